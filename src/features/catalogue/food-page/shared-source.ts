import type { Food } from '#domain/foods/food.ts';
import { TASTERS_TO_MEASURE } from '#domain/foods/effective-taste.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { Tastings } from '#domain/tasting/decode-tastings.ts';

/**
 * How many tasted so far, where all six tastes are stated, none is measured and as many tasted each: that is said once and not six times. null: each
 * taste tells its own source (R4, R32).
 */
export function sharedSource(stated: Food['stated'], { everyone, professionals }: Tastings): number | null {
  const [tasters = 0, ...others] = new Set(intensityNames.map((taste) => everyone.levels[taste]?.[0] ?? 0));
  const areAllStated = intensityNames.every((taste) => stated[taste] !== undefined);
  const areProfessionalsTold = intensityNames.some((taste) => professionals.levels[taste] !== undefined);
  const isShared = areAllStated && !areProfessionalsTold && others.length === 0 && tasters < TASTERS_TO_MEASURE;
  return isShared ? tasters : null;
}
