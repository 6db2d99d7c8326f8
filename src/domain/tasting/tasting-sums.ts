import { type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { TastedWord, Tasting } from './tasting.ts';

/** Of one taste: how many said a level, the sum of the levels, and the sum of their squares, in tenths and whole numbers, so that no order of adding changes them. */
export type LevelSums = readonly [tasters: number, sum: number, squares: number];

/** What a word was answered, and how often. */
export interface WordSums extends TastedWord {
  readonly agree: number;
  readonly disagree: number;
}

/** What some tasters said together. */
export interface TastingSums {
  readonly tasters: number;
  readonly levels: Readonly<Partial<Record<IntensityName, LevelSums>>>;
  /** Those answered most first, then by list and word. */
  readonly words: readonly WordSums[];
}

/** Words that are counted for a food: it has no more at a time, but tasters may have answered words that it has no more. */
const MOST_WORDS = 48;

/**
 * What tastings add up to, in whatever order they came. The triggers of the server's table of reviews do the same in SQL, by adding and taking away
 * (pb_migrations/1763683483_tastings_add_up.js).
 */
export function sumTastings(tastings: readonly Tasting[]): TastingSums {
  const levels = intensityNames.flatMap((name) => {
    const said = tastings.flatMap(({ levels: { [name]: level } }) =>
      level === undefined ? [] : [Math.round(level * 10)],
    );
    return said.length === 0
      ? []
      : [[name, [said.length, sumOf(said), sumOf(said.map((tenths) => tenths * tenths))]] as const];
  });
  const words = new Map<string, WordSums>();
  for (const { part, word, agrees } of tastings.flatMap((tasting) => tasting.words)) {
    const { agree, disagree } = words.get(`${part} ${word}`) ?? { agree: 0, disagree: 0 };
    words.set(`${part} ${word}`, {
      part,
      word,
      agree: agree + (agrees ? 1 : 0),
      disagree: disagree + (agrees ? 0 : 1),
    });
  }
  return {
    tasters: tastings.length,
    levels: Object.fromEntries(levels),
    words: [...words.values()].toSorted(byAnswers).slice(0, MOST_WORDS),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function byAnswers(one: WordSums, other: WordSums): number {
  return (
    other.agree + other.disagree - one.agree - one.disagree ||
    (one.part === other.part ? (one.word < other.word ? -1 : 1) : one.part < other.part ? -1 : 1)
  );
}

/** What tasters measured of one taste: the mean (0-5) and how far they are apart, as the standard deviation; null with fewer than two. */
export interface Measure {
  readonly tasters: number;
  readonly mean: number;
  readonly spread: number | null;
}

/** An outlier is not cut: the spread says it (R32). */
export function measureOf([tasters, sum, squares]: LevelSums): Measure {
  const spread = tasters < 2 ? null : Math.sqrt((tasters * squares - sum * sum) / (tasters * (tasters - 1))) / 10;
  return { tasters, mean: sum / tasters / 10, spread };
}
