import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { NOT_STATED } from './taste-columns.ts';

/** The six levels in tenths, `NOT_STATED` for a default. */
export function statedLevels({
  intensities,
  defaulted,
}: Pick<TasteTraits, 'intensities' | 'defaulted'>): readonly number[] {
  return intensityNames.map((name) => (defaulted.includes(name) ? NOT_STATED : Math.round(intensities[name] * 10)));
}
