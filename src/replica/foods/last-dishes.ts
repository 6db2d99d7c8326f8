import type { ServedDishes } from '#domain/assistant/assistant-service.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { session } from '#replica/session/session.ts';

export interface LastDishes {
  readonly served: ServedDishes;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export const keyOfDishes = (member: MemberId) => `assistant/dishes/${member}`;

/** The dishes that were last recommended to the signed-in member on this device, or null. */
export async function lastDishes(replica: Replica): Promise<LastDishes | null> {
  const member = (await session(replica))?.memberId;
  return member === undefined ? null : keyedValue<LastDishes>(replica.database, keyOfDishes(member));
}

export async function keepDishes(
  { database, clock }: Replica,
  { member, served }: { readonly member: MemberId; readonly served: ServedDishes },
): Promise<void> {
  await putKeyedValue(database, keyOfDishes(member), { served, at: clock() } satisfies LastDishes);
}

/** Call it inside a transaction. */
export async function forgetDishes(database: ReplicaDatabase, member: MemberId): Promise<void> {
  await database.keyed.delete(keyOfDishes(member));
}
