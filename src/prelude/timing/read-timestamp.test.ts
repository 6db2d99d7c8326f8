import { describe, expect, it } from 'vitest';
import { readTimestamp } from './read-timestamp.ts';

const moment = Date.UTC(2026, 0, 2, 3, 4, 5, 678);

describe('readTimestamp', () => {
  it.each([
    ['2026-01-02 03:04:05.678Z', moment],
    ['2026-01-02T03:04:05.678Z', moment],
    ['2026-01-02T03:04:05.678', moment],
    ['2026-01-02T05:04:05.678+02:00', moment],
    ['2026-01-02 03:04', Date.UTC(2026, 0, 2, 3, 4)],
    ['2026-01-02', Date.UTC(2026, 0, 2)],
    [moment, moment],
  ])('reads %j', (value, expected) => {
    expect(readTimestamp(value)).toBe(expected);
  });

  it.each([['yesterday'], ['2026-13-45'], [''], ['1'], [null], [undefined], [{}], [Number.NaN], [-5]])(
    'gives 0 for %j',
    (value) => {
      expect(readTimestamp(value)).toBe(0);
    },
  );
});
