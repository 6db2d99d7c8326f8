import { plateOf, plates } from '#domain/pairing/plate.ts';
import { offeredAs } from '#domain/safety/offer-to.ts';
import { type Offered, offerToAnyone } from '#domain/safety/offered.ts';
import {
  isAkin,
  namedPoints,
  nearWorth,
  originPoints,
  platePoints,
  SIMILAR_LIMIT,
  similarFoods,
  similarPoints,
  type WordWorths,
  wordWorths,
} from '#domain/search/similar-foods.ts';
import { type WordKind, wordsOf } from '#domain/search/similar-words.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { foldedWords } from '#ranking/columns/folded-words.ts';
import type { CatalogueColumns } from '#ranking/columns/catalogue-rows.ts';
import { addWorths } from '#ranking/columns/add-worths.ts';
import { RowSet } from '#ranking/columns/row-set.ts';
import type { WordLists } from '#ranking/columns/word-lists.ts';
import { worthTable } from '#ranking/columns/worth-table.ts';
import { contenders } from '#ranking/contenders.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';
import { scoreRows } from '#ranking/pairing/score-rows.ts';
import { statedLevels } from '#ranking/pairing/stated-levels.ts';
import { statedTemperature } from '#ranking/pairing/stated-temperature.ts';
import { LEVEL_ROOM, NOT_STATED, type TasteColumns, tasteKinds } from '#ranking/pairing/taste-columns.ts';
import type { OfferBeside } from '#ranking/question-shapes.ts';
import { addRowsOf } from '#ranking/search/postings.ts';
import { SharedIngredients } from './shared-ingredients.ts';

/** The highest level, in tenths. */
const MOST = 50;

/** @param named foods that its own record names as similar */
export type SimilarQuestion = OfferBeside & { readonly named: ReadonlySet<FoodId> };

/** The foods most like one, as `similarFoods` of the domain finds them, by passes over the columns (spec 1 §9). */
export function similarInCatalogue(
  catalogue: LayeredCatalogue,
  { foodId, taster, named }: SimilarQuestion,
): Offered<FoodId> {
  const food = catalogue.get(foodId);
  if (food === null) return offerToAnyone([]);
  const { base } = catalogue;
  const ingredients = new SharedIngredients(base.columns.foods, food);
  const tellers = tellersOf(base.columns, food);
  const worths = worthsInCatalogue(catalogue, food, { ingredients, tellers });
  const scores = likenesses(base.columns, food, worths);
  ingredients.addTo(scores, worths);
  for (const [word, rows] of tellers) addWorth(rows, worths.told.get(word) ?? 0, scores);
  for (const id of named) {
    const row = base.rowOf(id);
    if (row !== null) scores[row] = (scores[row] ?? 0) + namedPoints(food, base.foodAt(row)) * 10;
  }
  const passes = (candidate: TasteTraits) =>
    candidate.id !== foodId && (named.has(candidate.id) || isAkin(food, candidate));
  return offeredAs(
    similarFoods(
      food,
      contenders(catalogue, { scores, limit: SIMILAR_LIMIT, needs: taster.profile, passes }),
      taster.profile,
      { worths, named },
    ),
    ({ food: { id } }) => id,
  );
}

/** `wordWorths` over the whole catalogue. */
function worthsInCatalogue(
  { base, changed, isGone, isWhole }: LayeredCatalogue,
  food: TasteTraits,
  { ingredients, tellers }: { readonly ingredients: SharedIngredients; readonly tellers: ReadonlyMap<string, RowSet> },
): WordWorths {
  const { foods, tastes } = base.columns;
  const fresh = [...changed];
  const isOut = isWhole ? null : isGone;
  const gone =
    isOut === null
      ? 0
      : countRows(
          Uint32Array.from({ length: base.rows }, (_, row) => row),
          isOut,
          true,
        );
  const said = sayingsOf(tastes, isOut);
  const ofKind: Readonly<Record<WordKind, ReadonlyMap<string, number>>> = {
    flavour: said(tasteKinds.flavour, wordsOf.flavour(food)),
    texture: said(tasteKinds.texture, wordsOf.texture(food)),
    aroma: said(tasteKinds.aroma, wordsOf.aroma(food)),
    method: listed(foods.cookingMethods, foods.words, isOut),
    told: new Map(Array.from(tellers, ([word, rows]) => [word, countTellers(rows, isOut)] as const)),
    ingredient: ingredients.counts(isOut),
  };
  return wordWorths(
    food,
    (kind, word) => (ofKind[kind].get(word) ?? 0) + fresh.filter((one) => wordsOf[kind](one).has(word)).length,
    fresh.length + base.rows - gone,
  );
}

type Out = ((row: number) => boolean) | null;

