import { expect } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { nobody } from '#domain/testing/dishes.ts';
import { starterFoods } from './starter-foods.ts';
import { stayingAvoided } from '#domain/assistant/answers/staying-avoided.ts';
import { askedInConversation } from '#domain/assistant/asked-in-conversation.ts';
import { answerQuestion } from '#domain/assistant/answer-question.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import type { AssistantAnswer } from '#domain/assistant/assistant-question.ts';
import { plainCatalogue } from '#domain/assistant/plain-catalogue.ts';

const catalogue = plainCatalogue(starterFoods, nobody);

export interface Answered extends AssistantAnswer {
  readonly listed: readonly Food[];
}

/** The answer to the last of these prompts, over all that a server begins with. */
export function ask(prompts: string | readonly string[], language: AssistantLanguage = 'en'): Answered {
  let answer: AssistantAnswer = { text: '', foods: [] };
  const turns: { readonly question: string; readonly answer: AssistantAnswer }[] = [];
  for (const written of typeof prompts === 'string' ? [prompts] : prompts) {
    const { food, ...asked } = askedInConversation(written, { before: turns, language });
    answer = answerQuestion(
      {
        type: 'chat',
        ...asked,
        food: starterFoods.find(({ id }) => id === food?.id) ?? null,
        mood: 'evening',
        language,
        taster: nobody,
        avoiding: stayingAvoided(turns).map(({ key }) => key),
      },
      catalogue,
    );
    turns.push({ question: written, answer });
  }
  return { ...answer, listed: starterFoods.filter(({ id }) => answer.foods.some((one) => one.id === id)) };
}

/** That foods are listed, and each of them passes. */
export function expectEach({ listed, text }: Answered, passes: (food: Food) => boolean): void {
  expect(listed.length, text).toBeGreaterThan(0);
  expect(
    listed.filter((food) => !passes(food)).map(({ name }) => name),
    text,
  ).toEqual([]);
}

export function foodNamed(name: string): Food {
  const food = starterFoods.find((one) => one.name === name);
  if (food === undefined) throw new Error(`There is no ${name}.`);
  return food;
}

export const states = (words: RegExp) => (food: Food) =>
  [food.name, ...food.ingredients].some((one) => words.test(one));
