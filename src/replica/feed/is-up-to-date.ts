import { EVERYONE, isTopic } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { Session } from '#replica/session/session.ts';

/**
 * Whether this device had read everything when it last asked the server: no audience had more to tell [S21]. A topic that was only just opened, and
 * never pulled, does not count as behind.
 *
 * @param current who is signed in
 */
export async function isUpToDate({ database }: Pick<Replica, 'database'>, current: Session | null): Promise<boolean> {
  const isSignedIn = current !== null && !current.expired;
  const cursors = await database.cursors.toArray();
  const own = cursors.filter(({ audience }) => isSignedIn || audience === EVERYONE || isTopic(audience));
  return own.every(({ audience, pulledAt, isBehind = false }) => !isBehind && (pulledAt > 0 || isTopic(audience)));
}
