import type { DishesQuestion, RecommendedDishes } from '#domain/assistant/answers/recommend-dishes.ts';
import type { AssistantAnswer, AssistantQuestion } from '#domain/assistant/assistant-question.ts';
import { askAssistant, type AssistantWorld, suggestDishes } from './ask-assistant.ts';
import { catalogueQuestions } from './catalogue-questions.ts';

export type RankingQuestions = ReturnType<typeof rankingQuestions>;

/** Every question that a screen may ask of the ranking worker. Whatever client and worker know of one follows from its line here. */
export function rankingQuestions(world: AssistantWorld) {
  return {
    ...catalogueQuestions(world.index),

    /** The built-in assistant, over what is on this device (spec 1 §7, ai-food-assistant). */
    askAssistant: (question: AssistantQuestion): Promise<AssistantAnswer> => askAssistant(world, question),

    /** The same, asked what to try next (spec 1 §7, ai-enhanced-recommendations). */
    suggestDishes: (question: DishesQuestion): RecommendedDishes => suggestDishes(world.index, question),
  };
}
