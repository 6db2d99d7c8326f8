import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { comparisonOf, type ComparisonAnswer, type FoodComparison } from './food-comparison.ts';
import { type FoodPlace, placeFoods, ratingOfPlace, scoreOf, type TriedFood } from './place-foods.ts';
import { surenessOf } from './sureness.ts';

const id = (at: number) => `food${String(at).padStart(11, '0')}` as FoodId;
const eaten = (at: number, ...stars: readonly number[]): TriedFood => ({ foodId: id(at), stars });
const said = (food: number, answer: ComparisonAnswer, than: number) => comparisonOf(id(food), id(than), answer);
const placeOf = (places: readonly FoodPlace[], at: number) => {
  const place = places.find(({ foodId }) => foodId === id(at));
  return place ?? expect.fail(`food ${at} has no place`);
};
const orderOf = (places: readonly FoodPlace[]) => places.map(({ foodId }) => Number(foodId.slice(4)));

const FOODS = 7;
const triedFoods = fc
  .array(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }), { minLength: FOODS, maxLength: FOODS })
  .map((all) => all.map((stars, at) => eaten(at, ...stars)));
const pairs = Array.from({ length: FOODS }, (_, one) =>
  Array.from({ length: FOODS - one - 1 }, (_other, at) => [one, one + at + 1] as const),
).flat();
const answer = fc.constantFrom<ComparisonAnswer>('more', 'less', 'same', 'unknown');
const comparisons = fc
  .subarray(pairs)
  .chain((chosen) =>
    fc.tuple(fc.constant(chosen), fc.array(answer, { minLength: chosen.length, maxLength: chosen.length })),
  )
  .map(([chosen, answers]) => chosen.map(([one, other], at) => said(one, answers[at] ?? 'same', other)));

