import type { KeepReason } from '#domain/eviction/keep-reason.ts';
import { topicOfFood, topicOfMember } from '#replica/database/audiences.ts';
import { UNDO_FOR } from './offline-copies.ts';
import { offlineCopiesWithPages, topicOfPage } from './offline-pages.ts';
import { followedTopics } from './followed-topics.ts';
import { foodsInDiary } from './foods-in-diary.ts';
import { newestOf } from '#replica/database/newest-of.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { textColumn } from '#replica/database/text-column.ts';

/** Own foods that count as such here, the newest: a member with more reads the reviews of the others again when they are opened. */
const OWN_FOODS_AT_MOST = 100;

/** Why this device holds a topic that is open; a topic that nobody chose was visited. */
export async function topicReasons(replica: Replica): Promise<(audience: string) => KeepReason> {
  const { database, clock } = replica;
  const kept = (await offlineCopiesWithPages(replica, { since: clock() - UNDO_FOR })).flatMap(({ pages }) =>
    pages.map(topicOfPage),
  );
  const me = (await session(replica))?.memberId;
  const reasons = new Map<string, KeepReason>();
  if (me !== undefined) {
    const saved = await database.rows('saved_foods').where('user').equals(me).toArray();
    for (const food of await foodsInDiary(database)) reasons.set(topicOfFood(food), 'saved');
    for (const row of saved) reasons.set(topicOfFood(textColumn(row, 'food')), 'saved');
    for (const audience of await followedTopics(replica)) reasons.set(audience, 'followed');
    const own = await newestOf(database, { collection: 'foods', column: 'uploaded_by', value: me })
      .limit(OWN_FOODS_AT_MOST)
      .primaryKeys();
    for (const audience of [topicOfMember(me), ...own.map(topicOfFood)]) reasons.set(audience, 'own');
  }
  for (const audience of kept) reasons.set(audience, 'kept');
  return (audience) => reasons.get(audience) ?? 'visited';
}
