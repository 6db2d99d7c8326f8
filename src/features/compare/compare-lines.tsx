import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { comparedWords } from '#domain/foods/compared-words.ts';
import type { Food } from '#domain/foods/food.ts';
import { hasRealRating } from '#domain/foods/has-real-rating.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { MeasuredText } from '#shared/words/measured-text.tsx';
import { TasteBar, tasteLabel } from '#food-views/taste/taste-bar.tsx';
import { allergenWords } from '#food-views/safety/allergen-words.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { oneDecimal } from '#languages/figure.ts';
import { ComparedWordsCell } from './compared-words-cell.tsx';

/** A line of the comparison: what is compared, and what each food says to it. */
export interface CompareLine {
  readonly head: string;
  readonly renderCell: (food: Food) => ReactNode;
}

const wordKinds = [
  { head: t({ message: 'Flavours', context: 'head of a narrow line' }), wordsOf: (food: Food) => food.flavours },
  { head: t`Textures`, wordsOf: (food: Food) => food.textures },
  { head: t`Aromas`, wordsOf: (food: Food) => food.aromas },
] as const;

/** Every line in which foods are compared, the tastes first. */
export function compareLines(foods: readonly Food[]): readonly CompareLine[] {
  return [
    ...intensityNames.map((taste): CompareLine => ({
      head: tasteLabel(taste),
      renderCell: (food) => <TasteBar food={food} taste={taste} hideLabel />,
    })),
    ...wordKinds.map(({ head, wordsOf }): CompareLine => {
      const words = comparedWords(foods.map(wordsOf));
      return {
        head,
        renderCell: (food) => <ComparedWordsCell words={words[foods.indexOf(food)] ?? []} foods={foods.length} />,
      };
    }),
    { head: t`Origin`, renderCell: ({ origin }) => wordFor(origin) || t`Not stated` },
    {
      head: t`Served`,
      renderCell: ({ temperatureServed, defaulted }) =>
        defaulted.includes('temperatureServed') ? t`Not stated` : <MeasuredText text={wordFor(temperatureServed)} />,
    },
    { head: t`Allergens`, renderCell: sayAllergens },
    {
      head: t`Rating`,
      renderCell: (food) =>
        hasRealRating(food) ? t`${oneDecimal(food.rating)} of 5 (${food.reviewCount})` : t`Not rated yet`,
    },
  ];
}

/** Not stated is never 'none' (R5, R28). */
function sayAllergens(food: Food): string {
  return allergenWords(food)
    .map(({ words }) => words)
    .join('. ');
}
