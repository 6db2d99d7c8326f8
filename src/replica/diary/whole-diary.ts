import type { FiledEntry } from '#domain/diary/diary-file.ts';
import { latestFirst, type DiaryEntry } from '#domain/diary/diary-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { memberOf } from './diary-queries.ts';
import { visitDiary } from './visit-diary.ts';

/** All entries of the signed-in member, the latest first, as a file holds them; also those that were not sent yet. */
export async function wholeDiary(replica: Replica): Promise<readonly FiledEntry[]> {
  const all: DiaryEntry[] = [];
  await visitDiary(replica.database, await memberOf(replica), (entries) => void all.push(...entries));
  return all.toSorted(latestFirst);
}
