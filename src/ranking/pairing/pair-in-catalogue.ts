import { compareStanding } from '#domain/compare-standing.ts';
import type { PairingQuestion, PairingSuggestion } from '#domain/pairing/pairing.ts';
import { cuisineGate, passesFilters } from '#domain/pairing/passes-filters.ts';
import { scorePairing } from '#domain/pairing/score-pairing.ts';
import { pairingLimit } from '#domain/pairing/taster-scales.ts';
import { offeredAs, offerTo } from '#domain/safety/offer-to.ts';
import { type Offered, offerToAnyone } from '#domain/safety/offered.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { topOf } from '#prelude/top-of.ts';
import { contenders } from '#ranking/contenders.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';
import { pairingWeights } from './pairing-weights.ts';
import { scoreRows } from './score-rows.ts';

/**
 * The best pairings of a food, 8 or 12 (spec 2 §9, pairing results), as `pairFoods` of the domain gives them, result by result: a question
 * becomes a table of weights and one pass over the columns; only the best are looked at as foods, and explained by the domain's rule.
 */
export function pairInCatalogue(catalogue: LayeredCatalogue, question: PairingQuestion): Offered<PairingSuggestion> {
  const food = catalogue.get(question.foodId);
  if (food === null) return offerToAnyone([]);
  const { style, profile, filters } = question;
  const limit = pairingLimit(profile);
  const gate = cuisineGate(question, food.origin);
  const passes = (candidate: TasteTraits) => candidate.id !== question.foodId && passesFilters(candidate, { filters, profile, gate });
  const { tastes } = catalogue.base.columns;
  const scores = scoreRows(tastes, pairingWeights({ food, style, profile, filters, columns: tastes }));
  const scored = contenders(catalogue, { scores, limit, needs: profile, passes }).filter(passes).map((candidate) => ({ candidate, ...scorePairing({ food, candidate, style, profile, filters }) })).filter(({ score }) => score > 0);
  const best = topOf(scored, { limit, compare: (one, other) => other.score - one.score || compareStanding(one.candidate, other.candidate) });
  return offeredAs(offerTo(best, profile, ({ candidate }) => candidate), ({ candidate: { id }, score, confidence, explanation }) => ({ id, score, confidence, explanation }));
}
