import { expect, it } from 'vitest';
import { feedLabel } from './feed-label.ts';

const day = 24 * 3_600_000;
const now = 1_750_000_000_000;

it.each([
  [0, 'just shared'],
  [day - 1, 'just shared'],
  [day, 'recently discovered'],
  [7 * day - 1, 'recently discovered'],
  [7 * day, 'explored'],
  [400 * day, 'explored'],
  // A clock that is behind the server's.
  [-3 * day, 'just shared'],
])('what is %d ms old is %s (spec 2 §4)', (age, label) => {
  expect(feedLabel({ at: now - age, now })).toBe(label);
});
