import { lookalikeOf } from './lookalikes.ts';

/** A few signs stand for a whole phrase, and are drawn as it. */
const SKELETON_LIMIT = 400;
/** Marks on letters. */
const marks = /[\p{Mn}\p{Me}]/gu;
/** What nothing is drawn of. */
const undrawn = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Letters in dark circles, in dark squares and of flags: Unicode has no compatibility form of them. Each row holds A to Z. */
const alphabets = [0x1f1_50, 0x1f1_70, 0x1f1_e6] as const;
const lettersOfAlphabet = 26;

/** Nothing in it is invisible, marked or another sign's lookalike: most names, and the server's engine is slow. */
const plain = /^[ -~]*$/;

/** What nobody can see of a text is gone, and each lookalike is the letter or digit that it looks like (R40; Unicode TS 39). */
function drawn(text: string): string {
  if (plain.test(text)) return text;
  return Array.from(text.normalize('NFKD').replace(undrawn, ''), shapeOf).join('');
}

/** The same without case. */
function drawnLetters(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return Array.from(drawn(text).toLowerCase(), shapeOf).join('');
}

/**
 * The form in which the names of members are compared (R40): two usernames with one skeleton look alike, or do so in capitals. Beyond single letters
 * it takes 0 for o; 1, i and l for one another, because the capital I is an l and case is no difference; rn for m and vv for w. At most 400 characters.
 */
export function memberSkeleton(name: string): string {
  return bounded(foldShapes(drawnLetters(name).replace(/_+/g, '_')));
}

/**
 * The form in which the names of foods are compared, beside their letters without case (R14, R40). Nobody hides behind a food, and 'Set I' is not
 * 'Set L': a small i is an i, a capital L an L, and only what looks like an l is one. At most 400 characters.
 */
export function thingSkeleton(name: string): string {
  const letters = drawn(name)
    .replace(/I/g, 'l')
    .replace(/[^L]+/g, (part) => part.toLowerCase());
  const shapes = plain.test(letters) ? letters : Array.from(letters, shapeOf).join('');
  return bounded(shapes.replace(/0/g, 'o').replace(/[1|]/g, 'l').replace(/rn/g, 'm').replace(/vv/g, 'w'));
}

function bounded(skeleton: string): string {
  if (skeleton.length <= SKELETON_LIMIT && plain.test(skeleton)) return skeleton.replace(/ +/g, ' ').trim();
  return Array.from(skeleton.normalize('NFC').replace(/\s+/g, ' ').trim()).slice(0, SKELETON_LIMIT).join('');
}

/** The same without marks, so that 'ádmin' is 'admin'. */
export function bareLetters(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return drawnLetters(text).replace(marks, '');
}

/** Shapes of two letters that look like one, and of digits that look like letters. Expects lower case. */
export function foldShapes(letters: string): string {
  return letters.replace(/0/g, 'o').replace(/[1i|]/g, 'l').replace(/rn/g, 'm').replace(/vv/g, 'w');
}

function shapeOf(sign: string): string {
  return lookalikeOf(sign) ?? letterOfAlphabet(sign.codePointAt(0) ?? 0) ?? sign;
}

function letterOfAlphabet(code: number): string | undefined {
  const first = alphabets.find((start) => code >= start && code < start + lettersOfAlphabet);
  return first === undefined ? undefined : String.fromCharCode('a'.charCodeAt(0) + code - first);
}
