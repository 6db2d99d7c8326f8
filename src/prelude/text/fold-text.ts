/** Latin letters whose mark is part of the letter, so that Unicode does not take it off. */
const undecomposed: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

const undecomposedLetters = new RegExp(`[${Object.keys(undecomposed).join('')}]`, 'g');

/** Only the marks of Latin, Greek and Cyrillic: the vowel signs of Thai or the dakuten of Japanese make other letters. */
const diacritics = /[\u0300-\u036f]/g;

/** Signs that nobody sees: soft hyphens, joiners, marks of direction, selectors of a glyph, tags. */
export const unseen = /\p{DI}/gu;

/** The form in which a search compares, on devices and on the server: without case, diacritics, width variants, unseen signs and repeated spaces; 'Phở  BÒ' is 'pho bo'. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(unseen, '')
    .toLowerCase()
    .replace(diacritics, '')
    .replace(undecomposedLetters, (letter) => undecomposed[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
