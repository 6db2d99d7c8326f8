import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allergenWords, dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { parametersOf, questionIn } from './use-quick-question.ts';

describe('the address of the quick search', () => {
  it('keeps the text and what is left out, so that the way back leaves it out as well (R29)', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.subarray([...allergenWords]),
        fc.subarray([...dietaryFlagNames]),
        (text, withoutAllergens, diet) => {
          const question = { text: text.trim(), withoutAllergens, diet };
          expect(questionIn(new URLSearchParams(`${parametersOf(question)}`))).toEqual(question);
        },
      ),
    );
  });

  it('is empty where nothing is asked for, and holds no allergen that there is not', () => {
    expect(`${parametersOf({ text: '  ', withoutAllergens: [], diet: [] })}`).toBe('');
    expect(questionIn(new URLSearchParams('without=stones&diet=none'))).toEqual({
      text: '',
      withoutAllergens: [],
      diet: [],
    });
  });
});
