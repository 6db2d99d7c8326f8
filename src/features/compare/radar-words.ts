import { plural, t } from '@lingui/core/macro';
import type { Food } from '#domain/foods/food.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { listed } from '#languages/listed.ts';

/** What the radar shows, for whoever does not see it: whose shapes they are, and which of their corners nobody stated (R4). */
export function radarWords(foods: readonly Pick<Food, 'name' | 'defaulted'>[]): string {
  const shapes = t`${plural(foods.length, { one: 'The taste', other: 'The tastes' })} of ${listed(foods.map(({ name }) => name))} drawn on six axes; the table says the same in words and numbers.`;
  return [shapes, ...foods.flatMap(typicalWords)].join(' ');
}

function typicalWords({ name, defaulted }: Pick<Food, 'name' | 'defaulted'>): string[] {
  const typical = intensityNames.filter((taste) => defaulted.includes(taste));
  if (typical.length === 0) return [];
  return [
    typical.length === intensityNames.length
      ? t`Of ${name} all levels are typical values.`
      : t`Of ${name} these are typical values: ${typical.map(wordFor).join(', ')}.`,
  ];
}
