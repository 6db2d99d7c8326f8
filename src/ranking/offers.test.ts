import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '#prelude/must.ts';
import { offered } from '#domain/assistant/answers/list-foods.ts';
import { plainCatalogue } from '#domain/assistant/plain-catalogue.ts';
import { recommendDishes } from '#domain/assistant/answers/recommend-dishes.ts';
import type { Food } from '#domain/foods/food.ts';
import { noDay } from '#domain/values/day.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { decodePublicTastes } from '#domain/liking/public-tastes.ts';
import { pairFoods } from '#domain/pairing/pair-foods.ts';
import { noPairingFilters } from '#domain/pairing/pairing.ts';
import { moodFoods } from '#domain/search/mood-foods.ts';
import { recommendFoods } from '#domain/liking/recommend-foods.ts';
import { speaksAgainst } from '#domain/safety/safety-status.ts';
import { nothingAvoided, safetyStatusFor } from '#domain/safety/safety-status-for.ts';
import { popularFoods, trendingFoods, trendingNow } from '#domain/search/listed-foods.ts';
import { moods } from '#domain/search/food-question.ts';
import { similarFoods } from '#domain/search/similar-foods.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { allergenWords } from '#domain/taste/taste-vocabulary.ts';
import { anyCatalogue, anyProfile } from '#tests/support/any-food.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { numberedFoods } from '#tests/support/numbered-foods.ts';
import { catalogueQuestions } from './catalogue-questions.ts';
import { FoodIndex } from './food-index.ts';
import { TastePeers } from './liking/taste-peers.ts';
import { lovedByPeers } from './questions/loved-by-peers.ts';
import type { Taster } from './question-shapes.ts';
import type { OfferingQuestion } from './ranking.ts';

interface Asked {
  readonly foods: readonly Food[];
  readonly index: FoodIndex;
  readonly taster: Taster;
  /** The food that is looked at. */
  readonly beside: FoodId;
}

type Offer = (asked: Asked) => readonly FoodId[];
const idsOf = (foods: readonly { readonly id: FoodId }[]) => foods.map(({ id }) => id);
const pairing = ({ beside, taster }: Asked) => ({
  foodId: beside,
  style: 'complement' as const,
  profile: taster.profile,
  filters: noPairingFilters,
});

/** One who tastes like the member, and loves all these foods. */
function peersWhoLove(loved: readonly FoodId[]): TastePeers {
  const shared = ['soup', 'stew', 'bread', 'rice', 'cake', 'tea'];
  const stars = shared.map((_, place) => (place % 2) * 4);
  const numbers = [...stars, ...loved.map(() => 4)].map((one, place) => place * 5 + one);
  const peers = new TastePeers();
  const tastes = decodePublicTastes({ version: 1, foods: [...shared, ...loved], members: [['mate', numbers]] });
  peers.onTastes(must(tastes, 'public tastes'));
  const ratings = new Map(shared.map((id, place) => [id as FoodId, (place % 2) * 4 + 1]));
  peers.onCompared({ memberId: 'me' as MemberId, ratings, blocked: new Set() });
  return peers;
}

/** Every question of the worker that offers foods: one that is missing is an error of types. */
const offersOfWorker: Readonly<Record<OfferingQuestion, Offer>> = {
  popularFoods: ({ index, taster }) => catalogueQuestions(index).popularFoods(taster),
  tableOfDay: ({ index, taster }) => catalogueQuestions(index).tableOfDay(taster),
  frontFoods: ({ index, taster }) => Object.values(catalogueQuestions(index).frontFoods(taster) ?? {}).flat(),
  trendingFoods: ({ index, taster }) => catalogueQuestions(index).trendingFoods(taster),
  trendingNow: ({ index, taster }) => catalogueQuestions(index).trendingNow(taster),
  pairings: (asked) => idsOf(catalogueQuestions(asked.index).pairings(pairing(asked))),
  sameOrigin: ({ index, taster, beside }) => catalogueQuestions(index).sameOrigin({ foodId: beside, taster }),
  moodFoods: ({ index, taster }) => moods.flatMap((mood) => catalogueQuestions(index).moodFoods({ mood, taster })),
  liking: ({ index, taster, beside }) =>
    idsOf(catalogueQuestions(index).liking({ foodId: beside, taster })?.worthRating ?? []),
  recommendations: ({ index, taster }) => idsOf(catalogueQuestions(index).recommendations(taster)),
  similarFoods: ({ index, taster, beside }) => catalogueQuestions(index).similarFoods({ foodId: beside, taster }),
  lovedByPeers: ({ foods, index, taster }) =>
    idsOf(lovedByPeers({ index, peers: peersWhoLove(idsOf(foods)) }, { members: ['mate' as MemberId], taster })),
};

