import { must } from '#prelude/must.ts';
import { germanNames } from './german-names.ts';
import { starterFoods } from './starter-foods.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { judge } from '#domain/assistant/testing/ask-ordinary.ts';
import type { JudgedAnswer } from '#domain/assistant/testing/good-answer.ts';

/** What the last of some turns is answered, by the starter catalogue. */
export function askTurns(turns: readonly string[], language: AssistantLanguage): JudgedAnswer {
  const { answered } = judge([{ ask: turns.at(-1) ?? '', before: turns.slice(0, -1), language, good: () => true }], {
    foods: starterFoods,
    germanNames,
  });
  return must(answered[0], 'an answer').answer;
}
