import { Dexie } from 'dexie';
import { participantsInOrder } from '#domain/messages/conversation-id-for.ts';
import type { ConversationId, FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { Json } from '#domain/values/json.ts';
import type { Columns } from '#domain/values/synced-row.ts';
import { unsentUpload } from '#domain/values/upload-progress.ts';
import { forgetAcknowledged } from '#replica/outbox/acknowledged.ts';
import { derivedRecordId } from '#replica/database/derived-record-id.ts';
import { lostMutations } from './lost-mutations.ts';
import { addressOf, isSameAddress } from '#replica/session/member-addresses.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import { refreshRow } from '#replica/outbox/refresh-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { session } from '#replica/session/session.ts';
import { showAgain } from '#replica/outbox/show-again.ts';
import { filesAgain } from '#replica/outbox/take-up-again.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';
import type { AcknowledgedMutation } from '#replica/database/acknowledged-rows.ts';

/** Old ids to new ones: the member's own, and all that are derived from it. */
type Renames = Map<string, string>;

/**
 * Makes the work that an earlier account of the signed-in member left here the member's own [S21]: unsent changes, what the server had accepted
 * before it lost its history, and drafts. Ids that are derived from the member's are derived anew, and so is what refers to them. Once: what was
 * taken over is gone from the earlier account. 'not-yours': the address is another one, and nothing happens [S5].
 */
export function adoptWork(replica: Replica, from: MemberId): Promise<'adopted' | 'not-yours'> {
  const { database } = replica;
  return transactionOverRows(replica, async () => {
    const current = await session(replica);
    if (current === null || current.memberId === from || !isSameAddress(await addressOf(replica, from), current.email))
      return 'not-yours';
    const renames: Renames = new Map([[from, current.memberId]]);
    const lost = await lostMutations(database, from);
    const unsent = await database.outbox.where('member').equals(from).toArray();
    for (const mutation of lost) Object.assign(mutation, { files: await filesAgain(database, mutation) });
    for (const entry of [...lost, ...unsent].toSorted((one, other) => one.order - other.order))
      await adoptEntry(replica, { entry, renames, to: current.memberId });
    await forgetAcknowledged(database, from);
    await adoptDrafts(database, { from, to: current.memberId, renames });
    await database.keyed.filter(({ key }) => key.includes(from)).delete();
    return 'adopted';
  });
}

async function adoptEntry(
  { database, newId }: Replica,
  { entry, renames, to }: { entry: OutboxEntry; renames: Renames; to: MemberId },
): Promise<void> {
  const columns = inOrder(entry, renamed(entry.columns, renames) as Columns);
  if (entry.kind === 'create' && derivedRecordId(entry.collection, entry.columns, entry.createdAt) === entry.record) {
    renames.set(entry.record, derivedRecordId(entry.collection, columns, entry.createdAt) ?? entry.record);
  }
  const record = renames.get(entry.record) ?? entry.record;
  const adopted: OutboxEntry = {
    ...plain(entry),
    id: newId.mutation(),
    member: to,
    record,
    columns,
    after: entry.after.map((id) => renames.get(id) ?? id),
    ...(entry.lane === undefined ? {} : { lane: renames.get(entry.lane) ?? entry.lane }),
    ...(entry.uploads === undefined
      ? {}
      : {
          uploads: Object.fromEntries(
            Object.entries(entry.uploads).map(([column, { size }]) => [column, unsentUpload(size)]),
          ),
        }),
    alreadyThere: false,
    attempts: 0,
    notBefore: 0,
  };
  await database.outbox.put(adopted);
  for (const key of Object.values(entry.files)) await database.photos.update(key, { record, sentAs: '' });
  if (record !== entry.record) await refreshRow(database, entry);
  await showAgain(database, adopted);
}

/** Without what only an acknowledged change has: to the server of now it is new. */
function plain(
  entry: OutboxEntry & Partial<Pick<AcknowledgedMutation, 'acknowledgedAt' | 'told' | 'bytes'>>,
): OutboxEntry {
  const { acknowledgedAt: _at, told: _told, bytes: _bytes, firstAt: _first, ...rest } = entry;
  return rest;
}

/** A conversation names its members in the order of their ids. */
function inOrder({ collection }: OutboxEntry, columns: Columns): Columns {
  const { participant_1: one, participant_2: other } = columns;
  if (collection !== 'conversations' || typeof one !== 'string' || typeof other !== 'string') return columns;
  const [first, second] = participantsInOrder(one as MemberId, other as MemberId);
  return { ...columns, participant_1: first, participant_2: second };
}

function renamed(value: Json, renames: Renames): Json {
  if (typeof value === 'string') return renames.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, renames));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renamed(item, renames)]));
}

async function adoptDrafts(
  database: ReplicaDatabase,
  { from, to, renames }: { from: MemberId; to: MemberId; renames: Renames },
): Promise<void> {
  await database.drafts
    .where('member')
    .equals(from)
    .modify((draft) => {
      Object.assign(draft, {
        member: to,
        edits: draft.edits === null ? null : ((renames.get(draft.edits) ?? draft.edits) as FoodId),
      });
    });
  await database.documentDrafts.where('member').equals(from).modify({ member: to });
  await database.assistantTurns.where('member').equals(from).modify({ member: to });
  const theirs = database.messageDrafts
    .where('[member+conversation]')
    .between([from, Dexie.minKey], [from, Dexie.maxKey]);
  for (const { conversation, text } of await theirs.toArray()) {
    const renamedTo = (renames.get(conversation) ?? conversation) as ConversationId;
    const own = await database.messageDrafts.get([to, renamedTo]);
    await database.messageDrafts.put({
      member: to,
      conversation: renamedTo,
      text: own === undefined ? text : `${text}\n${own.text}`,
    });
  }
  await theirs.delete();
}
