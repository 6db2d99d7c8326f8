import type { Mention } from './find-mentions.ts';

/**
 * Words with a mark in place of each thing that is named: 'something with @0 but no @1'.
 *
 * @param mark of a mention, which is the nth of the text
 */
export function shapeOfWords(
  words: readonly string[],
  mentions: readonly Mention[],
  mark: (mention: Mention, nth: number) => string,
): string {
  return words
    .flatMap((word, at) => {
      const nth = mentions.findIndex(({ from, to }) => from <= at && at < to);
      const mention = mentions[nth];
      if (mention === undefined) return [word];
      return mention.from === at ? [mark(mention, nth)] : [];
    })
    .join(' ');
}
