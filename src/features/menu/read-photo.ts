import type Tesseract from 'tesseract.js';
import { fitWithin } from '#domain/photo/fit-within.ts';
import { type PhotoLine, textOfPhoto } from '#domain/menu/photo-lines.ts';
import { must } from '#prelude/must.ts';

/**
 * What came of a photo of a menu. 'empty': no legible line; 'no-picture': this browser cannot decode the file; 'no-reader': the reader is not on this device
 * and could not be loaded, or does not run here.
 */
export type PhotoReading =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'no-picture' }
  | { readonly kind: 'no-reader' };

/** 'loading': the reader, in bytes, which is quick where it is kept; 'reading': the photo, 0 to 1. */
export type ReadingProgress =
  | { readonly kind: 'loading'; readonly bytes: number; readonly of: number }
  | { readonly kind: 'reading'; readonly share: number };

interface ReadingOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReadingProgress) => void;
}

/** Pixels on the longer side: letters of a menu that fills the photo are thirty or so high, and more only takes longer. */
const LONGEST_SIDE = 2400;
const { folder, files } = import.meta.env.VITE_MENU_READER;
const readerBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Reads the letters of a photo on this device; nothing of it leaves it. The reader comes over the network once, when the first photo is there, and the
 * service worker keeps it.
 *
 * @throws {DOMException} an AbortError, when nobody waits any more
 */
export async function readPhoto(photo: Blob, { signal, onProgress }: ReadingOptions): Promise<PhotoReading> {
  const picture = await legiblePicture(photo).catch(() => null);
  signal.throwIfAborted();
  if (picture === null) return { kind: 'no-picture' };
  const reader = await startReader({ signal, onProgress }).catch(() => null);
  const stop = () => void reader?.terminate();
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    if (reader === null) return { kind: 'no-reader' };
    const text = textOfPhoto(await linesOf(reader, picture, signal));
    return text === '' ? { kind: 'empty' } : { kind: 'text', text };
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** Upright, on white, and no larger than it needs to be. */
async function legiblePicture(photo: Blob): Promise<Blob> {
  const whole = await createImageBitmap(photo);
  const { width, height } = fitWithin(whole, LONGEST_SIDE);
  const fitted = await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  whole.close();
  const canvas = new OffscreenCanvas(width, height);
  const context = must(canvas.getContext('2d'), 'a drawing context of an OffscreenCanvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(fitted, 0, 0);
  fitted.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
}

/** @throws where a part of it cannot be loaded or does not run */
async function startReader({ signal, onProgress }: ReadingOptions): Promise<Tesseract.Worker> {
  await loadReader({ signal, onProgress });
  // By its address, so that it is no part of the app that every device has.
  const module: { readonly default: typeof Tesseract } = await import(
    /* @vite-ignore */ `${folder}/tesseract.esm.min.js`
  );
  const reader = await module.default.createWorker('deu', module.default.OEM.LSTM_ONLY, {
    workerPath: `${folder}/worker.min.js`,
    corePath: `${folder}/tesseract-core-simd-lstm.js`,
    langPath: folder,
    // The service worker keeps its files: a worker from an address of its own is served by it, and needs no policy of the page.
    workerBlobURL: false,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onProgress({ kind: 'reading', share: progress });
    },
    // What fails here fails the promise too.
    errorHandler: () => {},
  });
  // Told, so that it does not guess, and say so on the console.
  await reader.setParameters({ user_defined_dpi: '300' });
  return reader;
}

/** Has all files of the reader where the worker takes them from: the cache of the service worker, or of the browser. */
async function loadReader({ signal, onProgress }: ReadingOptions): Promise<void> {
  let loaded = 0;
  await Promise.all(
    files.map(async ({ name }) => {
      const { ok, body } = await fetch(`${folder}/${name}`, { signal });
      if (!ok || body === null) throw new Error(`The reader lacks ${name}`);
      const parts = body.getReader();
      for (let part = await parts.read(); !part.done; part = await parts.read()) {
        loaded += part.value.length;
        onProgress({ kind: 'loading', bytes: Math.min(loaded, readerBytes), of: readerBytes });
      }
    }),
  );
}

async function linesOf(
  reader: Tesseract.Worker,
  picture: Blob,
  signal: AbortSignal,
): Promise<readonly (readonly PhotoLine[])[]> {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const { data } = await Promise.race([
    reader.recognize(picture, { rotateAuto: true }, { text: false, blocks: true }),
    stopped,
  ]);
  return (data.blocks ?? []).map(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ bbox, words }) => ({
        top: bbox.y0,
        bottom: bbox.y1,
        words: words.map(({ text, confidence, bbox: { x0: left, x1: right } }) => ({ text, confidence, left, right })),
      })),
    ),
  );
}
