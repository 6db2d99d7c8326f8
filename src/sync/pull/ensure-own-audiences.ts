import { EVERYONE } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';

/** Holds what is everyone's, and the signed-in member's own, from its beginning where it is not held yet. */
export async function ensureOwnAudiences(replica: Replica): Promise<void> {
  const { database } = replica;
  await database.transaction('rw', database.cursors, database.keyed, async () => {
    const current = await session(replica);
    const own = [EVERYONE, ...(current === null ? [] : [`u:${current.memberId}`])];
    for (const audience of own) {
      if ((await database.cursors.get(audience)) === undefined) {
        await database.cursors.put({ audience, seq: 0, pulledAt: 0, usedAt: replica.clock() });
      }
    }
  });
}
