import { topOf } from '#prelude/top-of.ts';
import { compareStanding } from '#domain/compare-standing.ts';
import { offeredAs, offerTo } from '#domain/safety/offer-to.ts';
import { type Offered, offerToAnyone } from '#domain/safety/offered.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { cuisineGate, passesFilters } from './passes-filters.ts';
import type { PairingQuestion, PairingSuggestion } from './pairing.ts';
import { type PairingScore, scorePairing } from './score-pairing.ts';
import { pairingLimit } from './taster-scales.ts';

/**
 * The best pairings of a food, 8 or 12 (spec 2 §9, pairing results), by plain means: the rule to which the ranking worker's pass over
 * columns is held. Ties by standing.
 *
 * @returns [] when the food is not among `foods`, or when nothing scores above 0
 */
export function pairFoods(foods: readonly TasteTraits[], question: PairingQuestion): Offered<PairingSuggestion> {
  const food = foods.find(({ id }) => id === question.foodId);
  if (food === undefined) return offerToAnyone([]);
  const best = topOf(scoredCandidates(foods, { ...question, food }), {
    limit: pairingLimit(question.profile),
    compare: (one, other) => other.score - one.score || compareStanding(one.candidate, other.candidate),
  });
  return offeredAs(offerTo(best, question.profile, ({ candidate }) => candidate), ({ candidate: { id }, score, confidence, explanation }) => ({ id, score, confidence, explanation }));
}

function* scoredCandidates(
  foods: readonly TasteTraits[],
  { food, style, profile, filters }: PairingQuestion & { readonly food: TasteTraits },
): Generator<PairingScore & { readonly candidate: TasteTraits }> {
  const gate = cuisineGate({ filters, profile }, food.origin);
  for (const candidate of foods) {
    if (candidate.id === food.id || !passesFilters(candidate, { filters, profile, gate })) continue;
    const scored = scorePairing({ food, candidate, style, profile, filters });
    if (scored.score > 0) yield { ...scored, candidate };
  }
}
