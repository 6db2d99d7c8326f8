import type { AssistantAnswer } from '#domain/assistant/assistant-question.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';

export interface AnswerPart {
  readonly text: string;
  /** The food that these words name, or null. */
  readonly food: FoodId | null;
}

const letter = /[\p{L}\p{N}\p{M}]/u;

/** An answer cut where it names one of its foods, a longer name before a shorter one that begins it; the parts together are the text. */
export function linkFoods({ text, foods }: AssistantAnswer): readonly AnswerPart[] {
  const longestFirst = foods
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.name.length - one.name.length);
  const parts: AnswerPart[] = [];
  let plainFrom = 0;
  let at = 0;
  while (at < text.length) {
    const named = isWithinWord(text, at)
      ? undefined
      : longestFirst.find(({ name }) => text.startsWith(name, at) && !isWithinWord(text, at + name.length));
    if (named === undefined) {
      at += 1;
      continue;
    }
    if (at > plainFrom) parts.push({ text: text.slice(plainFrom, at), food: null });
    parts.push({ text: named.name, food: named.id });
    at += named.name.length;
    plainFrom = at;
  }
  return plainFrom < text.length ? [...parts, { text: text.slice(plainFrom), food: null }] : parts;
}

function isWithinWord(text: string, at: number): boolean {
  return at > 0 && at < text.length && letter.test(text.charAt(at - 1)) && letter.test(text.charAt(at));
}
