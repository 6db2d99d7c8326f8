import { expect, it } from 'vitest';
import { refreshWords } from './refresh-words.ts';

it.each([
  [{ outcome: 'synced', isOnline: true, newFoods: 0 }, 'Up to date'],
  [{ outcome: 'synced', isOnline: true, newFoods: -2 }, 'Up to date'],
  [{ outcome: 'synced', isOnline: true, newFoods: 1 }, '1 new food'],
  [{ outcome: 'synced', isOnline: true, newFoods: 12 }, '12 new foods'],
  [{ outcome: 'storage-full', isOnline: false, newFoods: 0 }, 'This device is full'],
  [{ outcome: 'unreachable', isOnline: false, newFoods: 0 }, 'You are offline'],
  [{ outcome: 'unreachable', isOnline: true, newFoods: 3 }, 'The server cannot be reached'],
] as const)('a refresh that came to %o says %s', (refreshed, words) => {
  expect(refreshWords(refreshed)).toBe(words);
});