describe('R33: a member’s own order', () => {
  it.each<[string, readonly TriedFood[], readonly FoodComparison[], readonly number[]]>([
    ['of nothing is empty', [], [], []],
    ['has no place for what was only eaten', [eaten(1), eaten(2)], [], []],
    ['nor where the member could not say', [eaten(1), eaten(2)], [said(1, 'unknown', 2)], []],
    ['goes by stars', [eaten(1, 2), eaten(2, 5), eaten(3, 4)], [], [2, 3, 1]],
    ['goes by their mean', [eaten(1, 5, 1), eaten(2, 4)], [], [2, 1]],
    [
      'goes by answers where no stars were given',
      [eaten(1), eaten(2), eaten(3)],
      [said(1, 'less', 2), said(1, 'more', 3)],
      [2, 1, 3],
    ],
    [
      'goes by answers among foods of equal stars',
      [eaten(1, 4), eaten(2, 4), eaten(3, 4)],
      [said(3, 'more', 1), said(1, 'more', 2)],
      [3, 1, 2],
    ],
    ['believes an answer more than a star', [eaten(1, 5), eaten(2, 4)], [said(2, 'more', 1)], [2, 1]],
    ['and believes three stars more than an answer', [eaten(1, 5), eaten(2, 2)], [said(2, 'more', 1)], [1, 2]],
    [
      'does not count answers about what was not tried',
      [eaten(1, 3), eaten(2, 3)],
      [said(2, 'more', 1), said(1, 'more', 9)],
      [2, 1],
    ],
  ])('%s', (_what, tried, told, order) => {
    expect(orderOf(placeFoods(tried, told))).toEqual(order);
  });

  it.each([
    [1, 1],
    [3, 5],
    [4, 7.5],
    [5, 9],
  ])('%d stars by themselves are %d of 10', (level, score) => {
    expect(scoreOf(level)).toBe(score);
  });

  it('says how sure it is: the more was said, the surer', () => {
    const others = [eaten(2, 4), eaten(3, 5), eaten(4, 3)];
    const answers = [said(1, 'less', 3), said(1, 'more', 4), said(1, 'same', 2)];
    const by = (count: number, ...stars: readonly number[]) =>
      surenessOf(placeOf(placeFoods([eaten(1, ...stars), ...others], answers.slice(0, count)), 1));
    expect([by(1), by(2), by(3)]).toEqual(['first', 'fair', 'fair']);
    expect([by(0, 4), by(3, 4)]).toEqual(['fair', 'sure']);
  });

  it('foods that are the same in everything that was said have one score, and every one is between 0 and 10', () => {
    fc.assert(
      fc.property(triedFoods, comparisons, fc.integer({ min: 1, max: 5 }), (tried, told, stars) => {
        const twins = [eaten(50, stars), eaten(51, stars)];
        const places = placeFoods([...tried, ...twins], [...told, said(50, 'same', 51)]);
        expect(placeOf(places, 50).score).toBe(placeOf(places, 51).score);
        for (const { score, variance } of places) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(10);
          expect(variance).toBeGreaterThan(0);
          expect(variance).toBeLessThanOrEqual(1.1 ** 2);
        }
      }),
    );
  });

  it('is total, has each food once, and is the same in whatever order the rows came', () => {
    fc.assert(
      fc.property(
        triedFoods,
        comparisons.chain((told) =>
          fc.tuple(fc.constant(told), fc.shuffledSubarray([...told], { minLength: told.length })),
        ),
        (tried, [told, shuffled]) => {
          const places = placeFoods(tried, told);
          expect(placeFoods(tried.toReversed(), shuffled)).toEqual(places);
          expect(new Set(places.map(({ foodId }) => foodId)).size).toBe(places.length);
          expect(places.map(({ level }) => level)).toEqual(places.map(({ level }) => level).toSorted((a, b) => b - a));
        },
      ),
    );
  });

  it('is monotone: who wins one more comparison does not fall, who loses it does not rise, whatever contradicts it', () => {
    fc.assert(
      fc.property(triedFoods, comparisons, fc.constantFrom(...pairs), (tried, told, [better, worse]) => {
        const { one, other } = comparisonOf(id(better), id(worse), 'same');
        const before = told.filter((comparison) => comparison.one !== one || comparison.other !== other);
        // Both have a place from the beginning.
        const all = [...tried, eaten(better, 3), eaten(worse, 3)];
        const [old, now] = [placeFoods(all, before), placeFoods(all, [...before, said(better, 'more', worse)])];
        expect(placeOf(now, better).level).toBeGreaterThanOrEqual(placeOf(old, better).level - 1e-5);
        expect(placeOf(now, worse).level).toBeLessThanOrEqual(placeOf(old, worse).level + 1e-5);
      }),
    );
  });

  it('is not harmed by a circle: the foods of it come together, and others stay where they were', () => {
    const tried = [eaten(1, 4), eaten(2, 4), eaten(3, 4), eaten(4, 5), eaten(5, 2)];
    const circle = [said(1, 'more', 2), said(2, 'more', 3), said(3, 'more', 1)];
    const places = placeFoods(tried, circle);
    expect(placeOf(places, 1).score).toBe(placeOf(places, 2).score);
    expect(placeOf(places, 2).score).toBe(placeOf(places, 3).score);
    expect([placeOf(places, 4).score, placeOf(places, 5).score]).toEqual(
      [4, 5].map((at) => placeOf(placeFoods(tried, []), at).score),
    );
  });

  it('has a place for each of 2,000 tastings with three answers each', () => {
    const tried = Array.from({ length: 2000 }, (_, at) => eaten(at, ...(at % 2 === 0 ? [1 + (at % 5)] : [])));
    const told = tried.flatMap((_, at) =>
      [1, 7, 31].flatMap((step) => (at + step < 2000 ? [said(at, step === 7 ? 'less' : 'more', at + step)] : [])),
    );
    const places = placeFoods(tried, told);
    expect(places).toHaveLength(2000);
    expect(places.every(({ level, variance }) => Number.isFinite(level) && variance > 0)).toBe(true);
  });
});

describe('a place as a rating', () => {
  it('is the stars themselves where only stars were given, and never surer than what was said', () => {
    const [place] = placeFoods([eaten(1, 4)], []);
    const { stars, variance } = ratingOfPlace(place ?? expect.fail('no place'));
    expect(stars).toBeCloseTo(4);
    expect(variance).toBeCloseTo(0.5);
    const told = placeFoods([eaten(1), eaten(2, 4)], [said(1, 'more', 2)]);
    const compared = ratingOfPlace(placeOf(told, 1));
    expect(compared.stars).toBeGreaterThan(4);
    expect(compared.variance).toBeGreaterThan(0.5);
  });
});
