import { expect, it } from 'vitest';
import { dayLabel, shortDayLabel, timeLabel } from './day-label.ts';

const now = new Date(2026, 5, 10, 0, 30).getTime();

it.each([
  [new Date(2026, 5, 10, 0, 1), 'Today', '00:01'],
  [new Date(2026, 5, 10, 9, 0), 'Today', '09:00'],
  [new Date(2026, 5, 9, 23, 59), 'Yesterday', 'Yesterday'],
  [new Date(2026, 5, 8, 12), 'Monday', 'Mon'],
  [new Date(2026, 5, 4, 12), 'Thursday', 'Thu'],
  [new Date(2026, 5, 3, 12), 'Wed 3 June', '3 Jun 26'],
  [new Date(2025, 11, 31, 12), 'Wed 31 December 2025', '31 Dec 25'],
])('%s is %s in a thread and %s in a list', (date, inThread, inList) => {
  const at = date.getTime();
  expect([dayLabel({ at, now }).replace(',', ''), shortDayLabel({ at, now })]).toEqual([inThread, inList]);
});

it('says the time of the device', () => {
  expect(timeLabel(new Date(2026, 5, 10, 14, 5).getTime())).toBe('14:05');
});
