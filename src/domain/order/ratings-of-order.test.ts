import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { comparisonOf } from './food-comparison.ts';
import { placeFoods } from './place-foods.ts';
import { ratingsOfOrder } from './ratings-of-order.ts';

const [laksa, pho, ramen] = ['laksa0000000001', 'pho000000000001', 'ramen0000000001'] as [FoodId, FoodId, FoodId];
const tasting = { levels: { sweet: 2 }, words: [] };
const ratings = (...[tried, comparisons]: Parameters<typeof placeFoods>) =>
  new Map(ratingsOfOrder(placeFoods(tried, comparisons), new Map([[pho, tasting]])).map((one) => [one.foodId, one]));

describe('R33: the own order as the learner takes it', () => {
  it('is the ratings themselves, exactly, where nothing was compared', () => {
    const tried = [1, 2, 3, 4, 5].map((stars) => ({ foodId: `food0000000000${stars}` as FoodId, stars: [stars] }));
    expect([...ratings(tried, []).values()]).toEqual(
      tried
        .toReversed()
        .map(({ foodId, stars: [stars] }) => ({ foodId, stars, weight: 1, given: stars, tasting: null })),
    );
  });

  it('has a food once that was rated, tasted and compared, with more weight than one rating and no more than two', () => {
    const tried = [
      { foodId: laksa, stars: [4] },
      { foodId: pho, stars: [4, 5, 5] },
      { foodId: ramen, stars: [] },
    ];
    const of = ratings(tried, [comparisonOf(pho, laksa, 'more'), comparisonOf(pho, ramen, 'more')]);
    expect(of.size).toBe(3);
    expect(of.get(pho)?.tasting).toBe(tasting);
    expect(of.get(pho)?.given).toBeCloseTo(14 / 3);
    expect(of.get(pho)?.weight).toBeGreaterThan(1);
    expect(of.get(pho)?.weight).toBeLessThanOrEqual(2);
  });

  it('has what was only compared, without stars that nobody gave, and with less weight the less is known of it', () => {
    const tried = [laksa, pho, ramen].map((foodId) => ({ foodId, stars: foodId === laksa ? [5] : [] }));
    const once = ratings(tried, [comparisonOf(pho, ramen, 'more')]);
    expect(once.get(pho)?.given).toBeNull();
    expect(once.get(pho)?.stars).toBeGreaterThan(once.get(ramen)?.stars ?? 5);
    expect(once.get(pho)?.weight).toBeLessThan(0.5);
    const twice = ratings(tried, [comparisonOf(pho, ramen, 'more'), comparisonOf(pho, laksa, 'same')]);
    expect(twice.get(pho)?.weight).toBeGreaterThan(once.get(pho)?.weight ?? 1);
    for (const { stars, weight } of twice.values()) {
      expect(stars).toBeGreaterThanOrEqual(1);
      expect(stars).toBeLessThanOrEqual(5);
      expect(weight).toBeGreaterThan(0);
    }
  });
});
