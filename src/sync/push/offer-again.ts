import type { Failure } from '#remote/remote.ts';
import { takeUpAgain, mutationsToAsk } from '#replica/outbox/take-up-again.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';

/** 'nothing': the server has all that it accepted from this device. */
export interface Offer {
  readonly kind: 'nothing' | 'offered';
}

/** Ids asked about in one request, as the server's limit wants it. */
const ASKED_AT_ONCE = 500;

/**
 * Devices are the backup [S22]: when the server is in another epoch, it is asked which of the acknowledged changes its history lacks, and
 * those go out again.
 */
export async function offerAgain({ replica, remote }: SyncWorld): Promise<Offer | Failure> {
  const asked = await mutationsToAsk(replica);
  if (asked === null) return { kind: 'nothing' };
  const lost: string[] = [];
  for (let start = 0; start < asked.ids.length; start += ASKED_AT_ONCE) {
    const outcome = await remote.unknownMutations(asked.ids.slice(start, start + ASKED_AT_ONCE), asked.token);
    if (outcome.kind !== 'unknown') return outcome;
    lost.push(...outcome.ids);
  }
  await takeUpAgain(replica, { asked, lost });
  return { kind: lost.length === 0 ? 'nothing' : 'offered' };
}
