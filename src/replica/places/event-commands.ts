import type { EventWords } from '#domain/places/event-form.ts';
import type { MovedEvent, PlaceMove } from '#domain/places/moved-events.ts';
import type { FoodEventId } from '#domain/values/ids/ids.ts';
import { sameJson } from '#prelude/same-json.ts';
import { readTimestamp } from '#prelude/timing/read-timestamp.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import type { Undoable } from '#replica/outbox/delete-command.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';
import { eventsToMove } from './event-queries.ts';
import { removeKept, saveKept } from './kept-commands.ts';

/** Announces an event of the signed-in member's, or says anew what one is. */
export function saveEvent(
  replica: Replica,
  { eventId, words }: { readonly eventId: FoodEventId | null; readonly words: EventWords },
): Promise<WriteOutcome> {
  const { name, foods } = words;
  return saveKept(replica, {
    collection: 'food_events',
    id: eventId,
    name,
    foods,
    columns: eventColumns(words),
    isSame,
  });
}

function isSame(column: string, stored: unknown, said: unknown): boolean {
  return column === 'starts' || column === 'ends'
    ? readTimestamp(stored) === readTimestamp(said)
    : sameJson(stored ?? null, said);
}

function eventColumns({ name, text, foods, ...when }: EventWords) {
  return { name, text, ...whenAndWhere(when), foods: [...foods] };
}

/** Times as the server stores them. */
function whenAndWhere({ starts, ends, timeZone, address, position }: MovedEvent['words']) {
  const stored = (moment: number) => new Date(moment).toISOString().replace('T', ' ');
  return {
    starts: stored(starts),
    ends: stored(ends),
    time_zone: timeZone,
    address,
    position: position === null ? null : { ...position },
  };
}

/** A place has moved: all events to come that were announced there move with it, or none. Followers are told of each. */
export function moveEvents(replica: Replica, move: PlaceMove): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const rows = replica.database.rows('food_events');
    const mutations = (await eventsToMove(replica, move)).map(async ({ id, name, words }) => {
      const before = await rows.get(id);
      const columns = Object.entries(whenAndWhere(words)).filter(
        ([column, said]) => !isSame(column, before?.[column], said),
      );
      return {
        member: memberId,
        collection: 'food_events',
        record: id,
        kind: 'update',
        columns: Object.fromEntries(columns),
        about: name,
      } as const;
    });
    return { mutations: await Promise.all(mutations), saved: {} };
  });
}

/** Calls an own event off: its followers are told. There is no way back. */
export function cancelEvent(replica: Replica, eventId: FoodEventId): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const row = await replica.database.rows('food_events').get(eventId);
    if (row?.['user'] !== memberId) return { kind: 'missing' };
    if (row['is_cancelled'] === true) return { mutations: [], saved: {} };
    const about = textColumn(row, 'name');
    const columns = { is_cancelled: true };
    return {
      mutations: [{ member: memberId, collection: 'food_events', record: eventId, kind: 'update', columns, about }],
      saved: {},
    };
  });
}

/** Takes an own event away, which is over or was called off. */
export function removeEvent(
  replica: Replica,
  { eventId, heldFor }: { readonly eventId: FoodEventId; readonly heldFor: number },
): Promise<WriteOutcome<Undoable>> {
  return removeKept(replica, { collection: 'food_events', id: eventId, heldFor });
}
