import type { MemberId } from '#domain/values/ids/ids.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { Session } from '#replica/session/session.ts';

export const REVOKED_SESSION = 'revokedSession';

/** A sign-in that ended without this device's doing; known until somebody signs in here. */
export interface RevokedSession extends Pick<Session, 'email' | 'emailVerified'> {
  readonly memberId: MemberId;
  /** Whoever is at the device has read of it and goes on as a visitor. */
  readonly isPutAway: boolean;
  /** Changes that wait here for the member's return. */
  readonly unsent: number;
}

/** null: there is none. */
export async function revokedSession({ database }: Replica): Promise<RevokedSession | null> {
  const revoked = await keyedValue<Omit<RevokedSession, 'unsent' | 'isPutAway'> & { readonly isPutAway?: boolean }>(
    database,
    REVOKED_SESSION,
  );
  if (revoked === null) return null;
  return {
    isPutAway: false,
    ...revoked,
    unsent: await database.outbox.where('member').equals(revoked.memberId).count(),
  };
}

/** Says no more of it on every page; the page of signing in still does. */
export async function putRevokedSessionAway(replica: Replica): Promise<void> {
  const { database } = replica;
  await database.transaction('rw', database.keyed, database.outbox, async () => {
    const revoked = await revokedSession(replica);
    if (revoked !== null) await putKeyedValue(database, REVOKED_SESSION, { ...revoked, isPutAway: true });
  });
}
