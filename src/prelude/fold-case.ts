/** The form in which two spellings are the same word: composed (NFC) and lower case, accents kept. */
export function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
