import { type DeniedInSearch, deniedInSearch } from '#domain/avoidance/denied-in-search.ts';
import { everyFood, type FoodQuestion } from '#domain/search/food-question.ts';
import { DROPDOWN_LIMIT, type FoodIndex, hitOf } from './food-index.ts';
import type { FindFoodsQuestion, FoundFoods, FoundHits, QuickQuestion } from './question-shapes.ts';

const anybody = { taster: { memberId: null, profile: null }, uploaders: [] };

/** The searches of an index, in which 'peanut free' does not find what is named after peanuts (R29). */
export function searchQuestions(index: Pick<FoodIndex, 'hits' | 'matches' | 'food'>) {
  return {
    /** The search dropdown: at most 8, best first, near spellings after exact ones (spec 2 §9, search dropdown); nothing for a blank question. */
    searchFoods(question: QuickQuestion): FoundHits {
      const denied = deniedIn(question);
      if (denied === null) return { hits: index.hits(question.text) };
      if (denied.withoutAllergens.length + denied.diet.length === 0) return { hits: index.hits(denied.rest), denied };
      const { ids } = index.matches({
        ...anybody,
        question: { ...everyFood, ...leftOf(denied) },
        limit: DROPDOWN_LIMIT,
      });
      const foods = ids.flatMap((id) => index.food(id) ?? []);
      return { hits: foods.map((food) => hitOf(food, false)), denied };
    },

    /** Advanced search (spec 2 §2.11). */
    findFoods: (asked: FindFoodsQuestion): FoundFoods => findFoods(index, asked),

    /** How many foods `findFoods` finds in all. */
    countFoods: (asked: Omit<FindFoodsQuestion, 'limit'>): number => findFoods(index, { ...asked, limit: 1 }).total,
  };
}

function findFoods(index: Pick<FoodIndex, 'matches'>, asked: FindFoodsQuestion): FoundFoods {
  const { question } = asked;
  const denied = deniedInSearch(question.text);
  if (denied === null) return index.matches(asked);
  return { ...index.matches({ ...asked, question: { ...question, ...leftOf(together(question, denied)) } }), denied };
}

/** What the words of a question leave out, and what it came with. */
function deniedIn(question: QuickQuestion): DeniedInSearch | null {
  const denied = deniedInSearch(question.text);
  if (denied === null && question.withoutAllergens.length + question.diet.length === 0) return null;
  return together(
    question,
    denied ?? { rest: question.text, withoutAllergens: [], diet: [], unstated: [], unknown: [] },
  );
}

function together(
  { withoutAllergens, diet }: Pick<FoodQuestion, 'withoutAllergens' | 'diet'>,
  denied: DeniedInSearch,
): DeniedInSearch {
  return {
    ...denied,
    withoutAllergens: [...new Set([...withoutAllergens, ...denied.withoutAllergens])],
    diet: [...new Set([...diet, ...denied.diet])],
  };
}

function leftOf({ rest, withoutAllergens, diet }: DeniedInSearch): QuickQuestion {
  return { text: rest, withoutAllergens, diet };
}
