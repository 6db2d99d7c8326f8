import type { Food } from '#domain/foods/food.ts';
import { nobody } from '#domain/testing/dishes.ts';
import { askedInConversation } from '#domain/assistant/asked-in-conversation.ts';
import { answerQuestion } from '#domain/assistant/answer-question.ts';
import type { AssistantCatalogue } from '#domain/assistant/assistant-catalogue.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import type { AssistantAnswer } from '#domain/assistant/assistant-question.ts';
import { stayingAvoided } from '#domain/assistant/answers/staying-avoided.ts';
import { plainCatalogue } from '#domain/assistant/plain-catalogue.ts';
import { catalogueInGerman } from './catalogue-in-german.ts';
import type { JudgedAnswer } from './good-answer.ts';
import type { OrdinaryQuestion } from './ordinary-question.ts';

type Question = OrdinaryQuestion & { readonly language: AssistantLanguage };

/** What a question is answered after what was asked before it, by nobody in particular in the evening; what was avoided stays so, as in the app (R29). */
function askOrdinary(
  { before, ask, language }: Question,
  { foods, catalogue }: { readonly foods: readonly Food[]; readonly catalogue: AssistantCatalogue },
): JudgedAnswer {
  const byId = new Map(foods.map((food) => [food.id, food]));
  let answer: AssistantAnswer = { text: '', foods: [] };
  const turns: { readonly question: string; readonly answer: AssistantAnswer }[] = [];
  for (const written of [...before, ask]) {
    const { food, ...asked } = askedInConversation(written, { before: turns, language });
    answer = answerQuestion(
      {
        type: 'chat',
        ...asked,
        food: (food === null ? null : byId.get(food.id)) ?? null,
        mood: 'evening',
        language,
        taster: nobody,
        avoiding: stayingAvoided(turns).map(({ key }) => key),
      },
      catalogue,
    );
    turns.push({ question: written, answer });
  }
  return {
    text: answer.text,
    foods: answer.foods.flatMap(({ id }) => byId.get(id) ?? []),
    notUnderstood: answer.notUnderstood ?? [],
    avoiding: (answer.avoiding ?? []).map(({ label }) => label),
  };
}

/** Foods, and how a device has them for those who ask in a language. */
interface AskedWorld {
  readonly foods: readonly Food[];
  /** German names of foods by their own; without them German finds foods by their records alone. */
  readonly germanNames?: ReadonlyMap<string, string>;
}

/** The share of good answers, and the questions that have none. */
export function judge(
  questions: readonly Question[],
  { foods, germanNames }: AskedWorld,
): {
  readonly share: number;
  readonly answered: readonly (Question & { readonly answer: JudgedAnswer; readonly isGood: boolean })[];
} {
  const plain = plainCatalogue(foods, nobody);
  const german = germanNames === undefined ? plain : catalogueInGerman(plain, foods, germanNames);
  const answered = questions.map((question) => {
    const answer = askOrdinary(question, { foods, catalogue: question.language === 'de' ? german : plain });
    return { ...question, answer, isGood: question.good(answer) };
  });
  return { share: answered.filter(({ isGood }) => isGood).length / answered.length, answered };
}
