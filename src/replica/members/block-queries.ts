import { blockIdFor } from '#domain/members/block-id-for.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { muteIdFor } from '#domain/members/mute-id-for.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { textColumn } from '#replica/database/text-column.ts';

/** How the signed-in member stands to another, with what is not sent yet. */
export interface BlockAndMute {
  readonly isBlocked: boolean;
  readonly isMuted: boolean;
}

/** null for a visitor, and towards oneself. */
export async function blockAndMuteOf(replica: Replica, other: MemberId): Promise<BlockAndMute | null> {
  const current = await session(replica);
  if (current === null || current.memberId === other) return null;
  const { database } = replica;
  const [block, mute] = await Promise.all([
    database.rows('blocks').get(blockIdFor({ blocker: current.memberId, blocked: other })),
    database.rows('mutes').get(muteIdFor({ muter: current.memberId, muted: other })),
  ]);
  return { isBlocked: block !== undefined, isMuted: mute !== undefined };
}

export interface BlockedMember {
  readonly id: MemberId;
  /** As it was when the block was made; '' where no name was known. */
  readonly name: string;
}

/** Whom the signed-in member has blocked, the latest first. */
export async function blockedMembers({ database }: Replica): Promise<readonly BlockedMember[]> {
  const rows = await database.rows('blocks').toArray();
  const latestFirst = rows.toSorted((a, b) => textColumn(b, 'created').localeCompare(textColumn(a, 'created')));
  return latestFirst.map((row) => ({ id: textColumn(row, 'blocked') as MemberId, name: textColumn(row, 'name') }));
}

/** Whom the signed-in member has blocked by the name of that time, in any case; null where nobody is. */
export async function blockedNamed({ database }: Replica, username: string): Promise<BlockedMember | null> {
  const rows = await database.rows('blocks').toArray();
  const row = rows.find((one) => textColumn(one, 'username').toLowerCase() === username.toLowerCase());
  return row === undefined || username === ''
    ? null
    : { id: textColumn(row, 'blocked') as MemberId, name: textColumn(row, 'name') };
}

/** Whom the signed-in member has muted: the feed and the notifications leave them out. */
export async function mutedMembers({ database }: Replica): Promise<ReadonlySet<MemberId>> {
  const rows = await database.rows('mutes').toArray();
  return new Set(rows.map((row) => textColumn(row, 'muted') as MemberId));
}
