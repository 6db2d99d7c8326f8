import type { EventWords } from '#domain/places/event-form.ts';
import type { FoodEventId } from '#domain/values/ids/ids.ts';
import { sameJson } from '#prelude/same-json.ts';
import { readTimestamp } from '#prelude/timing/read-timestamp.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import { rowToEdit } from '#replica/outbox/row-to-edit.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/** Announces an event of the signed-in member's, or says anew what one is: then only what differs is sent [S15]. */
export function saveEvent(
  replica: Replica,
  { eventId, words }: { readonly eventId: FoodEventId | null; readonly words: EventWords },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const common = { member: memberId, collection: 'food_events', after: words.foods, about: words.name } as const;
    const columns = eventColumns(words);
    if (eventId === null) {
      const record = replica.newId.record();
      return { mutations: [{ ...common, record, kind: 'create', columns: { ...columns, user: memberId } }], saved: {} };
    }
    const before = await rowToEdit(replica, { collection: 'food_events', id: eventId });
    if (before === null) return { kind: 'missing' };
    const { row, isRefused } = before;
    const isSame = (column: string, value: unknown) =>
      column === 'starts' || column === 'ends'
        ? readTimestamp(row[column]) === readTimestamp(value)
        : sameJson(row[column] ?? null, value);
    const changed = Object.fromEntries(
      Object.entries(columns).filter(([column, value]) => isRefused || !isSame(column, value)),
    );
    if (Object.keys(changed).length === 0) return { mutations: [], saved: {} };
    return { mutations: [{ ...common, record: eventId, kind: 'update', columns: changed }], saved: {} };
  });
}

/** Times as the server stores them. */
function eventColumns({ name, text, starts, ends, timeZone, address, position, foods }: EventWords) {
  const stored = (moment: number) => new Date(moment).toISOString().replace('T', ' ');
  return {
    name,
    text,
    starts: stored(starts),
    ends: stored(ends),
    time_zone: timeZone,
    address,
    position: position === null ? null : { ...position },
    foods: [...foods],
  };
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
  return deleteCommand(
    replica,
    async ({ memberId }) => {
      const row = await replica.database.rows('food_events').get(eventId);
      if (row?.['user'] !== memberId) return null;
      return { member: memberId, collection: 'food_events', record: eventId, about: textColumn(row, 'name') };
    },
    heldFor,
  );
}
