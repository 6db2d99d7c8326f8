import { expect, it } from 'vitest';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { radarWords } from './radar-words.ts';

const kimchi = { name: 'Kimchi', defaulted: ['rating'] } as const;
const natto = { name: 'Natto', defaulted: ['sweet', 'spicy', 'image'] } as const;
const suya = { name: 'Suya', defaulted: [...intensityNames] };

it('names the foods and what is typical of each (R4)', () => {
  expect(radarWords([kimchi, natto, suya])).toBe(
    'The tastes of Kimchi, Natto and Suya drawn on six axes; the table says the same in words and numbers. Of Natto these are typical values: sweet, spicy. Of Suya all levels are typical values.',
  );
  expect(radarWords([kimchi])).toBe(
    'The taste of Kimchi drawn on six axes; the table says the same in words and numbers.',
  );
});
