import { type Decoded, refused, valid } from '#domain/values/decoded.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import { type FoodPair, pairVerdicts, type PairVerdict } from './pair-vote.ts';

/** How many members said what of a pair that they had together (R31). */
export type VerdictCounts = Readonly<Record<PairVerdict, number>>;

/** From so many votes on they count; the server tells of no fewer. */
const PAIR_VOTES_COUNT_FROM = 5;

/** Counts, seen from one food of the pair. */
export interface PartnerVotes extends VerdictCounts {
  readonly partner: FoodId;
}

/** A row of `pair_sums`; refused without two foods, or with fewer votes than count. */
export function decodePairSum(value: unknown): Decoded<FoodPair & VerdictCounts> {
  const columns = readColumns(value);
  const [one, other] = [readId(columns?.value('one')), readId(columns?.value('other'))] as [
    FoodId | null,
    FoodId | null,
  ];
  if (columns === null || one === null || other === null || one === other)
    return refused('A pair must have two foods.');
  const count = (name: PairVerdict) => Math.max(0, Math.floor(columns.number(name) ?? 0));
  const counts: VerdictCounts = { great: count('great'), fine: count('fine'), clash: count('clash') };
  if (votesIn(counts) < PAIR_VOTES_COUNT_FROM) return refused('Too few votes to count.');
  return valid({ one, other, ...counts });
}

/** A row of `pair_sums` as it is seen from one food; null for one that is refused, or of other foods. */
export function votesOfPair(row: unknown, food: FoodId): PartnerVotes | null {
  const sum = decodePairSum(row);
  if (sum.kind === 'refused') return null;
  const { one, other, great, fine, clash } = sum.value;
  if (one !== food && other !== food) return null;
  return { partner: one === food ? other : one, great, fine, clash };
}

/** So many made-up votes, halfway between good and bad, are added to the members': thus five real votes are a hint, and fifty a judgement. */
const DOUBT = 4;
const weights: VerdictCounts = { great: 1, fine: 0.6, clash: 0 };

/** How well members liked a pair, 0-1; 0.5 is neither. */
export function approval(counts: VerdictCounts): number {
  return (
    (pairVerdicts.reduce((sum, verdict) => sum + counts[verdict] * weights[verdict], 0) + DOUBT / 2) /
    (votesIn(counts) + DOUBT)
  );
}

function votesIn(counts: VerdictCounts): number {
  return pairVerdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
}
