import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '#prelude/must.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { decodePublicTastes, nobodysTastes } from './public-tastes.ts';
import {
  layOutRatings,
  LEAST_SHARED,
  likenessAt,
  likenessOf,
  lovedBy,
  type Ratings,
  tasteMates,
  TASTES_ALIKE,
} from './taste-likeness.ts';

const foodIds = Array.from({ length: 30 }, (_, at) => `food${at}` as FoodId);
const ratingsOf = (stars: readonly number[], from = 0): Ratings =>
  new Map(stars.map((given, at) => [must(foodIds[from + at], 'a food'), given]));
const stars = fc.integer({ min: 1, max: 5 });
const anyRatings = fc
  .array(fc.tuple(fc.constantFrom(...foodIds), stars), { maxLength: 30 })
  .map((told): Ratings => new Map(told));
/** Stars of at least five foods that are not all alike. */
const telling = fc.array(stars, { minLength: LEAST_SHARED, maxLength: 15 }).filter((all) => new Set(all).size > 1);

const exactOf = (one: Ratings, other: Ratings) => {
  const likeness = likenessOf(one, other);
  return likeness.kind === 'alike' ? likeness.exact : 50;
};
const published = (members: readonly (readonly [string, Ratings])[]) =>
  must(
    decodePublicTastes({
      version: 1,
      foods: foodIds,
      members: members.map(([id, own]) => [id, [...own].map(([food, given]) => foodIds.indexOf(food) * 5 + given - 1)]),
    }),
    'tastes',
  );

