import { decodeProfile } from '#domain/members/decode-profile.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Profile } from '#domain/members/member.ts';
import { entriesOf } from '#replica/outbox/entries-of.ts';
import type { OutboxEntry, StoredPhoto } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { textColumn } from '#replica/database/text-column.ts';

/** The own profile with what only its owner sees. */
export interface OwnProfile {
  readonly profile: Profile | null;
  /** '' where none is given (R19). */
  readonly phone: string;
  /** Whether there is a picture of the member, one that waits to be sent too. */
  readonly hasPicture: boolean;
  /** A change of it waits to be sent. */
  readonly isUnsent: boolean;
  /** The change that the server refused, with its reason [S6]. */
  readonly refused: OutboxEntry | null;
}

/** null for a visitor. */
export async function ownProfile(replica: Replica): Promise<OwnProfile | null> {
  const { database } = replica;
  const member = (await session(replica))?.memberId;
  if (member === undefined) return null;
  const [profile, contact] = await Promise.all([
    database.rows('profiles').get(member),
    database.rows('private_contacts').get(member),
  ]);
  const collections = ['profiles', 'private_contacts'] as const;
  const entries = (
    await Promise.all(collections.map((collection) => entriesOf(database, { collection, record: member })))
  ).flat();
  const decoded = decodeProfile(profile);
  return {
    profile: decoded.kind === 'valid' ? decoded.value : null,
    phone: textColumn(contact, 'phone'),
    hasPicture:
      (await waitingAvatar(replica, member)) !== null ||
      textColumn(profile, 'avatar') !== '' ||
      textColumn(profile, 'avatar_url') !== '',
    isUnsent: entries.some(({ state }) => state === 'waiting'),
    refused: entries.find(({ state }) => state === 'parked') ?? null,
  };
}

/** The picture of a member that this device took and still holds, because it waits to be sent or to be cached [S17]; else null. */
export async function waitingAvatar({ database }: Replica, member: MemberId): Promise<Blob | null> {
  const entries = await entriesOf(database, { collection: 'profiles', record: member });
  const last = entries.findLast(
    ({ state, files, columns }) => state === 'waiting' && (files.avatar !== undefined || columns.avatar !== undefined),
  );
  const photo = last === undefined ? await sentAvatar(database, member) : await photoOf(database, last);
  return photo === undefined ? null : new Blob([photo.bytes], { type: photo.type });
}

async function photoOf(database: Replica['database'], { files }: OutboxEntry): Promise<StoredPhoto | undefined> {
  return files.avatar === undefined ? undefined : database.photos.get(files.avatar);
}

async function sentAvatar(database: Replica['database'], member: MemberId): Promise<StoredPhoto | undefined> {
  const shown = textColumn(await database.rows('profiles').get(member), 'avatar');
  const photos = await database.photos.where('record').equals(member).toArray();
  return photos.find(({ collection, sentAs }) => collection === 'profiles' && sentAs !== '' && sentAs === shown);
}
