import { foldText } from '#prelude/text/fold-text.ts';

const plain = /^[\0-\x7f]*$/;

/** Whether a text is plain English as most of a catalogue is: of its folded form every word stands in its lower-case form, too. */
export function isPlain(text: string): boolean {
  return plain.test(text);
}

/**
 * As `foldText`, and with everything that is neither letter, digit nor mark read as a space: 'Mac & cheese' is 'mac cheese'. Plain English,
 * as most of a catalogue is, takes a shorter way to the same.
 */
export function foldSearchText(text: string): string {
  if (isPlain(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return foldText(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
