import type { MemberId } from '#domain/values/ids/ids.ts';
import { isHeldBack, type OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';

/**
 * Which changes may go out now [S13]. Pure.
 *
 * - Only the signed-in member's [S5].
 * - Of one record only the first, and of one lane only the first that waits.
 * - None that refers to a record with an earlier entry, waiting or parked [S6].
 * - None before its own backoff is over.
 */
export function sendable(
  entries: readonly OutboxEntry[],
  { member, now, inFlight }: { member: MemberId | null; now: number; inFlight: ReadonlySet<string> },
): readonly OutboxEntry[] {
  const blocked = new Set<string>();
  const blockedHere = new Set<string>();
  const lanes = new Set<string>();
  const ready: OutboxEntry[] = [];
  for (const entry of entries) {
    if (entry.member !== null && entry.member !== member) continue;
    const key = `${entry.collection}/${entry.record}`;
    const waits = blockedHere.has(key) || entry.after.some((record) => blocked.has(record));
    if (holdsUpOthers(entry)) blocked.add(entry.record);
    blockedHere.add(key);
    if (entry.state === 'parked') continue;
    const isBehind = entry.lane !== undefined && lanes.has(entry.lane);
    if (entry.lane !== undefined) lanes.add(entry.lane);
    if (waits || isBehind || inFlight.has(entry.id) || isHeldBack(entry, now)) continue;
    ready.push(entry);
  }
  return ready;
}

/** A refused edit, or a refused deletion, of a record that is there is nobody's concern but its own [S6]. */
function holdsUpOthers({ state, kind, rejection }: OutboxEntry): boolean {
  return state === 'waiting' || kind === 'create' || rejection?.reason === 'gone';
}

/**
 * Takes up to `most` sendable changes and counts the attempt before the request can leave, so that no later edit folds into
 * something that may already have had its effect.
 */
export function claimMutations(
  { database, clock }: Replica,
  { member, inFlight, most }: { member: MemberId | null; inFlight: ReadonlySet<string>; most: number },
): Promise<readonly OutboxEntry[]> {
  return database.transaction('rw', database.outbox, async () => {
    const entries = await database.outbox.orderBy('order').toArray();
    const claimed = sendable(entries, { member, now: clock(), inFlight }).slice(0, most);
    for (const { order, attempts } of claimed) await database.outbox.update(order, { attempts: attempts + 1 });
    return claimed.map((entry) => ({ ...entry, attempts: entry.attempts + 1 }));
  });
}
