import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePhotoReading, decodeServedAnswer, decodeServedDishes } from './decode-served.ts';

const foods = [{ id: 'ramen0000000001', name: 'Ramen' }];

describe('replies of the AI routes (spec 1 §7)', () => {
  it('takes an answer with who spoke and the foods it names', () => {
    expect(
      decodeServedAnswer({
        response: ' Rich. ',
        processingTime: 12,
        answeredBy: 'catalogue',
        foods,
        notice: 'Used up',
      }),
    ).toEqual({ text: 'Rich.', answeredBy: 'catalogue', foods, notice: 'Used up' });
  });

  it('takes what an answer avoids and passed over, and nothing malformed of it (R29)', () => {
    const served = decodeServedAnswer({
      response: 'Rich.',
      avoiding: [{ key: 'peanut', label: 'Peanut' }, { key: 'milk' }, 'egg', null],
      notUnderstood: ['zorgle', ''],
    });
    expect(served).toMatchObject({ avoiding: [{ key: 'peanut', label: 'Peanut' }], notUnderstood: ['zorgle'] });
    expect(decodeServedAnswer({ response: 'Rich.', avoiding: 'all' })).not.toHaveProperty('avoiding');
  });

  it.each([null, 'text', {}, { response: '' }, { answer: 'x' }, []])('takes %j for no answer', (value) => {
    expect(decodeServedAnswer(value)).toBeNull();
  });

  it('leads dishes of the catalogue to their food, and keeps confidence within 0-1', () => {
    const item = { food_name: 'Ramen', category: 'comfort', reason: 'Warm', confidence_score: 0.9 };
    const served = decodeServedDishes({
      recommendations: [
        item,
        { ...item, food_name: 'Unheard-of', category: 'sublime', confidence_score: 87 },
        { reason: 'nameless' },
      ],
      summary: 'Two',
      answeredBy: 'service',
      foods,
    });
    expect(served?.dishes).toEqual([
      { foodName: 'Ramen', foodId: 'ramen0000000001', category: 'comfort', reason: 'Warm', confidence: 0.9 },
      { foodName: 'Unheard-of', foodId: null, category: 'other', reason: 'Warm', confidence: 0.87 },
    ]);
  });

  it('takes what a photo shows, within the limits of the form, and nothing for an answer of another kind', () => {
    const words = Array.from({ length: 9 }, (_, place) => `word${place}`);
    expect(
      decodePhotoReading({
        name: ' Ramen ',
        flavours: words,
        textures: ['x'.repeat(90)],
        aromas: [],
        answeredBy: 'service',
      }),
    ).toEqual({
      name: 'Ramen',
      flavours: words.slice(0, 6),
      textures: ['x'.repeat(60)],
      aromas: [],
      notice: '',
    });
    expect(decodePhotoReading({ message: 'no' })).toBeNull();
  });

  it('survives any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        for (const value of [one, { response: one, foods: other, answeredBy: one }])
          expect(() => decodeServedAnswer(value)).not.toThrow();
        for (const value of [one, { recommendations: one, foods: other }, { recommendations: [one], summary: other }]) {
          for (const { confidence } of decodeServedDishes(value)?.dishes ?? [])
            expect(confidence === null || (confidence >= 0 && confidence <= 1)).toBe(true);
        }
      }),
    );
  });
});
