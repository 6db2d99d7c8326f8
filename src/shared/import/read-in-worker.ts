import { t } from '@lingui/core/macro';
import { listening } from '#prelude/listening.ts';

/** What a worker reads in a file, for one answer; refused where the device cannot read it. */
export async function readInWorker<Read>(
  worker: Worker,
  question: unknown,
): Promise<Read | { readonly kind: 'refused'; readonly why: string }> {
  try {
    await listening(worker);
    return await new Promise<Read>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Read>) => resolve(data), { once: true });
      worker.addEventListener('error', () => reject(new Error('The worker did not read the file')), { once: true });
      worker.postMessage(question);
    });
  } catch {
    return { kind: 'refused', why: t`This device could not read the file.` };
  } finally {
    worker.terminate();
  }
}
