import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { foldCase } from '#prelude/text/fold-case.ts';

/** Folded; '' for a default. */
export function statedTemperature({
  temperatureServed,
  defaulted,
}: Pick<TasteTraits, 'temperatureServed' | 'defaulted'>): string {
  return defaulted.includes('temperatureServed') ? '' : foldCase(temperatureServed);
}
