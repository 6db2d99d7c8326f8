import { addWorths } from '#ranking/columns/add-worths.ts';
import type { PairingWeights } from './pairing-weights.ts';
import { LEVEL_ROOM, type TasteColumns } from './taste-columns.ts';

/** Room for the sum of a long list of words is wider than any score of one. */
type Scores = Int32Array;

/** The score of every row in tenths, in one pass over each column; at most 0 is no pairing. */
export function scoreRows(columns: TasteColumns, weights: PairingWeights): Scores {
  const rows = columns.origins.length;
  const scores = new Int32Array(rows);
  const { origins, temperatures } = columns;
  const { always } = weights;
  for (let row = 0; row < rows; row += 1) scores[row] = always + (weights.origins[origins[row] ?? 0] ?? 0) + (weights.temperatures[temperatures[row] ?? 0] ?? 0);
  if (weights.levels !== null) addLevels(columns.levels, weights.levels, scores);
  if (weights.tastes !== null) addWorths(columns.tastes, weights.tastes, scores);
  if (weights.ownMethods !== null) addSharedMethods(columns.methods, { own: weights.ownMethods, worth: weights.sharedMethod }, scores);
  return scores;
}

function addLevels(levels: TasteColumns['levels'], worths: Int16Array, scores: Scores): void {
  for (let row = 0, at = 0; row < scores.length; row += 1) {
    let sum = scores[row] ?? 0;
    for (let table = 0; table < worths.length; table += LEVEL_ROOM, at += 1) sum += worths[table + (levels[at] ?? 0)] ?? 0;
    scores[row] = sum;
  }
}

function addSharedMethods({ starts, codes }: TasteColumns['methods'], { own, worth }: { readonly own: Uint8Array; readonly worth: number }, scores: Scores): void {
  for (let row = 0; row < scores.length; row += 1) {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      if (own[codes[at] ?? 0] !== 1) continue;
      scores[row] = (scores[row] ?? 0) + worth;
      break;
    }
  }
}
