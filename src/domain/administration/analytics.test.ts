import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageRating, decodeAnalytics, type FoodInterest, inStretches, sumOf } from './analytics.ts';

const aDay = (day: string, changes: Partial<FoodInterest> = {}): FoodInterest => ({
  day,
  views: 0,
  ratings: 0,
  ratingSum: 0,
  likes: 0,
  wantToTry: 0,
  tried: 0,
  ...changes,
});

describe('analytics', () => {
  it('are read from the answer; what makes no sense is none', () => {
    const day = aDay('2026-03-01', { views: 3 });
    const food = {
      id: 'stewstewstewste',
      name: 'Stew',
      rating: 4.5,
      reviews: 2,
      views: 3,
      ratings: 1,
      likes: 0,
      saves: 1,
    };
    expect(decodeAnalytics({ days: [day, null], foods: [food, {}] })).toEqual({
      days: [day],
      foods: [food],
      customers: null,
    });
    for (const nonsense of [null, 'page', {}, { days: [] }]) expect(decodeAnalytics(nonsense)).toBeNull();
  });

  it('weeks hold every day once, and the last one is whole', () => {
    const days = Array.from({ length: 9 }, (_, at) => aDay(`2026-03-0${at + 1}`, { views: at }));
    expect(inStretches(days, 7).map(({ day, views }) => [day, views])).toEqual([
      ['2026-03-01', 1],
      ['2026-03-03', 35],
    ]);
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 90 }), fc.integer({ min: 1, max: 9 }), (views, length) => {
        const all = views.map((count, at) => aDay(String(at), { views: count }));
        expect(sumOf(inStretches(all, length)).views).toBe(sumOf(all).views);
        expect(inStretches(all, length)).toHaveLength(Math.ceil(all.length / length));
      }),
    );
  });

  it('no rating is no number (R4)', () => {
    expect(averageRating({ ratings: 0, ratingSum: 0 })).toBeNull();
    expect(averageRating({ ratings: 2, ratingSum: 9 })).toBe(4.5);
  });
});
