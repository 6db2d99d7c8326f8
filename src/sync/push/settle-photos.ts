import { settleDiaryPhotos } from '#replica/diary/diary-photos.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';

/**
 * Lets go of photos that the server has, once its copy is cached here: until then the screen shows the waiting one [S17]. No cache takes those of a diary:
 * they stay as long as their entry has them, so far as there are not too many.
 */
export async function settlePhotos({ replica, remote }: SyncWorld): Promise<void> {
  const { database } = replica;
  await settleDiaryPhotos(replica);
  const sent = await database.photos.filter(({ sentAs }) => sentAs !== '').toArray();
  for (const { key, collection, record, sentAs } of sent) {
    if (collection === 'diary_entries') continue;
    const outcome = await remote.warmFile({ collection, record, name: sentAs });
    if (outcome !== 'unreachable') await database.photos.delete(key);
  }
}
