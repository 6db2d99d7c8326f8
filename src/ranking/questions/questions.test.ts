import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byRatingOn } from '#domain/foods/compare-by-rating.ts';
import { byLot, dayOf } from '#domain/values/day.ts';
import { dayTable } from '#domain/day/day-table.ts';
import { featuredFoods } from '#domain/foods/featured-foods.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { fitsMood, moodFoods } from '#domain/search/mood-foods.ts';
import { recommendFoods } from '#domain/liking/recommend-foods.ts';
import { mayOffer } from '#domain/safety/offer-to.ts';
import { findFoods } from '#domain/search/find-foods.ts';
import { type FoodQuestion, moods, searchSorts } from '#domain/search/food-question.ts';
import { searchableFoods, searchEntry } from '#domain/search/search-foods.ts';
import { similarFoods } from '#domain/search/similar-foods.ts';
import { allergenWords, dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import { must } from '#prelude/must.ts';
import { anyFood, anyProfile } from '#tests/support/any-food.ts';
import { afterChanges, anyChanges } from '#tests/support/catalogue-after-changes.ts';
import { cuisinesInCatalogue } from './cuisines-in-catalogue.ts';
import { dayTableInCatalogue } from './day-table-in-catalogue.ts';
import { findInCatalogue } from './find-in-catalogue.ts';
import { frontInCatalogue } from './front-in-catalogue.ts';
import { moodInCatalogue } from './mood-in-catalogue.ts';
import { newestInCatalogue } from './newest-in-catalogue.ts';
import { recommendInCatalogue } from './recommend-in-catalogue.ts';
import { sameOriginInCatalogue } from './same-origin-in-catalogue.ts';
import { similarInCatalogue } from './similar-in-catalogue.ts';

const uploader = 'member000000001' as MemberId;
const anyTaster = fc.record({ memberId: fc.constantFrom(null, uploader), profile: fc.option(anyProfile) });
const anyPlace = fc.nat(25).map((at) => `food${String(at).padStart(11, '0')}` as FoodId);
const atMost = <T>(words: readonly T[], maxLength: number) =>
  fc.oneof(fc.constant([]), fc.subarray([...words], { maxLength }));
const level = fc.integer({ min: 0, max: 10 }).map((half) => half / 2);

const anyQuestion: fc.Arbitrary<FoodQuestion> = fc.record({
  text: fc.constantFrom('', '', 'r', 'ramne', 'thai', 'soup warm', 'pho bo', 'xyzzy'),
  cuisine: fc.constantFrom('', '', 'Thai', 'japanese', 'Nowhere'),
  minimumRating: fc.constantFrom(0, 0, 2.5, 4),
  flavours: atMost(flavourWords.slice(0, 6), 1),
  textures: atMost(textureWords.slice(0, 6), 1),
  intensities: fc.oneof(fc.constant({}), fc.record({ spicy: fc.record({ from: level, to: level }) })),
  withoutAllergens: atMost(allergenWords.slice(0, 3), 1),
  diet: atMost(dietaryFlagNames, 1),
  mood: fc.constantFrom(null, null, ...moods),
  sort: fc.constantFrom(...searchSorts),
});

const idsOf = (foods: readonly Pick<Food, 'id'>[]) => foods.map(({ id }) => id);

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => dayOf(days * 86_400_000));

function plainCuisines(foods: readonly Food[], on: ReturnType<typeof dayOf>) {
  const compareLots = byLot(on);
  const origins = new Map<string, Food[]>();
  for (const food of foods)
    if (food.origin !== '') origins.set(food.origin, [...(origins.get(food.origin) ?? []), food]);
  const isDish = ({ course }: Food) => ['main', 'soup', 'salad', 'starter'].includes(course ?? '');
  const newestOf = (of: readonly Food[]) =>
    of.toSorted(
      (one, other) =>
        Number(isDish(other)) - Number(isDish(one)) || other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1),
    )[0]?.id;
  return Array.from(origins, ([name, of]) => ({ name, foods: of.length, newest: newestOf(of) })).toSorted(
    (one, other) => other.foods - one.foods || compareLots(one.name, other.name),
  );
}

