import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';

/** The signed-in member's foods with changes that the server has not acknowledged: 'parked' when it refused one [S6]. */
export async function unsentFoods(replica: Replica): Promise<ReadonlyMap<string, OutboxEntry['state']>> {
  const member = (await session(replica))?.memberId ?? '';
  const entries = await replica.database.outbox.where('member').equals(member).toArray();
  const states = new Map<string, OutboxEntry['state']>();
  for (const { collection, record, state } of entries) {
    if (collection === 'foods' && states.get(record) !== 'parked') states.set(record, state);
  }
  return states;
}
