import type { AlikeFood } from '#domain/liking/rated-alike.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { FoodIndex } from '#ranking/food-index.ts';
import { type DiaryStars, starsOfDiary } from '#replica/order/own-order.ts';
import { ownTastes } from '#replica/taste/own-tastes.ts';
import type { Replica } from '#replica/database/replica.ts';
import { watchTable } from '#replica/database/watch-table.ts';

/** The journal of foods, too: what members rated alike stands in the rows of foods. */
const watched = ['reviews', 'saved_foods', 'food_comparisons', 'keyed', 'foodJournal'] as const;
/** Milliseconds until the next attempt when the database was closed under us. */
const RETRY_AFTER = 1_000;

/**
 * Keeps the index at what the member rated, on this device or another: what is written offline is there at once, what other devices
 * sent comes with sync (R33). Resolves when the ratings that were here at the start are known.
 */
export function feedLearner(replica: Replica, index: FoodIndex): Promise<void> {
  let isReading = false;
  let isWritten = false;
  let before = '';
  // The whole diary is read only when something of it was written: the other tables are written to all the time.
  let diary: { readonly member: MemberId; readonly stars: Promise<DiaryStars> } | null = null;
  const diaryOf = (member: MemberId) => {
    if (diary?.member !== member) diary = { member, stars: starsOfDiary(replica, member) };
    return diary.stars;
  };
  let [alike, alikeBefore] = [new Map<FoodId, readonly AlikeFood[]>(), '[]'];
  const read = async (): Promise<void> => {
    isWritten = true;
    if (isReading) return;
    isReading = true;
    while (isWritten) {
      isWritten = false;
      try {
        const { memberId, ...tastes } = await ownTastes(replica, diaryOf);
        const now = JSON.stringify([memberId, tastes]);
        // Most writes to these tables are others' reviews, or marks of sync.
        const alikeNow = JSON.stringify(tastes.alike);
        // The same object tells the learner that nothing is to be laid out anew.
        if (alikeNow !== alikeBefore) alike = new Map(tastes.alike);
        alikeBefore = alikeNow;
        if (now !== before) index.onOwnTastes(memberId, { ...tastes, alike });
        before = now;
      } catch {
        diary = null;
        setTimeout(() => void read(), RETRY_AFTER);
      }
    }
    isReading = false;
  };
  for (const table of watched) watchTable(replica.database, table, () => void read());
  watchTable(replica.database, 'diary_entries', () => {
    diary = null;
    void read();
  });
  return read();
}
