import { defaultIntensities, displayDefaults } from './display-defaults.ts';
import type { DefaultedPart, Food } from './food.ts';
import type { Columns } from './read-columns.ts';
import { tasteLevel } from './taste-level.ts';
import { intensityNames, type IntensityName } from './taste-vocabulary.ts';

type TasteParts = Pick<
  Food,
  | 'flavours' | 'textures' | 'aromas' | 'aftertaste' | 'mouthfeel' | 'similarFoods' | 'summary' | 'culturalContext'
  | 'intensities' | 'temperatureServed' | 'cookingMethods' | 'flavourIntensity' | 'umamiLevel'
>;

/** The taste of a food from its columns (spec 1 §3): the profile first, the older columns beside it where it is silent. */
export function decodeTaste(columns: Columns, defaulted: DefaultedPart[]): TasteParts {
  const profile = columns.nested('taste_profile');
  const measured = columns.nested('taste_intensity');
  const either = (inProfile: readonly string[], beside: string): readonly string[] => {
    const list = profile.list(...inProfile);
    return list.length > 0 ? list : columns.list(beside);
  };
  const temperatureServed = measured.text('temperature_served');
  if (temperatureServed === '') defaulted.push('temperatureServed');
  return {
    flavours: either(['flavor', 'flavors'], 'taste'),
    textures: either(['texture', 'textures'], 'texture'),
    aromas: either(['aroma', 'aromas'], 'aroma'),
    aftertaste: profile.text('aftertaste'),
    mouthfeel: profile.text('mouthfeel') || columns.text('mouthfeel_notes'),
    similarFoods: either(['similar_foods', 'similar_to'], 'similar_to'),
    summary: profile.text('ai_generated_summary') || columns.text('ai_description'),
    culturalContext: profile.text('cultural_context'),
    intensities: decodeIntensities({ measured, umamiLevel: statedLevel(columns, 'umami_level') }, defaulted),
    temperatureServed: temperatureServed || displayDefaults.temperatureServed,
    cookingMethods: measured.list('cooking_methods'),
    flavourIntensity: statedLevel(columns, 'flavor_intensity'),
    umamiLevel: statedLevel(columns, 'umami_level') ?? tasteLevel(measured.number('umami')),
  };
}

function decodeIntensities(
  { measured, umamiLevel }: { readonly measured: Columns; readonly umamiLevel: number | null },
  defaulted: DefaultedPart[],
): Record<IntensityName, number> {
  const intensities = { ...defaultIntensities };
  for (const name of intensityNames) {
    const stated = tasteLevel(measured.number(name)) ?? (name === 'umami' ? umamiLevel : null);
    if (stated === null) defaulted.push(name);
    else intensities[name] = stated;
  }
  return intensities;
}

/** A number column of the server cannot hold null: its 0 means 'not stated'. */
function statedLevel(columns: Columns, name: string): number | null {
  return tasteLevel(columns.number(name) || null);
}
