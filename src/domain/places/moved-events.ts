import { atPlace, type EventWords } from './event-form.ts';
import { type FoodEvent, upcomingEvents } from './food-event.ts';
import type { Place } from './place.ts';
import { momentOnWall, wallTimeIn } from './zoned-time.ts';

type PlaceNow = Pick<Place, 'name' | 'address' | 'position' | 'timeZone'>;

/** Where a place was, and where it is now. */
export interface PlaceMove {
  readonly before: PlaceNow;
  readonly after: PlaceNow;
}

/** What an event says of where it is, and when by the clock there. */
export interface MovedEvent extends Pick<FoodEvent, 'id' | 'name'> {
  readonly words: Pick<EventWords, 'address' | 'position' | 'timeZone' | 'starts' | 'ends'>;
}

/**
 * The events to come that were announced at a place, as they are where it is now: an event says itself where it is, so that it can be read without the place.
 * What was typed otherwise than the place fills in is left alone. By another time zone it begins at the same hour on the wall there.
 */
export function movedEvents(
  events: readonly FoodEvent[],
  { before, after }: PlaceMove,
  now: number,
): readonly MovedEvent[] {
  const [old, next] = [whereIs(before), whereIs(after)];
  if (JSON.stringify(old) === JSON.stringify(next)) return [];
  return upcomingEvents(events, now)
    .filter(({ address, isCancelled }) => address === old.address && !isCancelled)
    .map((event) => ({ id: event.id, name: event.name, words: wordsAt(event, { old, next }) }));
}

function whereIs(place: PlaceNow) {
  const { address, position, timeZone } = atPlace(place);
  return { address: address.trim(), position, timeZone };
}

function wordsAt(
  { starts, ends, timeZone }: FoodEvent,
  { old, next }: Readonly<Record<'old' | 'next', ReturnType<typeof whereIs>>>,
): MovedEvent['words'] {
  if (timeZone !== old.timeZone || timeZone === next.timeZone) return { ...next, timeZone, starts, ends };
  const there = (moment: number) => momentOnWall(next.timeZone, wallTimeIn(timeZone, moment)) ?? moment;
  return { ...next, starts: there(starts), ends: there(ends) };
}
