import { type TasteTraits, tasteTraitsOf } from '#domain/foods/taste-traits.ts';
import type { TastedPart, Tasting } from '#domain/tasting/tasting.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';

/**
 * A food as its taster's stars are learned from (R32, R33): each level that the member told lies halfway between that and what is stated, for other foods are
 * judged by what is stated; words that did not fit are gone. What was not told stays as it is stated.
 */
export function asTasted(food: TasteTraits, tasting: Tasting): TasteTraits {
  const { levels } = tasting;
  // Field by field: those of a row of the columns are getters, which no spread takes along.
  const stated = tasteTraitsOf(food);
  const intensities = { ...stated.intensities };
  for (const name of intensityNames) {
    const { [name]: told } = levels;
    if (told !== undefined) intensities[name] = stated.defaulted.includes(name) ? told : (told + intensities[name]) / 2;
  }
  return {
    ...stated,
    intensities,
    defaulted: stated.defaulted.filter((part) => !intensityNames.some((name) => name === part && name in levels)),
    flavours: fitting(stated, tasting, 'flavours'),
    textures: fitting(stated, tasting, 'textures'),
    aromas: fitting(stated, tasting, 'aromas'),
  };
}

function fitting(food: TasteTraits, { words }: Tasting, part: TastedPart): readonly string[] {
  const wrong = words.filter((said) => said.part === part && !said.agrees).map(({ word }) => word);
  return food[part].filter((word) => !wrong.includes(word));
}
