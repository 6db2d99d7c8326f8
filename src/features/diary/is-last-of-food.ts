import type { DiaryEntry } from '#domain/diary/diary-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { diaryOfFood } from '#replica/diary/diary-queries.ts';

/** Whether no other entry says that its food was tried (R44). */
export async function isLastOfFood(replica: Replica, { foodId }: DiaryEntry): Promise<boolean> {
  return foodId !== null && ((await diaryOfFood(replica, foodId))?.times ?? 0) <= 1;
}
