import { t } from '@lingui/core/macro';

const spiceWords = [
  '',
  t`none`,
  t`a whisper`,
  t`mild`,
  t`gentle`,
  t`medium`,
  t`warm`,
  t`hot`,
  t`very hot`,
  t`fierce`,
  t`fiery`,
];
const curiosityWords = [
  '',
  t`only favourites`,
  t`mostly favourites`,
  t`careful`,
  t`now and then`,
  t`open`,
  t`curious`,
  t`keen`,
  t`very keen`,
  t`daring`,
  t`anything once`,
];
const sweetnessWords = ['', t`avoid it`, t`lightly`, t`moderately`, t`very`, t`extremely`];

/** A spice tolerance 1-10 in words. */
export function spiceWord(level: number): string {
  return spiceWords[level] ?? '';
}

/** An adventure level 1-10 in words. */
export function curiosityWord(level: number): string {
  return curiosityWords[level] ?? '';
}

/** A sweetness preference 1-5 in words. */
export function sweetnessWord(level: number): string {
  return sweetnessWords[level] ?? '';
}
