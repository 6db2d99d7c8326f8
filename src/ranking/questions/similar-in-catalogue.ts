import type { FoodId } from '#domain/values/ids/ids.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { plates } from '#domain/pairing/plate.ts';
import { offeredAs } from '#domain/safety/offer-to.ts';
import { type Offered, offerToAnyone } from '#domain/safety/offered.ts';
import {
  isAkin,
  nearWorth,
  SIMILAR_LIMIT,
  similarFoods,
  similarPoints,
  type WordKind,
  wordWorth,
  type WordWorths,
} from '#domain/search/similar-foods.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { addWorths } from '#ranking/columns/add-worths.ts';
import type { WordLists } from '#ranking/columns/word-lists.ts';
import { worthTable } from '#ranking/columns/worth-table.ts';
import { contenders } from '#ranking/contenders.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';
import { scoreRows } from '#ranking/pairing/score-rows.ts';
import { statedLevels } from '#ranking/pairing/stated-levels.ts';
import { statedTemperature } from '#ranking/pairing/stated-temperature.ts';
import { LEVEL_ROOM, NOT_STATED, type TasteColumns, tasteKinds } from '#ranking/pairing/taste-columns.ts';
import type { OfferBeside } from '#ranking/ranking.ts';

/** The highest level, in tenths. */
const MOST = 50;

/** The foods most like one, as `similarFoods` of the domain finds them, by passes over the columns (spec 1 §9). */
export function similarInCatalogue(catalogue: LayeredCatalogue, { foodId, taster }: OfferBeside): Offered<FoodId> {
  const food = catalogue.get(foodId);
  if (food === null) return offerToAnyone([]);
  const worths = worthsInCatalogue(catalogue, food);
  const scores = likenesses(catalogue, food, worths);
  const passes = (candidate: TasteTraits) => candidate.id !== foodId && isAkin(food, candidate);
  return offeredAs(
    similarFoods(
      food,
      contenders(catalogue, { scores, limit: SIMILAR_LIMIT, needs: taster.profile, passes }),
      taster.profile,
      { worths },
    ),
    ({ food: { id } }) => id,
  );
}

/** `wordWorths` over the whole catalogue. */
function worthsInCatalogue({ base, changed, isGone, isWhole }: LayeredCatalogue, food: TasteTraits): WordWorths {
  const { foods, tastes } = base.columns;
  const fresh = [...changed];
  const isOut = isWhole ? null : isGone;
  const all =
    fresh.length +
    base.rows -
    (isOut === null
      ? 0
      : countRows(
          Uint32Array.from({ length: base.rows }, (_, row) => row),
          isOut,
          true,
        ));
  const of = (kind: WordKind, counts: ReadonlyMap<string, number>, listOf: (one: TasteTraits) => readonly string[]) =>
    new Map(
      Array.from(new Set(listOf(food).map(foldCase)), (word) => {
        const here = fresh.filter((one) => listOf(one).some((said) => foldCase(said) === word)).length;
        return [word, wordWorth(kind, (counts.get(word) ?? 0) + here, all)] as const;
      }),
    );
  const said = sayingsOf(tastes, isOut);
  return {
    flavour: of('flavour', said(tasteKinds.flavour, food.flavours), ({ flavours }) => flavours),
    texture: of('texture', said(tasteKinds.texture, food.textures), ({ textures }) => textures),
    aroma: of('aroma', said(tasteKinds.aroma, food.aromas), ({ aromas }) => aromas),
    method: of('method', listed(foods.cookingMethods, foods.words, isOut), ({ cookingMethods }) => cookingMethods),
    ingredient: of('ingredient', listed(foods.ingredients, foods.words, isOut), ({ ingredients }) => ingredients),
  };
}

type Out = ((row: number) => boolean) | null;

/** How many rows say each of some words (folded) as a flavour, a texture or an aroma. */
function sayingsOf({ tasteWords, sayings: { starts, codes } }: TasteColumns, isOut: Out) {
  const byWord = new Map(tasteWords.map((word, code) => [word, code]));
  return (letter: string, words: readonly string[]): ReadonlyMap<string, number> =>
    new Map(
      words.map((spelt) => {
        const word = foldCase(spelt);
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
  const folded = new Map<string, number>();
  for (const [code, word] of words.entries())
    if ((counts[code] ?? 0) > 0) folded.set(foldCase(word), (folded.get(foldCase(word)) ?? 0) + (counts[code] ?? 0));
  return folded;
}

function countRows(rows: Uint16Array | Uint32Array, isGone: (row: number) => boolean, gone: boolean): number {
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) if (isGone(rows[at] ?? 0) === gone) count += 1;
  return count;
}

/** How like the food every row is, in tenths. */
function likenesses(
  {
    base: {
      columns: { foods, tastes },
    },
  }: LayeredCatalogue,
  food: TasteTraits,
  worths: WordWorths,
): Int32Array {
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
    origins: worthTable(tastes.words, (word) => (word !== '' && word === home ? similarPoints.origin : 0)),
    temperatures: worthTable(tastes.words, (word) => (word !== '' && word === served ? similarPoints.temperature : 0)),
  });
  const listedWorths = (kind: WordKind) =>
    Int16Array.from(foods.words, (word) => worths[kind].get(foldCase(word)) ?? 0);
  addWorths(foods.cookingMethods, listedWorths('method'), scores);
  addWorths(foods.ingredients, listedWorths('ingredient'), scores);
  const course = courseOf(food);
  if (course === null) return scores;
  const byPlate = plates.map((plate) => (plate.course === course ? similarPoints.course * 10 : 0));
  for (let row = 0; row < scores.length; row += 1)
    scores[row] = (scores[row] ?? 0) + (byPlate[tastes.plates[row] ?? 0] ?? 0);
  return scores;
}
