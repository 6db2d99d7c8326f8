/** What each word is worth, in tenths of a point: by the word's code. */
export function worthTable(words: readonly string[], worth: (word: string) => number): Int16Array {
  return Int16Array.from(words, (word) => Math.round(worth(word) * 10));
}
