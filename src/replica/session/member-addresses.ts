import type { MemberId } from '#domain/values/ids/ids.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/** Names the member, so that forgetting one takes it along. */
const keyOf = (member: MemberId) => `address/${member}`;

/**
 * Remembers whose account a member id is, for what that member leaves on this device [S21]: a new account of the same address is the same
 * person. Call it inside a transaction.
 */
export async function rememberAddress(
  database: ReplicaDatabase,
  { memberId, email }: { readonly memberId: MemberId; readonly email: string },
): Promise<void> {
  if (email !== '' && (await keyedValue(database, keyOf(memberId))) !== email)
    await putKeyedValue(database, keyOf(memberId), email);
}

/** '' where this device never heard it. */
export async function addressOf({ database }: Replica, member: MemberId): Promise<string> {
  return (await keyedValue<string>(database, keyOf(member))) ?? '';
}

/** Whether two addresses are one account's: letters of either case are the same to the server. */
export function isSameAddress(one: string, other: string): boolean {
  return one !== '' && one.toLowerCase() === other.toLowerCase();
}
