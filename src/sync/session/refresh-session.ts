import { beginSession } from '#replica/session-commands/begin-session.ts';
import { session, updateSession } from '#replica/session/session.ts';
import { loseSession } from './lose-session.ts';
import type { SyncWorld } from './sync-world.ts';

/**
 * Renews the sign-in while the server still takes it, and learns whether the e-mail address is verified by now. A sign-in may also have
 * been refused only because the server was just being restored: if it is taken again, the member goes on as if nothing had happened.
 */
export async function refreshSession({ replica, remote }: SyncWorld): Promise<void> {
  const current = await session(replica);
  if (current === null || current.suspension !== undefined) return;
  const outcome = await remote.refreshSession(current.token);
  const now = await session(replica);
  if (now?.token !== current.token) return;
  if (outcome.kind === 'unauthorised') await loseSession(replica, { session: current, why: outcome.why });
  if (outcome.kind !== 'refreshed') return;
  const { token, email } = outcome;
  // A link of a mail that was opened while the answer was on its way is newer than it.
  const emailVerified = outcome.emailVerified || (now.emailVerified && !current.emailVerified);
  if (current.expired)
    await beginSession(replica, { memberId: current.memberId, token, email, emailVerified, expired: false });
  else await updateSession(replica, { token, email, emailVerified });
}
