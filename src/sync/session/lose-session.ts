import { assertNever } from '#prelude/assert-never.ts';
import type { LostSignIn } from '#remote/remote.ts';
import { forgetMember } from '#replica/session-commands/forget-member.ts';
import { revokeSession } from '#replica/session-commands/revoke-session.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session as currentSession, type Session, updateSession } from '#replica/session/session.ts';

/**
 * The server does not take the sign-in any more. One that ran out, or whose account is suspended, keeps everything here and waits for the next; one that the member ended on
 * another device ends here too, and what is unsent falls asleep; a deleted account takes all of its own along [S5]. An answer about a token
 * that this device has replaced meanwhile says nothing.
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
