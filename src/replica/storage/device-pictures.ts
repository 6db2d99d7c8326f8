/** The service worker's cache of pictures that were seen; it holds 300, the least recently used go first (scripts/pwa-options.mjs). */
const SEEN = 'food-pictures';
/** Pictures of what the member keeps offline: the service worker answers from here too, and never puts or deletes any. */
const KEPT = 'kept-pictures';

export interface HeldPicture {
  /** Path and query, on this origin. */
  readonly address: string;
  readonly bytes: number;
  /** When it was fetched, in milliseconds since 1970; 0: nobody knows. */
  readonly at: number;
}

/** The pictures on this device, outside the replica's tables: the caches themselves are the truth, for the browser may clear them. */
export interface DevicePictures {
  seen(): Promise<readonly HeldPicture[]>;
  kept(): Promise<readonly HeldPicture[]>;
  /** Puts what was fetched among the kept ones, and says how many bytes it has. @throws DOMException QuotaExceededError */
  keep(address: string, response: Response): Promise<number>;
  /** Moves a picture that was seen to the kept ones; null: it was not here. @throws DOMException QuotaExceededError */
  keepSeen(address: string): Promise<number | null>;
  forgetSeen(addresses: readonly string[]): Promise<void>;
  forgetOfflineVideo(addresses: readonly string[]): Promise<void>;
}

/** Nothing is held where the browser has no caches: a page that is not served securely. */
export function devicePictures(storage: CacheStorage | undefined): DevicePictures {
  const opened = async (name: string) =>
    storage !== undefined && (await storage.has(name)) ? storage.open(name) : null;
  const keep = async (address: string, response: Response) => {
    if (storage === undefined) return 0;
    const whole = await response.blob();
    // No date: the worker's expiry of seen pictures must not take it for an old one.
    const headers = {
      'Content-Type': response.headers.get('Content-Type') ?? 'image/jpeg',
      'Content-Length': String(whole.size),
      [KEPT_AT]: String(Date.now()),
    };
    await (await storage.open(KEPT)).put(address, new Response(whole, { headers }));
    return whole.size;
  };
  const forget = async (name: string, addresses: readonly string[]) => {
    const cache = await opened(name);
    for (const address of addresses) await cache?.delete(address, { ignoreVary: true });
  };
  return {
    seen: async () => picturesIn(await opened(SEEN)),
    kept: async () => picturesIn(await opened(KEPT)),
    keep,
    async keepSeen(address) {
      const response = await (await opened(SEEN))?.match(address, { ignoreVary: true });
      // What an earlier version took for a picture: another one is fetched.
      if (response?.headers.get('Content-Type')?.startsWith('image/') !== true) return null;
      const bytes = await keep(address, response);
      await forget(SEEN, [address]);
      return bytes;
    },
    forgetSeen: (addresses) => forget(SEEN, addresses),
    forgetOfflineVideo: (addresses) => forget(KEPT, addresses),
  };
}

const KEPT_AT = 'X-Kept-At';

async function picturesIn(cache: Cache | null): Promise<readonly HeldPicture[]> {
  const found: HeldPicture[] = [];
  for (const request of (await cache?.keys()) ?? []) {
    const response = await cache?.match(request, { ignoreVary: true });
    if (response === undefined) continue;
    const { pathname, search } = new URL(request.url);
    found.push({
      address: pathname + search,
      bytes: await sizeOf(response),
      at: Number(response.headers.get(KEPT_AT) ?? 0) || Date.parse(response.headers.get('Date') ?? '') || 0,
    });
  }
  return found;
}

/** What is compressed on the way says its length on the way. */
async function sizeOf(response: Response): Promise<number> {
  const said = response.headers.has('Content-Encoding') ? 0 : Number(response.headers.get('Content-Length') ?? 0);
  return said > 0 ? said : (await response.blob()).size;
}
