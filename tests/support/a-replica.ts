import type { FeedEntry, FeedPage } from '#domain/values/feed-page.ts';
import { emptySubmission } from '#domain/contribution/food-submission.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { beginSession } from '#replica/session-commands/begin-session.ts';
import { submitFood } from '#replica/foods/food-commands.ts';
import { makeRoomFor } from '#replica/storage/make-room-for.ts';
import type { Replica } from '#replica/database/replica.ts';
import { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { storeFeedPage } from '#replica/feed/store-feed-page.ts';

export interface TestReplica extends Replica {
  /** What the replica's clock says. */
  now: number;
}

export const member = 'member000000001' as MemberId;
export const otherMember = 'member000000002' as MemberId;

/** An empty replica of its own, with a clock that stands and ids that count. */
export function aReplica(): TestReplica {
  let ids = 0;
  const replica: TestReplica = {
    database: new ReplicaDatabase({ name: `replica ${crypto.randomUUID()}` }),
    now: 1_750_000_000_000,
    clock: () => replica.now,
    newId: { record: () => `r${(ids += 1)}`.padEnd(15, '0'), mutation: () => crypto.randomUUID() },
    makeRoom: () => makeRoomFor(replica),
  };
  return replica;
}

export function signInAs(replica: Replica, memberId: MemberId): Promise<void> {
  return beginSession(replica, {
    memberId,
    email: `${memberId}@example.org`,
    emailVerified: true,
    token: `token of ${memberId}`,
    expired: false,
  });
}

export async function contribute(replica: Replica, name: string): Promise<FoodId> {
  const photo = { bytes: new ArrayBuffer(8), type: 'image/png', name: 'photo.png' };
  const outcome = await submitFood(replica, { submission: { ...emptySubmission(), name }, photo, draft: null });
  if (outcome.kind !== 'saved') throw new Error(`not saved: ${outcome.kind}`);
  return outcome.foodId;
}

/** Lets the feed say these changes of one audience, as an answer to what this replica would ask. A null row is gone. */
export async function feed(
  replica: Replica,
  {
    audience,
    seq,
    collection,
    rows,
    head = seq,
    more = false,
  }: {
    audience: string;
    seq: number;
    collection: string;
    rows: Readonly<Record<string, SyncedRow | null>>;
    head?: number;
    more?: boolean;
  },
): Promise<string> {
  const { database } = replica;
  const cursor = (await database.cursors.get(audience)) ?? { audience, seq: 0, pulledAt: 0, usedAt: 0 };
  await database.cursors.put(cursor);
  const epoch = await database.keyed.get('epoch');
  const entries = Object.keys(rows).map((record): FeedEntry => [seq, audience, collection, record]);
  const present = Object.values(rows).filter((row): row is SyncedRow => row !== null);
  const page: FeedPage = {
    epoch: 'epoch',
    reset: false,
    cursors: { [audience]: head },
    denied: [],
    more,
    entries,
    rows: { [collection]: present },
  };
  return storeFeedPage(replica, {
    asked: { [audience]: cursor.seq },
    askedEpoch: epoch === undefined ? null : String(epoch.value),
    page,
  });
}
