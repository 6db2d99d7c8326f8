import { t } from '@lingui/core/macro';
import { fitWithin } from '#domain/photo/fit-within.ts';
import { SNIFFED_FILM_BYTES } from '#domain/publishing/video-kind.ts';
import { filmProblem } from '#domain/publishing/video-rules.ts';

export interface PreparedFilm {
  readonly file: File;
  /** Seconds. */
  readonly duration: number;
  /** A still from near the beginning, drawn and encoded here. */
  readonly poster: Blob;
}

export type FilmOutcome =
  | { readonly kind: 'ready'; readonly film: PreparedFilm }
  | { readonly kind: 'refused'; readonly reason: string };

/** Longest side of the still, in pixels. */
const POSTER_SIDE = 960;
/** Where the still is taken: behind a black first frame. Seconds. */
const STILL_AT = 1;
/** Longest wait for the browser to make sense of a film, in milliseconds. */
const PATIENCE = 20_000;
const UNPLAYABLE = t`This browser cannot play this video, so others could not either. Export it as MP4 (H.264) or WebM and try again.`;

/**
 * Looks at a chosen film on the device (R12): its kind by its bytes, its length, and a still. What this browser cannot decode is refused, in a
 * sentence that says why; and so is a file that cannot be read.
 */
export async function prepareFilm(file: File, signal: AbortSignal): Promise<FilmOutcome> {
  const head = await file
    .slice(0, SNIFFED_FILM_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (head === null) return { kind: 'refused', reason: t`This device could not read the file.` };
  const problem = filmProblem({ size: file.size, head: new Uint8Array(head) });
  if (problem !== null) return { kind: 'refused', reason: problem };
  const element = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'auto' });
  const address = URL.createObjectURL(file);
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  try {
    const loaded = once(element, 'loadeddata', patience);
    element.src = address;
    await loaded;
    if (element.videoWidth === 0) return { kind: 'refused', reason: t`There is no picture in this file, only sound.` };
    const duration = await durationOf(element, patience);
    await seek(element, Math.min(STILL_AT, duration / 2), patience);
    return { kind: 'ready', film: { file, duration, poster: await stillOf(element) } };
  } catch {
    signal.throwIfAborted();
    return { kind: 'refused', reason: UNPLAYABLE };
  } finally {
    element.removeAttribute('src');
    element.load();
    URL.revokeObjectURL(address);
  }
}

/** A film that was recorded in a browser does not say how long it is until its end was looked for. */
async function durationOf(element: HTMLVideoElement, signal: AbortSignal): Promise<number> {
  if (!Number.isFinite(element.duration)) {
    const known = once(element, 'durationchange', signal);
    element.currentTime = Number.MAX_SAFE_INTEGER;
    await known;
  }
  if (!Number.isFinite(element.duration) || element.duration <= 0) throw new Error('The film has no length');
  return Math.round(element.duration * 10) / 10;
}

async function seek(element: HTMLVideoElement, to: number, signal: AbortSignal): Promise<void> {
  const there = once(element, 'seeked', signal);
  element.currentTime = to;
  await there;
}

function stillOf(element: HTMLVideoElement): Promise<Blob> {
  const size = fitWithin({ width: element.videoWidth, height: element.videoHeight }, POSTER_SIDE);
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')?.drawImage(element, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The still could not be encoded')) : resolve(blob)),
      'image/jpeg',
      0.82,
    );
  });
}

function once(
  element: HTMLVideoElement,
  event: 'loadeddata' | 'durationchange' | 'seeked',
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener(event, () => resolve(), { once: true, signal });
    element.addEventListener('error', () => reject(new Error('The film cannot be decoded')), { once: true, signal });
    signal.addEventListener('abort', () => reject(new Error('The film took too long')), { once: true });
  });
}
