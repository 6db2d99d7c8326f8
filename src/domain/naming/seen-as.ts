import { unseen } from '#prelude/text/fold-text.ts';
import { isPlain } from '#domain/values/fold-search-text.ts';
import { bareLetters } from './name-skeleton.ts';

/** Letters that no mark makes of a Latin one: phonetic ones, and all of other scripts; not punctuation. */
const otherLetters = /[\u0250-\u02ff\u0370-\u1dff\u2070-\u2dff\u2e80-\uffff]/;

/**
 * The ways in which a text may be read, the plainest first: with what nobody sees left out, with that as a space, and each of them with letters that look like
 * Latin ones as these (Unicode TS 39). What any of them names is named (R28): a disguise never makes a promise surer.
 */
export function seenAs(text: string): readonly string[] {
  if (isPlain(text)) return [text];
  const joined = text.replace(unseen, '');
  const parted = joined === text ? [] : [text.replace(unseen, ' ')];
  return [joined, ...parted].flatMap((seen) => (otherLetters.test(seen) ? [seen, bareLetters(seen)] : [seen]));
}
