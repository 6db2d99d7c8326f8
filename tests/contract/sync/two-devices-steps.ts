import fc from 'fast-check';
import { openFollowedTopics } from '#replica/topics/open-topic.ts';
import type { NetworkFault } from '#tests/support/faulty-remote.ts';
import type { Device } from './device.ts';

/** Which of a member's two devices. */
export const eitherDevice = fc.nat({ max: 1 });

const fault = fc.constantFrom<NetworkFault>('none', 'none', 'drop-request', 'drop-answer', 'duplicate');

/** One of the two devices sends or asks, over a bad line. */
export const syncStep = fc.record({
  kind: fc.constantFrom('push' as const, 'pull' as const),
  device: eitherDevice,
  faults: fc.array(fault, { maxLength: 3 }),
});

/** Until nothing is left to say or to hear; the topics of lists are opened as the engine does it. */
export async function settleWithTopics(...devices: readonly Device[]): Promise<void> {
  for (const { replica } of devices) await replica.database.outbox.toCollection().modify({ notBefore: 0 });
  for (let round = 0; round < 3; round += 1) {
    for (const one of devices) await one.sync('push', { faults: [], lifeLeft: null });
    for (const one of devices) {
      await one.sync('pull', { faults: [], lifeLeft: null });
      await openFollowedTopics(one.replica);
      await one.sync('pull', { faults: [], lifeLeft: null });
    }
  }
}
