import { expect, it } from 'vitest';
import { quietWords } from './quiet-words.ts';

const now = Date.UTC(2026, 10, 27);
const joined = (daysAgo: number) => now - daysAgo * 24 * 60 * 60 * 1_000;

it.each([
  ['who came today', joined(0), 0, 'Joined November 2026'],
  ['in the first month', joined(29), 0, 'Joined October 2026'],
  ['later, with nothing done', joined(31), 0, 'No Recent Activity'],
  ['later, with reviews, which stand above', joined(400), 2, 'Joined October 2025'],
  ['with reviews, since nobody knows when', 0, 2, ''],
  ['with nothing, since nobody knows when', 0, 0, 'No Recent Activity'],
])('a card without foods, of a member %s (spec 2 §2.3)', (_, joinedAt, reviews, said) =>
  expect(quietWords({ joinedAt, reviews, now })).toBe(said),
);
