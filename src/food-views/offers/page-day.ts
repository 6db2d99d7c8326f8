import { type Day, dayOf } from '#domain/values/day.ts';

/** Milliseconds. */
const DAY_LENGTH = 86_400_000;

const readAt = Date.now();

/**
 * Today, as the server counted it when it drew this document, and as many days later as have passed here since: what is drawn already must stand,
 * also where the clock of the device is wrong, and at midnight. By the clock alone where the document says nothing.
 *
 * @param drawnOn what the document says, for example '2026-11-22'
 * @param now milliseconds since 1970
 */
export function pageDay(drawnOn = told(), now = Date.now()): Day {
  const drawn = Date.parse(drawnOn);
  const passed = Math.floor(now / DAY_LENGTH) - Math.floor(readAt / DAY_LENGTH);
  return dayOf(Number.isNaN(drawn) ? now : drawn + passed * DAY_LENGTH);
}

const told = () => document.querySelector<HTMLElement>('#document-foods')?.dataset['day'] ?? '';
