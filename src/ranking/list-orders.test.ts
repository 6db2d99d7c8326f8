import { describe, expect, it } from 'vitest';
import { noPairingFilters, pairingStyles } from '#domain/pairing/pairing.ts';
import { dayOf } from '#domain/values/day.ts';
import { dayTable } from '#domain/day/day-table.ts';
import { answerQuestion } from '#domain/assistant/answer-question.ts';
import { plainCatalogue } from '#domain/assistant/plain-catalogue.ts';
import { featuredFoods } from '#domain/foods/featured-foods.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { everyFood, type FoodQuestion, moods } from '#domain/search/food-question.ts';
import { memoize } from '#prelude/memoize.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';
import { catalogueQuestions } from './catalogue-questions.ts';
import { FoodIndex } from './food-index.ts';
import type { QuestionName } from './ranking.ts';

const nobody = { memberId: null, profile: null };
const day = 86_400_000;

/** A catalogue with as much evidence for each food as for any other. */
const equals: readonly Food[] = starterFoods.map((food) => ({
  ...food,
  rating: 4.5,
  reviewCount: 9,
  createdAt: 1,
  defaulted: food.defaulted.filter((part) => part !== 'rating'),
}));
const byId = new Map(starterFoods.map((food) => [food.id, food]));

function indexOf(foods: readonly Food[], at = 0): FoodIndex {
  const index = new (class extends FoodIndex {
    override today() {
      return dayOf(at * day);
    }
  })();
  index.provide(foods);
  // Left alone it builds its columns later, under the tests of another file.
  index.settle();
  return index;
}

/** Of a day: built once, as no question changes it. */
const indexOn = memoize(9, (at: number) => indexOf(equals, at));

interface Asked {
  readonly index: FoodIndex;
  readonly foods: readonly Food[];
}

const namesOf = (ids: readonly FoodId[]) => ids.map((id) => byId.get(id)?.name ?? '');
const beside = (name: string) => starterFoods.find((food) => food.name === name)?.id ?? ('' as FoodId);
const found =
  (parts: Partial<FoodQuestion>) =>
  ({ index }: Asked) =>
    namesOf(index.matches({ question: { ...everyFood, ...parts }, taster: nobody, uploaders: [], limit: 24 }).ids);
const told =
  (prompt: string) =>
  ({ foods }: Asked) =>
    answerQuestion(
      { type: 'chat', prompt, food: null, taster: { ...nobody, on: dayOf(0) }, mood: 'evening', language: 'en' },
      plainCatalogue(foods, { ...nobody, on: dayOf(0) }),
    ).foods.map(({ name }) => name);

/** Every list that the app makes of foods or cuisines and that is not asked for by an order in words. A question of the worker that is missing is an error of types. */
const lists: Readonly<
  Record<
    Exclude<
      QuestionName,
      | 'foodsNamed'
      | 'foodsCalled'
      | 'readMenu'
      | 'farFoods'
      | 'listFoods'
      | 'foodsAhead'
      | 'findFoods'
      | 'countFoods'
      | 'askAssistant'
      | 'suggestDishes'
      | 'learnedTaste'
      | 'liking'
      | 'recommendations'
      | 'pairings'
      | 'moodFoods'
      | 'followPeers'
      | 'tasteMates'
      | 'tasteLikeness'
      | 'lovedByPeers'
    >,
    (asked: Asked) => readonly string[]
  >
> &
  Readonly<Record<string, (asked: Asked) => readonly string[]>> = {
  searchFoods: ({ index }) => index.hits('chicken').map(({ name }) => name),
  popularFoods: ({ index }) => namesOf(catalogueQuestions(index).popularFoods(nobody)),
  tableOfDay: ({ index }) => namesOf(catalogueQuestions(index).tableOfDay(nobody)),
  frontFoods: ({ index }) => namesOf(catalogueQuestions(index).frontFoods(nobody)?.table ?? []),
  trendingFoods: ({ index }) => namesOf(catalogueQuestions(index).trendingFoods(nobody)),
  trendingNow: ({ index }) => namesOf(catalogueQuestions(index).trendingNow(nobody)),
  sameOrigin: ({ index }) =>
    namesOf(catalogueQuestions(index).sameOrigin({ foodId: beside('Croissant'), taster: nobody })),
  similarFoods: ({ index }) =>
    namesOf(catalogueQuestions(index).similarFoods({ foodId: beside('Pad Thai'), taster: nobody })),
  cuisines: ({ index }) =>
    catalogueQuestions(index)
      .cuisines()
      .map(({ name }) => name),
  'every food': found({}),
  'foods of a cuisine': found({ cuisine: 'Thai' }),
  'foods of a flavour': found({ flavours: ['savory'] }),
  'by rating': found({ sort: 'rating' }),
  'by reviews': found({ sort: 'reviews' }),
  'the newest': found({ sort: 'newest' }),
  ...Object.fromEntries(
    moods.map((mood) => [
      `mood ${mood}`,
      ({ index }: Asked) => namesOf(catalogueQuestions(index).moodFoods({ mood, taster: nobody })),
    ]),
  ),
  ...Object.fromEntries(
    pairingStyles.map((style) => [
      `pairings, ${style}`,
      ({ index }: Asked) =>
        namesOf(
          catalogueQuestions(index)
            .pairings({ foodId: beside('Pad Thai'), style, profile: null, filters: noPairingFilters })
            .map(({ id }) => id),
        ),
    ]),
  ),
  'featured on Explore': ({ foods }) => featuredFoods(foods).map(({ name }) => name),
  'table of the day on a page': ({ foods }) => dayTable(foods, { on: dayOf(0), limit: 8 }).map(({ name }) => name),
  'the assistant, any food': told('what should I eat tonight'),
  'the assistant, a cuisine': told('something from Thailand'),
  'the assistant, a course': told('any dessert'),
};

/** Those without evidence, which a day decides. */
const ofTheDay = [
  'tableOfDay',
  'frontFoods',
  'sameOrigin',
  'cuisines',
  'every food',
  'foods of a cuisine',
  'by rating',
  'by reviews',
  'the newest',
  ...moods.map((mood) => `mood ${mood}`),
];

const isSorted = (names: readonly string[]) =>
  names.length > 2 && names.join() === names.toSorted((one, other) => one.localeCompare(other, 'en')).join();
const isBackwards = (names: readonly string[]) => isSorted(names.toReversed());

describe('no list is from A to Z, by id or as it came, unless it says so (R31, R36)', () => {
  const [asked, reversed] = [
    { index: indexOn(0), foods: equals },
    { index: indexOf(equals.toReversed()), foods: equals.toReversed() },
  ];
  it.each(Object.entries(lists))('%s', (_, listOf) => {
    const names = listOf(asked);
    expect(names.length).toBeGreaterThan(0);
    // Four foods by chance are in order once in twelve days.
    const days = [names, ...[1, 2, 3].map((at) => listOf({ index: indexOn(at), foods: equals }))];
    expect(
      days.every((of) => isSorted(of) || isBackwards(of)),
      names.join(', '),
    ).toBe(false);
    // As they came would be another order now.
    expect(listOf(reversed)).toEqual(names);
  });

  it.each(ofTheDay)('%s: another order on other days', (name) => {
    const listOf = lists[name] ?? (() => []);
    const orders = new Set([0, 1, 2, 3].map((at) => listOf({ index: indexOn(at), foods: equals }).join()));
    expect(orders.size).toBeGreaterThan(2);
  });

  it('sorted by name it is from A to Z, and says so', () => {
    expect(isSorted(found({ sort: 'name' })(asked))).toBe(true);
  });
});
