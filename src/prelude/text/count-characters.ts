const surrogatePair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/** The number of characters as the server counts them: code points, so that an emoji of two UTF-16 units is one. */
export function countCharacters(text: string): number {
  return text.length - (text.match(surrogatePair)?.length ?? 0);
}
