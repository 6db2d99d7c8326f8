import type { FoodEvent } from './food-event.ts';

/** Octets of a line, its end not counted (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/**
 * An event as a file for a calendar (RFC 5545), made on the device. Times are in UTC, which every calendar puts into its own zone. The same event always has
 * the same UID, so that adding it again after a change corrects the entry.
 *
 * @param page where more is told of it
 * @param now milliseconds since 1970
 */
export function calendarFile(event: FoodEvent, { page, now }: { readonly page: string; readonly now: number }): string {
  const { id, name, text, starts, ends, address, position, isCancelled } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foretaste//Events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@foretaste`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${escaped(name)}`,
    ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`]),
    `LOCATION:${escaped(address)}`,
    ...(position === null ? [] : [`GEO:${position.latitude};${position.longitude}`]),
    `URL:${page}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** '20261224T183000Z'. */
function utc(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n|\r/g, '\\n');
}

/** Longer lines go on in the next, which begins with a space; a character is never cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [out, used] = ['', 0];
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (used + octets > LONGEST_LINE) {
      out += '\r\n ';
      used = 1;
    }
    out += character;
    used += octets;
  }
  return out;
}
