/** What a worker says first, once it listens. */
const LISTENING = 'listening';

/**
 * In a worker: answers each question of its page. A promise that is rejected would tell the page nothing, and it would wait for ever: what cannot be
 * answered is reported, which the page hears as an error of the worker.
 *
 * @param answer called for one question after the other, as they come
 */
export function answerQuestions(answer: (question: never) => Promise<unknown>): void {
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    answer(data as never)
      .then((told) => postMessage(told))
      .catch(reportError);
  });
  postMessage(LISTENING);
}

/**
 * Waits until a worker listens. A module worker that waits for something while it is evaluated, as every one does that has words of another
 * language to fetch, never hears what was posted to it before.
 *
 * @param worker just started; it calls `answerQuestions`
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

/**
 * Asks a worker that listens, one question at a time.
 *
 * @returns rejects when the worker ends or cannot answer
 */
export function askWorker<Answer>(
  worker: Pick<Worker, 'addEventListener' | 'postMessage'>,
  question: unknown,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), { once: true });
    worker.addEventListener('error', () => reject(new Error('The worker did not answer')), { once: true });
    worker.postMessage(question);
  });
}