/** Every rule of the domain that offers foods, by the name of its function. */
const offersOfDomain: Readonly<Record<string, Offer>> = {
  similarFoods: ({ foods, taster, beside }) =>
    foods
      .filter(({ id }) => id === beside)
      .flatMap((food) => similarFoods(food, foods, taster.profile).map((similar) => similar.food.id)),
  popularFoods: ({ foods, taster }) => idsOf(popularFoods(foods, taster.profile)),
  trendingFoods: ({ foods, taster }) => idsOf(trendingFoods(foods, taster.profile)),
  trendingNow: ({ foods, taster }) => idsOf(trendingNow(foods, taster.profile)),
  moodFoods: ({ foods, taster }) => moods.flatMap((mood) => idsOf(moodFoods(foods, { mood, taster, on: noDay }))),
  recommendFoods: ({ foods, taster }) => recommendFoods(foods, taster).map(({ food: { id } }) => id),
  pairFoods: (asked) => idsOf(pairFoods(asked.foods, pairing(asked))),
  offered: ({ foods, taster }) =>
    idsOf(offered(foods, { profile: taster.profile, avoids: nothingAvoided, disliked: [], isUnanswerable: false })),
  recommendDishes: ({ foods, taster, beside }) =>
    recommendDishes(
      { taster, recentlyViewed: [beside], currentMood: 'evening' },
      plainCatalogue(foods, taster),
    ).dishes.flatMap(({ foodId }) => foodId ?? []),
};

const indexOf = (foods: readonly Food[]) => {
  const index = new FoodIndex();
  index.provide(foods);
  return index;
};

describe.each(
  Object.entries({
    ...Object.fromEntries(Object.entries(offersOfWorker).map(([name, offer]) => [`${name}, by the worker`, offer])),
    ...offersOfDomain,
  }),
)('%s', (_, offer) => {
  it('offers nothing that contains, or may contain, what the member avoids (R28)', () => {
    fc.assert(
      fc.property(anyCatalogue, anyProfile, (foods, profile) => {
        const asked = {
          foods,
          index: indexOf(foods),
          taster: { memberId: null, profile },
          beside: foods[0]?.id ?? ('none' as FoodId),
        };
        for (const id of offer(asked)) {
          const food = foods.find((one) => one.id === id);
          expect(food !== undefined && !speaksAgainst(safetyStatusFor(food, profile))).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('an offer', () => {
  it('is made by `offerTo` alone, and each function that makes one stands in a table above', () => {
    const files = ['src/domain', 'src/ranking', 'src/replica', 'src/food-views', 'src/shared', 'src/features'].flatMap(
      (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    );
    const sources = files
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    const inDomain = sources.filter(
      ({ file }) => file.startsWith('src/domain/') && !file.startsWith('src/domain/safety/'),
    );
    const made = inDomain.flatMap(({ text }) =>
      [...text.matchAll(/export function (\w+)(?:<[^(]*>)?\((?:[^()]|\([^()]*\))*\): Offered</g)].map(
        ([, name]) => name ?? '',
      ),
    );
    expect(made.length).toBeGreaterThan(5);
    expect(made.filter((name) => !Object.hasOwn(offersOfDomain, name))).toEqual([]);
    expect(
      sources
        .filter(({ file, text }) => / as Offered</.test(text) && file !== 'src/domain/safety/offered.ts')
        .map(({ file }) => file),
    ).toEqual([]);
    // Of something, and not of nothing.
    const unlooked = sources
      .filter(({ text }) => /offerToAnyone(?:<\w+>)?\((?!\[\])/.test(text))
      .map(({ file }) => file);
    expect(unlooked.filter((file) => !file.startsWith('src/domain/safety/'))).toEqual([
      'src/food-views/offers/use-offered.ts',
    ]);
  });

  it('of similar foods holds, over the built-in catalogue, no allergen of a member who avoids it', () => {
    const foods = numberedFoods(builtInFoods);
    const index = indexOf(foods);
    index.settle();
    const byId = new Map(foods.map((food) => [food.id, food]));
    // Every third food is asked about, by one member each; each allergen is avoided at some dozens of foods.
    const asked = foods.filter((_, at) => at % 3 === 0);
    const offers = asked.flatMap(({ id: foodId }, place) => {
      const allergen = must(allergenWords[place % allergenWords.length], 'an allergen');
      const profile = { ...emptyTasteProfile, allergens: [allergen] };
      return catalogueQuestions(index)
        .similarFoods({ foodId, taster: { memberId: null, profile } })
        .map((id) => ({ allergen, food: byId.get(id) }));
    });
    expect(offers.length).toBeGreaterThan(asked.length);
    expect(
      offers.filter(
        ({ allergen, food }) =>
          food === undefined || [food.allergens, food.mayContain].some((words) => words?.includes(allergen) === true),
      ),
    ).toEqual([]);
  }, 120_000);
});
