import { codedWorths } from '#ranking/columns/coded-worths.ts';
import type { PairingWeights } from './pairing-weights.ts';
import { LEVEL_ROOM, type LevelGroups, LEVELS_TOGETHER, type Servings, type TasteColumns } from './taste-columns.ts';

/** Room for the sum of a long list of words is wider than any score of one. */
type Scores = Int32Array;

/** The score of every row in tenths; at most 0 is no pairing. What rows have in common is weighed once, and then looked up. */
export function scoreRows(
  { servings, firstLevels, otherLevels, sayings }: TasteColumns,
  weights: PairingWeights,
): Scores {
  const served = servingWorths(servings, weights);
  const scores =
    weights.levels === null
      ? codedWorths(servings.codes, served)
      : leveledWorths({ servings, firstLevels, otherLevels }, { served, table: weights.levels });
  if (weights.tastes !== null) addSayings(sayings, weights.tastes, scores);
  return scores;
}

function servingWorths(
  { origins, temperatures, methods: { starts, codes } }: Servings,
  { always, sharedMethod, ...weights }: PairingWeights,
): Scores {
  const { ownMethods } = weights;
  return Int32Array.from(origins, (origin, serving) => {
    const isShared =
      ownMethods !== null &&
      codes.subarray(starts[serving], starts[serving + 1]).some((method) => ownMethods[method] === 1);
    return (
      always +
      (weights.origins[origin] ?? 0) +
      (weights.temperatures[temperatures[serving] ?? 0] ?? 0) +
      (isShared ? sharedMethod : 0)
    );
  });
}

/** In one pass: where a row costs little, each pass counts. */
function leveledWorths(
  { servings, firstLevels, otherLevels }: Pick<TasteColumns, 'servings' | 'firstLevels' | 'otherLevels'>,
  { served, table }: { readonly served: Scores; readonly table: Int16Array },
): Scores {
  const first = levelWorths(firstLevels, table);
  const other = levelWorths(otherLevels, table.subarray(LEVELS_TOGETHER * LEVEL_ROOM));
  const scores = new Int32Array(servings.codes.length);
  for (let row = 0; row < scores.length; row += 1) {
    scores[row] =
      (served[servings.codes[row] ?? 0] ?? 0) +
      (first[firstLevels.codes[row] ?? 0] ?? 0) +
      (other[otherLevels.codes[row] ?? 0] ?? 0);
  }
  return scores;
}

function levelWorths({ levels }: LevelGroups, table: Int16Array): Int16Array {
  const worths = new Int16Array(levels.length / LEVELS_TOGETHER);
  for (let group = 0, at = 0; group < worths.length; group += 1) {
    let sum = 0;
    for (let place = 0; place < LEVELS_TOGETHER; place += 1, at += 1)
      sum += table[place * LEVEL_ROOM + (levels[at] ?? 0)] ?? 0;
    worths[group] = sum;
  }
  return worths;
}

function addSayings({ starts, codes }: TasteColumns['sayings'], worths: Int16Array, scores: Scores): void {
  for (const [word, worth] of worths.entries()) {
    if (worth === 0) continue;
    const end = starts[word + 1] ?? 0;
    for (let at = starts[word] ?? 0; at < end; at += 1) {
      const row = codes[at] ?? 0;
      scores[row] = (scores[row] ?? 0) + worth;
    }
  }
}
