import type { MemberId } from '#domain/values/ids/ids.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { session } from '#replica/session/session.ts';

/** Whether 'Which did you like more?' comes after a tasting on this device: always, not for a day, or never. */
export type Asking = 'on' | 'later' | 'off';

/** 'Not now' holds for so long. Milliseconds. */
const LATER = 24 * 3_600_000;

interface Kept {
  readonly asking: Asking;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export const keyOfAsking = (member: MemberId) => `comparisons/asking/${member}`;

/** 'off' for a visitor. */
export async function askingNow(replica: Replica): Promise<Asking> {
  const member = (await session(replica))?.memberId;
  if (member === undefined) return 'off';
  const kept = await keyedValue<Kept>(replica.database, keyOfAsking(member));
  if (kept === null) return 'on';
  return kept.asking === 'later' && replica.clock() >= kept.at + LATER ? 'on' : kept.asking;
}

export async function setAsking(replica: Replica, asking: Asking): Promise<void> {
  const member = (await session(replica))?.memberId;
  if (member === undefined) return;
  await putKeyedValue(replica.database, keyOfAsking(member), { asking, at: replica.clock() } satisfies Kept);
}

/** Call it inside a transaction. */
export async function forgetAsking(database: ReplicaDatabase, member: MemberId): Promise<void> {
  await database.keyed.delete(keyOfAsking(member));
}
