import type { DishesQuestion, RecommendedDishes } from '#domain/assistant/answers/recommend-dishes.ts';
import type { AssistantAnswer, AssistantQuestion } from '#domain/assistant/assistant-question.ts';
import type { AssistantWorld } from './ask-assistant.ts';
import { catalogueQuestions } from './catalogue-questions.ts';

export type RankingQuestions = ReturnType<typeof rankingQuestions>;

/** Its words and rules are a third of the worker, and nobody asks it on a first screen: they come with the first question. */
const assistant = () => import('./ask-assistant.ts');

/** Every question that a screen may ask of the ranking worker. Whatever client and worker know of one follows from its line here. */
export function rankingQuestions(world: AssistantWorld) {
  return {
    ...catalogueQuestions(world.index),

    /** The built-in assistant, over what is on this device (spec 1 §7, ai-food-assistant). */
    askAssistant: async (question: AssistantQuestion): Promise<AssistantAnswer> =>
      (await assistant()).askAssistant(world, question),

    /** The same, asked what to try next (spec 1 §7, ai-enhanced-recommendations). */
    suggestDishes: async (question: DishesQuestion): Promise<RecommendedDishes> =>
      (await assistant()).suggestDishes(world.index, question),
  };
}
