import type { Replica } from '#replica/database/replica.ts';

/**
 * How long the oldest change has waited for the server, by this device's clock: what an operator sees of devices whose work does not get through. What was
 * refused waits for its member instead, and does not count.
 *
 * @returns whole seconds; 0: nothing waits
 */
export async function outboxAge({ database, clock }: Replica): Promise<number> {
  const oldest = await database.outbox
    .orderBy(':id')
    .filter(({ state }) => state === 'waiting')
    .first();
  return oldest === undefined ? 0 : Math.max(0, Math.round((clock() - oldest.createdAt) / 1000));
}
