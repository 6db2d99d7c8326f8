import type { Profile } from '#domain/members/member.ts';
import { decodeFoodEvent, type FoodEvent } from '#domain/places/food-event.ts';
import { type MovedEvent, movedEvents, type PlaceMove } from '#domain/places/moved-events.ts';
import type { FoodEventId, FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { signedInMember } from '#replica/members/member-queries.ts';
import { rowToEdit } from '#replica/outbox/row-to-edit.ts';
import { isShown, kept } from './kept-rows.ts';

/** An event with whoever holds it. */
export interface KeptEvent {
  readonly event: FoodEvent;
  /** null while the profile is not on this device. */
  readonly keeper: Profile | null;
  /** A change waits to be sent. */
  readonly isUnsent: boolean;
  /** A moderator has hidden it; only its keeper and admins have such a row. */
  readonly isHidden: boolean;
}

/** The events at which a food is on the table. The food's topic is opened by the screen. */
export async function eventsServing(replica: Replica, foodId: FoodId): Promise<readonly KeptEvent[]> {
  const rows = await replica.database.rows('food_events').where('foods').equals(foodId).toArray();
  return (await keptEvents(replica, rows)).filter(isShown);
}

/** A member's events as everybody sees them. */
export async function eventsOf(replica: Replica, member: MemberId): Promise<readonly KeptEvent[]> {
  const rows = await replica.database.rows('food_events').where('user').equals(member).toArray();
  return (await keptEvents(replica, rows)).filter(isShown);
}

/** The signed-in member's events, and whether they may hold any: verified at this moment (R34). null for a visitor. */
export async function ownEvents(
  replica: Replica,
): Promise<{ readonly mayKeep: boolean; readonly events: readonly KeptEvent[] } | null> {
  const member = await signedInMember(replica);
  if (member === null) return null;
  const rows = await replica.database.rows('food_events').where('user').equals(member.id).toArray();
  return { mayKeep: member.profile?.isVerified ?? false, events: await keptEvents(replica, rows) };
}

/** The signed-in member's events that move with one of the member's places, as they are then. */
export async function eventsToMove(replica: Replica, move: PlaceMove): Promise<readonly MovedEvent[]> {
  const events = (await ownEvents(replica))?.events ?? [];
  return movedEvents(
    events.map(({ event }) => event),
    move,
    replica.clock(),
  );
}

/** An own event with what the server refused of its last change, to be corrected [S6]; null where there is none. */
export async function eventToEdit(replica: Replica, id: FoodEventId): Promise<FoodEvent | null> {
  const found = await rowToEdit(replica, { collection: 'food_events', id });
  const decoded = found === null ? null : decodeFoodEvent(found.row);
  return decoded?.kind === 'valid' ? decoded.value : null;
}

async function keptEvents(replica: Replica, rows: Parameters<typeof kept>[1]['rows']): Promise<readonly KeptEvent[]> {
  const found = await kept(replica, { collection: 'food_events', rows, decode: decodeFoodEvent });
  return found.map(({ item, ...rest }) => ({ event: item, ...rest }));
}
