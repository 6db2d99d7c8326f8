import { i18n } from '#languages/i18n.ts';

/** A sentence of the pairing tables in the language of this page, as far as it has one. */
export function sentenceFor(english: string): string {
  return Object.hasOwn(i18n.messages, english) ? i18n._(english) : english;
}
