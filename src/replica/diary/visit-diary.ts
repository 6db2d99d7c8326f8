import { Dexie } from 'dexie';
import { decodeDiaryEntry } from '#domain/diary/decode-diary-entry.ts';
import type { DiaryEntry } from '#domain/diary/diary-entry.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/** Rows of one read: 5,000 at once would hold the page up for longer than a finger notices. */
const AT_ONCE = 250;

/** Hands over the whole diary of a member in pieces, what is of no day first, then the earliest. Each piece is one read by the index. */
export async function visitDiary(
  database: ReplicaDatabase,
  member: string,
  visit: (entries: readonly DiaryEntry[]) => Promise<void> | void,
): Promise<void> {
  const index = database.rows('diary_entries').where('[user+day+id]');
  let after: readonly unknown[] = [member];
  for (;;) {
    const rows = await index.between(after, [member, Dexie.maxKey], false).limit(AT_ONCE).toArray();
    const last = rows.at(-1);
    if (last === undefined) return;
    await visit(entriesIn(rows));
    if (rows.length < AT_ONCE) return;
    after = [member, last['day'], last.id];
  }
}

/** What can be read of these rows, in their order. */
export function entriesIn(rows: readonly (SyncedRow | undefined)[]): DiaryEntry[] {
  return rows.flatMap((row) => {
    const entry = row === undefined ? null : decodeDiaryEntry(row);
    return entry?.kind === 'valid' ? [entry.value] : [];
  });
}
