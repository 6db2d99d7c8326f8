import type { KeepReason } from '#domain/eviction/keep-reason.ts';
import { type HeldThing, type KeepBounds, planEviction } from '#domain/eviction/plan-eviction.ts';
import { dropAudience } from '#replica/feed/drop-audience.ts';
import { type Device, heldThings } from './held-things.ts';
import type { Replica } from '#replica/database/replica.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';

export interface Freed {
  readonly pictures: number;
  /** Of foods, members and stories. */
  readonly pages: number;
  /** About as many. */
  readonly bytes: number;
}

/**
 * Lets go of what `planEviction` says. Each page goes in a transaction of its own, and stays when it was used meanwhile; the pictures go first.
 *
 * @param spared things of these reasons are neither counted nor let go of
 */
export async function evictThings(
  device: Device,
  { spared = [], ...bounds }: Omit<KeepBounds, 'now'> & { readonly spared?: readonly KeepReason[] },
): Promise<Freed> {
  const going = planEviction(
    (await heldThings(device)).filter(({ reason }) => !spared.includes(reason)),
    { ...bounds, now: device.replica.clock() },
  );
  const [pictures, pages] = [
    going.filter(({ kind }) => kind === 'picture'),
    going.filter(({ kind }) => kind !== 'picture'),
  ];
  await device.pictures.forgetSeen(pictures.map(({ key }) => key));
  const gone: HeldThing[] = [...pictures];
  for (const page of pages) if (await closeUnlessUsed(device.replica, page)) gone.push(page);
  return {
    pictures: pictures.length,
    pages: gone.length - pictures.length,
    bytes: gone.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function closeUnlessUsed(replica: Replica, { key, usedAt }: HeldThing): Promise<boolean> {
  const { database } = replica;
  return transactionOverRows(replica, async () => {
    if ((await database.cursors.get(key))?.usedAt !== usedAt) return false;
    await dropAudience(database, key);
    return true;
  });
}