describe('a question to the catalogue in layers, after any changes, is answered as the plain rule answers it', () => {
  it('advanced search', () => {
    fc.assert(
      fc.property(
        anyChanges,
        anyQuestion,
        anyTaster,
        fc.option(fc.nat(12), { nil: undefined }),
        fc.subarray([uploader]),
        anyDay,
        fc.option(anyProfile),
        (made, question, taster, limit, uploaders, on, leavesOut) => {
          const { catalogue, foods } = afterChanges(made);
          const asker = { ...taster, on, uploaders, leavesOut, ...(limit === undefined ? {} : { limit }) };
          const ids = ({
            foods: found,
            ...told
          }: {
            readonly total: number;
            readonly foods: readonly Pick<Food, 'id'>[];
            readonly points: readonly string[];
          }) => ({ ...told, ids: idsOf(found) });
          expect(ids(findInCatalogue(catalogue, question, asker))).toEqual(
            ids(findFoods(searchableFoods(foods.map(searchEntry)), question, asker)),
          );
          for (const food of findInCatalogue(catalogue, question, asker).foods)
            expect(mayOffer(food, leavesOut)).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('similar foods (spec 1 §9)', () => {
    fc.assert(
      fc.property(anyChanges, anyPlace, anyPlace, anyTaster, (made, id, other, taster) => {
        const { catalogue, foods } = afterChanges(made);
        const food = foods.find((one) => one.id === id);
        const named = new Set([other]);
        expect(similarInCatalogue(catalogue, { foodId: id, taster, named })).toEqual(
          food === undefined ? [] : similarFoods(food, foods, taster.profile, { named }).map(({ food: one }) => one.id),
        );
      }),
    );
  });

  it('recommendations, with score and reasons (spec 1 §9; R5, R20)', () => {
    fc.assert(
      fc.property(anyChanges, anyTaster, (made, taster) => {
        const { catalogue, foods } = afterChanges(made);
        const comparable = (found: ReturnType<typeof recommendInCatalogue>) =>
          found.map(({ food: { id }, score, because }) => ({ id, score, because }));
        expect(comparable(recommendInCatalogue(catalogue, taster))).toEqual(comparable(recommendFoods(foods, taster)));
      }),
    );
  });

  it('comfort in the place of a mood that neither a row of the columns nor a food since fits', () => {
    const [food] = fc.sample(anyFood, { numRuns: 1, seed: 1 });
    const plain: Food = {
      ...must(food, 'a food'),
      name: 'Ramen',
      course: null,
      origin: '',
      flavours: [],
      textures: [],
      mouthfeel: '',
      uploadedBy: null,
      rating: 3.9,
      reviewCount: 1,
      defaulted: [],
      temperatureServed: 'Hot',
    };
    const { catalogue, foods } = afterChanges([
      { kind: 'put', at: 0, food: plain },
      { kind: 'build' },
      { kind: 'put', at: 1, food: plain },
    ]);
    const question = { mood: 'morning', taster: { memberId: null, profile: null }, on: dayOf(0) } as const;
    expect(foods.some((one) => fitsMood(one, 'morning', null))).toBe(false);
    expect(new Set(idsOf(moodInCatalogue(catalogue, question)))).toEqual(new Set(idsOf(foods)));
  });

  it('moods, without what stands elsewhere on the page (spec 1 §9; R5)', () => {
    const anyWithout = fc.uniqueArray(anyPlace, { maxLength: 8 });
    fc.assert(
      fc.property(
        anyChanges,
        fc.constantFrom(...moods),
        anyTaster,
        anyDay,
        anyWithout,
        (made, mood, taster, on, without) => {
          const { catalogue, foods } = afterChanges(made);
          const elsewhere = new Set(without);
          const others = foods.filter(({ id }) => !elsewhere.has(id));
          expect(idsOf(moodInCatalogue(catalogue, { mood, taster, on, without }))).toEqual(
            idsOf(moodFoods(others, { mood, taster, on })),
          );
        },
      ),
    );
  });

  it('a stretch of the list of a cuisine or of all, newest first', () => {
    const anyStretch = fc.record({
      cuisine: fc.constantFrom(null, null, 'Thai', 'Nowhere', ''),
      from: fc.nat(20),
      count: fc.nat(30),
    });
    fc.assert(
      fc.property(anyChanges, anyStretch, fc.boolean(), (changes, question, areOfOneTime) => {
        // Ids decide between foods that came at once.
        const made = changes.map((change) =>
          areOfOneTime && 'food' in change ? { ...change, food: { ...change.food, createdAt: 1 } } : change,
        );
        const { catalogue, foods } = afterChanges(made);
        const listed = foods
          .filter(({ origin }) => question.cuisine === null || origin === question.cuisine)
          .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1));
        expect(newestInCatalogue(catalogue, question)).toEqual({
          from: question.from,
          ids: idsOf(listed.slice(question.from, question.from + question.count)),
          total: listed.length,
        });
      }),
      { numRuns: 200 },
    );
  });

  it('the front page of Explore (spec 1 §2; R28, R36)', () => {
    fc.assert(
      fc.property(anyChanges, fc.option(anyProfile), anyDay, (made, needs, on) => {
        const { catalogue, foods } = afterChanges(made);
        const offered = foods.filter((food) => mayOffer(food, needs));
        const newest = foods.toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1));
        const { best, shared, table } = frontInCatalogue(catalogue, { needs, on });
        expect(best).toEqual(idsOf(featuredFoods(offered)));
        expect(shared).toEqual(
          idsOf(newest.slice(0, 24).filter((food) => food.uploadedBy !== null && mayOffer(food, needs))),
        );
        expect(table.slice(0, 6)).toEqual(idsOf(dayTableInCatalogue(catalogue, { needs, on })));
        expect(table).toEqual(idsOf(dayTable(offered, { on, limit: 24 })));
      }),
    );
  });

  it('foods of the same origin (spec 2 §2.2)', () => {
    fc.assert(
      fc.property(anyChanges, anyPlace, anyTaster, anyDay, (made, id, taster, on) => {
        const { catalogue, foods } = afterChanges(made);
        const origin = foods.find((one) => one.id === id)?.origin ?? '';
        const neighbours = foods.filter(
          (food) => origin !== '' && food.origin === origin && food.id !== id && mayOffer(food, taster.profile),
        );
        expect(sameOriginInCatalogue(catalogue, { foodId: id, taster, on })).toEqual(
          idsOf(neighbours.toSorted(byRatingOn(on)).slice(0, 4)),
        );
      }),
    );
  });

  it('the table of the day (R36)', () => {
    fc.assert(
      fc.property(anyChanges, fc.option(anyProfile), anyDay, (made, needs, on) => {
        const { catalogue, foods } = afterChanges(made);
        expect(idsOf(dayTableInCatalogue(catalogue, { needs, on }))).toEqual(
          idsOf(
            dayTable(
              foods.filter((food) => mayOffer(food, needs)),
              { on, limit: 6 },
            ),
          ),
        );
      }),
    );
  });

  it('cuisines', () => {
    fc.assert(
      fc.property(anyChanges, anyDay, (made, on) => {
        const { catalogue, foods } = afterChanges(made);
        expect(cuisinesInCatalogue(catalogue, on)).toEqual(plainCuisines(foods, on));
      }),
    );
  });
});
