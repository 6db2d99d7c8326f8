import { decodeTasteProfile, encodeTasteProfile } from '#domain/decode-taste-profile.ts';
import type { MemberId } from '#domain/ids.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import type { Replica } from './replica.ts';
import { session } from './session.ts';
import type { WriteOutcome } from './write-outcome.ts';
import { writeCommand } from './write-transaction.ts';

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

/** Keeps the member's taste profile: one per member, whose id is the member's own [S12]. */
export function saveTasteProfile(replica: Replica, profile: TasteProfile): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const existing = await replica.database.rows('user_taste_profiles').get(memberId);
    const common = { member: memberId, collection: 'user_taste_profiles', record: memberId, about: 'My taste profile' } as const;
    const columns = encodeTasteProfile(profile);
    return {
      mutations: [
        existing === undefined ? { ...common, kind: 'create', columns: { ...columns, user: memberId } } : { ...common, kind: 'update', columns },
      ],
      saved: {},
    };
  });
}
