import { isWithin } from '#domain/pairing/passes-filters.ts';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import { type AskedBy, passesHealth, passesMood } from '#domain/search/find-foods.ts';
import { intensityNames } from '#domain/taste-vocabulary.ts';
import { foldCase } from '#prelude/fold-case.ts';
import type { Catalogue } from '#ranking/catalogue.ts';
import { realRatingAt } from '#ranking/columns/real-rating-at.ts';
import type { WordLists } from '#ranking/columns/word-lists.ts';

type RowTest = (row: number) => boolean;

/**
 * Whether a row's food passes all filters of a question, as `passesQuestion` of the domain says. Only what is asked for is looked at, what
 * the columns answer by themselves first.
 */
export function rowFilter(base: Catalogue, question: FoodQuestion, asker: AskedBy): RowTest {
  const tests = [...testsOfColumns(base, question), ...testsOfFoods(base, question, asker)];
  const [only = () => true] = tests;
  return tests.length < 2 ? only : (row) => tests.every((passes) => passes(row));
}

function testsOfColumns({ columns: { foods } }: Catalogue, { cuisine, minimumRating, flavours, textures }: FoodQuestion): readonly RowTest[] {
  const codesOf = (wanted: string) => Uint8Array.from(foods.words, (word) => (foldCase(word) === foldCase(wanted) ? 1 : 0));
  const tests: RowTest[] = [];
  if (cuisine !== '') {
    const wanted = codesOf(cuisine);
    tests.push((row) => wanted[foods.origins[row] ?? 0] === 1);
  }
  if (minimumRating > 0) tests.push((row) => realRatingAt(foods, row) >= minimumRating);
  for (const flavour of flavours) tests.push(holds(foods.flavours, codesOf(flavour)));
  for (const texture of textures) tests.push(holds(foods.textures, codesOf(texture)));
  return tests;
}

function holds({ starts, codes }: WordLists, wanted: Uint8Array): RowTest {
  return (row) => {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) if (wanted[codes[at] ?? 0] === 1) return true;
    return false;
  };
}

function testsOfFoods(base: Catalogue, question: FoodQuestion, asker: AskedBy): readonly RowTest[] {
  const { intensities, withoutAllergens, diet, mood } = question;
  const tests: RowTest[] = [];
  for (const name of intensityNames) {
    const range = intensities[name];
    if (range !== undefined) tests.push((row) => isWithin(base.foodAt(row), name, range));
  }
  if (withoutAllergens.length + diet.length > 0) tests.push((row) => passesHealth(base.foodAt(row), question));
  if (mood !== null) tests.push((row) => passesMood(base.foodAt(row), mood, asker));
  return tests;
}
