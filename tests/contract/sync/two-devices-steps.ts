import fc from 'fast-check';
import type { NetworkFault } from '#tests/support/faulty-remote.ts';

/** Which of a member's two devices. */
export const eitherDevice = fc.nat({ max: 1 });

const fault = fc.constantFrom<NetworkFault>('none', 'none', 'drop-request', 'drop-answer', 'duplicate');

/** One of the two devices sends or asks, over a bad line. */
export const syncStep = fc.record({
  kind: fc.constantFrom('push' as const, 'pull' as const),
  device: eitherDevice,
  faults: fc.array(fault, { maxLength: 3 }),
});
