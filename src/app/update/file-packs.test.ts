import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const source = readFileSync(new URL('../../../public/file-packs.js', import.meta.url), 'utf8');
const origin = 'https://foretaste.test';

const packs = [
  { address: '/assets/pack-1.json', files: ['/assets/a.js', '/assets/b.js'] },
  { address: '/assets/pack-2.json', files: ['/assets/c.js', '/assets/d.js', '/assets/e.js'] },
];
const files: Readonly<Record<string, unknown>> = {
  '/file-packs.json': packs,
  '/assets/pack-1.json': { '/assets/a.js': 'text of a', '/assets/b.js': 'text of b' },
  '/assets/pack-2.json': { '/assets/c.js': 'text of c', '/assets/d.js': 'text of d', '/assets/e.js': 'text of e' },
};

interface World {
  /** Paths that are precached already. */
  readonly there?: readonly string[];
  /** What the server has in the place of `files`; a number is a status, null no answer at all. */
  readonly served?: Readonly<Record<string, unknown>>;
}

/** A service worker of which only this part is there, and the paths that it asks the network for. */
function aWorker({ there = [], served = {} }: World) {
  const asked: string[] = [];
  const listeners: (() => void)[] = [];
  const network = async (input: Request | string) => {
    const path = new URL(typeof input === 'string' ? input : input.url, origin).pathname;
    asked.push(path);
    const content = path in served ? served[path] : (files[path] ?? `alone: ${path}`);
    if (content === null) throw new TypeError('Failed to fetch');
    if (typeof content === 'number') return new Response('', { status: content });
    return new Response(typeof content === 'string' ? content : JSON.stringify(content), {
      headers: { 'Content-Type': 'application/json', 'Content-Length': '1', ETag: '"1"', 'X-Sync-Epoch': 'first' },
    });
  };
  const self: { fetch: (input: string) => Promise<Response> } = { fetch: network };
  runInNewContext(source, {
    self,
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    caches: {
      keys: async () => ['food-pictures', ...(there.length > 0 ? [`workbox-precache-v2-${origin}/`] : [])],
      open: async () => ({ keys: async () => there.map((path) => ({ url: origin + path })) }),
    },
    location: { origin },
    Headers,
    Request,
    Response,
    URL,
  });
  return {
    asked,
    install: () => listeners.forEach((listener) => listener()),
    text: async (path: string) => (await self.fetch(origin + path)).text(),
    fetch: (path: string) => self.fetch(origin + path),
  };
}

describe('what the service worker fetches at an installation', () => {
  it('comes out of the packs, each asked for once, as the file alone would have come', async () => {
    const worker = aWorker({});
    worker.install();
    const answer = await worker.fetch('/assets/a.js');
    expect(await answer.text()).toBe('text of a');
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'x-sync-epoch': 'first',
    });
    expect(answer.status).toBe(200);
    expect(await Promise.all(['b', 'c', 'd', 'e'].map((name) => worker.text(`/assets/${name}.js`)))).toEqual(
      ['b', 'c', 'd', 'e'].map((name) => `text of ${name}`),
    );
    expect(await worker.text('/assets/large.js')).toBe('alone: /assets/large.js');
    expect(worker.asked).toEqual([
      '/file-packs.json',
      '/assets/pack-1.json',
      '/assets/pack-2.json',
      '/assets/large.js',
    ]);
  });

  it('comes alone a second time, for a pack is not kept in memory', async () => {
    const worker = aWorker({});
    worker.install();
    await worker.text('/assets/a.js');
    expect(await worker.text('/assets/a.js')).toBe('alone: /assets/a.js');
  });

  it('comes alone at any other time, and from anywhere else', async () => {
    const worker = aWorker({});
    expect(await worker.text('/assets/a.js')).toBe('alone: /assets/a.js');
    expect(worker.asked).toEqual(['/assets/a.js']);
    worker.install();
    expect(await (await worker.fetch('.elsewhere.test/assets/a.js')).text()).toBe('alone: /assets/a.js');
  });

  it.each([
    { case: 'there is no list', served: { '/file-packs.json': 404 } },
    { case: 'the list does not come', served: { '/file-packs.json': null } },
    { case: 'the list is no list', served: { '/file-packs.json': '<!doctype html>' } },
    { case: 'the pack is gone', served: { '/assets/pack-1.json': 404 } },
    { case: 'the pack does not come', served: { '/assets/pack-1.json': null } },
    { case: 'the pack is broken off', served: { '/assets/pack-1.json': '{"/assets/a.js":"te' } },
    { case: 'the pack lacks it', served: { '/assets/pack-1.json': { '/assets/b.js': 'text of b' } } },
  ])('comes alone where $case', async ({ served }) => {
    const worker = aWorker({ served });
    worker.install();
    expect(await worker.text('/assets/a.js')).toBe('alone: /assets/a.js');
    expect(await worker.text('/assets/a.js')).toBe('alone: /assets/a.js');
  });

  it('comes alone where most of its pack is here already', async () => {
    const worker = aWorker({ there: ['/assets/b.js', '/assets/c.js', '/assets/d.js'] });
    worker.install();
    expect(await worker.text('/assets/e.js')).toBe('alone: /assets/e.js');
    expect(await worker.text('/assets/a.js')).toBe('text of a');
  });

  it('is told anew by the next installation', async () => {
    const worker = aWorker({});
    worker.install();
    await worker.text('/assets/a.js');
    worker.install();
    expect(await worker.text('/assets/a.js')).toBe('text of a');
  });
});
