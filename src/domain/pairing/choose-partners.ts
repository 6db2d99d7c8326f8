import type { Course } from '#domain/foods/course.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { compareByRating } from '#domain/foods/compare-by-rating.ts';
import { courseOf } from './course.ts';
import { isNearlySame } from './nearly-same.ts';
import type { PairingEvidence } from './pairing.ts';

/** From so many of the best partners the list is chosen. */
export const CONSIDERED = 48;
/** Of the partners that nobody stated, so many may be of one course, for every four. */
const OF_A_COURSE = 0.375;
/** Taste alone fills no list (R31): it ends where evidence ends. */
const IDEAS_AT_MOST = 2;

export interface Partner {
  readonly candidate: TasteTraits;
  /** Of `matchTenths`. */
  readonly match: number;
  readonly evidence: PairingEvidence;
}

/** Somebody says that the two are eaten together: a record of one of them, or members who had both. */
export function isStated({ tier }: Pick<PairingEvidence, 'tier'>): boolean {
  return tier === 'named' || tier === 'served' || tier === 'members';
}

/** The order of partners before they are chosen from. */
export function comparePartners(one: Partner, other: Partner): number {
  return other.match - one.match || compareByRating(one.candidate, other.candidate);
}

/**
 * Which of the best partners the list shows: those that a record or members state, then others that differ from each other in course and in taste.
 *
 * @param partners in the order of `comparePartners`
 */
export function choosePartners<P extends Partner>(partners: readonly P[], limit: number): readonly P[] {
  const chosen: P[] = [];
  const counts = new Map<Course | null, number>();
  const most = Math.ceil(limit * OF_A_COURSE);
  const put = (partner: P) => {
    const course = courseOf(partner.candidate);
    chosen.push(partner);
    counts.set(course, (counts.get(course) ?? 0) + 1);
  };
  const isNew = ({ candidate }: P) => !chosen.some((other) => isNearlySame(other.candidate, candidate));
  const late: P[] = [];
  let ideas = 0;
  for (const partner of partners) {
    if (chosen.length === limit) break;
    if (isStated(partner.evidence)) put(partner);
    else if (partner.evidence.tier === 'idea' && ideas === IDEAS_AT_MOST) continue;
    else if (!isNew(partner)) continue;
    else if ((counts.get(courseOf(partner.candidate)) ?? 0) >= most) late.push(partner);
    else {
      if (partner.evidence.tier === 'idea') ideas += 1;
      put(partner);
    }
  }
  for (const partner of late)
    if (chosen.length < limit && partner.evidence.tier !== 'idea' && isNew(partner)) put(partner);
  return chosen.toSorted(comparePartners);
}
