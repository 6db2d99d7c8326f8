import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeCacheStorage } from '#tests/support/fake-cache-storage.ts';
import { workerWords } from './worker-words.ts';

const source = readFileSync(new URL('../../../public/push-news.js', import.meta.url), 'utf8');

interface Shown {
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  readonly silent: boolean;
  readonly data: { readonly id?: string; readonly link: string };
}

interface Page {
  readonly isFocused: boolean;
  readonly listens: boolean;
}

/** A service worker of which only this part is there, with what the system shows, and pages that are open. */
function aWorker() {
  const caches = fakeCacheStorage();
  const shown = new Map<string, Shown>();
  const done: string[] = [];
  const world = { answer: (): object | number => 0, pages: [] as Page[], asked: [] as unknown[] };
  const listeners: Record<string, (event: object) => void> = {};
  runInNewContext(source, {
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    AbortSignal,
    caches,
    Date,
    MessageChannel,
    Response,
    // A page that says nothing is not waited for.
    setTimeout: (run: () => void) => (world.pages.some(({ listens }) => listens) ? undefined : setTimeout(run, 0)),
    clearTimeout,
    fetch: async (path: string, { body }: { body: string }) => {
      world.asked.push([path, JSON.parse(body)]);
      const answer = world.answer();
      if (answer === 0) throw new TypeError('no network');
      return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer);
    },
    registration: {
      getNotifications: async () => [...shown.values()].map((one) => ({ ...one, close: () => shown.delete(one.tag) })),
      showNotification: async (title: string, options: Shown) => {
        expect(title).toBe('Foretaste');
        shown.delete(options.tag);
        shown.set(options.tag, options);
      },
    },
    clients: {
      matchAll: async () =>
        world.pages.map(({ isFocused, listens }, at) => ({
          focused: isFocused,
          focus: async () => void done.push(`focus ${at}`),
          navigate: async (path: string) => void done.push(`navigate ${at} ${path}`),
          postMessage: ({ path }: { path: string }, [port]: MessagePort[]) => {
            if (!listens) return;
            done.push(`tell ${at} ${path}`);
            port?.postMessage(true);
          },
        })),
      openWindow: async (path: string) => void done.push(`open ${path}`),
    },
  });
  const happen = async (type: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    listeners[type]?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
    await Promise.all(work);
  };
  const keep = async (name: string, value: unknown) =>
    (await caches.open('push')).put(`/push/${name}`, new Response(JSON.stringify(value)));
  return {
    world,
    shown,
    done,
    keep,
    recall: async (name: string) => (await (await caches.open('push')).match(`/push/${name}`))?.json(),
    push: () => happen('push'),
    click: (data: unknown) => happen('notificationclick', { notification: { data, close: () => done.push('close') } }),
  };
}

const one = (id: string, more: object = {}) => ({
  id,
  type: 'like',
  facts: { kind: 'like', who: 'Ben', what: 'Miso Soup' },
  message: 'In the server’s words',
  link: `/food/${id}`,
  created: '2026-01-02 03:04:05.678Z',
  ...more,
});
const list = (...news: object[]) => ({ news, count: news.length });

let worker: ReturnType<typeof aWorker>;
beforeEach(async () => {
  worker = aWorker();
  await worker.keep('browser', { id: 'browser', key: 'secret' });
  await worker.keep('words', workerWords());
});
const bodies = () => [...worker.shown.values()].map(({ body }) => body);

