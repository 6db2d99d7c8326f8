import { i18n } from '#languages/i18n.ts';
import { foldCase } from '#prelude/text/fold-case.ts';

/**
 * A stored word of food (a flavour, a cuisine, an allergen, a season…) as it is shown in the language of this page, with the capital that it is
 * stored with. Any other word (members may write what they like) is shown as it is stored, and in English every word is.
 */
export function wordFor(value: string): string {
  const key = value.toLowerCase();
  if (!Object.hasOwn(i18n.messages, key)) return value;
  const word = i18n._(key);
  return value.startsWith(key.slice(0, 1)) ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

/** Which of the stored `words` is shown as `text`: somebody who types it in another language thus stores the same word. Else the text itself. */
export function storedWord(text: string, words: readonly string[]): string {
  const typed = foldCase(text.trim());
  return words.find((word) => wordFor(word) !== word && foldCase(wordFor(word)) === typed) ?? text;
}
