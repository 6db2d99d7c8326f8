import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCacheStorage } from '#tests/support/fake-cache-storage.ts';
import { loadWords } from './load-words.ts';

const older = 'https://foretaste.test/words-de-older.json';
let words: Cache;

/** On which the words of an older version are. */
async function useDevice(room: { readonly quota?: number } = {}): Promise<void> {
  const storage = fakeCacheStorage(room);
  words = await storage.open('words');
  vi.stubGlobal('caches', storage);
  await words.put(older, Response.json({ hello: 'Hallo' }));
}
beforeEach(() => useDevice());
afterEach(() => vi.unstubAllGlobals());

const answer = (fetched: () => Promise<Response>) => vi.stubGlobal('fetch', fetched);
const kept = async () => (await words.keys()).map(({ url }) => url);

describe('the words of a language', () => {
  it('of a newer version take the place of the older ones on the device', async () => {
    answer(async () => Response.json({ hello: 'Guten Tag' }));
    expect(await loadWords('de')).toEqual({ hello: 'Guten Tag' });
    expect(await kept()).toHaveLength(1);
    answer(() => Promise.reject(new TypeError('offline')));
    expect(await loadWords('de')).toEqual({ hello: 'Guten Tag' });
  });

  it('of an older version serve where the network fails', async () => {
    answer(() => Promise.reject(new TypeError('offline')));
    expect(await loadWords('de')).toEqual({ hello: 'Hallo' });
  });

  it.each([
    ['a page', '<!doctype html><title>Welcome to the hotel</title>'],
    ['half of them', '{"hello":"Gut'],
    ['a list', '[]'],
    ['nothing', ''],
  ])(
    '[S19] are not %s that something in front answered: it is not kept, and they are asked for again',
    async (_, body) => {
      answer(async () => new Response(body));
      expect(await loadWords('de')).toEqual({ hello: 'Hallo' });
      expect(await kept()).toEqual([older]);
      answer(async () => Response.json({ hello: 'Guten Tag' }));
      expect(await loadWords('de')).toEqual({ hello: 'Guten Tag' });
    },
  );

  it('[S19] are asked for again where an earlier version of the app has kept something in their place', async () => {
    answer(async () => Response.json({ hello: 'Guten Tag' }));
    await loadWords('de');
    const [address = ''] = await kept();
    await words.put(address, new Response('<!doctype html>'));
    expect(await loadWords('de')).toEqual({ hello: 'Guten Tag' });
    expect(await (await words.match(address))?.json()).toEqual({ hello: 'Guten Tag' });
  });

  it('of an older version stay on a full device, which has no room for the newer ones', async () => {
    await useDevice({ quota: 20 });
    answer(async () => Response.json({ hello: 'Guten Tag' }));
    expect(await loadWords('de')).toEqual({ hello: 'Guten Tag' });
    expect(await kept()).toEqual([older]);
  });
});