describe('[R49] a worker that was woken', () => {
  it.each([
    ['a like', { kind: 'like', who: 'Ben', what: 'Miso Soup' }, 'Ben liked your Miso Soup'],
    [
      'a like of a member without a name',
      { kind: 'like', who: '', what: 'Miso Soup' },
      'A member liked your Miso Soup',
    ],
    [
      'names that a replacement would read as its own',
      { kind: 'like', who: "$& $'", what: '{who}' },
      "$& $' liked your {who}",
    ],
    ['an answer', { kind: 'answer', who: 'Ben', what: 'Miso Soup' }, 'Ben answered your review of Miso Soup'],
    ['a message', { kind: 'message', who: 'Ben' }, 'Ben sent you a message'],
    ['an achievement', { kind: 'achievement', what: 'first_taste' }, 'Achievement unlocked: First Taste'],
    ['an achievement of a newer server', { kind: 'achievement', what: 'newest' }, 'In the server’s words'],
    ['a kind of a newer server', { kind: 'gift', who: 'Ben' }, 'In the server’s words'],
    ['what has no facts', null, 'In the server’s words'],
  ])('tells %s in the words of the app', async (_what, facts, words) => {
    worker.world.answer = () => list(one('a', { facts }));
    await worker.push();
    expect(worker.world.asked).toEqual([['/api/push/news', { id: 'browser', key: 'secret' }]]);
    expect([...worker.shown.values()]).toMatchObject([
      { body: words, tag: 'news-a', lang: 'en', silent: false, data: { id: 'a', link: '/food/a' } },
    ]);
  });

  it('tells each thing once, and puts away what was read elsewhere', async () => {
    worker.world.answer = () => list(one('b'), one('a'));
    await worker.push();
    expect([...worker.shown.keys()]).toEqual(['news-a', 'news-b']);
    worker.world.answer = () => list(one('c'), one('b'));
    worker.shown.delete('news-b');
    await worker.push();
    expect([...worker.shown.keys()]).toEqual(['news-c']);
  });

  it('tells the number of more than three', async () => {
    worker.world.answer = () => ({ news: ['a', 'b', 'c', 'd'].map((id) => one(id)), count: 9 });
    await worker.push();
    expect(bodies()).toEqual(['9 things are new for you']);
  });

  it.each([
    ['all was read meanwhile', () => list(), 'You have seen all that was new', true],
    ['nobody answers', () => 0, 'Something is new for you', false],
    ['the key counts no more', () => 404, 'Something is new for you', false],
    ['what answers is something else', () => ({ news: 'none' }), 'Something is new for you', false],
  ])('shows something also where %s', async (_when, answer, words, isQuiet) => {
    worker.world.answer = answer;
    await worker.push();
    expect([...worker.shown.values()]).toMatchObject([{ body: words, silent: isQuiet }]);
  });

  it('shows what was shown before again, quietly, where nothing else is new', async () => {
    worker.world.answer = () => list(one('a'));
    await worker.push();
    worker.shown.clear();
    await worker.push();
    expect([...worker.shown.values()]).toMatchObject([{ tag: 'news-a', silent: true }]);
  });

  it('has words of a kind even where the page has put none', async () => {
    const bare = aWorker();
    await bare.push();
    expect([...bare.shown.values()]).toMatchObject([{ body: '', tag: 'news' }]);
  });
});

describe('[R49] what was told and is chosen', () => {
  it.each<[what: string, pages: Page[], link: unknown, done: string[]]>([
    ['opens a page where there is none', [], '/food/a', ['close', 'open /food/a']],
    [
      'goes there in the page that is looked at',
      [
        { isFocused: false, listens: true },
        { isFocused: true, listens: true },
      ],
      '/food/a',
      ['close', 'focus 1', 'tell 1 /food/a'],
    ],
    [
      'loads it in a page that does not listen',
      [{ isFocused: false, listens: false }],
      '/x',
      ['close', 'focus 0', 'navigate 0 /x'],
    ],
    ['goes nowhere else', [], 'https://elsewhere.example', ['close', 'open /']],
    ['nor by an address without a scheme', [], '//elsewhere.example', ['close', 'open /']],
    ['and home where it leads nowhere', [], undefined, ['close', 'open /']],
  ])('%s', async (_what, pages, link, done) => {
    worker.world.pages = pages;
    await worker.click({ id: 'a', link });
    expect(worker.done.toSorted()).toEqual(done.toSorted());
    expect(await worker.recall('opened')).toEqual(['a']);
  });
});
