import type { Food } from '#domain/foods/food.ts';
import { levelWord } from '#domain/taste/level-word.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import { LevelBar } from '#ui/charts/level-bar.tsx';
import type { HueName } from '#ui/theme/palette.ts';
import { wordFor } from '#shared/words/word-for.ts';

/** Each taste has a hue of its own, wherever it is drawn. */
export const tasteHues: Readonly<Record<IntensityName, HueName>> = {
  sweet: 'hue.rose',
  salty: 'hue.slate',
  sour: 'hue.lime',
  bitter: 'hue.moss',
  umami: 'hue.bark',
  spicy: 'hue.chilli',
};

const MAX_LEVEL = 5;

/** 'Sweet': a taste as it is headed. */
export function tasteLabel(taste: IntensityName): string {
  return wordFor(`${taste.charAt(0).toUpperCase()}${taste.slice(1)}`);
}

interface TasteBarProps {
  readonly food: Pick<Food, 'intensities' | 'defaulted'>;
  readonly taste: IntensityName;
  /** The taste's name stands elsewhere, for example in the head of a row. */
  readonly hideLabel?: boolean;
}

/**
 * One taste of a food wherever it is shown: a bar of width value/5 in the taste's own hue, with word and number (spec 1 §9, taste
 * levels); hatched and called a 'typical value' when nobody stated it (R4).
 */
export function TasteBar({ food, taste, hideLabel = false }: TasteBarProps) {
  const value = food.intensities[taste];
  return (
    <LevelBar
      label={tasteLabel(taste)}
      hideLabel={hideLabel}
      value={value}
      max={MAX_LEVEL}
      word={wordFor(levelWord(value))}
      hue={tasteHues[taste]}
      isTypical={food.defaulted.includes(taste)}
    />
  );
}
