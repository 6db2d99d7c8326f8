import { holdsFromWord, MAIN_INGREDIENTS, SHORTEST_INGREDIENT } from '#domain/search/search-score.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { FoodColumns } from '#ranking/columns/food-columns.ts';
import type { RowSet } from '#ranking/columns/row-set.ts';
import type { WordLists } from '#ranking/columns/word-lists.ts';

export type MadeColumns = Pick<FoodColumns, 'words' | 'ingredients' | 'textures'>;

/** The rows that are made of what a word of a query begins, as `madeOf` of the domain says it of a food. */
interface MadeWord {
  addRows(to: RowSet): void;
  isIn(row: number): boolean;
  /** Whether it is a main ingredient or a texture there. */
  isMainly(row: number): boolean;
}

/** Folded once: each letter that is typed asks for all of them. */
const folded = new WeakMap<readonly string[], readonly string[]>();

/** Null for a word that no ingredient and no texture of the catalogue has, and for one that is too short. */
export function madeWord({ words, ingredients, textures }: MadeColumns, word: string): MadeWord | null {
  if (word.length < SHORTEST_INGREDIENT) return null;
  const isMeant = meantOnce(words, word);
  if (isMeant === null) return null;
  const standsIn = ({ starts, codes }: WordLists, row: number, most = Number.POSITIVE_INFINITY): boolean => {
    const first = starts[row] ?? 0;
    const end = Math.min(starts[row + 1] ?? 0, first + most);
    for (let at = first; at < end; at += 1) if (isMeant[codes[at] ?? 0] === 1) return true;
    return false;
  };
  return {
    addRows(to) {
      for (const { starts, codes } of [ingredients, textures])
        for (let row = 0, at = 0; at < codes.length; at += 1) {
          if (isMeant[codes[at] ?? 0] === 0) continue;
          while (at >= (starts[row + 1] ?? 0)) row += 1;
          to.add(row);
        }
    },
    isIn: (row) => standsIn(textures, row) || standsIn(ingredients, row),
    isMainly: (row) => standsIn(textures, row) || standsIn(ingredients, row, MAIN_INGREDIENTS),
  };
}

/** A word that stands before the one that is typed is asked for with each letter of that. */
const meant = new WeakMap<readonly string[], Map<string, Uint8Array | null>>();
const MOST_KEPT = 12;

/** A byte for each word of the catalogue: 1 for those that hold the word from the beginning of one of theirs; null where none does. */
function meantOnce(words: readonly string[], word: string): Uint8Array | null {
  const known = meant.get(words) ?? new Map<string, Uint8Array | null>();
  meant.set(words, known);
  const before = known.get(word);
  if (before !== undefined) return before;
  const codes = foldedOnce(words).flatMap((text, code) => (holdsFromWord(text, word) ? [code] : []));
  const now = codes.length === 0 ? null : new Uint8Array(words.length);
  for (const code of codes) if (now !== null) now[code] = 1;
  if (known.size >= MOST_KEPT) known.clear();
  known.set(word, now);
  return now;
}

function foldedOnce(words: readonly string[]): readonly string[] {
  const known = folded.get(words);
  if (known !== undefined) return known;
  const now = words.map(foldSearchText);
  folded.set(words, now);
  return now;
}
