/** As much of the browser's caches as `devicePictures` uses; `quota` bytes fit into all of them together. */
export function fakeCacheStorage({ quota = Number.POSITIVE_INFINITY } = {}): CacheStorage {
  const caches = new Map<string, Map<string, { readonly body: ArrayBuffer; readonly headers: Headers }>>();
  const bytes = () =>
    [...caches.values()].flatMap((cache) => [...cache.values()]).reduce((sum, { body }) => sum + body.byteLength, 0);
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), 'https://foretaste.test').href;
  const open = async (name: string) => {
    const held = caches.get(name) ?? new Map<string, { body: ArrayBuffer; headers: Headers }>();
    caches.set(name, held);
    const cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> = {
      match: async (request) => {
        const found = held.get(urlOf(request));
        return found === undefined ? undefined : new Response(found.body.slice(0), { headers: found.headers });
      },
      put: async (request, response) => {
        const body = await response.arrayBuffer();
        if (bytes() + body.byteLength > quota) throw new DOMException('full', 'QuotaExceededError');
        held.set(urlOf(request), { body, headers: response.headers });
      },
      delete: async (request) => held.delete(urlOf(request)),
      keys: async () => [...held.keys()].map((url) => new Request(url)),
    };
    return cache as Cache;
  };
  const storage: Pick<CacheStorage, 'open' | 'has'> = { open, has: async (name) => caches.has(name) };
  return storage as CacheStorage;
}
