import { EVERYONE, isTopic } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { Session } from '#replica/session/session.ts';

/**
 * Whether this device has everything that the server had to tell it when it was last asked: no audience had more [S21]. A topic that is opened for the
 * first time is looked at, and keeps nothing behind.
 *
 * @param current who is signed in
 */
export async function isUpToDate({ database }: Pick<Replica, 'database'>, current: Session | null): Promise<boolean> {
  const isSignedIn = current !== null && !current.expired;
  const cursors = await database.cursors.toArray();
  const own = cursors.filter(({ audience }) => isSignedIn || audience === EVERYONE || isTopic(audience));
  return own.every(({ audience, pulledAt, isBehind = false }) => !isBehind && (pulledAt > 0 || isTopic(audience)));
}
