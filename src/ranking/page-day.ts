import { type Day, dayOf, dayLater } from '#domain/values/day.ts';
import { pageReadAt } from '#prelude/timing/page-read-at.ts';

/**
 * Today, as the server counted it when it drew this document, and as many days later as have passed here since: what is drawn already must stand,
 * also where the clock of the device is wrong, and at midnight. By the clock alone where the document says nothing. All orders of the day go by it, those of
 * the ranking worker too, which is told of it.
 *
 * @param drawnOn what the document says, for example '2026-11-22'
 * @param now milliseconds since 1970
 */
export function pageDay(drawnOn = told(), now = Date.now()): Day {
  return Number.isNaN(Date.parse(drawnOn)) ? dayOf(now) : dayLater(drawnOn, { since: pageReadAt, now });
}

const told = () => document.querySelector<HTMLElement>('#document-foods')?.dataset['day'] ?? '';
