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

/** The form in which a search compares: without case, diacritics, width variants and repeated spaces; 'Phở  BÒ' is 'pho bo'. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(diacritics, '')
    .replace(undecomposedLetters, (letter) => undecomposed[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
