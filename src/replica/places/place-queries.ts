import type { Profile } from '#domain/members/member.ts';
import { decodePlace, type Place } from '#domain/places/place.ts';
import type { FoodId, MemberId, PlaceId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { signedInMember } from '#replica/members/member-queries.ts';
import { rowToEdit } from '#replica/outbox/row-to-edit.ts';
import { isShown, kept } from './kept-rows.ts';

/** A place with who keeps it. */
export interface KeptPlace {
  readonly place: Place;
  /** null while the keeper's profile is not on this device. */
  readonly keeper: Profile | null;
  /** A change waits to be sent. */
  readonly isUnsent: boolean;
  /** A moderator has hidden it; only its keeper and admins have such a row. */
  readonly isHidden: boolean;
}

/** The places where a food is served, in no order of rank (R36). The food's topic is opened by the screen. */
export async function placesServing(replica: Replica, foodId: FoodId): Promise<readonly KeptPlace[]> {
  const rows = await replica.database.rows('places').where('foods').equals(foodId).toArray();
  return (await keptPlaces(replica, rows)).filter(isShown);
}

/** A member's places as everybody sees them. */
export async function placesOf(replica: Replica, member: MemberId): Promise<readonly KeptPlace[]> {
  const rows = await replica.database.rows('places').where('user').equals(member).toArray();
  return (await keptPlaces(replica, rows)).filter(isShown);
}

/** The signed-in member's places, and whether they may keep any: verified at this moment (R34). null for a visitor. */
export async function ownPlaces(
  replica: Replica,
): Promise<{ readonly mayKeep: boolean; readonly places: readonly KeptPlace[] } | null> {
  const member = await signedInMember(replica);
  if (member === null) return null;
  const rows = await replica.database.rows('places').where('user').equals(member.id).toArray();
  return { mayKeep: member.profile?.isVerified ?? false, places: await keptPlaces(replica, rows) };
}

/** An own place with what the server refused of its last change, to be corrected [S6]; null where there is none. */
export async function placeToEdit(replica: Replica, id: PlaceId): Promise<Place | null> {
  const found = await rowToEdit(replica, { collection: 'places', id });
  const decoded = found === null ? null : decodePlace(found.row);
  return decoded?.kind === 'valid' ? decoded.value : null;
}

async function keptPlaces(replica: Replica, rows: Parameters<typeof kept>[1]['rows']): Promise<readonly KeptPlace[]> {
  const found = await kept(replica, { collection: 'places', rows, decode: decodePlace });
  return found.map(({ item, ...rest }) => ({ place: item, ...rest }));
}
