import type { Replica } from '#replica/database/replica.ts';
import { asFarAsItGoes } from './as-far-as-it-goes.ts';
import type { CoalescingRunner } from './coalescing-runner.ts';

/** While a push runs the outbox is looked at again after so many milliseconds. */
const LOOK_AGAIN_AFTER = 250;

/**
 * Starts a push when what waits in the outbox has changed. Call the returned function after each write to the outbox. The push itself writes to it
 * with each attempt: if that counted as a change, a failed attempt would be followed by the next one without a pause [S16].
 */
export function followOutbox({ database }: Replica, push: Pick<CoalescingRunner, 'kick' | 'isRunning'>): () => void {
  let known = '';
  let isLooking = false;
  async function look(): Promise<void> {
    if (push.isRunning()) {
      setTimeout(() => void asFarAsItGoes(look), LOOK_AGAIN_AFTER);
      return;
    }
    isLooking = false;
    const waiting = await database.outbox.filter(({ state }) => state === 'waiting').primaryKeys();
    const now = waiting.join();
    if (now === known) return;
    known = now;
    push.kick();
  }
  return () => {
    if (isLooking) return;
    isLooking = true;
    void asFarAsItGoes(look);
  };
}
