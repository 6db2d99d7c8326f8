import { decodeDiaryEntry } from '#domain/diary/decode-diary-entry.ts';
import type { DiaryEntry } from '#domain/diary/diary-entry.ts';
import type { DiaryEntryId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import { overlayMutations } from '#replica/outbox/overlay-mutations.ts';
import { session } from '#replica/session/session.ts';

/** An entry of the signed-in member's diary with what the server refused of it, to be corrected [S6]; null where there is none. */
export async function diaryRowToEdit(
  replica: Replica,
  id: DiaryEntryId,
): Promise<{ readonly row: SyncedRow; readonly isRefused: boolean } | null> {
  const { database } = replica;
  const member = (await session(replica))?.memberId;
  const refused = (await database.outbox.where('record').equals(id).sortBy('order')).filter(
    (entry) => entry.collection === 'diary_entries' && entry.member === member && entry.state === 'parked',
  );
  const before = (await database.rows('diary_entries').get(id)) ?? null;
  const row = overlayMutations(
    before,
    refused.map((entry) => ({ ...entry, state: 'waiting' as const })),
  );
  return row === null ? null : { row, isRefused: refused.length > 0 };
}

/** The same as an entry. */
export async function diaryEntryToEdit(replica: Replica, id: DiaryEntryId): Promise<DiaryEntry | null> {
  const found = await diaryRowToEdit(replica, id);
  const entry = found === null ? null : decodeDiaryEntry(found.row);
  return entry?.kind === 'valid' ? entry.value : null;
}
