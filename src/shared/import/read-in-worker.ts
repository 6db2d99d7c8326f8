import { t } from '@lingui/core/macro';
import { askWorker, listening } from '#prelude/worker-questions.ts';

/** What a worker reads in a file, for one answer; refused where the device cannot read it. */
export async function readInWorker<Read>(
  worker: Worker,
  question: unknown,
): Promise<Read | { readonly kind: 'refused'; readonly why: string }> {
  try {
    await listening(worker);
    return await askWorker<Read>(worker, question);
  } catch {
    return { kind: 'refused', why: t`This device could not read the file.` };
  } finally {
    worker.terminate();
  }
}
