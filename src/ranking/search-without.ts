import { type DeniedInSearch, deniedInSearch } from '#domain/avoidance/denied-in-search.ts';
import { passesHealth } from '#domain/search/find-foods.ts';
import type { FoodIndex } from './food-index.ts';
import type { FindFoodsQuestion, FoundFoods, SearchHit } from './ranking.ts';

interface Searches {
  searchFoods(text: string): readonly SearchHit[];
  findFoods(question: FindFoodsQuestion): FoundFoods;
}

/** The searches of an index, in which 'peanut free' does not find what is named after peanuts (R29). */
export function searchWithout(index: Pick<FoodIndex, keyof Searches | 'food'>): Searches {
  const kept = (hits: readonly SearchHit[], denied: DeniedInSearch) => hits.filter(({ id }) => {
    const food = index.food(id);
    return food !== null && passesHealth(food, denied);
  });
  return {
    searchFoods(text) {
      const denied = deniedInSearch(text);
      return denied === null ? index.searchFoods(text) : kept(index.searchFoods(denied.rest), denied);
    },
    findFoods(asked) {
      const { question } = asked;
      const denied = deniedInSearch(question.text);
      if (denied === null) return index.findFoods(asked);
      const withoutAllergens = [...new Set([...question.withoutAllergens, ...denied.withoutAllergens])];
      return { ...index.findFoods({ ...asked, question: { ...question, text: denied.rest, withoutAllergens, diet: [...new Set([...question.diet, ...denied.diet])] } }), denied };
    },
  };
}
