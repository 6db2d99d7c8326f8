import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { Numbers } from '#ranking/columns/growing-numbers.ts';
import type { WordLists } from '#ranking/columns/word-lists.ts';

/** Levels are tenths, 0-50; a level that is a default stands above them. */
export const NOT_STATED = 63;
/** So many levels have room in a table of one intensity. */
export const LEVEL_ROOM = 64;
/** Intensities that are told apart together: two such groups make all. */
export const LEVELS_TOGETHER = intensityNames.length / 2;

/**
 * The catalogue as pairing reads it (architecture, 'Taste columns'): folded words as codes, levels as tenths. What many foods have in
 * common stands here once, so that a question weighs it once, and a word that counts for nothing costs nothing.
 */
export interface TasteColumns {
  /** Flavours, textures and aromas, each with a letter before it that says which it is. */
  readonly tasteWords: readonly string[];
  /** For each of `tasteWords` the rows that say it, ascending. */
  readonly sayings: WordLists;
  /** By code: cooking methods, origins and temperatures. '' is code 0. */
  readonly words: readonly string[];
  readonly servings: Servings;
  /** The first intensities, and the others. */
  readonly firstLevels: LevelGroups;
  readonly otherLevels: LevelGroups;
  /** By row: its place in `plates` (R31). */
  readonly plates: Uint8Array;
  /** Every name, folded, that a food gives for a partner (R31); whether there is a food called so or not. */
  readonly partnerNames: readonly string[];
  /** For each of `partnerNames` the rows that say it, ascending, each once. */
  readonly namers: WordLists;
  /** For each of `partnerNames` the rows that are called so, ascending. */
  readonly called: WordLists;
}

/** Origin, temperature and methods: each distinct combination once. */
export interface Servings {
  /** By row. */
  readonly codes: Numbers;
  readonly origins: Numbers;
  /** 0 where the temperature is a default. */
  readonly temperatures: Numbers;
  readonly methods: WordLists;
}

/** Levels of some intensities: each distinct combination once, `LEVELS_TOGETHER` numbers long. */
export interface LevelGroups {
  /** By row. */
  readonly codes: Numbers;
  readonly levels: Uint8Array;
}

/** Before a word, what it is said of: 'creamy' is a flavour and a texture. */
export const tasteKinds = { flavour: 'f', texture: 't', aroma: 'a' } as const;
