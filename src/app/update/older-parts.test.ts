import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';

const source = readFileSync(new URL('../../../public/older-parts.js', import.meta.url), 'utf8');
const origin = 'https://foretaste.test';

/** The Cache Storage of a browser, as far as the worker asks it: addresses and their texts. */
function aCacheStorage() {
  const caches = new Map<string, Map<string, string>>();
  const absolute = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href;
  const open = async (name: string) => {
    const entries = caches.get(name) ?? new Map<string, string>();
    caches.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      match: async (request: string | { url: string }) => entries.get(absolute(request)),
      put: async (request: string, response: string) => void entries.set(absolute(request), response),
    };
  };
  return {
    caches,
    storage: { open, keys: async () => [...caches.keys()], delete: async (name: string) => caches.delete(name) },
  };
}

interface World {
  isActive: boolean;
  isWaiting: boolean;
  locks: string[];
  tabs: number;
}

/** A service worker of which only this part is there. */
function aWorker(world: World, storage: object) {
  const listeners: Record<string, ((event: object) => void)[]> = {};
  runInNewContext(source, {
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] ??= []).push(listener),
    caches: storage,
    clients: { matchAll: async () => Array.from({ length: world.tabs }) },
    navigator: { locks: { query: async () => ({ held: world.locks.map((name) => ({ name })) }) } },
    registration: { active: world.isActive ? {} : null, waiting: world.isWaiting ? {} : null, installing: null },
    console,
    Date,
    URL,
  });
  const happen = async (type: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    for (const listener of listeners[type] ?? [])
      listener({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
    await Promise.all(work);
  };
  return { install: () => happen('install'), navigate: () => happen('fetch', { request: { mode: 'navigate' } }) };
}

describe('[S25] the parts of an older version', () => {
  const { caches, storage } = aCacheStorage();
  const older = () => [...caches.keys()].filter((name) => name.startsWith('older-parts-'));
  beforeEach(() => {
    caches.clear();
    const precache = new Map(
      [`${origin}/index.html?__WB_REVISION__=1`, `${origin}/assets/watch-1.js`, `${origin}/assets/food-1.js`].map(
        (url) => [url, url],
      ),
    );
    caches.set(`workbox-precache-v2-${origin}/`, precache);
  });

  it('are put aside before a newer one comes in, and not where there was none', async () => {
    await aWorker({ isActive: false, isWaiting: false, locks: [], tabs: 0 }, storage).install();
    expect(older()).toEqual([]);
    await aWorker({ isActive: true, isWaiting: false, locks: [], tabs: 1 }, storage).install();
    const [name] = older();
    expect([...(caches.get(name ?? '')?.keys() ?? [])]).toEqual([
      `${origin}/assets/watch-1.js`,
      `${origin}/assets/food-1.js`,
    ]);
  });

  it.each([
    {
      case: 'a tab of it lives',
      world: { locks: ['foretaste.part:/assets/watch-1.js', 'foretaste.part:/assets/watch-2.js'], tabs: 2 },
      stays: true,
    },
    {
      case: 'a tab lives that tells nothing of its version',
      world: { locks: ['foretaste.part:/assets/watch-2.js'], tabs: 2 },
      stays: true,
    },
    { case: 'the newer one still waits', world: { locks: [], tabs: 0, isWaiting: true }, stays: true },
    {
      case: 'only tabs of the newer one live',
      world: { locks: ['foretaste.part:/assets/watch-2.js', 'another lock'], tabs: 1 },
      stays: false,
    },
    { case: 'no tab lives', world: { locks: [], tabs: 0 }, stays: false },
  ])('stay: $stays, where $case', async ({ world, stays }) => {
    await aWorker({ isActive: true, isWaiting: false, locks: [], tabs: 1 }, storage).install();
    await aWorker({ isActive: true, isWaiting: false, ...world }, storage).navigate();
    expect(older()).toHaveLength(stays ? 1 : 0);
  });
});
