const SHORT = 32;
const MOST_KEPT = 20_000;
const folded = new Map<string, string>();

/**
 * The form in which two spellings are the same word: composed (NFC) and lower case, accents kept. Rules fold the same few words for
 * every food of a catalogue, so what short texts fold to is kept.
 */
export function foldCase(text: string): string {
  if (text.length > SHORT) return fold(text);
  const known = folded.get(text);
  if (known !== undefined) return known;
  if (folded.size >= MOST_KEPT) folded.clear();
  const now = fold(text);
  folded.set(text, now);
  return now;
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
