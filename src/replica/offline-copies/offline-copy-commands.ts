import { MOST_OFFLINE_PAGES, offlineCopyKey } from '#replica/topics/offline-copies.ts';
import { openOfflineTopics } from './open-offline-topics.ts';
import type { Replica } from '#replica/database/replica.ts';
import { wakeSync } from '#replica/feed/request-sync.ts';
import { type WriteOutcome, writeOutcome } from '#replica/outbox/write-outcome.ts';
import type { Keepable, OfflineCopy } from '#replica/database/device-rows.ts';

/** 'too-many': as much is kept as a device keeps by choice; something must be let go of first. */
export type KeepOutcome = WriteOutcome | { readonly kind: 'too-many' };

/** Keeps something on this device whatever else is looked at. Without a connection it is an intention, and is carried out as soon as there is one. */
export async function keepOffline(replica: Replica, what: Keepable): Promise<KeepOutcome> {
  const { database, clock } = replica;
  let isTooMuch = false;
  const outcome = await writeOutcome(replica, () =>
    database.transaction('rw', database.offlineCopies, async () => {
      const others = (await database.offlineCopies.toArray()).filter(
        ({ key, removedAt }) => removedAt === null && key !== offlineCopyKey(what),
      );
      isTooMuch = others.length >= MOST_OFFLINE_PAGES;
      if (!isTooMuch)
        await database.offlineCopies.put({
          key: offlineCopyKey(what),
          what,
          keptAt: clock(),
          arrival: null,
          removedAt: null,
        });
      return { kind: 'saved' };
    }),
  );
  if (outcome.kind !== 'saved') return outcome;
  if (isTooMuch) return { kind: 'too-many' };
  await openOfflineTopics(replica);
  await wakeSync(replica);
  return outcome;
}

/** Lets go of what was kept by choice; until `UNDO_FOR` has passed it can be taken back as it was. */
export function letGoOf({ database, clock }: Replica, keys: readonly string[]): Promise<void> {
  return database.transaction('rw', database.offlineCopies, async () => {
    await database.offlineCopies.where('key').anyOf(keys).modify({ removedAt: clock() });
  });
}

/** Undoes `letGoOf`. What was purged meanwhile is kept anew, and comes again when it can. */
export async function keepAfterAll(replica: Replica, copies: readonly OfflineCopy[]): Promise<void> {
  const { database } = replica;
  await database.transaction('rw', database.offlineCopies, async () => {
    const held = await database.offlineCopies.bulkGet(copies.map(({ key }) => key));
    await database.offlineCopies.bulkPut(
      copies.map((copy, place) => ({ ...copy, arrival: held[place]?.arrival ?? null, removedAt: null })),
    );
  });
  await openOfflineTopics(replica);
  await wakeSync(replica);
}
