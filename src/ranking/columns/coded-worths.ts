import type { Numbers } from './growing-numbers.ts';

/** The score of every row by the one code that it has. */
export function codedWorths(codes: Numbers, worths: ArrayLike<number>): Int32Array {
  const scores = new Int32Array(codes.length);
  for (let row = 0; row < scores.length; row += 1) scores[row] = worths[codes[row] ?? 0] ?? 0;
  return scores;
}
