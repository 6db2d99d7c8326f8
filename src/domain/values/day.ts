import { compareText } from '#prelude/text/compare-text.ts';

declare const day: unique symbol;

/** A day of the calendar at Greenwich, as '2026-11-22': the same for all, wherever they are. */
export type Day = string & { readonly [day]: true };

/** @param time in milliseconds since 1970 */
export function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10) as Day;
}

/** Milliseconds. */
const DAY_LENGTH = 86_400_000;

/**
 * Which day it is, counted from a known one: so many days later as lie between two readings of a clock. The clock itself may be wrong.
 *
 * @param said a day that `Date.parse` can read
 * @param clock readings in milliseconds since 1970
 */
export function dayLater(said: string, { since, now }: { readonly since: number; readonly now: number }): Day {
  const passed = Math.floor(now / DAY_LENGTH) - Math.floor(since / DAY_LENGTH);
  return dayOf(Date.parse(said) + passed * DAY_LENGTH);
}

/** For whoever asks on no day in particular: its lots are like those of any other. */
export const noDay: Day = dayOf(0);

const MOST_KEPT = 20_000;
/** Lots of the day that was asked for last: whoever puts things in order compares each many times. */
let drawn = { on: noDay, lots: new Map<string, number>() };

/** What a thing draws on a day: 32 bits by chance (FNV-1a, then mixed), the same on every device, and another the next day. */
export function lotOf(on: Day, name: string): number {
  if (drawn.on !== on || drawn.lots.size >= MOST_KEPT) drawn = { on, lots: new Map() };
  const known = drawn.lots.get(name);
  if (known !== undefined) return known;
  const lot = lotFrom(lotSeed(on), name.length, (at) => name.charCodeAt(at));
  drawn.lots.set(name, lot);
  return lot;
}

/** The beginning of every lot of a day. */
export function lotSeed(on: Day): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < on.length; at += 1) hash = Math.imul(hash ^ on.charCodeAt(at), 0x01000193);
  return hash;
}

/** @param signAt of the name: UTF-16 units, which are the bytes of what is plain ASCII */
export function lotFrom(seed: number, length: number, signAt: (at: number) => number): number {
  let hash = seed;
  for (let at = 0; at < length; at += 1) hash = Math.imul(hash ^ signAt(at), 0x01000193);
  // Murmur's last steps: names that differ in their last letter alone must not draw neighbouring lots.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The order among equals on a day: by lot, never by the alphabet (R31, R36). Total. */
export function byLot(on: Day): (one: string, other: string) => number {
  return (one, other) => lotOf(on, one) - lotOf(on, other) || compareText(one, other);
}
