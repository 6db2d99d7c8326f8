import { type Day, dayOf, dayLater } from '#domain/values/day.ts';
import { pageReadAt } from '#prelude/timing/page-read-at.ts';

/**
 * Today: the day that the server wrote into this document, plus the days that have passed here since. What is drawn already must stay, even where the
 * device's clock is wrong, and past midnight. The clock alone decides where the document names no day. All orders of the day go by this, those of the
 * ranking worker too, which is told the day.
 *
 * @param drawnOn what the document says, for example '2026-11-22'
 * @param now milliseconds since 1970
 */
export function pageDay(drawnOn = told(), now = Date.now()): Day {
  return Number.isNaN(Date.parse(drawnOn)) ? dayOf(now) : dayLater(drawnOn, { since: pageReadAt, now });
}

const told = () => document.querySelector<HTMLElement>('#document-foods')?.dataset['day'] ?? '';
