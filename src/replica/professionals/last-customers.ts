import type { CustomerInsights } from '#domain/professionals/decode-customers.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';

/** It goes with the session, however that ends [S5]. */
export const CUSTOMERS_KEY = 'customers';

export interface LastCustomers {
  readonly member: MemberId;
  readonly customers: CustomerInsights;
  /** When the server told it, in milliseconds since 1970. */
  readonly at: number;
}

/** What was last read of those who rate the signed-in professional's foods (R34), for where there is no connection; null: nothing, or what may not be told now. */
export async function lastCustomers(replica: Replica): Promise<LastCustomers | null> {
  const member = (await session(replica))?.memberId;
  const kept = await keyedValue<LastCustomers>(replica.database, CUSTOMERS_KEY);
  return kept?.member === member ? kept : null;
}

/**
 * Keeps what the server told in the place of what it told before.
 *
 * @param told null where there is nothing to tell: fewer than ten people, or not to this member any more
 */
export async function keepCustomers(
  replica: Replica,
  { member, told }: { readonly member: MemberId; readonly told: CustomerInsights | null },
): Promise<void> {
  const { database, clock } = replica;
  await database.transaction('rw', database.keyed, async () => {
    // An answer that comes after the member has left is nobody's.
    if ((await session(replica))?.memberId !== member) return;
    if (told === null) await database.keyed.delete(CUSTOMERS_KEY);
    else await putKeyedValue(database, CUSTOMERS_KEY, { member, customers: told, at: clock() } satisfies LastCustomers);
  });
}
