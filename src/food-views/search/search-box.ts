import type { FoodId } from '#domain/values/ids/ids.ts';
import type { QuickQuestion } from '#ranking/question-shapes.ts';
import { optionAfterKey } from '#ui/fields/option-after-key.ts';
import { asksForFoods, emptyQuestion, withText } from './quick-question.ts';

/**
 * The box of a search dropdown.
 *
 * ```
 *   away ──focus, typing──▶ with focus ──arrow──▶ an option is chosen ──Enter──▶ opened: away, and emptied
 *     ▲                      │      │                                              ▲
 *     └──blur, Escape────────┘      └──Enter before the answer──▶ entered ──answer─┘
 * ```
 *
 * Escape empties a box that asks for something; it leaves an empty one. Any other key, and leaving, forgets an early Enter.
 */
export interface SearchBox {
  readonly question: QuickQuestion;
  readonly hasFocus: boolean;
  /** The option that an arrow chose; counts for the text for which it did. */
  readonly chosen: { readonly text: string; readonly id: FoodId } | null;
  /** The text for which Enter was pressed before its answer was there. */
  readonly entered: string | null;
}

export const emptyBox: SearchBox = { question: emptyQuestion, hasFocus: false, chosen: null, entered: null };

export type SearchBoxEvent =
  | { readonly kind: 'typed'; readonly text: string }
  /** Something that the text keeps out was taken off. */
  | { readonly kind: 'asked'; readonly question: QuickQuestion }
  | { readonly kind: 'focused' | 'left' | 'opened' };

export function nextBox(box: SearchBox, event: SearchBoxEvent): SearchBox {
  switch (event.kind) {
    case 'typed':
      return { ...box, question: withText(box.question, event.text), hasFocus: true };
    case 'asked':
      return { ...box, question: event.question };
    case 'focused':
      return { ...box, hasFocus: true };
    case 'left':
      return { ...box, hasFocus: false, entered: null };
    case 'opened':
      return emptyBox;
  }
}

/** What the dropdown lists at the moment. */
export interface Listed {
  /** This is the answer to the very question. */
  readonly isAnswered: boolean;
  /** From first to last, over all groups. */
  readonly ids: readonly FoodId[];
  /** It stands below the box also while that has no focus. */
  readonly isInline: boolean;
}

export function isListOpen({ question, hasFocus }: SearchBox, { ids, isInline }: Listed): boolean {
  return (isInline || hasFocus) && (ids.length > 0 || asksForFoods(question));
}

function placeByArrow({ question, chosen }: SearchBox, ids: readonly FoodId[]): number {
  return chosen?.text === question.text ? ids.indexOf(chosen.id) : -1;
}

/** Which option is the active one, or -1: what is only offered is chosen by an arrow, what was searched for begins with its best match. */
export function activePlace(box: SearchBox, { ids }: Pick<Listed, 'ids'>): number {
  const place = placeByArrow(box, ids);
  return place < 0 && asksForFoods(box.question) ? 0 : place;
}

/**
 * The food that an early Enter opens: the best match of its text, once it is there. An Enter counts that was pressed right after the last letter, or while
 * the catalogue is still on its way.
 */
export function dueFood({ question, entered }: SearchBox, { isAnswered, ids }: Listed): FoodId | null {
  return entered === question.text && asksForFoods(question) && isAnswered ? (ids[0] ?? null) : null;
}

export interface KeyStep {
  readonly box: SearchBox;
  readonly opens: FoodId | null;
  /** The browser must not act on the key, too. */
  readonly isTaken: boolean;
}

/** What a key does. @param key as `KeyboardEvent.key` names it */
export function pressKey(before: SearchBox, key: string, listed: Listed): KeyStep {
  const { ids, isAnswered } = listed;
  const { question } = before;
  const isAsked = asksForFoods(question);
  const box = { ...before, entered: null };
  if (key === 'Enter' && isAsked && placeByArrow(box, ids) < 0 && (!isAnswered || ids.length === 0))
    return { box: { ...box, entered: question.text }, opens: null, isTaken: true };
  if (key === 'Escape') {
    const emptied = isAsked ? { ...box, question: emptyQuestion } : { ...box, hasFocus: false };
    return { box: emptied, opens: null, isTaken: isAsked };
  }
  const at = activePlace(box, listed);
  const next = ids.length === 0 ? null : optionAfterKey(key, at < 0 && key === 'ArrowUp' ? 0 : at, ids.length);
  const id = ids[next ?? at];
  if (id === undefined || !isListOpen(box, listed)) return { box, opens: null, isTaken: false };
  if (next !== null) return { box: { ...box, chosen: { text: question.text, id } }, opens: null, isTaken: true };
  return key === 'Enter' ? { box, opens: id, isTaken: true } : { box, opens: null, isTaken: false };
}
