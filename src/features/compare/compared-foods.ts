import type { FoodId } from '#domain/ids.ts';
import { readId } from '#domain/read-id.ts';
import { COMPARE_MOST } from '#food-views/compare-tray.ts';

/** The foods that an address names, each once, at most four. */
export function comparedFoods(parameters: URLSearchParams): readonly FoodId[] {
  const ids = (parameters.get('foods') ?? '').split(',').flatMap((text) => (readId(text) as FoodId | null) ?? []);
  return [...new Set(ids)].slice(0, COMPARE_MOST);
}
