import { type AssistantCatalogue, type AssistantTaster, FOUND } from '#domain/assistant/assistant-catalogue.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { PartnerVotes } from '#domain/pairing/pair-sum.ts';
import { noPairingFilters } from '#domain/pairing/pairing.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { catalogueQuestions } from './catalogue-questions.ts';
import type { FoodIndex } from './food-index.ts';

interface IndexedCatalogue {
  readonly index: FoodIndex;
  readonly taster: AssistantTaster;
  /** Everything stated of some foods. */
  readonly details: ReadonlyMap<FoodId, Food>;
  /** What members said of some foods with others, from five votes on (R31). */
  readonly votes?: ReadonlyMap<FoodId, readonly PartnerVotes[]>;
}

/** The ranking worker's index as the built-in assistant asks it. */
export function indexAsCatalogue({ index, taster, details, votes = new Map() }: IndexedCatalogue): AssistantCatalogue {
  const questions = catalogueQuestions(index);
  const foodsOf = (ids: readonly FoodId[]) =>
    ids.flatMap((id): TasteTraits[] => {
      const food = index.food(id);
      return food === null ? [] : [food];
    });
  const withFood = <Part extends { readonly id: FoodId }>(parts: readonly Part[]) =>
    parts.flatMap((part) => foodsOf([part.id]).map((food) => ({ ...part, food })));
  return {
    search: (text) => foodsOf(index.hits(text).map(({ id }) => id)),
    find(question, sieve) {
      if (sieve === undefined) return foodsOf(index.matches({ question, taster, uploaders: [], limit: FOUND }).ids);
      const passed: TasteTraits[] = [];
      // A row becomes a food only when it is looked at, and no more are than are wanted.
      for (const id of index.matches({ question, taster, uploaders: [], limit: Number.MAX_SAFE_INTEGER }).ids) {
        const food = index.food(id);
        if (food !== null && sieve.passes(food)) passed.push(food);
        if (passed.length >= sieve.limit) break;
      }
      return passed;
    },
    pairings: (foodId) =>
      withFood(
        questions.pairings({
          foodId,
          style: 'complement',
          profile: taster.profile,
          filters: noPairingFilters,
          memberVotes: votes.get(foodId) ?? [],
        }),
      ).map(({ food, explanation: { reasons }, evidence }) => ({ food, reasons, evidence })),
    similar: (id) =>
      foodsOf(questions.similarFoods({ foodId: id, taster, names: details.get(id)?.similarFoods ?? [] })),
    recommended: () => withFood(questions.recommendations(taster)),
    cuisines: () => questions.cuisines().map(({ name }) => name),
    get: (id) => index.food(id),
    details: (id) => details.get(id) ?? null,
  };
}
