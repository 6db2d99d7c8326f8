import { type PhotoOutcome, preparePhoto, type PhotoCanvas } from '#domain/photo/prepare-photo.ts';
import { language } from '#languages/region.ts';
import PhotoWorker from '#workers/photo.worker.ts?worker';
import type { PixelSize } from '#domain/photo/fit-within.ts';
import { must } from '#prelude/must.ts';
import { askWorker, listening } from '#prelude/worker-questions.ts';

/**
 * Prepares a chosen photo on the device (R8): off the main thread where the browser can draw there, else on it. Rejects
 * with an AbortError when the signal says that nobody waits any more; every other end is an outcome.
 */
export async function analysePhoto(file: Blob, signal: AbortSignal): Promise<PhotoOutcome> {
  const outcome = drawsOffThread() ? await inWorker(file, signal).catch(() => null) : null;
  signal.throwIfAborted();
  return outcome ?? preparePhoto(file, { decode: (bytes) => createImageBitmap(bytes), canvas: elementCanvas });
}

function drawsOffThread(): boolean {
  return typeof OffscreenCanvas !== 'undefined' && typeof OffscreenCanvas.prototype.convertToBlob === 'function';
}

/** Rejects when the worker itself does not run, for instance because an old release's file is gone, or cannot draw the photo. */
function inWorker(file: Blob, signal: AbortSignal): Promise<PhotoOutcome> {
  const worker = new PhotoWorker({ name: language });
  const answered = new Promise<PhotoOutcome>((resolve, reject) => {
    listening(worker)
      .then(() => askWorker<PhotoOutcome>(worker, file))
      .then(resolve, reject);
    signal.addEventListener('abort', () => reject(new Error('Nobody waits for the photo')));
  });
  return answered.finally(() => worker.terminate());
}

/** A canvas element to prepare a photo on, for browsers that cannot draw in a worker (Safari before 16.4). */
function elementCanvas({ width, height }: PixelSize): PhotoCanvas<ImageBitmap> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return {
    context: must(canvas.getContext('2d'), 'a drawing context of a canvas'),
    encode: (type, quality) =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (file) => (file === null ? reject(new Error('The canvas could not be encoded')) : resolve(file)),
          type,
          quality,
        );
      }),
  };
}
