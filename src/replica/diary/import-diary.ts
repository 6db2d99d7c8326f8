import type { FiledEntry } from '#domain/diary/diary-file.ts';
import type { DiaryWords } from '#domain/diary/diary-entry.ts';
import { deriveId } from '#domain/values/ids/derive-id.ts';
import type { DiaryEntryId, FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { discardUnborn, type Mutation } from '#replica/outbox/record-mutation.ts';
import { takeBackDeletion } from '#replica/outbox/take-back-deletion.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';
import { newEntry } from './diary-commands.ts';
import { memberOf } from './diary-queries.ts';
import { visitDiary } from './visit-diary.ts';

/** An entry of a file under the id that it will have. */
export interface PlannedEntry extends FiledEntry {
  readonly entryId: DiaryEntryId;
}

export interface DiaryPlan {
  readonly toAdd: readonly PlannedEntry[];
  /** How many are in the diary already. */
  readonly there: number;
}

/** Entries of one transaction: more would make a screen wait that saves meanwhile. */
const AT_ONCE = 50;
/** Each part reads the whole outbox once. */
const BACK_AT_ONCE = 500;

/**
 * What of a file is not in the diary of the signed-in member yet. An entry is there by its id, by the id that an earlier import of the same line gave it, or by
 * another that says the same. Of two that say the same, the file adds the second only where the diary has one alone.
 */
export async function planDiaryImport(replica: Replica, filed: readonly FiledEntry[]): Promise<DiaryPlan> {
  const member = (await memberOf(replica)) as MemberId;
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  await visitDiary(replica.database, member, (entries) => {
    for (const entry of entries) {
      const content = contentOf(entry);
      known.set(entry.id, content);
      counts.set(content, (counts.get(content) ?? 0) + 1);
    }
  });
  const count = (content: string, by: number) => counts.set(content, (counts.get(content) ?? 0) + by);
  const times = new Map<string, number>();
  const toAdd: PlannedEntry[] = [];
  for (const entry of filed) {
    const content = contentOf(entry);
    const time = times.get(content) ?? 0;
    if (entry.id === '') times.set(content, time + 1);
    const entryId = importedId(member, entry, { content, time });
    const same = known.get(entry.id) ?? known.get(entryId);
    if (same !== undefined) count(same, -1);
    else if ((counts.get(content) ?? 0) > 0) count(content, -1);
    else toAdd.push({ ...entry, entryId });
  }
  return { toAdd, there: filed.length - toAdd.length };
}

/** The same for the same line of a file, on every device of the member, and no other member's [S12]. */
function importedId(
  member: MemberId,
  { id }: FiledEntry,
  { content, time }: { content: string; time: number },
): DiaryEntryId {
  const parts = id === '' ? ['said', content, String(time)] : ['named', id];
  return deriveId('diary import', member, ...parts) as DiaryEntryId;
}

function contentOf({
  foodName,
  day,
  rating,
  note,
  company,
  place,
}: DiaryWords & { readonly foodName: string }): string {
  return JSON.stringify([foodName, day, rating, note, company, place]);
}

export interface ImportSteps {
  /** Foods by the name that a file gives them. */
  readonly foods: ReadonlyMap<string, FoodId>;
  readonly onAdded: (entries: readonly DiaryEntryId[]) => void;
}

/** Brings planned entries into the diary, 50 in a transaction. What was added before it failed stays: a new plan has the rest. */
export async function importDiary(
  replica: Replica,
  toAdd: readonly PlannedEntry[],
  { foods, onAdded }: ImportSteps,
): Promise<WriteOutcome> {
  const importId = replica.newId.record();
  for (let at = 0; at < toAdd.length; at += AT_ONCE) {
    const part = toAdd.slice(at, at + AT_ONCE);
    const outcome = await writeCommand(replica, async ({ memberId }) => {
      const mutations: Mutation[] = [];
      for (const { entryId, foodName, foodId, ...words } of part) {
        const isBack = await takeBackDeletion(replica.database, entryId);
        if (isBack || (await replica.database.rows('diary_entries').get(entryId)) !== undefined) continue;
        const eaten = { foodName, foodId: foodId ?? foods.get(foodName) ?? null };
        mutations.push(newEntry({ entryId, memberId, eaten, words, importId }));
      }
      return { mutations, saved: {} };
    });
    if (outcome.kind !== 'saved') return outcome;
    onAdded(part.map(({ entryId }) => entryId));
  }
  return { kind: 'saved' };
}

/** Takes out of the diary again what an import has brought in. */
export async function takeBackImport(replica: Replica, entries: readonly DiaryEntryId[]): Promise<WriteOutcome> {
  const rows = replica.database.rows('diary_entries');
  for (let at = 0; at < entries.length; at += BACK_AT_ONCE) {
    const part = entries.slice(at, at + BACK_AT_ONCE);
    const outcome = await writeCommand(replica, async ({ memberId }) => {
      await discardUnborn(replica, { collection: 'diary_entries', records: part });
      const there = (await rows.bulkGet([...part])).filter((row) => row !== undefined);
      const mutations = there.map((row): Mutation => ({
        member: memberId,
        collection: 'diary_entries',
        record: row.id,
        kind: 'delete',
        about: textColumn(row, 'food_name'),
      }));
      return { mutations, saved: {} };
    });
    if (outcome.kind !== 'saved') return outcome;
  }
  return { kind: 'saved' };
}
