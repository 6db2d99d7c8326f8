import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { FoodId, VideoId } from '#domain/values/ids/ids.ts';
import { isServersAnswer } from '#domain/values/is-servers-answer.ts';
import { videoAddress } from '#domain/publishing/video-address.ts';
import type { Video } from '#domain/publishing/video.ts';
import { storageProblem } from './storage-problem.ts';

/** The service worker plays what is in this cache, also in part (scripts/pwa-options.mjs); nothing but this file puts anything there. */
const CACHE = 'kept-videos';
/** Films that a member may keep on a device, in bytes together. */
const MOST_KEPT_BYTES = 250 * 1024 * 1024;
/** The food of a kept film: by it a film that was taken down can be told from one that merely is not here. */
const FOOD_HEADER = 'X-Food';

export type KeepOutcome =
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unreachable' };
type Film = Pick<Video, 'id' | 'file' | 'foodId'>;

interface OfflineVideo {
  readonly address: string;
  readonly bytes: number;
  readonly foodId: string;
}

/** null until the cache was looked at. */
const useOfflineVideoStore = create<{ readonly kept: readonly OfflineVideo[] | null }>()(() => ({ kept: null }));

/** Which films are kept on this device. The cache itself is asked, so the answer is true even after the browser or the member cleared it. */
async function readOfflineVideos(): Promise<readonly OfflineVideo[]> {
  if (!('caches' in window) || !(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const requests = await cache.keys();
  return Promise.all(
    requests.map(async (request) => {
      const headers = (await cache.match(request, { ignoreVary: true }))?.headers;
      return {
        address: new URL(request.url).pathname,
        bytes: Number(headers?.get('Content-Length') ?? 0),
        foodId: headers?.get(FOOD_HEADER) ?? '',
      };
    }),
  );
}

async function refreshOfflineVideos(): Promise<void> {
  useOfflineVideoStore.setState({ kept: await readOfflineVideos().catch(() => []) });
}

/** The films that are kept on this device; null while nobody knows. */
export function useOfflineVideos(): readonly OfflineVideo[] | null {
  const kept = useOfflineVideoStore((store) => store.kept);
  useEffect(() => {
    if (kept === null) void refreshOfflineVideos();
  }, [kept]);
  return kept;
}

/** Bytes of a film that is kept on this device; null when it is not, undefined while nobody knows. */
export function useOfflineVideoBytes(film: Pick<Film, 'id' | 'file'>): number | null | undefined {
  const kept = useOfflineVideos();
  const address = videoAddress(film);
  return kept === null ? undefined : (kept.find((one) => one.address === address)?.bytes ?? null);
}

/** Keeps a film on this device by its member's choice, whole, to be watched without a connection. */
export async function keepVideo(film: Film): Promise<KeepOutcome> {
  const address = videoAddress(film);
  if (address === null || !('caches' in window)) return { kind: 'refused', reason: t`This browser keeps no videos.` };
  try {
    const answer = await fetch(address, { cache: 'no-store' });
    if (!answer.ok || !isServersAnswer(answer) || answer.headers.get('Content-Type')?.startsWith('video/') !== true)
      return { kind: 'unreachable' };
    const full = await noRoomFor(Number(answer.headers.get('Content-Length') ?? 0));
    if (full !== null) {
      await answer.body?.cancel();
      return { kind: 'refused', reason: full };
    }
    const whole = await answer.blob();
    const headers = {
      'Content-Type': answer.headers.get('Content-Type') ?? 'video/mp4',
      'Content-Length': String(whole.size),
      [FOOD_HEADER]: film.foodId,
    };
    await (await caches.open(CACHE)).put(address, new Response(whole, { headers }));
    return { kind: 'kept' };
  } catch {
    return { kind: 'unreachable' };
  } finally {
    await refreshOfflineVideos();
  }
}

async function noRoomFor(bytes: number): Promise<string | null> {
  const there = (await readOfflineVideos()).reduce((sum, one) => sum + one.bytes, 0);
  if (there + bytes > MOST_KEPT_BYTES)
    return t`Kept videos take at most 250 MB of this device. Remove one, or clear them in the settings.`;
  return storageProblem(bytes);
}

/** Puts films back that were taken from this device, without a connection. */
export type KeepAgain = () => Promise<void>;

/** Takes a kept film from this device. */
export function forgetOfflineVideo(film: Pick<Film, 'id' | 'file'>): Promise<KeepAgain> {
  const address = videoAddress(film);
  return forget(address === null ? [] : [address]);
}

/** Takes all kept films from this device. */
export async function forgetAllOfflineVideos(): Promise<KeepAgain> {
  return forget((await readOfflineVideos()).map(({ address }) => address));
}

/**
 * Takes the kept films of a food from this device that are not among its videos any more: deleted, or hidden by a moderator [S5].
 *
 * @param staying videos whose deletion can still be taken back: their films stay until it is final
 */
export async function forgetGone(
  foodId: FoodId,
  { videos, staying }: { videos: readonly Pick<Film, 'id' | 'file'>[]; staying: readonly VideoId[] },
): Promise<void> {
  const there = new Set(videos.map(videoAddress));
  const stays = ({ address }: OfflineVideo) => there.has(address) || staying.some((id) => address.includes(`/${id}/`));
  await forget(
    (await readOfflineVideos()).filter((one) => one.foodId === foodId && !stays(one)).map(({ address }) => address),
  );
}

/** A browser keeps the bytes of a deleted answer for as long as the page holds it, so that nothing is copied for the way back. */
async function forget(addresses: readonly string[]): Promise<KeepAgain> {
  if (addresses.length === 0) return async () => undefined;
  const cache = await caches.open(CACHE);
  const held: (readonly [string, Response])[] = [];
  for (const address of addresses) {
    const answer = await cache.match(address, { ignoreVary: true });
    if (answer !== undefined) held.push([address, answer]);
    await cache.delete(address, { ignoreVary: true });
  }
  await refreshOfflineVideos();
  return async () => {
    // An answer can be read once.
    for (const [address, answer] of held.splice(0)) await (await caches.open(CACHE)).put(address, answer);
    await refreshOfflineVideos();
  };
}
