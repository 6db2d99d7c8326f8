import type { VerdictCounts } from '#domain/pairing/pair-sum.ts';
import { type PairVerdict, pairVerdicts } from '#domain/pairing/pair-vote.ts';

/** '12 great, 1 clash': what nobody said is left out. */
export function saidOfBoth(votes: VerdictCounts, names: Readonly<Record<PairVerdict, string>>): string {
  return pairVerdicts
    .filter((verdict) => votes[verdict] > 0)
    .map((verdict) => `${votes[verdict]} ${names[verdict]}`)
    .join(', ');
}
