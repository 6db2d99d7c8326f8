import { describe, expect, it } from 'vitest';
import { ageLabel } from './age-label.ts';

const now = Date.UTC(2026, 5, 15, 12);
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

describe('ageLabel (spec 1 §2: "Nh ago" under 24 hours, else "Nd ago"; never "0h ago")', () => {
  it.each([
    [-hour, 'just now'],
    [0, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1m ago'],
    [hour - 1, '59m ago'],
    [hour, '1h ago'],
    [day - 1, '23h ago'],
    [day, '1d ago'],
    [2 * day - 1, '1d ago'],
    [400 * day, '400d ago'],
  ])('%d ms: %s', (age, expected) => {
    expect(ageLabel({ createdAt: now - age, now })).toBe(expected);
  });
});
