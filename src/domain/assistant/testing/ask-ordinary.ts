import { decodeFood } from '#domain/decode-food.ts';
import type { Food } from '#domain/food.ts';
import { nobody } from '#domain/testing/dishes.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { answerQuestion } from '../answer-question.ts';
import type { AssistantCatalogue } from '../assistant-catalogue.ts';
import type { AssistantAnswer } from '../assistant-question.ts';
import { plainCatalogue } from '../plain-catalogue.ts';
import type { JudgedAnswer } from './good-answer.ts';
import type { ordinaryQuestions } from './ordinary-questions.ts';

type Question = (typeof ordinaryQuestions)[number];

const foods: readonly Food[] = builtInFoods.flatMap((row, at) => {
  const food = decodeFood({ ...row, id: `food${String(at).padStart(11, '0')}` });
  return food.kind === 'valid' ? [food.value] : [];
});
let catalogue: AssistantCatalogue | undefined;

/** What a question is answered over every food that Foretaste comes with, after what was asked before it, by nobody in particular in the evening. */
export function askOrdinary({ before, ask, language }: Pick<Question, 'before' | 'ask' | 'language'>): JudgedAnswer {
  catalogue ??= plainCatalogue(foods, nobody);
  const [known, byId] = [catalogue, new Map(foods.map((food) => [food.id, food]))];
  let spokenOf: Food | null = null;
  let answer: AssistantAnswer = { text: '', foods: [] };
  for (const prompt of [...before, ask]) {
    answer = answerQuestion({ type: 'chat', prompt, food: spokenOf, mood: 'evening', language, taster: nobody }, known);
    spokenOf = byId.get(answer.foods[0]?.id ?? ('' as Food['id'])) ?? spokenOf;
  }
  return { text: answer.text, foods: answer.foods.flatMap(({ id }) => byId.get(id) ?? []), notUnderstood: answer.notUnderstood ?? [] };
}

/** The share of good answers, and the questions that have none. */
export function judge(questions: readonly Question[]): { readonly share: number; readonly bad: readonly (Question & { readonly answer: JudgedAnswer })[] } {
  const bad = questions.flatMap((question) => {
    const answer = askOrdinary(question);
    return question.good(answer) ? [] : [{ ...question, answer }];
  });
  return { share: (questions.length - bad.length) / questions.length, bad };
}
