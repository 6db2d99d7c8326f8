import { isBreakfast, isBreakfastTerm, shippedBeginnings } from '#domain/personal/breakfast.ts';
import { plates } from '#domain/pairing/plate.ts';
import { isCreamy, moodWorth } from '#domain/search/mood-foods.ts';
import { heatSteps, moodScales } from '#domain/search/mood-scales.ts';
import type { Mood } from '#domain/search/food-question.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { Catalogue } from '#ranking/catalogue.ts';
import { addWorths } from '#ranking/columns/add-worths.ts';
import { defaultBit } from '#ranking/columns/food-row.ts';
import { realRatingAt } from '#ranking/columns/real-rating-at.ts';
import { textOf } from '#ranking/columns/text-column.ts';
import { rowsOf } from '#ranking/search/postings.ts';
import { PLACES, places } from '#ranking/search/text-places.ts';
import type { TermColumns } from '#ranking/search/term-columns.ts';

/** Levels in tenths that fit a byte. */
const LEVELS = 256;
const TENTHS = 10;
const SPICY = intensityNames.indexOf('spicy');

/** `moodPoints` of the domain for every row, by passes over the columns; above 0 from the points on with which a food fits. */
export function moodRows(base: Catalogue, mood: Mood): Int32Array {
  const { foods, tastes } = base.columns;
  const scale = moodScales[mood];
  const points = new Int32Array(foods.rows).fill(1 - scale.least);
  const wordsOf = (worths: Readonly<Record<string, number>>) =>
    Int16Array.from(foods.words, (word) => moodWorth(worths, word));
  addWorths(foods.flavours, wordsOf(scale.flavours), points);
  addWorths(foods.textures, wordsOf(scale.textures), points);
  const byPlate = plates.map(({ course }) => (course === null ? 0 : (scale.courses[course] ?? 0)));
  const served = wordsOf(scale.served);
  const creamy = Int16Array.from({ length: foods.mouthfeels.starts.length - 1 }, (_, code) =>
    scale.creamyMouthfeel !== 0 && isCreamy(textOf(foods.mouthfeels, code)) ? scale.creamyMouthfeel : 0,
  );
  const heat = Int16Array.from({ length: LEVELS }, (_, tenths) => scale.heat * heatSteps(tenths / TENTHS));
  const [noTemperature, noHeat] = [defaultBit('temperatureServed'), defaultBit('spicy')];
  for (let row = 0; row < points.length; row += 1) {
    const defaulted = foods.defaulted[row] ?? 0;
    const rating = realRatingAt(foods, row);
    points[row] =
      (points[row] ?? 0) +
      (byPlate[tastes.plates[row] ?? 0] ?? 0) +
      (creamy[foods.mouthfeels.codes[row] ?? 0] ?? 0) +
      ((defaulted & noTemperature) === 0 ? (served[foods.temperatures[row] ?? 0] ?? 0) : 0) +
      ((defaulted & noHeat) === 0 ? (heat[foods.levels[row * intensityNames.length + SPICY] ?? 0] ?? 0) : 0) +
      (rating > 0 && rating > scale.ratingAbove ? scale.wellRated : 0);
  }
  if (scale.breakfast !== 0) for (const row of breakfastRows(base)) points[row] = (points[row] ?? 0) + scale.breakfast;
  return points;
}

/** The rows of foods of the morning, found by the words of their names. */
function breakfastRows(base: Catalogue): ReadonlySet<number> {
  const { terms, said, texts } = base.columns.terms;
  const rows = new Set<number>();
  for (const [term, word] of terms.entries()) {
    const isSaying = isBreakfastTerm(word);
    if (!isSaying && !shippedBeginnings.has(word)) continue;
    for (const row of rowsOf(said, term)) {
      const place = placeInName(texts, row, term);
      if (isSaying ? place >= 0 : place === 0 && isBreakfast(base.foodAt(row))) rows.add(row);
    }
  }
  return rows;
}

/** Where a term stands in the name of a row, which is its first text; -1 for nowhere. No text is read for it: there may be many such rows. */
function placeInName({ starts, codes }: TermColumns['texts'], row: number, term: number): number {
  const from = starts[row] ?? 0;
  const end = starts[row + 1] ?? 0;
  if (codes[from] !== places.name) return -1;
  for (let at = from + 1; at < end && (codes[at] ?? 0) >= PLACES; at += 1)
    if (codes[at] === term + PLACES) return at - from - 1;
  return -1;
}
