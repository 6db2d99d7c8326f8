import { session, updateSession } from '#replica/session.ts';
import { loseSession } from './lose-session.ts';
import type { SyncWorld } from './sync-world.ts';

/** Renews the sign-in while the server still takes it, and learns whether the e-mail address is verified by now. */
export async function refreshSession({ replica, remote }: SyncWorld): Promise<void> {
  const current = await session(replica);
  if (current === null || current.expired) return;
  const outcome = await remote.refreshSession(current.token);
  if ((await session(replica))?.token !== current.token) return;
  if (outcome.kind === 'unauthorised') await loseSession(replica, { session: current, why: outcome.why });
  if (outcome.kind !== 'refreshed') return;
  const { token, email, emailVerified } = outcome;
  await updateSession(replica, { token, email, emailVerified });
}
