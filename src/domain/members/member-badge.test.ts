import { expect, test } from 'vitest';
import { memberBadge } from './member-badge.ts';

test.each([
  [0, 'Newcomer'],
  [2, 'Newcomer'],
  [3, 'Contributor'],
  [9, 'Contributor'],
  [10, 'Explorer'],
  [19, 'Explorer'],
  [20, 'Expert'],
  [49, 'Expert'],
  [50, 'Legend'],
  [5_000, 'Legend'],
])('%i foods make a member %s (spec 2 §9)', (contributions, badge) => {
  expect(memberBadge(contributions)).toBe(badge);
});
