import type { MemberId } from '#domain/values/ids/ids.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import { rememberAddress } from './member-addresses.ts';
import type { Replica } from '#replica/database/replica.ts';

/** Who is signed in on this device. Lasts offline; the token is refreshed whenever the server answers. */
export interface Session {
  readonly memberId: MemberId;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly token: string;
  /** The server refused the token: everything still works here, but sending waits for a new sign-in. */
  readonly expired: boolean;
  /** Why the account is suspended, where the sign-in was lost to that; a new sign-in takes it away. */
  readonly suspension?: string;
}

/** The current session, or null for a visitor. */
export function session(replica: Replica): Promise<Session | null> {
  return keyedValue<Session>(replica.database, 'session');
}

export async function updateSession(replica: Replica, changes: Partial<Session>): Promise<void> {
  await replica.database.transaction('rw', replica.database.keyed, async () => {
    const current = await session(replica);
    if (current === null) return;
    const next = { ...current, ...changes };
    await putKeyedValue(replica.database, 'session', next);
    await rememberAddress(replica.database, next);
  });
}