/** How many rows say each of some words (folded) as a flavour, a texture or an aroma. */
function sayingsOf({ tasteWords, sayings: { starts, codes } }: TasteColumns, isOut: Out) {
  const byWord = new Map(tasteWords.map((word, code) => [word, code]));
  return (letter: string, words: ReadonlySet<string>): ReadonlyMap<string, number> =>
    new Map(
      Array.from(words, (word) => {
        const code = byWord.get(letter + word);
        if (code === undefined) return [word, 0];
        const rows = codes.subarray(starts[code], starts[code + 1]);
        return [word, isOut === null ? rows.length : countRows(rows, isOut, false)];
      }),
    );
}

/** How many rows list each word (folded). */
function listed({ starts, codes }: WordLists, words: readonly string[], isOut: Out): ReadonlyMap<string, number> {
  const counts = new Uint32Array(words.length);
  for (let row = 0, at = 0; row + 1 < starts.length; row += 1) {
    const end = starts[row + 1] ?? 0;
    if (isOut?.(row) === true) at = end;
    for (; at < end; at += 1) counts[codes[at] ?? 0] = (counts[codes[at] ?? 0] ?? 0) + 1;
  }
  const listedBy = new Map<string, number>();
  for (const [code, word] of foldedWords(words).entries())
    if ((counts[code] ?? 0) > 0) listedBy.set(word, (listedBy.get(word) ?? 0) + (counts[code] ?? 0));
  return listedBy;
}

function countRows(rows: Uint16Array | Uint32Array, isGone: (row: number) => boolean, gone: boolean): number {
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) if (isGone(rows[at] ?? 0) === gone) count += 1;
  return count;
}

/** The rows whose description says each of a food's words (folded); without words that no row says. */
function tellersOf({ terms, foods }: CatalogueColumns, food: TasteTraits): ReadonlyMap<string, RowSet> {
  const tellers = new Map<string, RowSet>();
  for (const word of wordsOf.told(food)) {
    const term = termOf(terms.terms, word);
    if (term === null) continue;
    const rows = new RowSet(foods.rows);
    addRowsOf(rows, terms.described, term);
    tellers.set(word, rows);
  }
  return tellers;
}

/** @param terms ascending */
function termOf(terms: readonly string[], word: string): number | null {
  let [first, end] = [0, terms.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((terms[middle] ?? '') < word) first = middle + 1;
    else end = middle;
  }
  return terms[first] === word ? first : null;
}

function countTellers(tellers: RowSet | undefined, isOut: Out): number {
  let count = 0;
  tellers?.visit((row) => {
    if (isOut?.(row) !== true) count += 1;
    return true;
  });
  return count;
}

function addWorth(rows: RowSet, worth: number, scores: Int32Array): void {
  if (worth === 0) return;
  rows.visit((row) => {
    scores[row] = (scores[row] ?? 0) + worth;
    return true;
  });
}

/** How like the food every row is by its tastes and place in a meal, in tenths. */
function likenesses({ foods, tastes }: CatalogueColumns, food: TasteTraits, worths: WordWorths): Int32Array {
  const kinds: Readonly<Record<string, WordKind>> = {
    [tasteKinds.flavour]: 'flavour',
    [tasteKinds.texture]: 'texture',
    [tasteKinds.aroma]: 'aroma',
  };
  const home = foldCase(food.origin);
  const served = statedTemperature(food);
  const levels = new Int16Array(intensityNames.length * LEVEL_ROOM);
  for (const [taste, own] of statedLevels(food).entries()) {
    if (own !== NOT_STATED)
      for (let level = 0; level <= MOST; level += 1)
        levels[taste * LEVEL_ROOM + level] = nearWorth(Math.abs(own - level));
  }
  const scores = scoreRows(tastes, {
    tastes: Int16Array.from(
      tastes.tasteWords,
      (said) => worths[kinds[said.charAt(0)] ?? 'flavour'].get(said.slice(1)) ?? 0,
    ),
    ownMethods: null,
    sharedMethod: 0,
    always: 0,
    levels,
    origins: worthTable(tastes.words, (word) => originPoints(home, word)),
    temperatures: worthTable(tastes.words, (word) => (word !== '' && word === served ? similarPoints.temperature : 0)),
  });
  addWorths(
    foods.cookingMethods,
    Int16Array.from(foldedWords(foods.words), (word) => worths.method.get(word) ?? 0),
    scores,
  );
  const plate = plateOf(food);
  const byPlate = plates.map((other) => Math.round(platePoints(plate, other) * 10));
  for (let row = 0; row < scores.length; row += 1)
    scores[row] = (scores[row] ?? 0) + (byPlate[tastes.plates[row] ?? 0] ?? 0);
  return scores;
}
