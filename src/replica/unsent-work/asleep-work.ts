import type { MemberId } from '#domain/values/ids/ids.ts';
import { lostMutations } from './lost-mutations.ts';
import { addressOf, isSameAddress } from '#replica/session/member-addresses.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { session } from '#replica/session/session.ts';

/** What a member who is not signed in left on this device: it waits for its owner, and is never sent as another's [S5][S21]. */
export interface AsleepWork {
  readonly member: MemberId;
  /** '' where this device never heard it. */
  readonly email: string;
  /** Of an earlier account of whoever is signed in: the address is the same. */
  readonly isOwn: boolean;
  /** In the order in which they were made. */
  readonly changes: readonly OutboxEntry[];
  /** Foods, documents and messages that were begun. */
  readonly drafts: number;
  /** What the server had accepted and lost with its history: of an earlier account it can be taken over as well [S22]. */
  readonly lost: number;
}

/** Everything on this device whose owner is not signed in, by owner. */
export async function asleepWork(replica: Replica): Promise<readonly AsleepWork[]> {
  const { database } = replica;
  const current = await session(replica);
  const changes = await database.outbox
    .where('member')
    .notEqual(current?.memberId ?? '')
    .sortBy('order');
  const drafts = await ownersOfDrafts(database);
  const accepted = (await database.acknowledged.orderBy('member').uniqueKeys()) as MemberId[];
  const owners = new Set([
    ...changes.flatMap(({ member }) => (member === null ? [] : [member])),
    ...drafts,
    ...accepted,
  ]);
  const works = [...owners]
    .filter((member) => member !== current?.memberId)
    .map(async (member): Promise<AsleepWork> => {
      const email = await addressOf(replica, member);
      const isOwn = current !== null && isSameAddress(email, current.email);
      const lost = isOwn ? (await lostMutations(database, member)).length : 0;
      return {
        member,
        email,
        isOwn,
        lost,
        changes: changes.filter((change) => change.member === member),
        drafts: drafts.filter((owner) => owner === member).length,
      };
    });
  return (await Promise.all(works)).filter((work) => work.changes.length + work.drafts + work.lost > 0);
}

/** One owner for each draft: the indexes alone are read, for a draft can have a photo. */
async function ownersOfDrafts(database: ReplicaDatabase): Promise<readonly MemberId[]> {
  const [foods, documents, messages] = await Promise.all([
    database.drafts.orderBy('member').keys(),
    database.documentDrafts.orderBy('member').keys(),
    database.messageDrafts.toCollection().primaryKeys(),
  ]);
  return [...foods, ...documents, ...messages.map(([member]) => member)] as MemberId[];
}
