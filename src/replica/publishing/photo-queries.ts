import { decodeFoodPhoto } from '#domain/foods/decoding/decode-food-photo.ts';
import { byPhotoOrder, type FoodPhoto } from '#domain/foods/food-photo.ts';
import { decodeProfile } from '#domain/members/decode-profile.ts';
import type { Profile } from '#domain/members/member.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';

export interface SignedPhoto {
  readonly photo: FoodPhoto;
  /** null while the member's profile is not on this device, and where it is no member's. */
  readonly author: Profile | null;
  /** 'refused': the server did not take it, and it waits for its member to correct or discard it [S6]. */
  readonly state: 'there' | 'waiting' | 'refused';
  readonly isOwn: boolean;
  /** Its member may, and an admin where it is no member's. */
  readonly mayDelete: boolean;
}

/** The photos of a food, members' first, the oldest of them at the beginning (R45); the member's own unsent and refused ones included. */
export async function photosOfFood(replica: Replica, foodId: FoodId): Promise<SignedPhoto[]> {
  const { database } = replica;
  const member = (await session(replica))?.memberId ?? null;
  const isAdmin = member !== null && (await database.rows('profiles').get(member))?.['role'] === 'admin';
  const rows = await database.rows('food_photos').where('food').equals(foodId).toArray();
  const entries = member === null ? [] : await database.outbox.where('member').equals(member).toArray();
  const own = entries.filter(({ collection, kind }) => collection === 'food_photos' && kind === 'create');
  const refused = own.filter(({ state, columns }) => state === 'parked' && columns['food'] === foodId).map(asRow);
  const photos = [...rows, ...refused].flatMap((row) => {
    const decoded = decodeFoodPhoto(row);
    return decoded.kind === 'valid' ? [decoded.value] : [];
  });
  const shown = photos.toSorted(byPhotoOrder);
  const profiles = await database.rows('profiles').bulkGet(shown.map(({ memberId }) => memberId ?? ''));
  const stateOf = new Map(
    own.map(({ record, state }) => [record, state === 'parked' ? 'refused' : 'waiting'] as const),
  );
  return shown.map((photo, place) => {
    const author = decodeProfile(profiles[place]);
    return {
      photo,
      author: author.kind === 'valid' ? author.value : null,
      state: stateOf.get(photo.id) ?? 'there',
      isOwn: photo.memberId !== null && photo.memberId === member,
      mayDelete: member !== null && (photo.memberId === null ? isAdmin : photo.memberId === member),
    };
  });
}

/** The refused photo as a row: it has none on screen [S4]. */
function asRow({ record, columns, createdAt }: OutboxEntry): SyncedRow {
  return { ...columns, id: record, created: new Date(createdAt).toISOString() };
}
