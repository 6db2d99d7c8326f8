import { expect, test } from 'vitest';
import { mayHelp } from './reload-once-on-stale-chunk.ts';

const minute = 60_000;
const now = 1_000 * minute;

test.each([
  ['a tab that never has', { at: 0, isFromSame: false }, true],
  ['one that has just now come to this version', { at: now - 1, isFromSame: false }, false],
  ['one that came to this version a while ago', { at: now - minute, isFromSame: false }, true],
  [
    'one that was brought the same version, which lacks the file too',
    { at: now - 59 * minute, isFromSame: true },
    false,
  ],
  ['one that was brought the same version long ago', { at: now - 60 * minute, isFromSame: true }, true],
  ['one in which somebody asks once more', { at: 0, isFromSame: true }, true],
])('R27: %s reloads for a chunk that is gone: %o %s', (_, last, expected) => {
  expect(mayHelp(last, now)).toBe(expected);
});