describe('R46: how alike two members taste', () => {
  it('is the same from either side, and a whole number from 0 to 100', () => {
    fc.assert(
      fc.property(anyRatings, anyRatings, (one, other) => {
        const likeness = likenessOf(one, other);
        const back = likenessOf(other, one);
        expect(back.kind).toBe(likeness.kind);
        expect(back.shared).toBe(likeness.shared);
        if (likeness.kind !== 'alike' || back.kind !== 'alike') return;
        expect(back.exact).toBeCloseTo(likeness.exact, 9);
        expect(Number.isInteger(likeness.percent)).toBe(true);
        expect(likeness.percent).toBeGreaterThanOrEqual(0);
        expect(likeness.percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('says nothing below five shared foods', () => {
    fc.assert(
      fc.property(anyRatings, anyRatings, (one, other) => {
        const shared = [...one.keys()].filter((food) => other.has(food)).length;
        expect(likenessOf(one, other).kind === 'few').toBe(shared < LEAST_SHARED);
      }),
    );
  });

  it('is highest with the same ratings and lowest with the opposite ones, whatever else one rates', () => {
    fc.assert(
      fc.property(telling, telling, (own, others) => {
        const one = ratingsOf(own);
        const opposite = ratingsOf(own.map((given) => 6 - given));
        const any = ratingsOf(own.map((_, at) => others[at % others.length] ?? 3));
        expect(exactOf(one, one)).toBeGreaterThan(50);
        expect(exactOf(one, opposite)).toBeLessThan(50);
        expect(exactOf(one, any)).toBeLessThanOrEqual(exactOf(one, one) + 1e-9);
        expect(exactOf(one, any)).toBeGreaterThanOrEqual(exactOf(one, opposite) - 1e-9);
      }),
    );
  });

  it('is further from the middle the more foods say the same', () => {
    fc.assert(
      fc.property(telling, telling, (own, others) => {
        const other = own.map((_, at) => others[at % others.length] ?? 3);
        const once = exactOf(ratingsOf(own), ratingsOf(other));
        const twice = exactOf(ratingsOf([...own, ...own]), ratingsOf([...other, ...other]));
        expect(Math.abs(twice - 50)).toBeGreaterThanOrEqual(Math.abs(once - 50) - 1e-9);
        expect(Math.sign(twice - 50)).toBe(Math.sign(once - 50));
      }),
    );
  });

  it('says nothing of whoever gives everything the same stars', () => {
    const mild = ratingsOf([5, 5, 5, 5, 5, 5]);
    expect(likenessOf(mild, ratingsOf([5, 4, 1, 3, 2, 5]))).toEqual({ kind: 'unsaid', shared: 6 });
    expect(likenessOf(mild, mild)).toEqual({ kind: 'unsaid', shared: 6 });
  });

  it.each([
    ['five foods told plainly apart', [5, 1, 5, 1, 3], [5, 1, 5, 1, 3], 86],
    ['five foods told apart a little', [4, 3, 4, 3, 4], [4, 3, 4, 3, 4], 58],
    [
      'twelve foods told apart a little',
      [4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3],
      [4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3],
      67,
    ],
    ['the same order, told apart less plainly', [5, 1, 5, 1, 3], [4, 2, 4, 2, 3], 66],
    ['nearly always five stars', [5, 5, 5, 5, 5, 4], [5, 5, 5, 5, 5, 4], 56],
    ['the opposite', [5, 1, 5, 1, 3], [1, 5, 1, 5, 3], 14],
  ])('%s: %j and %j are %i %%', (_, own, other, percent) => {
    expect(likenessOf(ratingsOf(own), ratingsOf(other))).toMatchObject({ kind: 'alike', percent });
  });
});

describe('R46: people who taste like the member', () => {
  it('are found over the published ratings as two by two, the most alike first', () => {
    fc.assert(
      fc.property(anyRatings, fc.array(anyRatings, { maxLength: 8 }), (own, others) => {
        const members = others.map((ratings, at) => [`member${at}`, ratings] as const);
        const tastes = published(members);
        const laid = layOutRatings(tastes, own);
        for (const [at, [, ratings]] of members.entries()) {
          const [fast, plain] = [likenessAt(tastes, laid, at), likenessOf(own, ratings)];
          expect({ kind: fast.kind, shared: fast.shared }).toEqual({ kind: plain.kind, shared: plain.shared });
          if (fast.kind === 'alike' && plain.kind === 'alike') expect(fast.exact).toBeCloseTo(plain.exact, 9);
        }
        const left = 'member0' as MemberId;
        const found = tasteMates(tastes, { own, limit: 3, isLeftOut: (id) => id === left });
        const expected = members
          .flatMap(([id, ratings]) => {
            const likeness = likenessOf(own, ratings);
            return likeness.kind === 'alike' && likeness.percent >= TASTES_ALIKE && id !== left ? [likeness] : [];
          })
          .toSorted((one, other) => other.exact - one.exact);
        expect(found.map(({ percent }) => percent)).toEqual(expected.slice(0, 3).map(({ percent }) => percent));
      }),
    );
  });

  it('leave to the member what they loved and the member has not rated, the most stars first', () => {
    const mine = ratingsOf([5, 1, 5, 1, 5, 1]);
    const near = new Map([...mine, [foodIds[10] as FoodId, 4], [foodIds[11] as FoodId, 5], [foodIds[12] as FoodId, 3]]);
    const far = new Map([...mine, [foodIds[10] as FoodId, 5], [foodIds[13] as FoodId, 4]]);
    const tastes = published([
      ['far', far],
      ['near', near],
    ]);
    const mates = ['near', 'far'].map((id) => ({ id: id as MemberId, percent: 80, shared: 6 }));
    expect(lovedBy(tastes, { own: mine, mates })).toEqual([
      { id: 'food11', by: 'near' },
      { id: 'food10', by: 'far' },
      { id: 'food13', by: 'far' },
    ]);
    expect(lovedBy(nobodysTastes, { own: mine, mates })).toEqual([]);
  });
});

it.each([
  null,
  [],
  { version: 2, foods: [], members: [] },
  { version: 1, foods: ['a/b'], members: [] },
  { version: 1, foods: ['food0'], members: [['ada', [5]]] },
  { version: 1, foods: ['food0'], members: [['ada', [-1]]] },
  { version: 1, foods: ['food0'], members: [['ada', [1.5]]] },
  { version: 1, foods: ['food0'], members: [['ada', 3]] },
  { version: 1, foods: ['food0'], members: [[7, [3]]] },
])('published ratings of any other form are none: %j', (value) => {
  expect(decodePublicTastes(value)).toBeNull();
});
