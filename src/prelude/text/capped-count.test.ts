import { expect, it } from 'vitest';
import { cappedCount } from './capped-count.ts';

it.each([
  [0, '0'],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [5000, '99+'],
])('%i is shown as %s (spec 1 §9)', (count, shown) => {
  expect(cappedCount(count)).toBe(shown);
});
