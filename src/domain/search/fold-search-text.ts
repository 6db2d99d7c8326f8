import { foldText } from '#prelude/fold-text.ts';

/** As `foldText`, and with everything that is neither letter, digit nor mark read as a space: 'Mac & cheese' is 'mac cheese'. */
export function foldSearchText(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
