import type { PairingWeights } from './pairing-weights.ts';
import { LEVEL_ROOM, type TasteColumns, TASTES } from './taste-columns.ts';

/** Room for the sum of a long list of words is wider than any score of one. */
type Scores = Int32Array;

/** The score of every row in tenths, in one pass over the columns; at most 0 is no pairing. */
export function scoreRows(columns: TasteColumns, weights: PairingWeights): Scores {
  const rows = columns.origins.length;
  const scores = new Int32Array(rows);
  const { origins, temperatures, levels, tastes } = columns;
  const { always } = weights;
  for (let row = 0; row < rows; row += 1) {
    let score = always + (weights.origins[origins[row] ?? 0] ?? 0) + (weights.temperatures[temperatures[row] ?? 0] ?? 0);
    for (let taste = 0, at = row * TASTES; taste < TASTES; taste += 1, at += 1) score += weights.levels[taste * LEVEL_ROOM + (levels[at] ?? 0)] ?? 0;
    const end = tastes.starts[row + 1] ?? 0;
    for (let at = tastes.starts[row] ?? 0; at < end; at += 1) score += weights.tastes[tastes.codes[at] ?? 0] ?? 0;
    scores[row] = score;
  }
  if (weights.sharedMethod !== 0) addSharedMethods(columns, weights, scores);
  return scores;
}

function addSharedMethods({ methods: { starts, codes } }: TasteColumns, weights: PairingWeights, scores: Scores): void {
  for (let row = 0; row < scores.length; row += 1) {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      if (weights.methods[codes[at] ?? 0] !== 1) continue;
      scores[row] = (scores[row] ?? 0) + weights.sharedMethod;
      break;
    }
  }
}
