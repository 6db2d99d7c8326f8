import { describe, expect, it } from 'vitest';
import { dayOf } from '#domain/values/day.ts';
import { pageDay } from './page-day.ts';

const DAY = 86_400_000;

describe('the day of a page', () => {
  it('is the one on which the server drew the document, whatever the clock says', () => {
    expect(pageDay('2020-02-28')).toBe('2020-02-28');
    expect(pageDay('2099-12-31')).toBe('2099-12-31');
  });

  it('goes on with the days that pass while the page is open', () => {
    expect(pageDay('2020-02-28', Date.now() + 2 * DAY)).toBe('2020-03-01');
  });

  it.each(['', 'today', '2020-13-40'])('is that of the clock where the document says %j', (said) => {
    expect(pageDay(said, Date.UTC(2026, 10, 22, 23, 59))).toBe(dayOf(Date.UTC(2026, 10, 22)));
  });
});
