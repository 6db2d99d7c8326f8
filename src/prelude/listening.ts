/** What a worker says first, once it listens. */
export const LISTENING = 'listening';

/**
 * Waits until a worker listens. A module worker that waits for something while it is evaluated, as every one does that has words of another
 * language to fetch, never hears what was posted to it before.
 *
 * @param worker just started; it posts `LISTENING` after it has added its listener
 * @returns rejects when the worker does not run
 */
export function listening(worker: Pick<Worker, 'addEventListener'>): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<unknown>) => {
        if (data === LISTENING) resolve();
      },
      { once: true },
    );
    worker.addEventListener('error', () => reject(new Error('The worker did not run')), { once: true });
  });
}
