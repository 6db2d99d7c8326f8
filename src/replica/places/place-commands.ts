import type { PlaceWords } from '#domain/places/place-form.ts';
import type { PlaceId } from '#domain/values/ids/ids.ts';
import { sameJson } from '#prelude/same-json.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import { rowToEdit } from '#replica/outbox/row-to-edit.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/** Makes a place of the signed-in member's, or says anew what one is: then only what differs is sent [S15]. */
export function savePlace(
  replica: Replica,
  { placeId, words }: { readonly placeId: PlaceId | null; readonly words: PlaceWords },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const common = { member: memberId, collection: 'places', after: words.foods, about: words.name } as const;
    const columns = placeColumns(words);
    if (placeId === null) {
      const record = replica.newId.record();
      return { mutations: [{ ...common, record, kind: 'create', columns: { ...columns, user: memberId } }], saved: {} };
    }
    const before = await rowToEdit(replica, { collection: 'places', id: placeId });
    if (before === null) return { kind: 'missing' };
    const changed = Object.fromEntries(
      Object.entries(columns).filter(
        ([column, value]) => before.isRefused || !sameJson(before.row[column] ?? null, value),
      ),
    );
    if (Object.keys(changed).length === 0) return { mutations: [], saved: {} };
    return { mutations: [{ ...common, record: placeId, kind: 'update', columns: changed }], saved: {} };
  });
}

function placeColumns({ name, address, position, hours, timeZone, foods }: PlaceWords) {
  return {
    name,
    address,
    position: position === null ? null : { ...position },
    hours: hours === null ? null : hours.map((day) => day.map((span) => [...span])),
    time_zone: timeZone,
    foods: [...foods],
  };
}

/** Takes a place away. */
export function removePlace(
  replica: Replica,
  { placeId, heldFor }: { readonly placeId: PlaceId; readonly heldFor: number },
): Promise<WriteOutcome<Undoable>> {
  return deleteCommand(
    replica,
    async ({ memberId }) => {
      const row = await replica.database.rows('places').get(placeId);
      if (row?.['user'] !== memberId) return null;
      return { member: memberId, collection: 'places', record: placeId, about: textColumn(row, 'name') };
    },
    heldFor,
  );
}
