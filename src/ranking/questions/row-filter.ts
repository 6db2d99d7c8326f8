import type { LevelRange } from '#domain/foods/level-range.ts';
import { isWithin } from '#domain/foods/level-range.ts';
import { mayStandIn } from '#domain/search/mood-foods.ts';
import { mayOffer } from '#domain/safety/offer-to.ts';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import { type AskedBy, passesHealth } from '#domain/search/find-foods.ts';
import { type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { foldedWords } from '#ranking/columns/folded-words.ts';
import type { Catalogue } from '#ranking/catalogue.ts';
import type { FoodColumns } from '#ranking/columns/food-columns.ts';
import { defaultBit } from '#ranking/columns/food-row.ts';
import { realRatingAt } from '#ranking/columns/real-rating-at.ts';
import type { WordLists } from '#ranking/columns/word-lists.ts';
import { offerTest } from '#ranking/offer-test.ts';
import { moodRows } from './mood-rows.ts';

const LEVELS = 256;
const noLevels = { sweet: 0, salty: 0, sour: 0, bitter: 0, umami: 0, spicy: 0 } as const;

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

function testsOfColumns(
  { columns: { foods } }: Catalogue,
  { cuisine, minimumRating, flavours, textures, intensities }: FoodQuestion,
): readonly RowTest[] {
  const codesOf = (wanted: string) => {
    const folded = foldCase(wanted);
    return Uint8Array.from(foldedWords(foods.words), (word) => (word === folded ? 1 : 0));
  };
  const tests: RowTest[] = [];
  if (cuisine !== '') {
    const wanted = codesOf(cuisine);
    tests.push((row) => wanted[foods.origins[row] ?? 0] === 1);
  }
  if (minimumRating > 0) tests.push((row) => realRatingAt(foods, row) >= minimumRating);
  for (const flavour of flavours) tests.push(holds(foods.flavours, codesOf(flavour)));
  for (const texture of textures) tests.push(holds(foods.textures, codesOf(texture)));
  for (const name of intensityNames) {
    const range = intensities[name];
    if (range !== undefined) tests.push(within(foods, name, range));
  }
  return tests;
}

function holds({ starts, codes }: WordLists, wanted: Uint8Array): RowTest {
  return (row) => {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) if (wanted[codes[at] ?? 0] === 1) return true;
    return false;
  };
}

/** As `isWithin` of the domain. */
function within({ levels, defaulted }: FoodColumns, name: IntensityName, range: LevelRange): RowTest {
  const passing = Uint8Array.from({ length: LEVELS }, (_, tenths) =>
    isWithin({ intensities: { ...noLevels, [name]: tenths / 10 }, defaulted: [] }, name, range) ? 1 : 0,
  );
  const passesUnknown = isWithin({ intensities: noLevels, defaulted: [name] }, name, range);
  const [place, isDefault] = [intensityNames.indexOf(name), defaultBit(name)];
  return (row) =>
    ((defaulted[row] ?? 0) & isDefault) === 0
      ? passing[levels[row * intensityNames.length + place] ?? 0] === 1
      : passesUnknown;
}

function testsOfFoods(base: Catalogue, question: FoodQuestion, asker: AskedBy): readonly RowTest[] {
  const { withoutAllergens, diet, holding = [], mood } = question;
  const tests: RowTest[] = [];
  if (withoutAllergens.length + diet.length + holding.length > 0) {
    const { codes, firstRows } = base.orders.health();
    const passing = firstRows.map((row) => passesHealth(base.foodAt(row), question));
    tests.push((row) => passing[codes[row] ?? 0] === true);
  }
  if (asker.leavesOut) tests.push(offerTest(base, asker.leavesOut));
  if (mood !== null) {
    const points = moodRows(base, mood);
    tests.push((row) => {
      if ((points[row] ?? 0) <= 0) return false;
      const food = base.foodAt(row);
      return mayStandIn(food, mood, asker.memberId) && mayOffer(food, asker.profile);
    });
  }
  return tests;
}
