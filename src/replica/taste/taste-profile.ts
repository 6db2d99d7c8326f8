import { decodeTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';

/** Someone as the personal rules see one: both null for a visitor, the profile null while there is none. */
export interface OwnTaste {
  readonly memberId: MemberId | null;
  readonly profile: TasteProfile | null;
}

/** The signed-in member's taste. */
export async function ownTaste(replica: Replica): Promise<OwnTaste> {
  const memberId = (await session(replica))?.memberId ?? null;
  if (memberId === null) return { memberId, profile: null };
  const row = await replica.database.rows('user_taste_profiles').get(memberId);
  return { memberId, profile: row === undefined ? null : decodeTasteProfile(row) };
}

export interface TasteHere extends OwnTaste {
  /** By whose taste and needs this device offers: the member's, and while a table is in force what any of its people avoids, too. */
  readonly offeredTo: TasteProfile | null;
  /** What somebody of the table does not like; null where no table is in force. */
  readonly disliked: readonly string[] | null;
}

export type TableRule = (replica: Replica, own: OwnTaste) => Promise<TasteHere>;

/**
 * The taste of whoever uses this device, and of the table for which it offers.
 *
 * @param atTable what the table adds; null while it is not loaded
 * @returns null where it is needed and not loaded: until then nothing may be offered (R28)
 */
export async function tasteHere(replica: Replica, atTable: TableRule | null): Promise<TasteHere | null> {
  const own = await ownTaste(replica);
  if ((await replica.database.keyed.get('table')) === undefined)
    return { ...own, offeredTo: own.profile, disliked: null };
  return atTable && atTable(replica, own);
}

export interface WholeTaste extends OwnTaste {
  /**
   * Whether what the member told, on whichever device, is here: the member's own rows were read from the server once since the sign-in, or were
   * written here. Until then no profile does not mean that there is none.
   */
  readonly isHere: boolean;
}

/** The same, and whether it is all there is; of one moment. */
export function wholeTaste(replica: Replica): Promise<WholeTaste> {
  const { database } = replica;
  return database.transaction(
    'r',
    [database.rows('user_taste_profiles'), database.cursors, database.keyed],
    async () => {
      const { memberId, profile } = await ownTaste(replica);
      const wasRead = ((await database.cursors.get(`u:${memberId}`))?.pulledAt ?? 0) > 0;
      return { memberId, profile, isHere: memberId === null || profile !== null || wasRead };
    },
  );
}
