import type { FoodId } from '#domain/values/ids/ids.ts';
import { comparableIds } from '#food-views/compare/compare-tray.ts';

/** The foods that an address names, each once, at most four. */
export function comparedFoods(parameters: URLSearchParams): readonly FoodId[] {
  return comparableIds((parameters.get('foods') ?? '').split(','));
}
