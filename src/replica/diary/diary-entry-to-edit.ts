import { decodeDiaryEntry } from '#domain/diary/decode-diary-entry.ts';
import type { DiaryEntry } from '#domain/diary/diary-entry.ts';
import type { DiaryEntryId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { rowToEdit } from '#replica/outbox/row-to-edit.ts';

/** An entry of the signed-in member's diary with what the server refused of it, to be corrected [S6]; null where there is none. */
export async function diaryEntryToEdit(replica: Replica, id: DiaryEntryId): Promise<DiaryEntry | null> {
  const found = await rowToEdit(replica, { collection: 'diary_entries', id });
  const entry = found === null ? null : decodeDiaryEntry(found.row);
  return entry?.kind === 'valid' ? entry.value : null;
}
