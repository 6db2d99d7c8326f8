import { choosePartners, comparePartners, CONSIDERED } from '#domain/pairing/choose-partners.ts';
import { matchScale, matchTenths } from '#domain/pairing/pairing-match.ts';
import type { PairingQuestion, PairingSuggestion } from '#domain/pairing/pairing.ts';
import { partnerQuestion } from '#domain/pairing/partners/partner-evidence.ts';
import { cuisineGate, passesFilters } from '#domain/pairing/passes-filters.ts';
import { pairingLimit } from '#domain/pairing/taster-scales.ts';
import { evidenceFor, mayPartner, suggestionOf, weighPartner } from '#domain/pairing/weigh-partner.ts';
import { offeredAs, offerTo } from '#domain/safety/offer-to.ts';
import { type Offered, offerToAnyone } from '#domain/safety/offered.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { memoizeByObject } from '#prelude/timing/memoize-by-object.ts';
import { topOf } from '#prelude/top-of.ts';
import { contenders } from '#ranking/contenders.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';
import { pairingWeights } from './pairing-weights.ts';
import { addTableWorths, rowsWithEvidence, votesInCatalogue } from './partner-rows.ts';
import { scoreRows } from './score-rows.ts';

/**
 * The best pairings of a food, 8 or 12 (spec 2 §9, pairing results; R30, R31): exactly what `pairFoods` of the domain gives, but over columns. The
 * question becomes tables of weights, and passes over the columns score every row. Foods with evidence of records or members are weighed one by one;
 * of the others only the best.
 */
export function pairInCatalogue(catalogue: LayeredCatalogue, asked: PairingQuestion): Offered<PairingSuggestion> {
  const food = catalogue.get(asked.foodId);
  if (food === null) return offerToAnyone([]);
  const { style, profile, filters } = asked;
  const gate = cuisineGate(asked, food.origin);
  const passes = (candidate: TasteTraits) =>
    candidate.id !== asked.foodId && passesFilters(candidate, { filters, profile, gate });
  const scale = matchScale(food, asked);
  const votes = votesInCatalogue(catalogue, food);
  const question = partnerQuestion(food, { ...asked, votesFor: votes.votesFor });
  const { tastes } = catalogue.base.columns;
  const scores = scoreRows(tastes, pairingWeights({ food, style, profile, filters, columns: tastes }));
  const withEvidence = Array.from(rowsWithEvidence(catalogue, question, votes), (row) => {
    const evidence = evidenceFor(question, catalogue.base.foodAt(row));
    const points = scores[row] ?? 0;
    return {
      row,
      match:
        evidence !== null && mayPartner(evidence, { style, points }) ? matchTenths(scale, { ...evidence, points }) : 0,
    };
  });
  addTableWorths(catalogue.base, scores, { question, scale });
  for (const { row, match } of withEvidence) scores[row] = match;
  const weigh = memoizeByObject((candidate: TasteTraits) =>
    weighPartner({ food, candidate, style, profile, filters, question, scale }),
  );
  const found = contenders(catalogue, {
    scores,
    limit: CONSIDERED,
    needs: profile,
    passes: (candidate) => passes(candidate) && weigh(candidate) !== null,
  });
  const partners = topOf(
    found.flatMap((candidate) => weigh(candidate) ?? []),
    { limit: CONSIDERED, compare: comparePartners },
  );
  return offeredAs(
    offerTo(choosePartners(partners, pairingLimit(profile)), profile, ({ candidate }) => candidate),
    (partner) => suggestionOf(partner, scale),
  );
}
