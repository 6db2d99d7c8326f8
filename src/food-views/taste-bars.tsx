import { chakra } from '@chakra-ui/react/styled-system';
import type { Food } from '#domain/food.ts';
import { levelWord } from '#domain/level-word.ts';
import { intensityNames, type IntensityName } from '#domain/taste-vocabulary.ts';
import { LevelBar } from '#ui/level-bar.tsx';
import type { HueName } from '#ui/theme/palette.ts';

const hues: Readonly<Record<IntensityName, HueName>> = {
  sweet: 'hue.rose',
  salty: 'hue.slate',
  sour: 'hue.lime',
  bitter: 'hue.moss',
  umami: 'hue.bark',
  spicy: 'hue.chilli',
};

const MAX_LEVEL = 5;

/** The six tastes as bars with words and values (spec 1 §9, taste levels); what nobody stated is hatched, a 'typical value' (R4). */
export function TasteBars({ food }: { readonly food: Pick<Food, 'intensities' | 'defaulted'> }) {
  return (
    <chakra.ul display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} columnGap="8" rowGap="4">
      {intensityNames.map((name) => (
        <li key={name}>
          <LevelBar
            label={`${name.charAt(0).toUpperCase()}${name.slice(1)}`}
            value={food.intensities[name]}
            max={MAX_LEVEL}
            word={levelWord(food.intensities[name])}
            hue={hues[name]}
            isTypical={food.defaulted.includes(name)}
          />
        </li>
      ))}
    </chakra.ul>
  );
}
