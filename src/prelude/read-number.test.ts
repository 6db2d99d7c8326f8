import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

describe('readNumber', () => {
  it.each([
    [0, 0],
    [-2.5, -2.5],
    ['4', 4],
    [' 4.50 ', 4.5],
    ['.5', 0.5],
    ['1e2', 100],
    ['-3', -3],
  ])('reads %j', (value, expected) => {
    expect(readNumber(value)).toBe(expected);
  });

  it.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['NaN'],
    ['Infinity'],
    ['1e999'],
    [''],
    [' '],
    ['0x10'],
    ['4 stars'],
    [null],
    [undefined],
    [true],
    [[4]],
    [{}],
    [4n],
  ])('refuses %s', (value) => {
    expect(readNumber(value)).toBeNull();
  });
});
