import type { TasteTraits } from './taste-traits.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';

/** Both ends are included; each 0-5. */
export interface LevelRange {
  readonly from: number;
  readonly to: number;
}

/** A range that leaves nothing out lets unknown levels through. */
export function isWithin(
  food: Pick<TasteTraits, 'intensities' | 'defaulted'>,
  name: IntensityName,
  { from, to }: LevelRange,
): boolean {
  if (from <= 0 && to >= 5) return true;
  const level = food.intensities[name];
  return !food.defaulted.includes(name) && level >= from && level <= to;
}
