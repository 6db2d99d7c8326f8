import type { DiaryWords } from '#domain/diary/diary-entry.ts';
import type { SavedState } from '#domain/foods/saved-food.ts';
import type { DiaryEntryId, FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { Columns } from '#domain/values/synced-row.ts';
import { sameJson } from '#prelude/same-json.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { mutationsToSave, savedStateOf, saveFood } from '#replica/foods/saved-foods.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import type { FileToSend, Mutation } from '#replica/outbox/record-mutation.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';
import { session } from '#replica/session/session.ts';
import { diaryRowToEdit } from './diary-row-to-edit.ts';

/** What was eaten: a food of the catalogue, or a name alone. */
export interface Eaten {
  readonly foodId: FoodId | null;
  readonly foodName: string;
}

/** Writes down that the member tried something (R44); the food is among the tried ones with it. */
export function addDiaryEntry(
  replica: Replica,
  { eaten, words, photo }: { eaten: Eaten; words: DiaryWords; photo: FileToSend | null },
): Promise<WriteOutcome<{ entryId: DiaryEntryId }>> {
  return writeCommand(replica, async ({ memberId }) => {
    const entryId = replica.newId.record() as DiaryEntryId;
    const entry = newEntry({ entryId, memberId, eaten, words, importId: '' });
    return {
      mutations: [
        photo === null ? entry : { ...entry, files: { photo } },
        ...(eaten.foodId === null
          ? []
          : await mutationsToSave(replica, { memberId, foodId: eaten.foodId, state: 'tried' })),
      ],
      saved: { entryId },
    };
  });
}

/** The mutation that brings an entry into the diary. */
export function newEntry({
  entryId,
  memberId,
  eaten: { foodId, foodName },
  words,
  importId,
}: {
  entryId: DiaryEntryId;
  memberId: MemberId;
  eaten: Eaten;
  words: DiaryWords;
  importId: string;
}): Mutation {
  return {
    member: memberId,
    collection: 'diary_entries',
    record: entryId,
    kind: 'create',
    columns: {
      user: memberId,
      food: foodId ?? '',
      food_name: foodName,
      import_id: importId,
      ...wordColumns(words),
    },
    after: foodId === null ? [] : [foodId],
    about: foodName,
  };
}

function wordColumns({ day, rating, note, company, place }: DiaryWords): Columns {
  return { day: day ?? '', rating: rating ?? 0, note: note.trim(), company: company.trim(), place: place.trim() };
}

/**
 * Edits an entry: only what differs is sent [S15]. One that the server refused is corrected by it [S6].
 *
 * @param photo a new one; null: none any more; undefined: as it is
 */
export function editDiaryEntry(
  replica: Replica,
  { entryId, words, photo }: { entryId: DiaryEntryId; words: DiaryWords; photo: FileToSend | null | undefined },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const before = await diaryRowToEdit(replica, entryId);
    if (before === null) return { kind: 'missing' };
    const differing = Object.entries(wordColumns(words)).filter(
      ([column, value]) => before.isRefused || !sameJson(before.row[column] ?? null, value),
    );
    const columns: Columns = { ...Object.fromEntries(differing), ...(photo === null ? { photo: '' } : {}) };
    if (Object.keys(columns).length === 0 && !photo) return { mutations: [], saved: {} };
    const edit: Mutation = {
      member: memberId,
      collection: 'diary_entries',
      record: entryId,
      kind: 'update',
      columns,
      about: textColumn(before.row, 'food_name'),
      ...(photo ? { files: { photo } } : {}),
    };
    return { mutations: [edit], saved: {} };
  });
}

/**
 * Deletes an entry. `stays` says of its food whether it counts as tried without one (R44); undefined where other entries of it are left. The undo puts
 * back both.
 */
export async function removeDiaryEntry(
  replica: Replica,
  { entryId, stays, heldFor }: { entryId: DiaryEntryId; stays: boolean | undefined; heldFor: number },
): Promise<WriteOutcome<Undoable>> {
  const { database } = replica;
  const food = textColumn(await database.rows('diary_entries').get(entryId), 'food') as FoodId;
  const outcome = await deleteCommand(
    replica,
    async ({ memberId }) => {
      const row = await database.rows('diary_entries').get(entryId);
      if (row === undefined) return null;
      return {
        member: memberId,
        collection: 'diary_entries',
        record: entryId,
        about: textColumn(row, 'food_name'),
      };
    },
    heldFor,
  );
  if (outcome.kind !== 'saved' || stays === undefined || food === '') return outcome;
  const before = await markOf(replica, food);
  const mark = stays ? 'tried' : before === 'tried' ? null : before;
  const settled = await saveFood(replica, { foodId: food, state: mark });
  if (settled.kind !== 'saved') return settled;
  const undo = async () => {
    const isBack = await outcome.undo();
    if (isBack) await saveFood(replica, { foodId: food, state: before });
    return isBack;
  };
  return { kind: 'saved', undo };
}

async function markOf(replica: Replica, food: FoodId): Promise<SavedState | null> {
  const member = (await session(replica))?.memberId;
  return member === undefined ? null : savedStateOf(replica, { food, member });
}
