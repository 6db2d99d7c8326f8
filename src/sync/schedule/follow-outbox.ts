import type { Replica } from '#replica/database/replica.ts';
import { asFarAsItGoes } from './as-far-as-it-goes.ts';
import type { CoalescingRunner } from './coalescing-runner.ts';

/** While a push runs the outbox is looked at again after so many milliseconds. */
const LOOK_AGAIN_AFTER = 250;

/**
 * Kicks the push when what waits in the outbox has changed; call the answer after each write to it. The push writes the outbox too, with
 * each attempt: taken for news, an attempt that fails would be followed by the next without a pause [S16].
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
