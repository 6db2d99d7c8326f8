import { keptListIdFor } from '#domain/lists/kept-list.ts';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import { takeBackDeletion } from '#replica/outbox/take-back-deletion.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/** Keeps another's list among the member's own, once, by a derived id [S12]. What is kept stays so. 'missing': it is not on this device, or the member's own. */
export function keepList(replica: Replica, list: FoodListId): Promise<WriteOutcome> {
  const { database } = replica;
  return writeCommand(replica, async ({ memberId }) => {
    const shown = await database.rows('food_lists').get(list);
    if (shown === undefined || shown['user'] === memberId) return { kind: 'missing' };
    const record = keptListIdFor(list, memberId);
    const rows = database.rows('kept_lists');
    if ((await rows.get(record)) === undefined) await takeBackDeletion(database, record);
    if ((await rows.get(record)) !== undefined) return { mutations: [], saved: {} };
    const columns = { list, user: memberId };
    const about = textColumn(shown, 'name');
    return {
      mutations: [{ member: memberId, collection: 'kept_lists', record, kind: 'create', columns, about }],
      saved: {},
    };
  });
}

/** Keeps a list no longer. */
export function removeKeptList(
  replica: Replica,
  { list, heldFor }: { list: FoodListId; heldFor: number },
): Promise<WriteOutcome<Undoable>> {
  const { database } = replica;
  return deleteCommand(
    replica,
    async ({ memberId }) => {
      const record = keptListIdFor(list, memberId);
      const row = await database.rows('kept_lists').get(record);
      if (row === undefined) return null;
      const name = textColumn(await database.rows('food_lists').get(list), 'name') || textColumn(row, 'name');
      return { member: memberId, collection: 'kept_lists', record, about: name };
    },
    heldFor,
  );
}
