import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { compareByRating } from '#domain/foods/compare-by-rating.ts';
import { courseOf } from './course.ts';
import { isNearlySame } from './nearly-same.ts';
import type { PairingEvidence } from './pairing.ts';

/** From so many of the best partners the list is chosen. */
export const CONSIDERED = 48;
/** Of the partners that nobody stated, so many may be of one course, for every four. */
const OF_A_COURSE = 0.5;
/** Taste alone fills no list (R31): it ends where evidence ends. */
const IDEAS_AT_MOST = 2;
/** So many pairs of a list may be nearly the same, and only where each of the two is stated: red wine and white. */
const STATED_DOUBLES_AT_MOST = 2;

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
  const chosen = new Chosen<P>(Math.ceil(limit * OF_A_COURSE));
  const late: P[] = [];
  for (const partner of partners) {
    if (chosen.size === limit) break;
    if (isStated(partner.evidence)) chosen.putStated(partner);
    else if (chosen.isFull(partner)) late.push(partner);
    else chosen.putNew(partner);
  }
  for (const partner of late) if (chosen.size < limit && partner.evidence.tier !== 'idea') chosen.putNew(partner);
  return chosen.inOrder();
}

/** The partners that a list holds so far. */
class Chosen<P extends Partner> {
  readonly #ofACourse: number;
  #partners: readonly P[] = [];
  #statedDoubles = 0;

  /** @param ofACourse so many that nobody stated may join one course */
  constructor(ofACourse: number) {
    this.#ofACourse = ofACourse;
  }

  get size(): number {
    return this.#partners.length;
  }

  /** Whether enough of its course are there. */
  isFull({ candidate }: P): boolean {
    const course = courseOf(candidate);
    return this.#partners.filter((other) => courseOf(other.candidate) === course).length >= this.#ofACourse;
  }

  /** What is stated takes the place of what is nearly the same and that nobody stated. */
  putStated(partner: P): void {
    const doubles = this.#nearlySame(partner);
    const stated = doubles.filter(({ evidence }) => isStated(evidence)).length;
    if (this.#statedDoubles + stated > STATED_DOUBLES_AT_MOST) return;
    this.#statedDoubles += stated;
    this.#partners = [
      ...this.#partners.filter((other) => isStated(other.evidence) || !doubles.includes(other)),
      partner,
    ];
  }

  putNew(partner: P): void {
    const { tier } = partner.evidence;
    if (tier === 'idea' && this.#partners.filter(({ evidence }) => evidence.tier === 'idea').length >= IDEAS_AT_MOST)
      return;
    if (this.#nearlySame(partner).length === 0) this.#partners = [...this.#partners, partner];
  }

  inOrder(): readonly P[] {
    return this.#partners.toSorted(comparePartners);
  }

  #nearlySame({ candidate }: P): readonly P[] {
    return this.#partners.filter((other) => isNearlySame(other.candidate, candidate));
  }
}
