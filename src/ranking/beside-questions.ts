import { namedKeys } from '#domain/pairing/partners/partner-mentions.ts';
import type { PairingQuestion, PairingSuggestion } from '#domain/pairing/pairing.ts';
import type { Offered } from '#domain/safety/offered.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { dislikedLast } from './disliked-last.ts';
import { type FoodIndex, idOf } from './food-index.ts';
import { pairInCatalogue } from './pairing/pair-in-catalogue.ts';
import { similarInCatalogue } from './questions/similar-in-catalogue.ts';
import type { OfferBeside } from './question-shapes.ts';

/** Of the questions that the catalogue alone answers those about the foods beside one: what goes with it, and what is like it. */
export function besideQuestions(index: FoodIndex) {
  const { catalogue } = index;
  return {
    /** Pairings of a food, 8 or 12; [] for a food that is not on the device (spec 2 §9, pairing results). */
    pairings: (question: PairingQuestion): Offered<PairingSuggestion> =>
      dislikedLast(pairInCatalogue(catalogue, question), question.disliked ?? [], ({ id }) => index.food(id)),

    /** At most 4 foods like this one, best first: those of these names before others (spec 1 §9). */
    similarFoods({ names = [], ...beside }: OfferBeside & { readonly names?: readonly string[] }): Offered<FoodId> {
      const origin = names.length === 0 ? '' : (index.food(beside.foodId)?.origin ?? '');
      const named = names.flatMap((name) => namedKeys(name, origin)).flatMap((name) => index.called(name));
      return dislikedLast(
        similarInCatalogue(catalogue, { ...beside, named: new Set(named.map(idOf)) }),
        beside.taster.disliked ?? [],
        (id) => index.food(id),
      );
    },
  };
}
