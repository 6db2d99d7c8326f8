import { compareText } from '#prelude/compare-text.ts';
import { topOf } from '#prelude/top-of.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import type { Cuisine } from './ranking.ts';

const CUISINE_LIMIT = 16;

/** The origins that most foods have, each with its newest food, the largest first, equals by name, at most 16. */
export function cuisinesOf(foods: Iterable<TasteTraits>): readonly Cuisine[] {
  const cuisines = new Map<string, { readonly name: string; foods: number; newest: TasteTraits }>();
  for (const food of foods) {
    const known = cuisines.get(food.origin);
    if (known === undefined) cuisines.set(food.origin, { name: food.origin, foods: 1, newest: food });
    else {
      known.foods += 1;
      if (compareNewest(food, known.newest) < 0) known.newest = food;
    }
  }
  cuisines.delete('');
  return topOf(Array.from(cuisines.values(), ({ newest, ...cuisine }) => ({ ...cuisine, newest: newest.id })), {
    limit: CUISINE_LIMIT,
    compare: (one, other) => other.foods - one.foods || compareText(one.name, other.name),
  });
}

function compareNewest(one: TasteTraits, other: TasteTraits): number {
  return other.createdAt - one.createdAt || compareText(one.id, other.id);
}
