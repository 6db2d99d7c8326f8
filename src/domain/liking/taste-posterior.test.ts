import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoodFeatures } from './taste-features.ts';
import { TastePosterior, type TastePrior } from './taste-posterior.ts';

const SIZE = 6;
const NEAR = 8;
const real = (most: number) => fc.integer({ min: -most * 100, max: most * 100 }).map((hundredths) => hundredths / 100);
const anyPrior: fc.Arbitrary<TastePrior> = fc.record({
  means: fc.array(real(3), { minLength: SIZE, maxLength: SIZE }).map((means) => Float64Array.from(means)),
  variances: fc
    .array(fc.integer({ min: 1, max: 200 }), { minLength: SIZE, maxLength: SIZE })
    .map((values) => Float64Array.from(values, (value) => value / 100)),
  noise: fc.integer({ min: 20, max: 200 }).map((value) => value / 100),
});
const anyFeatures: fc.Arbitrary<FoodFeatures> = fc
  .uniqueArray(fc.nat(SIZE - 1), { minLength: 1, maxLength: SIZE })
  .chain((places) =>
    fc.record({
      places: fc.constant(places),
      values: fc.array(real(2), { minLength: places.length, maxLength: places.length }),
    }),
  );
const anyLesson = fc.record({ food: anyFeatures, stars: real(5) });
const anyLessons = fc.array(anyLesson, { maxLength: 12 });
type Lessons = readonly { readonly food: FoodFeatures; readonly stars: number }[];

/** The normal equations, solved by elimination: (X'X / noise + V^-1) w = X'y / noise + V^-1 m, and the inverse of the left side. Shares nothing with the posterior. */
function solvedDirectly({ means, variances, noise }: TastePrior, lessons: Lessons) {
  const left = Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (__, column) => (row === column ? 1 / (variances[row] ?? 1) : 0)),
  );
  const right = Array.from({ length: SIZE }, (_, row) => (means[row] ?? 0) / (variances[row] ?? 1));
  for (const {
    food: { places, values },
    stars,
  } of lessons) {
    const dense = Array.from({ length: SIZE }, (_, at) =>
      places.includes(at) ? (values[places.indexOf(at)] ?? 0) : 0,
    );
    for (let row = 0; row < SIZE; row += 1) {
      right[row] = (right[row] ?? 0) + ((dense[row] ?? 0) * stars) / noise;
      for (let column = 0; column < SIZE; column += 1)
        (left[row] as number[])[column] =
          (left[row]?.[column] ?? 0) + ((dense[row] ?? 0) * (dense[column] ?? 0)) / noise;
    }
  }
  const inverse = inverted(left);
  return {
    means: inverse.map((row) => row.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0)),
    covariance: inverse.flat(),
  };
}

/** Gauss and Jordan, with pivots. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const rows = matrix.map((row, at) => [...row, ...row.map((_, column) => (column === at ? 1 : 0))]);
  for (let at = 0; at < rows.length; at += 1) {
    const pivot = rows.reduce(
      (best, row, place) => (place >= at && Math.abs(row[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0) ? place : best),
      at,
    );
    [rows[at], rows[pivot]] = [rows[pivot] as number[], rows[at] as number[]];
    const head = rows[at]?.[at] ?? 1;
    rows[at] = (rows[at] as number[]).map((value) => value / head);
    for (let other = 0; other < rows.length; other += 1) {
      const share = rows[other]?.[at] ?? 0;
      if (other !== at)
        rows[other] = (rows[other] as number[]).map((value, column) => value - share * (rows[at]?.[column] ?? 0));
    }
  }
  return rows.map((row) => row.slice(rows.length));
}

function learned(prior: TastePrior, lessons: Lessons): TastePosterior {
  const posterior = new TastePosterior(prior);
  for (const { food, stars } of lessons) posterior.learn(food, stars);
  return posterior;
}

function expectNear(actual: ArrayLike<number>, wanted: ArrayLike<number>) {
  expect(actual.length).toBe(wanted.length);
  for (let at = 0; at < wanted.length; at += 1) expect(actual[at]).toBeCloseTo(wanted[at] ?? Number.NaN, NEAR);
}

function expectSame(one: TastePosterior, other: Pick<TastePosterior, 'means' | 'covariance'>) {
  expectNear(one.means, other.means);
  expectNear(one.covariance, other.covariance);
}

describe('what is learned of a taste (R33)', () => {
  it('is the prior before the first rating', () => {
    fc.assert(
      fc.property(anyPrior, (prior) => {
        expect([...new TastePosterior(prior).means]).toEqual([...prior.means]);
      }),
    );
  });

  it('is what the normal equations say, step by step', () => {
    fc.assert(
      fc.property(anyPrior, anyLessons, (prior, lessons) => {
        const { means, covariance } = solvedDirectly(prior, lessons);
        const posterior = learned(prior, lessons);
        expectNear(posterior.means, means);
        expectNear(posterior.covariance, covariance);
      }),
    );
  });

  it('does not depend on the order of the ratings', () => {
    fc.assert(
      fc.property(
        anyPrior,
        anyLessons.chain((lessons) =>
          fc.tuple(fc.constant(lessons), fc.shuffledSubarray(lessons, { minLength: lessons.length })),
        ),
        (prior, [lessons, shuffled]) => {
          expectSame(learned(prior, shuffled), learned(prior, lessons));
        },
      ),
    );
  });

  it('forgets a withdrawn rating as if it had never been there, and an edited one for the new', () => {
    fc.assert(
      fc.property(anyPrior, anyLessons, anyLesson, real(5), (prior, lessons, gone, edited) => {
        const posterior = learned(prior, [gone, ...lessons]);
        posterior.unlearn(gone.food, gone.stars);
        expectSame(posterior, learned(prior, lessons));
        posterior.learn(gone.food, edited);
        expectSame(posterior, learned(prior, [...lessons, { ...gone, stars: edited }]));
      }),
    );
  });

  it('is never less sure for one more rating, and tells by how much beforehand', () => {
    fc.assert(
      fc.property(
        anyPrior,
        anyLessons,
        anyFeatures,
        fc.array(anyFeatures, { minLength: 1, maxLength: 4 }),
        real(5),
        (prior, lessons, food, others, stars) => {
          const posterior = learned(prior, lessons);
          const unsure = (of: TastePosterior) => others.reduce((sum, other) => sum + of.variance(other), 0);
          const [before, gain] = [unsure(posterior), posterior.gain(food, others)];
          posterior.learn(food, stars);
          expect(gain).toBeGreaterThanOrEqual(0);
          expect(unsure(posterior)).toBeCloseTo(before - gain, NEAR);
        },
      ),
    );
  });

  it('tells how far each rating lies from what all the others say', () => {
    fc.assert(
      fc.property(anyPrior, anyLessons, anyLesson, (prior, lessons, one) => {
        const without = one.stars - learned(prior, lessons).expect(one.food);
        expect(learned(prior, [...lessons, one]).surpriseWithout(one.food, one.stars)).toBeCloseTo(without, NEAR - 2);
      }),
    );
  });

  it('forks into a copy that learns by itself', () => {
    fc.assert(
      fc.property(anyPrior, anyLessons, anyLesson, (prior, lessons, another) => {
        const posterior = learned(prior, lessons);
        const fork = posterior.fork();
        fork.learn(another.food, another.stars);
        expectSame(posterior, learned(prior, lessons));
        expectSame(fork, learned(prior, [...lessons, another]));
      }),
    );
  });
});
