import type { WordLists } from './word-lists.ts';

/** Adds to the score of every row what the words of its list are worth. */
export function addWorths({ starts, codes }: WordLists, worths: Int16Array, scores: Int32Array): void {
  let at = 0;
  for (let row = 0; row < scores.length; row += 1) {
    let sum = scores[row] ?? 0;
    for (const end = starts[row + 1] ?? 0; at < end; at += 1) sum += worths[codes[at] ?? 0] ?? 0;
    scores[row] = sum;
  }
}
