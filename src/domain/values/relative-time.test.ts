import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.UTC(2026, 5, 15, 12);
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

describe('relativeTime', () => {
  it.each([
    [-day, 'just now'],
    [0, 'just now'],
    [59 * second, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [23 * hour, '23 hours ago'],
    [day, '1 day ago'],
    [6 * day, '6 days ago'],
    [7 * day, '1 week ago'],
    [29 * day, '4 weeks ago'],
    [30 * day, '1 month ago'],
    [364 * day, '12 months ago'],
    [365 * day, '1 year ago'],
    [800 * day, '2 years ago'],
  ])('%d ms: %s', (age, expected) => {
    expect(relativeTime({ at: now - age, now })).toBe(expected);
  });
});
