import type { SyncWorld } from '#sync/session/sync-world.ts';

/** Lets go of photos that the server has, once its copy is cached here: until then the screen shows the waiting one [S17]. */
export async function settlePhotos({ replica, remote }: SyncWorld): Promise<void> {
  const { database } = replica;
  const sent = await database.photos.filter(({ sentAs }) => sentAs !== '').toArray();
  for (const { key, collection, record, sentAs } of sent) {
    const outcome = await remote.warmFile({ collection, record, name: sentAs });
    if (outcome !== 'unreachable') await database.photos.delete(key);
  }
}
