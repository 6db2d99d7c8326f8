import type { Digest } from '#domain/values/digest.ts';
import { keyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import { layPage } from './lay-page.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';

/** 'behind': this device has missed something before it, and has to pull. */
export type StoredDigest = 'stored' | 'known' | 'behind';

/**
 * Stores counters that a poke brought [S23]: they and the cursor in one transaction, as a page of the feed [S11]. A digest tells all that its
 * audience was told after `after` up to `upTo`; whether that continues what this device has read is decided by seqs, so digests may come late,
 * twice or out of order, before or after a pull.
 */
export function storeDigest(replica: Replica, digest: Digest): Promise<StoredDigest> {
  const { database } = replica;
  const { audience, epoch, after, upTo, rows } = digest;
  return transactionOverRows(replica, async () => {
    const cursor = await database.cursors.get(audience);
    // It is held no more, or its first pull, which is due anyway, brings everything.
    if (cursor === undefined || cursor.pulledAt === 0) return 'known';
    if ((await keyedValue<string>(database, 'epoch')) !== epoch) return 'behind';
    if (cursor.seq >= upTo) return 'known';
    if (cursor.seq < after) return 'behind';
    const entries = Object.entries(rows).flatMap(([collection, list]) =>
      list.map(({ id }) => [upTo, audience, collection, id] as const),
    );
    await layPage(replica, { entries, rows });
    await database.cursors.update(audience, { seq: upTo });
    return 'stored';
  });
}
