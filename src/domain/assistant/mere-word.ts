import type { OneFoodReading } from '#domain/assistant/answers/answer-about.ts';
import type { Asked } from './answer-one-food.ts';
import type { MeantFood } from '#domain/assistant/reading/meant-food.ts';
import { questionGrammars } from '#domain/assistant/reading/grammars/question-grammars.ts';
import { plainQuestion } from '#domain/assistant/reading/readings-of.ts';

/** 'Cooked', 'not raw': a word that names no food by itself, though a name holds it. */
export function isMereWord(
  { certainty }: MeantFood,
  { phrase }: OneFoodReading,
  { question, asked }: Pick<Asked, 'question' | 'asked'>,
): boolean {
  const grammar = questionGrammars[asked];
  return (
    certainty === 'part' &&
    plainQuestion(question.prompt, grammar) === phrase &&
    phrase.split(' ').every((word) => grammar.wish.fillers.has(word) || participle.test(word))
  );
}

const participle = /^\w{2,}ed$|^ge\w{3,}t(?:e[mnrs]?)?$/;
