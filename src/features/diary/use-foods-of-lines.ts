import { useMissingFoods } from '#food-views/offers/use-missing-foods.ts';
import type { DiaryLine } from '#replica/diary/diary-queries.ts';

/** Asks for the foods of these lines that the catalogue has and this device does not. */
export function useFoodsOfLines(lines: readonly DiaryLine[] | undefined): void {
  useMissingFoods(
    lines?.flatMap(({ entry }) => entry.foodId ?? []),
    lines?.flatMap(({ food }) => food ?? []),
  );
}
