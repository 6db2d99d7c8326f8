import type { Lesson } from './learned-taste.ts';
import { tastePrior } from './taste-prior.ts';
import type { TastePrior } from './taste-posterior.ts';

/**
 * Of each rating of one member what is left when all the others of theirs have said what they say of its food, in stars: `surpriseWithout` of a
 * posterior that learned them all, by the equations between ratings in place of those between weights. Cheap for some dozens of ratings, in the
 * third power of their number.
 */
export function ratingRests(lessons: readonly Lesson[], prior: TastePrior = tastePrior()): readonly number[] {
  const inverse = inverseFactor(covariances(lessons, prior));
  const surprises = lessons.map(
    ({ features: { places, values }, target }) =>
      target - places.reduce((sum, place, at) => sum + (prior.means[place] ?? 0) * (values[at] ?? 0), 0),
  );
  const whitened = inverse.map((row) => row.reduce((sum, share, at) => sum + share * (surprises[at] ?? 0), 0));
  return lessons.map((_, at) => {
    let [pulled, precision] = [0, 0];
    for (let row = at; row < inverse.length; row += 1) {
      const share = inverse[row]?.[at] ?? 0;
      pulled += share * (whitened[row] ?? 0);
      precision += share * share;
    }
    return pulled / precision;
  });
}

/** Of the ratings, as the prior supposes them: the lower half, row by row. */
function covariances(lessons: readonly Lesson[], { variances, noise }: TastePrior): readonly Float64Array[] {
  const spread = new Float64Array(variances.length);
  return lessons.map(({ features }, row) => {
    for (let at = 0; at < features.places.length; at += 1) {
      const place = features.places[at] ?? 0;
      spread[place] = (variances[place] ?? 0) * (features.values[at] ?? 0);
    }
    const covariance = Float64Array.from(lessons.slice(0, row + 1), (other, column) => {
      const { places, values } = other.features;
      let sum = column === row ? noise : 0;
      for (let at = 0; at < places.length; at += 1) sum += (spread[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
      return sum;
    });
    for (const place of features.places) spread[place] = 0;
    return covariance;
  });
}

/** The inverse of the Cholesky factor; row by row, the lower half. */
function inverseFactor(matrix: readonly Float64Array[]): readonly Float64Array[] {
  const factor: Float64Array[] = [];
  const inverse: Float64Array[] = [];
  for (const [row, entries] of matrix.entries()) {
    const own = new Float64Array(row + 1);
    for (let column = 0; column <= row; column += 1) {
      const other = column === row ? own : (factor[column] ?? own);
      let rest = entries[column] ?? 0;
      for (let at = 0; at < column; at += 1) rest -= (own[at] ?? 0) * (other[at] ?? 0);
      own[column] = column === row ? Math.sqrt(rest) : rest / (other[column] ?? 1);
    }
    factor.push(own);
    const scale = own[row] ?? 1;
    inverse.push(
      Float64Array.from(own, (_, column) => {
        if (column === row) return 1 / scale;
        let sum = 0;
        for (let at = column; at < row; at += 1) sum -= (own[at] ?? 0) * (inverse[at]?.[column] ?? 0);
        return sum / scale;
      }),
    );
  }
  return inverse;
}
