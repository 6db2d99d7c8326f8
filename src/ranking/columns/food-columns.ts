import type { IdTable } from './id-table.ts';
import type { Numbers } from './growing-numbers.ts';
import type { TextColumn } from './text-column.ts';
import type { WordLists } from './word-lists.ts';

/**
 * The foods of a catalogue as typed arrays, a row each, in the order of their ratings (architecture, 'Taste columns'). What two foods
 * say in the same words is kept once; nothing here is an object per food.
 */
export interface FoodColumns {
  readonly rows: number;
  readonly ids: TextColumn;
  readonly idTable: IdTable;
  readonly names: TextColumn;
  readonly nativeNames: TextColumn;
  /** '' where the reader's language has no other name. */
  readonly localNames: TextColumn;
  readonly mouthfeels: TextColumn;
  /** '' for a food that nobody uploaded. */
  readonly uploaders: TextColumn;
  /** The words by their codes, as foods spell them. */
  readonly words: readonly string[];
  readonly origins: Numbers;
  readonly temperatures: Numbers;
  readonly flavours: WordLists;
  readonly textures: WordLists;
  readonly aromas: WordLists;
  readonly cookingMethods: WordLists;
  readonly bestPairedWith: WordLists;
  readonly servingSuggestions: WordLists;
  readonly allergens: WordLists;
  readonly mayContain: WordLists;
  readonly healthWarnings: WordLists;
  readonly ingredients: WordLists;
  /** The stated course: its place in `courses`, counted from 1; 0 where none is stated. */
  readonly courses: Uint8Array;
  /** Bit 1 where allergens are stated, bit 2 where what may be in it is, be it that there is nothing. */
  readonly statesAllergens: Uint8Array;
  /** What its sentences speak of, two a row: what may be in it, and what they leave in doubt. Topics as bits. */
  readonly spoken: Uint32Array;
  /** Two bits for each dietary flag, in the order of `dietaryFlagNames`: 0 not stated, 1 no, 2 yes. */
  readonly diet: Uint32Array;
  /** A bit for each part of `rankedDefaults`. */
  readonly defaulted: Uint16Array;
  /** Tenths, six a row in the order of `intensityNames`. */
  readonly levels: Uint8Array;
  readonly ratings: Float64Array;
  readonly reviewCounts: Float64Array;
  readonly createdAt: Float64Array;
}
