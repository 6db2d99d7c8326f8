import type { RecapPeriod } from '#domain/recap/recap-period.ts';
import { monthInWords } from '#food-views/diary/day-in-words.ts';

/** 'November 2026', or '2026' */
export function periodInWords(period: RecapPeriod): string {
  return period.kind === 'month' ? monthInWords(period.month) : period.year;
}
