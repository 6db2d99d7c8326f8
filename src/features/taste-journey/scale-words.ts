import { t } from '@lingui/core/macro';

const spiceWords = ['', 'none', t`a whisper`, 'mild', 'gentle', 'medium', 'warm', 'hot', t`very hot`, 'fierce', 'fiery'];
const curiosityWords = ['', t`only favourites`, t`mostly favourites`, 'careful', t`now and then`, 'open', 'curious', 'keen', t`very keen`, 'daring', t`anything once`];
const sweetnessWords = ['', t`avoid it`, 'lightly', 'moderately', 'very', 'extremely'];

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
