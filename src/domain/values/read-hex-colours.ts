import { uniqueWords } from '#prelude/text/unique-words.ts';

const hexColour = /^#([0-9a-f]{3}|[0-9a-f]{6})$/;

/** The CSS hex colours among the words, as '#rrggbb' in lower case; other words cannot be drawn and are dropped. */
export function readHexColours(words: readonly string[]): readonly string[] {
  return uniqueWords(
    words.flatMap((word) => {
      const colour = word.toLowerCase();
      if (!hexColour.test(colour)) return [];
      return colour.length === 7 ? [colour] : [colour.replace(/[0-9a-f]/g, '$&$&')];
    }),
  );
}
