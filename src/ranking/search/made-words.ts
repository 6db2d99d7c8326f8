import { holdsFromWord, MAIN_INGREDIENTS, SHORTEST_INGREDIENT } from '#domain/search/search-score.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { FoodColumns } from '#ranking/columns/food-columns.ts';
import type { RowSet } from '#ranking/columns/row-set.ts';
import type { WordLists } from '#ranking/columns/word-lists.ts';

export type MadeColumns = Pick<FoodColumns, 'words' | 'ingredients' | 'textures'>;

/** The rows that are made of what a word of a query begins, as `madeOf` of the domain says it of a food. */
interface MadeWord {
  addRows(to: RowSet): void;
  /** Whether it is a main ingredient or a texture there. */
  isMainly(row: number): boolean;
}

/** Folded once: each letter that is typed asks for all of them. */
const folded = new WeakMap<readonly string[], readonly string[]>();

/** Null for a word that no ingredient and no texture of the catalogue has, and for one that is too short. */
export function madeWord({ words, ingredients, textures }: MadeColumns, word: string): MadeWord | null {
  if (word.length < SHORTEST_INGREDIENT) return null;
  const isMeant = new Uint8Array(words.length);
  let isAny = false;
  for (const [code, text] of foldedOnce(words).entries()) {
    if (!holdsFromWord(text, word)) continue;
    isMeant[code] = 1;
    isAny = true;
  }
  if (!isAny) return null;
  const standsIn = ({ starts, codes }: WordLists, row: number, most = Number.POSITIVE_INFINITY): boolean => {
    const first = starts[row] ?? 0;
    const end = Math.min(starts[row + 1] ?? 0, first + most);
    for (let at = first; at < end; at += 1) if (isMeant[codes[at] ?? 0] === 1) return true;
    return false;
  };
  return {
    addRows(to) {
      for (let row = 0; row + 1 < ingredients.starts.length; row += 1)
        if (standsIn(ingredients, row) || standsIn(textures, row)) to.add(row);
    },
    isMainly: (row) => standsIn(textures, row) || standsIn(ingredients, row, MAIN_INGREDIENTS),
  };
}

function foldedOnce(words: readonly string[]): readonly string[] {
  const known = folded.get(words);
  if (known !== undefined) return known;
  const now = words.map(foldSearchText);
  folded.set(words, now);
  return now;
}
