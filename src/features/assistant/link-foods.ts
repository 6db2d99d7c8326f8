import type { AssistantAnswer } from '#domain/assistant/assistant-question.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';

export interface AnswerPart {
  readonly text: string;
  /** The food that these words name, or null. */
  readonly food: FoodId | null;
}

const letter = /[\p{L}\p{N}\p{M}]/u;

/** An answer cut where it first names one of its foods, a longer name before a shorter one that begins it; the parts together are the text. A comparison names two foods a dozen times: one way to each is enough. */
export function linkFoods({ text, foods }: AssistantAnswer): readonly AnswerPart[] {
  const longestFirst = foods
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.name.length - one.name.length);
  const parts: AnswerPart[] = [];
  const led = new Set<FoodId>();
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
    const end = at + named.name.length;
    if (!led.has(named.id)) {
      if (at > plainFrom) parts.push({ text: text.slice(plainFrom, at), food: null });
      parts.push({ text: named.name, food: named.id });
      led.add(named.id);
      plainFrom = end;
    }
    at = end;
  }
  return plainFrom < text.length ? [...parts, { text: text.slice(plainFrom), food: null }] : parts;
}

function isWithinWord(text: string, at: number): boolean {
  return at > 0 && at < text.length && letter.test(text.charAt(at - 1)) && letter.test(text.charAt(at));
}

export interface AnswerLine {
  readonly parts: readonly AnswerPart[];
  /** One of several things that are told below each other: '– Beer: named as its partner'. */
  readonly isItem: boolean;
}

const item = /^(?:[–—•*-]|\d{1,2}[.)])\s/;

/** The lines of an answer, cut as `linkFoods` cuts the whole. */
export function answerLines(answer: AssistantAnswer): readonly AnswerLine[] {
  const lines: AnswerPart[][] = [[]];
  for (const { text, food } of linkFoods(answer))
    for (const [place, piece] of text.split('\n').entries()) {
      if (place > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push({ text: piece, food });
    }
  return lines.map((parts) => ({ parts, isItem: item.test(parts.map(({ text }) => text).join('')) }));
}
