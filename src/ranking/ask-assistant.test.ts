import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerQuestion } from '#domain/assistant/answer-question.ts';
import { plainCatalogue } from '#domain/assistant/plain-catalogue.ts';
import { recommendDishes } from '#domain/assistant/answers/recommend-dishes.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { dayOf } from '#domain/values/day.ts';
import { anyCatalogue, anyProfile } from '#tests/support/any-food.ts';
import { askAssistant, suggestDishes } from './ask-assistant.ts';
import { FoodIndex } from './food-index.ts';

const prompts = [
  'what does ramen taste like',
  'compare ramen and steak',
  'something spicy but not too hot',
  'what goes with tea',
  'is ramen vegan',
  'vegan food',
  'what should i eat tonight',
  'what is like steak',
  'thai food',
  'surprise me',
  'something without peanuts',
  'umami and crunchy',
  'what is in ramne',
  'hello',
  'phở bò',
  'finger food',
];

/** Equals stand by the lot of the day, which both must draw on the same one. */
const now = Date.UTC(2026, 10, 22, 12);

function indexOf(foods: readonly Food[]): FoodIndex {
  const index = new FoodIndex();
  index.onFoods(foods);
  index.settle();
  return index;
}

describe('the built-in assistant in the ranking worker', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('answers over columns as over the foods themselves, with what the device says of them besides', async () => {
    await fc.assert(
      fc.asyncProperty(anyCatalogue, anyProfile, fc.constantFrom(...prompts), async (catalogue, profile, prompt) => {
        const foods = catalogue.map((food) => ({ ...food, aftertaste: `After ${food.id}`, ingredients: ['salt'] }));
        const question = {
          type: 'chat',
          prompt,
          food: null,
          taster: { memberId: null, profile, on: dayOf(now) },
          mood: 'evening',
        } as const;
        const readFoods = async (ids: readonly string[]) => foods.filter(({ id }) => ids.includes(id));
        const votesOf = (id: FoodId) =>
          foods
            .filter((food) => food.id !== id)
            .slice(0, 2)
            .map((food, at) => ({ partner: food.id, great: at === 0 ? 9 : 0, fine: 0, clash: at === 0 ? 0 : 9 }));
        const readVotes = async (id: FoodId) => votesOf(id);
        expect(await askAssistant({ index: indexOf(foods), readFoods, readVotes }, question)).toEqual(
          answerQuestion(question, plainCatalogue(foods, question.taster, votesOf)),
        );
      }),
    );
  });

  it('still answers when the device has no more than the columns', async () => {
    const foods = [aFood({ name: 'Zabaglione', flavours: ['sweet'] })];
    const question = {
      type: 'chat',
      prompt: 'What does zabaglione taste like?',
      food: null,
      taster: { memberId: null, profile: null },
      mood: 'evening',
    } as const;
    expect(
      (await askAssistant({ index: indexOf(foods), readFoods: async () => [], readVotes: async () => [] }, question))
        .text,
    ).toContain('tastes sweet');
  });

  it('reads whole records for what only they tell: a feast', async () => {
    const foods = [
      aFood({ id: 'food00000000001' as FoodId, name: 'Stollen', cultureNotes: 'Baked for Christmas.' }),
      aFood({ id: 'food00000000002' as FoodId, name: 'Waffle', cultureNotes: 'Baked on any day.' }),
    ];
    const question = {
      type: 'chat',
      prompt: 'something for christmas',
      food: null,
      taster: { memberId: null, profile: null },
      mood: 'evening',
    } as const;
    const readFoods = async (ids: readonly FoodId[]) => foods.filter(({ id }) => ids.includes(id));
    const answer = await askAssistant({ index: indexOf(foods), readFoods, readVotes: async () => [] }, question);
    expect(answer.foods.map(({ name }) => name)).toEqual(['Stollen']);
  });

  it('suggests the dishes that the domain’s rule does', () => {
    fc.assert(
      fc.property(anyCatalogue, fc.option(anyProfile), (foods, profile) => {
        const question = {
          taster: { memberId: null, profile, on: dayOf(now) },
          recentlyViewed: foods.slice(0, 2).map(({ id }) => id),
          currentMood: 'afternoon',
        } as const;
        expect(suggestDishes(indexOf(foods), question)).toEqual(
          recommendDishes(question, plainCatalogue(foods, question.taster)),
        );
      }),
    );
  });
});
