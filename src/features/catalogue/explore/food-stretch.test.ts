import { describe, expect, it } from 'vitest';
import { lengthAfter, PAGE, stretchAround } from './food-stretch.ts';

const read = (from: number, count: number, found = count) => ({ from, count, foods: Array.from({ length: found }) });

describe('stretchAround', () => {
  it('covers what is in view and a page at either side', () => {
    for (const [first, last] of [
      [0, 0],
      [0, 11],
      [23, 24],
      [100, 130],
      [5000, 5020],
    ] as const) {
      const { from, count } = stretchAround(first, last);
      expect(from).toBeLessThanOrEqual(Math.max(0, first - PAGE));
      expect(from + count).toBeGreaterThan(last + PAGE);
    }
  });

  it('stays the same while scrolling within a page', () => {
    expect(stretchAround(30, 40)).toEqual(stretchAround(25, 47));
  });
});

describe('lengthAfter', () => {
  it('goes on by a page of placeholders after a full stretch, and never shrinks by one', () => {
    expect(lengthAfter(read(0, 48), 0)).toBe(48 + PAGE);
    expect(lengthAfter(read(24, 72), 400)).toBe(400);
  });

  it('ends where a stretch was not full, also when foods went away', () => {
    expect(lengthAfter(read(48, 72, 10), 144)).toBe(58);
    expect(lengthAfter(read(0, 48, 0), 72)).toBe(0);
  });
});
