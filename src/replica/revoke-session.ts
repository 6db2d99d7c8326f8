import { leave } from './begin-session.ts';
import { putKeyedValue } from './keyed-value.ts';
import type { Replica } from './replica.ts';
import { REVOKED_SESSION } from './revoked-session.ts';
import { session, type Session } from './session.ts';
import { transactionOverRows } from './write-transaction.ts';

/** Ends a sign-in that its member ended elsewhere, as signing out here would [S5], and remembers whose it was. */
export function revokeSession(replica: Replica, { memberId, email, emailVerified, token }: Session): Promise<void> {
  return transactionOverRows(replica, async () => {
    if ((await session(replica))?.token !== token) return;
    await leave(replica);
    await putKeyedValue(replica.database, REVOKED_SESSION, { memberId, email, emailVerified });
  });
}
