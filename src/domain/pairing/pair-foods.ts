import { topOf } from '#prelude/top-of.ts';
import { offeredAs, offerTo } from '#domain/safety/offer-to.ts';
import { type Offered, offerToAnyone } from '#domain/safety/offered.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { choosePartners, comparePartners, CONSIDERED } from './choose-partners.ts';
import { matchScale } from './pairing-match.ts';
import { cuisineGate, passesFilters } from './passes-filters.ts';
import type { PairingQuestion, PairingSuggestion } from './pairing.ts';
import { partnerQuestion } from './partners/partner-evidence.ts';
import { VoteCount } from './partners/vote-count.ts';
import { pairingLimit } from './taster-scales.ts';
import { suggestionOf, type WeighedPartner, weighPartner } from './weigh-partner.ts';

/**
 * The best pairings of a food, at most 8 or 12 (spec 2 §9, pairing results; R30, R31). This is the plain rule over objects; tests hold the ranking
 * worker's fast pass over columns to it. Evidence decides who may be a partner, the style's points decide the order, and no two of the list are nearly
 * the same. Equals stand by rating.
 *
 * @returns [] when the food is not among `foods`, or when nothing speaks for any other
 */
export function pairFoods(foods: readonly TasteTraits[], asked: PairingQuestion): Offered<PairingSuggestion> {
  const food = foods.find(({ id }) => id === asked.foodId);
  if (food === undefined) return offerToAnyone([]);
  const votes = new VoteCount(food);
  for (const other of foods) if (other.id !== food.id) votes.addFood(other);
  const scale = matchScale(food, asked);
  const question = partnerQuestion(food, { ...asked, votesFor: votes.votesFor });
  const partners = topOf(
    weighed(foods, (candidate) => weighPartner({ ...asked, food, candidate, question, scale }), { ...asked, food }),
    { limit: CONSIDERED, compare: comparePartners },
  );
  return offeredAs(
    offerTo(choosePartners(partners, pairingLimit(asked.profile)), asked.profile, ({ candidate }) => candidate),
    (partner) => suggestionOf(partner, scale),
  );
}

function* weighed(
  foods: readonly TasteTraits[],
  weigh: (candidate: TasteTraits) => WeighedPartner | null,
  { food, profile, filters }: PairingQuestion & { readonly food: TasteTraits },
): Generator<WeighedPartner> {
  const gate = cuisineGate({ filters, profile }, food.origin);
  for (const candidate of foods) {
    if (candidate.id === food.id || !passesFilters(candidate, { filters, profile, gate })) continue;
    const partner = weigh(candidate);
    if (partner !== null) yield partner;
  }
}
