import { describe, expect, it } from 'vitest';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { mendTypos } from './mend-typos.ts';
import { questionGrammars } from './grammars/question-grammars.ts';

const words = [
  ...new Set(
    builtInFoods.flatMap(({ name, native_name, ingredients }) =>
      [name, native_name, ...(ingredients ?? [])].flatMap((one) => foldSearchText(one).split(' ')),
    ),
  ),
];

describe.each(['en', 'de'] as const)('words that are nearly right (%s)', (language) => {
  const { keywords } = questionGrammars[language].ordinary;

  it('are hardly ever mended where they name a food, or what is in one, such as French chocolate', () => {
    expect(words.length).toBeGreaterThan(800);
    const mended = words.filter((word) => mendTypos(word, keywords) !== word);
    expect(mended.length, mended.join(', ')).toBeLessThan(words.length / 500);
  });

  it.each(
    language === 'en'
      ? [
          ['cruncy snack', 'crunchy snack'],
          ['itlian dinner', 'italian dinner'],
          ['peanuts', 'peanuts'],
          ['cheese', 'cheese'],
          ['mustard', 'mustard'],
        ]
      : [
          ['knuspirg', 'knusprig'],
          ['vilen dank', 'vielen dank'],
          ['schmekt', 'schmeckt'],
          ['walnuss', 'walnuss'],
        ],
  )('“%s” is read as “%s”', (typed, meant) => {
    expect(mendTypos(typed, keywords)).toBe(meant);
  });
});
