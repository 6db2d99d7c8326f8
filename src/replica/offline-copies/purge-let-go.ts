import { UNDO_FOR } from '#replica/topics/offline-copies.ts';
import type { Replica } from '#replica/database/replica.ts';

/** Forgets what was let go of and cannot be taken back any more. Returns the milliseconds until there is more of it; null: there is none. */
export function purgeLetGo({ database, clock }: Replica): Promise<number | null> {
  return database.transaction('rw', database.offlineCopies, async () => {
    const letGo = (await database.offlineCopies.toArray()).flatMap(({ key, removedAt }) =>
      removedAt === null ? [] : [{ key, left: removedAt + UNDO_FOR - clock() }],
    );
    await database.offlineCopies.bulkDelete(letGo.filter(({ left }) => left <= 0).map(({ key }) => key));
    const waiting = letGo.map(({ left }) => left).filter((left) => left > 0);
    return waiting.length === 0 ? null : Math.min(...waiting);
  });
}
