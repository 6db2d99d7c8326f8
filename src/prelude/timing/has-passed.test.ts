import { expect, it } from 'vitest';
import { hasPassed } from './has-passed.ts';

it('a span passes at its end, and when the clock is turned back, but never in between', () => {
  expect(hasPassed(60, { since: 100, now: 159 })).toBe(false);
  expect(hasPassed(60, { since: 100, now: 160 })).toBe(true);
  expect(hasPassed(60, { since: Number.NEGATIVE_INFINITY, now: 0 })).toBe(true);
  expect(hasPassed(60, { since: 100, now: 99 })).toBe(true);
});
