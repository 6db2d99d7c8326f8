import { offlineCopiesWithPages, topicOfPage } from '#replica/topics/offline-pages.ts';
import { type Replica } from '#replica/database/replica.ts';

/** Opens the topics of the pages that are kept by choice, so that sync fetches them and keeps them current [S18]. */
export function openOfflineTopics(replica: Replica): Promise<void> {
  const { database, clock } = replica;
  const { cursors, offlineCopies, keyed } = database;
  return database.transaction(
    'rw',
    [cursors, offlineCopies, keyed, database.rows('saved_foods'), database.rows('diary_entries')],
    async () => {
      const kept = [...new Set((await offlineCopiesWithPages(replica)).flatMap(({ pages }) => pages.map(topicOfPage)))];
      const held = await cursors.bulkGet(kept);
      const missing = kept.filter((_, place) => held[place] === undefined);
      await cursors.bulkPut(missing.map((audience) => ({ audience, seq: 0, pulledAt: 0, usedAt: clock() })));
    },
  );
}
