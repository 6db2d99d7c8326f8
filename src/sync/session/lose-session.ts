import { assertNever } from '#prelude/assert-never.ts';
import type { LostSignIn } from '#remote/remote.ts';
import { forgetMember } from '#replica/session-commands/forget-member.ts';
import { revokeSession } from '#replica/session-commands/revoke-session.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session as currentSession, type Session, updateSession } from '#replica/session/session.ts';

/**
 * The server does not take the sign-in any more [S5]:
 *
 * - It ran out, or the account is suspended: everything stays here and waits for the next sign-in.
 * - The member ended it on another device: it ends here too, and what is unsent falls asleep.
 * - The account was deleted: all that is its own goes.
 *
 * An answer about a token that this device has replaced meanwhile is ignored.
 *
 * @param lost `session`: what the server was asked with
 */
export async function loseSession(
  replica: Replica,
  { session, why }: { session: Session; why: LostSignIn },
): Promise<void> {
  if (why === 'deleted') return forgetMember(replica, session.memberId);
  if ((await currentSession(replica))?.token !== session.token) return undefined;
  if (typeof why === 'object') return updateSession(replica, { expired: true, suspension: why.suspended });
  switch (why) {
    case 'revoked':
      return revokeSession(replica, session);
    case 'expired':
      return updateSession(replica, { expired: true });
    default:
      return assertNever(why);
  }
}
