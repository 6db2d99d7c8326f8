import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Json } from '#domain/values/json.ts';
import { sameJson } from '#prelude/same-json.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import { rowToEdit } from '#replica/outbox/row-to-edit.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

type KeptCollection = 'places' | 'food_events';

interface KeptWords {
  readonly collection: KeptCollection;
  /** null: a new one. */
  readonly id: string | null;
  readonly name: string;
  readonly foods: readonly FoodId[];
  readonly columns: Readonly<Record<string, Json>>;
  /** Where two writings of a value are the same, which are not by their JSON. */
  readonly isSame?: (column: string, stored: unknown, said: unknown) => boolean;
}

/** Makes a place or an event of the signed-in member's, or says anew what one is: then only what differs is sent [S15]. */
export function saveKept(
  replica: Replica,
  { collection, id, name, foods, columns, isSame = (_, stored, said) => sameJson(stored ?? null, said) }: KeptWords,
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const common = { member: memberId, collection, after: foods, about: name } as const;
    if (id === null) {
      const record = replica.newId.record();
      return { mutations: [{ ...common, record, kind: 'create', columns: { ...columns, user: memberId } }], saved: {} };
    }
    const before = await rowToEdit(replica, { collection, id });
    if (before === null) return { kind: 'missing' };
    const { row, isRefused } = before;
    const changed = Object.fromEntries(
      Object.entries(columns).filter(([column, value]) => isRefused || !isSame(column, row[column], value)),
    );
    if (Object.keys(changed).length === 0) return { mutations: [], saved: {} };
    return { mutations: [{ ...common, record: id, kind: 'update', columns: changed }], saved: {} };
  });
}

/** Takes an own place or event away. */
export function removeKept(
  replica: Replica,
  { collection, id, heldFor }: { readonly collection: KeptCollection; readonly id: string; readonly heldFor: number },
): Promise<WriteOutcome<Undoable>> {
  return deleteCommand(
    replica,
    async ({ memberId }) => {
      const row = await replica.database.rows(collection).get(id);
      if (row?.['user'] !== memberId) return null;
      return { member: memberId, collection, record: id, about: textColumn(row, 'name') };
    },
    heldFor,
  );
}
