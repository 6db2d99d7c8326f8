import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import {
  type AssistantAnswer,
  EARLIER_LIMIT,
  KEYS_LIMIT,
  type NamedFoodRef,
} from '#domain/assistant/assistant-question.ts';
import { askedByNumber } from '#domain/assistant/reading/prompt/numbered-food.ts';

export interface EarlierTurn {
  /** As it was written. */
  readonly question: string;
  /** null for a question without an answer. */
  readonly answer: Pick<AssistantAnswer, 'text' | 'foods'> | null;
}

interface AskedInConversation {
  /** In which 'the second one' is 'it'. */
  readonly prompt: string;
  /** Which food 'it' is: the one of the last list that is asked for by its place, else the one that was named last; null for none. */
  readonly food: NamedFoodRef | null;
  readonly earlier: readonly string[];
  readonly shown: readonly string[];
}

/**
 * A question as it is asked after others: as `AssistantQuestion` takes it.
 *
 * @param before the oldest first
 */
export function askedInConversation(
  written: string,
  { before, language }: { readonly before: readonly EarlierTurn[]; readonly language: AssistantLanguage },
): AskedInConversation {
  const byNumber = askedByNumber(written, { last: before.at(-1)?.answer ?? null, language });
  const shown = before.flatMap(({ answer }) => (answer?.foods ?? []).map(({ id }) => id));
  return {
    prompt: byNumber?.prompt ?? written,
    food: byNumber?.food ?? lastNamed(before),
    earlier: before.slice(-EARLIER_LIMIT).map(({ question }) => question),
    shown: [...new Set(shown)].slice(-KEYS_LIMIT),
  };
}

/** 'Is it saltier than feta' is asked of what was spoken of before, and so is what comes next. */
const comparesIt =
  /^(?:(?:and|but|so|ok|okay|und|aber) )*(?:(?:is|are|was|does|do) (?:it|that|this|they|these)\b.* (?:than|compared|vs|versus)|(?:ist|sind|schmeckt|schmecken) (?:das|es|der|die|sie|dies)\b.* als) /i;

/** The food that was named last, of which the questions since then ask. */
function lastNamed(before: readonly EarlierTurn[]): NamedFoodRef | null {
  const naming = before.filter(({ answer }) => answer !== null && answer.foods.length > 0);
  const isOfOneBefore = ({ question }: EarlierTurn, at: number) => at > 0 && comparesIt.test(`${question} `);
  return naming.findLast((turn, at) => !isOfOneBefore(turn, at))?.answer?.foods[0] ?? null;
}
