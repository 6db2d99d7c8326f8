import { defaultIntensities, displayDefaults } from '#domain/foods/display-defaults.ts';
import type { DefaultedPart, Food } from '#domain/foods/food.ts';
import type { Columns } from '#domain/values/read-columns.ts';
import { tasteLevel } from '#domain/taste/taste-level.ts';
import { effectiveTaste } from '#domain/foods/effective-taste.ts';
import { intensityNames, type IntensityName } from '#domain/taste/taste-vocabulary.ts';

type TasteParts = Pick<
  Food,
  | 'flavours'
  | 'textures'
  | 'aromas'
  | 'aftertaste'
  | 'mouthfeel'
  | 'similarFoods'
  | 'summary'
  | 'culturalContext'
  | 'intensities'
  | 'stated'
  | 'temperatureServed'
  | 'cookingMethods'
  | 'flavourIntensity'
  | 'umamiLevel'
>;

/** The taste of a food from its columns (spec 1 §3): the profile first, the older columns beside it where it is silent. */
export function decodeTaste(columns: Columns, defaulted: DefaultedPart[]): TasteParts {
  const profile = columns.nested('taste_profile');
  const intensity = columns.nested('taste_intensity');
  const either = (inProfile: readonly string[], beside: string): readonly string[] => {
    const list = profile.list(...inProfile);
    return list.length > 0 ? list : columns.list(beside);
  };
  const temperatureServed = intensity.text('temperature_served');
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
    ...decodeIntensities(columns, defaulted),
    temperatureServed: temperatureServed || displayDefaults.temperatureServed,
    cookingMethods: intensity.list('cooking_methods'),
    flavourIntensity: statedLevel(columns, 'flavor_intensity'),
    umamiLevel: statedLevel(columns, 'umami_level') ?? tasteLevel(intensity.number('umami')),
  };
}

function decodeIntensities(columns: Columns, defaulted: DefaultedPart[]): Pick<Food, 'intensities' | 'stated'> {
  const intensity = columns.nested('taste_intensity');
  // Nearly every food has none, and a whole catalogue is read at once.
  const measured =
    columns.value('tastings') === null ? null : columns.nested('tastings').nested('everyone').nested('levels');
  const intensities = { ...defaultIntensities };
  const stated: Partial<Record<IntensityName, number>> = {};
  for (const name of intensityNames) {
    const level = tasteLevel(intensity.number(name)) ?? (name === 'umami' ? statedLevel(columns, 'umami_level') : null);
    if (level !== null) stated[name] = level;
    const effective = effectiveTaste(level, measured?.value(name));
    if (effective === null) defaulted.push(name);
    else intensities[name] = effective;
  }
  return { intensities, stated };
}

/** A number column of the server cannot hold null: its 0 means 'not stated'. */
function statedLevel(columns: Columns, name: string): number | null {
  return tasteLevel(columns.number(name) || null);
}
