import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  leadingTastes,
  leadingWords,
  petalLength,
  petalPath,
  petalsOf,
  type SignedFood,
  signatureOrder,
} from './signature-petals.ts';

const none = { sweet: 0, salty: 0, sour: 0, bitter: 0, umami: 0, spicy: 0 };
const food = (from: Partial<SignedFood> = {}): SignedFood => ({
  intensities: none,
  defaulted: [],
  tastings: null,
  flavours: [],
  textures: [],
  ...from,
});
const level = fc.integer({ min: 0, max: 10 }).map((halves) => halves / 2);

describe('petals of a taste signature', () => {
  test('stand clockwise from the top, sweet first, each in its own place whatever the food', () => {
    expect(petalsOf(food()).map(({ taste, angle }) => [taste, angle])).toEqual([
      ['sweet', 0],
      ['salty', 60],
      ['umami', 120],
      ['spicy', 180],
      ['bitter', 240],
      ['sour', 300],
    ]);
  });

  test('are as large in area as their levels are', () => {
    fc.assert(
      fc.property(level, level, (one, other) => {
        expect(petalLength(one) ** 2 * other).toBeCloseTo(petalLength(other) ** 2 * one, 6);
      }),
    );
  });

  test('stay within their sixth of the circle, and within the disc', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), (halves) => {
        const [x = 0, y = 0, radius = 0] = (petalPath(halves / 2).match(/\d+(?:\.\d+)?/g) ?? []).slice(2).map(Number);
        // The middle of the round end lies on the petal's own axis, so far out that both sides touch the circle.
        const middle = Math.hypot(x, y) / Math.cos(Math.atan2(x, y));
        expect(Math.asin(radius / middle)).toBeLessThan(Math.PI / 6);
        expect(middle + radius).toBeCloseTo(petalLength(halves / 2), 1);
        expect(middle + radius).toBeLessThan(19.4);
      }),
    );
  });

  test('of level 0 are not drawn', () => {
    expect(petalPath(0)).toBe('');
  });

  test('say what is measured, from three tasters on, what is stated, and what nobody stated', () => {
    const petals = petalsOf(
      food({
        intensities: { ...none, sweet: 3, sour: 2 },
        defaulted: ['salty'],
        tastings: {
          everyone: { tasters: 4, levels: { sweet: [3, 90, 2900], sour: [2, 40, 800] }, words: [] },
        },
      }),
    );
    expect(Object.fromEntries(petals.map(({ taste, source }) => [taste, source]))).toEqual({
      sweet: 'measured',
      salty: 'typical',
      umami: 'stated',
      spicy: 'stated',
      bitter: 'stated',
      sour: 'stated',
    });
    expect(petals.map(({ spread }) => spread)).toEqual([1, 0, 0, 0, 0, 0]);
  });
});

describe('what a signature leads with', () => {
  test('the strongest tastes first, none that is only typical, none of level 0', () => {
    const petals = petalsOf(
      food({ intensities: { sweet: 2, salty: 5, sour: 4, bitter: 0, umami: 4, spicy: 1 }, defaulted: ['salty'] }),
    );
    expect(leadingTastes(petals).map(({ taste }) => taste)).toEqual(['sour', 'umami', 'sweet']);
  });

  test('words that the petals do not say, a texture among them, none twice', () => {
    expect(leadingWords(food({ flavours: ['Sour', 'fresh', 'herbal', 'nutty'], textures: ['crunchy'] }))).toEqual([
      'fresh',
      'herbal',
      'crunchy',
    ]);
    expect(leadingWords(food({ flavours: ['sweet'], textures: ['silky', 'soft'] }))).toEqual(['silky', 'soft']);
    expect(leadingWords(food({ flavours: ['fresh', 'fresh'] }))).toEqual(['fresh']);
    expect(leadingWords(food())).toEqual([]);
  });

  test('every taste has a place', () => {
    expect([...signatureOrder].toSorted()).toEqual(Object.keys(none).toSorted());
  });
});
