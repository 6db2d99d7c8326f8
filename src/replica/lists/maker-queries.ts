import { decodeListMember, type ListMember, listLinkIdFor, listMemberIdFor } from '#domain/lists/list-member.ts';
import { decodeListNote, type ListNote } from '#domain/lists/list-note.ts';
import type { FoodList } from '#domain/lists/food-list.ts';
import type { Profile } from '#domain/members/member.ts';
import type { FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { entriesOf } from '#replica/outbox/entries-of.ts';
import { profileOf } from '#replica/members/member-queries.ts';
import { session } from '#replica/session/session.ts';

/** One who makes a list, or is invited to. */
export interface Maker {
  readonly memberId: MemberId;
  /** null where it is not on this device. */
  readonly profile: Profile | null;
  readonly role: 'owner' | 'joined' | 'invited';
  readonly isMe: boolean;
}

/** What is said of one food on a list by those who make it. */
export interface ItemWords {
  /** Who put it there; null where that is not said, or was the reader. */
  readonly addedBy: Maker | null;
  readonly isMine: boolean;
  readonly notes: readonly { readonly note: ListNote; readonly by: Maker }[];
}

/** The signed-in member's part in a list of another, with what is not sent yet; null without one, and of whom the member has blocked (R38). */
export async function ownPartIn(replica: Replica, list: FoodListId): Promise<ListMember | null> {
  const me = (await session(replica))?.memberId;
  if (me === undefined) return null;
  const part = partIn(await replica.database.rows('list_members').get(listMemberIdFor(list, me)));
  return part === null || (await isOfBlocked(replica.database, part)) ? null : part;
}

/** All such parts, the latest first; none for a visitor. */
export async function ownParts(replica: Replica): Promise<readonly ListMember[]> {
  const me = (await session(replica))?.memberId;
  if (me === undefined) return [];
  const { database } = replica;
  const parts = (await database.rows('list_members').where('user').equals(me).toArray()).flatMap(
    (row) => partIn(row) ?? [],
  );
  const blocked = await Promise.all(parts.map((part) => isOfBlocked(database, part)));
  return parts.filter((_, place) => !blocked[place]).toSorted((one, other) => sinceWhen(other) - sinceWhen(one));
}

/** What waits on this device came last of all: the server dates it. */
function sinceWhen({ since }: ListMember): number {
  return since === 0 ? Number.POSITIVE_INFINITY : since;
}

/** Who makes a list: its owner, then who has joined, then who is invited, each in the order in which they came. */
export async function makersOf(
  replica: Replica,
  { id, ownerId }: Pick<FoodList, 'id' | 'ownerId'>,
): Promise<readonly Maker[]> {
  const me = (await session(replica))?.memberId;
  const rows = await replica.database.rows('list_members').where('list').equals(id).toArray();
  const parts = rows.flatMap((row) => partIn(row) ?? []).toSorted((one, other) => sinceWhen(one) - sinceWhen(other));
  const makerIs = async (memberId: MemberId, role: Maker['role']): Promise<Maker> => ({
    memberId,
    profile: await profileOf(replica, memberId),
    role,
    isMe: memberId === me,
  });
  return Promise.all([
    makerIs(ownerId, 'owner'),
    ...(['joined', 'invited'] as const).flatMap((role) =>
      parts.filter(({ state }) => state === role).map(({ memberId }) => makerIs(memberId, role)),
    ),
  ]);
}

/** Who put each food on a list and what the makers say of it, by the id of the item. Of whoever has left nothing is said. */
export async function wordsOnList(
  replica: Replica,
  { id, makers }: { readonly id: FoodListId; readonly makers: readonly Maker[] },
): Promise<ReadonlyMap<string, ItemWords>> {
  const { database } = replica;
  const byMember = new Map(makers.map((maker) => [maker.memberId, maker]));
  const rows = await database.rows('list_notes').where('list').equals(id).toArray();
  const notes = rows.flatMap((row) => {
    const note = decodeListNote(row);
    const by = note.kind === 'valid' ? byMember.get(note.value.memberId) : undefined;
    return note.kind === 'valid' && by !== undefined ? [{ note: note.value, by }] : [];
  });
  const waiting = await database.outbox
    .filter(({ collection, kind }) => collection === 'food_list_items' && kind === 'create')
    .toArray();
  const mine = new Set(waiting.map(({ record }) => record));
  const items = new Set([...notes.map(({ note }) => note.itemId), ...mine]);
  return new Map(
    [...items].map((item) => {
      const ofItem = notes.filter(({ note }) => note.itemId === item);
      const adder = ofItem.find(({ note }) => note.hasAdded)?.by ?? null;
      const isMine = adder === null ? mine.has(item) : adder.isMe;
      return [item, { addedBy: adder, isMine, notes: ofItem.filter(({ note }) => note.text !== '') }];
    }),
  );
}

/** Whether the server refused that the signed-in member joins a list by a link. */
export async function isJoiningRefused(replica: Replica, list: FoodListId): Promise<boolean> {
  const me = (await session(replica))?.memberId;
  if (me === undefined) return false;
  const entries = await entriesOf(replica.database, { collection: 'list_members', record: listMemberIdFor(list, me) });
  return entries.some(({ kind, state }) => kind === 'create' && state === 'parked');
}

/** The secret by which members join an own list; null: there is no link. */
export async function linkOf({ database }: Replica, list: FoodListId): Promise<string | null> {
  const row = await database.rows('list_links').get(listLinkIdFor(list));
  return row === undefined ? null : textColumn(row, 'secret');
}

function partIn(row: SyncedRow | undefined): ListMember | null {
  const part = row === undefined ? null : decodeListMember(row);
  return part?.kind === 'valid' ? part.value : null;
}

/** A block holds at once, before the server has heard of it (R38). */
async function isOfBlocked(database: ReplicaDatabase, { ownerId }: ListMember): Promise<boolean> {
  return ownerId !== null && (await database.rows('blocks').where('blocked').equals(ownerId).count()) > 0;
}
