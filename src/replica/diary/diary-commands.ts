import type { DiaryWords } from '#domain/diary/diary-entry.ts';
import type { SavedState } from '#domain/foods/saved-food.ts';
import type { DiaryEntryId, FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { Columns } from '#domain/values/synced-row.ts';
import { sameJson } from '#prelude/same-json.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { mutationsToSave, savedStateOf, saveFood } from '#replica/foods/saved-foods.ts';
import { isInDiary } from '#replica/foods/tried-foods.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import type { FileToSend, Mutation } from '#replica/outbox/record-mutation.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { rowToEdit } from '#replica/outbox/row-to-edit.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';
import { session } from '#replica/session/session.ts';

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

/** Nobody knows more than that it was tried. */
const NO_WORDS: DiaryWords = { day: null, rating: null, note: '', company: '', place: '' };

/**
 * Puts a food on the list of what is to be tried. A food has one mark: of one that was tried without an entry, an entry without a day says so from now
 * on (R44).
 */
export function wantFood(replica: Replica, eaten: { foodId: FoodId; foodName: string }): Promise<WriteOutcome> {
  const { foodId } = eaten;
  const entryId = replica.newId.record() as DiaryEntryId;
  return writeCommand(replica, async ({ memberId }) => {
    const isMarked = (await savedStateOf(replica, { food: foodId, member: memberId })) === 'tried';
    const isOnlyMarked = isMarked && !(await isInDiary(replica.database, foodId));
    return {
      mutations: [
        ...(isOnlyMarked ? [newEntry({ entryId, memberId, eaten, words: NO_WORDS, importId: '' })] : []),
        ...(await mutationsToSave(replica, { memberId, foodId, state: 'want_to_try' })),
      ],
      saved: {},
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
    const before = await rowToEdit(replica, { collection: 'diary_entries', id: entryId });
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
  const before = await database.rows('diary_entries').get(entryId);
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
  const foodId = textColumn(before, 'food') as FoodId;
  if (outcome.kind !== 'saved' || stays === undefined || foodId === '') return outcome;
  const settled = await settleTried(replica, { foodId, foodName: textColumn(before, 'food_name'), stays });
  if (settled.kind !== 'saved') return settled;
  const undo = async () => {
    const isBack = await outcome.undo();
    if (isBack) await settled.undo();
    return isBack;
  };
  return { kind: 'saved', undo };
}

/** After the last entry of a food: whether it counts as tried. A food that is wanted again has its mark for that, so that an entry without words says it. */
async function settleTried(
  replica: Replica,
  { stays, ...eaten }: { foodId: FoodId; foodName: string; stays: boolean },
): Promise<WriteOutcome<{ undo: () => Promise<unknown> }>> {
  const { foodId } = eaten;
  const mark = await markOf(replica, foodId);
  if (mark === 'want_to_try') {
    if (!stays) return { kind: 'saved', undo: async () => undefined };
    const entryId = replica.newId.record() as DiaryEntryId;
    const added = await writeCommand(replica, async ({ memberId }) => ({
      mutations: [newEntry({ entryId, memberId, eaten, words: NO_WORDS, importId: '' })],
      saved: {},
    }));
    if (added.kind !== 'saved') return added;
    return { kind: 'saved', undo: () => removeDiaryEntry(replica, { entryId, stays: undefined, heldFor: 0 }) };
  }
  const settled = await saveFood(replica, { foodId, state: stays ? 'tried' : null });
  if (settled.kind !== 'saved') return settled;
  return { kind: 'saved', undo: () => saveFood(replica, { foodId, state: mark }) };
}

async function markOf(replica: Replica, food: FoodId): Promise<SavedState | null> {
  const member = (await session(replica))?.memberId;
  return member === undefined ? null : savedStateOf(replica, { food, member });
}
