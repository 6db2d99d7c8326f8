import { describe, expect, it } from 'vitest';
import { backoffDelay } from './backoff-delay.ts';

describe('backoffDelay [S16]', () => {
  it.each([
    { failures: 1, random: 0, delay: 500 },
    { failures: 1, random: 0.5, delay: 750 },
    { failures: 2, random: 0, delay: 1_000 },
    { failures: 5, random: 0, delay: 8_000 },
    { failures: 7, random: 0, delay: 30_000 },
    { failures: 400, random: 0, delay: 30_000 },
  ])('waits $delay ms after $failures failures at $random', ({ failures, random, delay }) => {
    expect(backoffDelay(failures, random)).toBe(delay);
  });

  it('never waits longer than a minute', () => {
    for (let failures = 1; failures < 50; failures += 1)
      expect(backoffDelay(failures, 0.999)).toBeLessThanOrEqual(60_000);
  });
});
