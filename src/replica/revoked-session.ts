import type { MemberId } from '#domain/ids.ts';
import { keyedValue } from './keyed-value.ts';
import type { Replica } from './replica.ts';
import type { Session } from './session.ts';

export const REVOKED_SESSION = 'revokedSession';

/** A sign-in that ended without this device's doing; known until somebody signs in here. */
export interface RevokedSession extends Pick<Session, 'email' | 'emailVerified'> {
  readonly memberId: MemberId;
  /** Changes that wait here for the member's return. */
  readonly unsent: number;
}

/** null: there is none. */
export async function revokedSession({ database }: Replica): Promise<RevokedSession | null> {
  const revoked = await keyedValue<Omit<RevokedSession, 'unsent'>>(database, REVOKED_SESSION);
  if (revoked === null) return null;
  return { ...revoked, unsent: await database.outbox.where('member').equals(revoked.memberId).count() };
}
