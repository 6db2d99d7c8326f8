/**
 * What is wrong with a name, whoever reads it (R40).
 * - invisible: it holds a control, zero-width or direction character, or another that nothing is drawn of.
 * - towers: more marks stand on a letter than any language writes there.
 * - wordless: it holds no letter and no digit of any script.
 */
export type NameFault = 'invisible' | 'towers' | 'wordless';

const spaces = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

/** Characters that are drawn by no shape of their own but belong to what stands beside them, each in the one place where it does. */
const belonging: readonly (readonly [RegExp, string])[] = [
  // Emoji: joined ones, their colour, keycaps, flags of countries within a country.
  [/([0-9#*])\ufe0f?\u20e3/gu, ' '],
  [/\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}/gu, ' '],
  [/(\p{Extended_Pictographic})[\ufe0e\ufe0f]/gu, '$1'],
  [/([\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d(?=\p{Extended_Pictographic})/gu, '$1'],
  // Persian and its neighbours part letters by the zero-width non-joiner.
  [/(\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/gu, '$1'],
  // Scripts of India and Sri Lanka choose a letter's form beside the sign that takes its vowel off.
  [/([\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]/gu, '$1'],
  [/(\p{L})[\u200c\u200d](?=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])/gu, '$1'],
  // Variants of Chinese characters.
  [/(\p{Script=Han})[\u{e0100}-\u{e01ef}]/gu, '$1'],
  // Format characters that are drawn: signs around numbers.
  [/[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/gu, ''],
];

const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufffc\ufffd\u{1d159}]/u;
/** Two are left in the scripts of Europe after composition; Tibetan and Hebrew stack up to four. Rings around letters are no language's. */
const tower =
  /^\p{M}|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}\p{Z}]\p{M}{3}|\p{Mn}{5}|\p{Me}/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
/** ASCII without control characters: most names, and the server's engine is slow. */
const plain = /^[ -~]*$/;
const plainLetterOrDigit = /[A-Za-z0-9]/;

/** The name as it is kept: composed (NFC), without white space around it, and one ordinary space where there was any inside. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replace(spaces, ' ').trim();
}

/** What is wrong with a tidy name; null where nothing is, and for an empty one, which is for whoever asks to allow. */
export function nameFault(name: string): NameFault | null {
  if (name === '') return null;
  if (plain.test(name)) return plainLetterOrDigit.test(name) ? null : 'wordless';
  const drawn = belonging.reduce((text, [place, kept]) => text.replace(place, kept), name);
  if (invisible.test(drawn)) return 'invisible';
  if (tower.test(drawn)) return 'towers';
  return letterOrDigit.test(drawn) ? null : 'wordless';
}
