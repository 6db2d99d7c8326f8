import { leave } from './begin-session.ts';
import { putKeyedValue } from '#replica/database/keyed-value.ts';
import { leaveWithoutRoom, whereItFits } from './leave-without-room.ts';
import type { Replica } from '#replica/database/replica.ts';
import { REVOKED_SESSION } from './revoked-session.ts';
import { session, type Session } from '#replica/session/session.ts';
import { writeOutcome } from '#replica/outbox/write-outcome.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';

/**
 * Ends a sign-in that its member ended elsewhere, as signing out here would [S5], on a full device too, and remembers whose it was. One whose
 * token was replaced meanwhile stays.
 */
export async function revokeSession(
  replica: Replica,
  { memberId, email, emailVerified, token }: Session,
): Promise<void> {
  const remember = () => putKeyedValue(replica.database, REVOKED_SESSION, { memberId, email, emailVerified });
  const outcome = await writeOutcome(replica, () =>
    transactionOverRows(replica, async () => {
      if ((await session(replica))?.token === token) {
        await leave(replica);
        await remember();
      }
      return { kind: 'saved' };
    }),
  );
  if (outcome.kind === 'failed') throw outcome.error;
  if (outcome.kind === 'storage-full' && (await leaveWithoutRoom(replica, { token })))
    await whereItFits(replica, remember);
}
