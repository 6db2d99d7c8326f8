import type { Heartbeat } from '#domain/values/heartbeat.ts';
import { withRoom } from '#replica/database/with-room.ts';
import { storeDigest } from '#replica/feed/store-digest.ts';
import { session } from '#replica/session/session.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';
import type { QuietResult } from './ask-own-place.ts';

/**
 * Takes the server's word that nothing came to the member alone, if it goes on from what this device has read; else the server must be asked [S14].
 * Decided by seqs, as for a digest without rows, so heartbeats may come late, twice or out of order.
 *
 * @returns null where nobody is signed in, or the first pull is due anyway
 */
export async function hearHeartbeat(
  { replica }: SyncWorld,
  { epoch, after, boundary: { upTo } }: Heartbeat,
): Promise<QuietResult | { readonly kind: 'ask' } | null> {
  const current = await session(replica);
  if (current === null || current.expired) return null;
  const audience = `u:${current.memberId}`;
  const own = await replica.database.cursors.get(audience);
  if (own === undefined || own.pulledAt === 0) return null;
  if (own.readsAsVisitor !== true) return { kind: 'ask' };
  const stored = await withRoom(replica, () => storeDigest(replica, { audience, epoch, after, upTo, rows: {} }));
  return stored === 'behind' ? { kind: 'ask' } : { kind: 'quiet' };
}
