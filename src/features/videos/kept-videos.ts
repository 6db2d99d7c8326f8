import { useEffect } from 'react';
import { create } from 'zustand';
import type { Video } from '#domain/video.ts';
import { roomProblem } from './room-problem.ts';
import { videoAddress } from './video-address.ts';

/** The service worker plays what is in this cache, also in part (scripts/pwa-options.mjs); nothing but this file puts anything there. */
const CACHE = 'kept-videos';
/** Films that a member may keep on a device, in bytes together. */
const MOST_KEPT_BYTES = 250 * 1024 * 1024;

export type KeepOutcome = { readonly kind: 'kept' } | { readonly kind: 'refused'; readonly reason: string } | { readonly kind: 'unreachable' };
type Film = Pick<Video, 'id' | 'file'>;

/** Address to bytes; null until the cache was looked at. */
const useKeptStore = create<{ readonly kept: Readonly<Record<string, number>> | null }>()(() => ({ kept: null }));

/** What is kept on this device, from the cache itself, so that it is true also after the browser or the member cleared it. */
async function readKept(): Promise<Readonly<Record<string, number>>> {
  if (!('caches' in window) || !(await caches.has(CACHE))) return {};
  const cache = await caches.open(CACHE);
  const kept: Record<string, number> = {};
  for (const request of await cache.keys()) {
    const answer = await cache.match(request, { ignoreVary: true });
    kept[new URL(request.url).pathname] = Number(answer?.headers.get('Content-Length') ?? 0);
  }
  return kept;
}

/** Bytes of a film that is kept on this device; null when it is not, undefined while nobody knows. */
export function useKept(film: Film): number | null | undefined {
  const kept = useKeptStore((store) => store.kept);
  useEffect(() => {
    if (kept === null) void refreshKept();
  }, [kept]);
  return kept === null ? undefined : kept[videoAddress(film) ?? ''] ?? null;
}

async function refreshKept(): Promise<void> {
  const kept = await readKept().catch(() => ({}));
  useKeptStore.setState({ kept });
}

/** Keeps a film on this device by its member's choice, whole, to be watched without a connection. */
export async function keepFilm(film: Film): Promise<KeepOutcome> {
  const address = videoAddress(film);
  if (address === null || !('caches' in window)) return { kind: 'refused', reason: 'This browser keeps no videos.' };
  try {
    const answer = await fetch(address, { cache: 'no-store' });
    if (!answer.ok) return { kind: 'unreachable' };
    const bytes = Number(answer.headers.get('Content-Length') ?? 0);
    const there = Object.values(await readKept()).reduce((sum, one) => sum + one, 0);
    const full = there + bytes > MOST_KEPT_BYTES ? 'The videos kept on this device take 250 MB together. Remove one to keep this one.' : await roomProblem(bytes);
    if (full !== null) {
      await answer.body?.cancel();
      return { kind: 'refused', reason: full };
    }
    const whole = await answer.blob();
    const headers = { 'Content-Type': answer.headers.get('Content-Type') ?? 'video/mp4', 'Content-Length': String(whole.size) };
    await (await caches.open(CACHE)).put(address, new Response(whole, { headers }));
    return { kind: 'kept' };
  } catch {
    return { kind: 'unreachable' };
  } finally {
    await refreshKept();
  }
}

/** Takes a kept film from this device. */
export async function forgetKept(film: Film): Promise<void> {
  const address = videoAddress(film);
  if (address !== null && 'caches' in window) await (await caches.open(CACHE)).delete(address, { ignoreVary: true });
  await refreshKept();
}
