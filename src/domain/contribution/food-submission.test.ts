import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDescriptor, answerDiet, emptySubmission, submissionFromFood } from './food-submission.ts';
import { aFood } from '#domain/testing/a-food.ts';

describe('emptySubmission', () => {
  it('starts with difficulty not stated (R42) and nut_free on, to be confirmed (spec 1 §5, R5)', () => {
    expect(emptySubmission()).toMatchObject({ name: '', difficulty: null, allergens: null, nutFreeConfirmed: false });
    expect(emptySubmission().diet).toMatchObject({ nut_free: true, vegan: null, gluten_free: null });
  });
});

describe('addDescriptor (spec 1 §5: trimmed, never added twice)', () => {
  it.each([
    [['rich'], ' smoky ', ['rich', 'smoky']],
    [['rich'], 'RICH', ['rich']],
    [['rich'], '   ', ['rich']],
    [['crème'], 'CRE\u0300ME', ['crème']],
    [[], 'slightly\n  sweet', ['slightly sweet']],
  ])('%j and %j make %j', (list, text, expected) => {
    expect(addDescriptor(list, text)).toEqual(expected);
  });

  it('adds anything once at most', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.string({ unit: 'grapheme' }), (list, text) => {
        const once = addDescriptor(list, text);
        expect(addDescriptor(once, ` ${text} `)).toBe(once);
      }),
    );
  });
});

describe('submissionFromFood', () => {
  it('leaves every default empty, so that saving makes no claim of it (R4)', () => {
    expect(submissionFromFood(aFood({ defaulted: aFood().defaulted }))).toMatchObject({
      name: 'Miso soup',
      temperatureServed: '',
      seasonalAvailability: [],
      difficulty: null,
      flavourIntensity: null,
      allergens: null,
      intensities: { sweet: null, salty: null, sour: null, bitter: null, umami: null, spicy: null },
    });
  });

  it('does not show a nut_free that was never stated as on (R5)', () => {
    expect(submissionFromFood(aFood())).toMatchObject({ diet: { nut_free: null }, nutFreeConfirmed: true });
  });
});

describe('answerDiet', () => {
  it('confirms nut_free only by an answer about nuts (R5)', () => {
    expect(answerDiet(emptySubmission(), { flag: 'vegan', answer: true }).nutFreeConfirmed).toBe(false);
    expect(answerDiet(emptySubmission(), { flag: 'nut_free', answer: null }).nutFreeConfirmed).toBe(true);
  });
});
