import { cleanText } from '#prelude/text/clean-text.ts';
import { uniqueWords } from '#prelude/text/unique-words.ts';

/** Comma-separated text as a list: trimmed, without empties and without repeats in another case (spec 1 §5). */
export function commaList(text: string): readonly string[] {
  return uniqueWords(text.split(/[,،，、]/).map((word) => cleanText(word, text.length)));
}
