import type { AssistantCatalogue, AssistantTaster } from '#domain/assistant/assistant-catalogue.ts';
import type { Food } from '#domain/food.ts';
import type { FoodId } from '#domain/ids.ts';
import { noPairingFilters } from '#domain/pairing/pairing.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import type { FoodIndex } from './food-index.ts';

/** Enough to choose among equals. */
const FOUND = 60;

interface IndexedCatalogue {
  readonly index: FoodIndex;
  readonly taster: AssistantTaster;
  /** Everything stated of some foods. */
  readonly details: ReadonlyMap<FoodId, Food>;
}

/** The ranking worker's index as the built-in assistant asks it. */
export function indexAsCatalogue({ index, taster, details }: IndexedCatalogue): AssistantCatalogue {
  const foodsOf = (ids: readonly FoodId[]) => ids.flatMap((id): TasteTraits[] => {
    const food = index.food(id);
    return food === null ? [] : [food];
  });
  const withFood = <Part extends { readonly id: FoodId }>(parts: readonly Part[]) => parts.flatMap((part) => foodsOf([part.id]).map((food) => ({ ...part, food })));
  return {
    search: (text) => foodsOf(index.searchFoods(text).map(({ id }) => id)),
    find: (question) => foodsOf(index.findFoods({ question, taster, uploaders: [], limit: FOUND }).ids),
    pairings: (foodId) =>
      withFood(index.pairings({ foodId, style: 'complement', profile: taster.profile, filters: noPairingFilters })).map(({ food, explanation }) => ({ food, reasons: explanation.reasons })),
    similar: (id) => foodsOf(index.similarFoods({ foodId: id, taster })),
    recommended: () => withFood(index.recommendations(taster)),
    cuisines: () => index.cuisines().map(({ name }) => name),
    get: (id) => index.food(id),
    details: (id) => details.get(id) ?? null,
  };
}
