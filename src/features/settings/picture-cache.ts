/** The service worker's cache of pictures that were seen (scripts/pwa-options.mjs names it). */
const PICTURES = 'food-pictures';

export interface CachedPictures {
  readonly count: number;
  readonly bytes: number;
}

/** null: this browser keeps none. */
export async function cachedPictures(storage: CacheStorage | undefined): Promise<CachedPictures | null> {
  if (storage === undefined) return null;
  if (!(await storage.has(PICTURES))) return { count: 0, bytes: 0 };
  const cache = await storage.open(PICTURES);
  const requests = await cache.keys();
  let bytes = 0;
  for (const request of requests) bytes += await sizeOf(await cache.match(request));
  return { count: requests.length, bytes };
}

/** They come again as they are looked at. */
export async function clearPictures(storage: CacheStorage): Promise<void> {
  const cache = await storage.open(PICTURES);
  for (const request of await cache.keys()) await cache.delete(request);
}

async function sizeOf(response: Response | undefined): Promise<number> {
  return response === undefined ? 0 : (await response.blob()).size;
}
