import { changedColumns, encodeFood } from '#domain/contribution/encode-food.ts';
import type { FoodSubmission } from '#domain/contribution/food-submission.ts';
import type { DraftId, FoodId } from '#domain/values/ids/ids.ts';
import type { FileToSend } from '#replica/outbox/record-mutation.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { Columns } from '#domain/values/synced-row.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/** Contributes a food with its photo; the draft that it was written in goes with it, in the same transaction (spec 1 §5, contribute). */
export function submitFood(
  replica: Replica,
  { submission, photo, draft }: { submission: FoodSubmission; photo: FileToSend; draft: DraftId | null },
): Promise<WriteOutcome<{ foodId: FoodId }>> {
  return writeCommand(replica, async ({ memberId }) => {
    if (draft !== null) await replica.database.drafts.delete(draft);
    const foodId = replica.newId.record() as FoodId;
    const columns = { ...columnsOf(encodeFood(submission)), uploaded_by: memberId };
    return {
      mutations: [
        {
          member: memberId,
          collection: 'foods',
          record: foodId,
          kind: 'create',
          columns,
          files: { image: photo },
          about: submission.name.trim(),
        },
      ],
      saved: { foodId },
    };
  });
}

/** Edits an own food: sends only the columns that differ, so that edits of other fields elsewhere stay [S15]. */
export function editFood(
  replica: Replica,
  edit: {
    foodId: FoodId;
    before: FoodSubmission;
    after: FoodSubmission;
    photo: FileToSend | null;
    draft: DraftId | null;
  },
): Promise<WriteOutcome> {
  const { foodId, before, after, photo, draft } = edit;
  return writeCommand(replica, async ({ memberId }) => {
    if ((await replica.database.rows('foods').get(foodId)) === undefined) return { kind: 'missing' };
    if (draft !== null) await replica.database.drafts.delete(draft);
    const columns = columnsOf(changedColumns(encodeFood(before), encodeFood(after)));
    if (photo === null && Object.keys(columns).length === 0) return { mutations: [], saved: {} };
    const files = photo === null ? {} : { image: photo };
    return {
      mutations: [
        {
          member: memberId,
          collection: 'foods',
          record: foodId,
          kind: 'update',
          columns,
          before: columnsOf(encodeFood(before)),
          files,
          about: after.name.trim(),
        },
      ],
      saved: {},
    };
  });
}

/** Deletes an own food. */
export function deleteFood(replica: Replica, foodId: FoodId, heldFor = 0): Promise<WriteOutcome<Undoable>> {
  return deleteCommand(
    replica,
    async ({ memberId }) => {
      const row = await replica.database.rows('foods').get(foodId);
      if (row === undefined) return null;
      return { member: memberId, collection: 'foods', record: foodId, about: textColumn(row, 'name') };
    },
    heldFor,
  );
}

/** The encoder's columns as the outbox keeps them. */
function columnsOf(columns: object): Columns {
  return columns as Columns;
}
