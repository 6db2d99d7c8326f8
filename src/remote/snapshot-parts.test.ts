import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { must } from '#prelude/must.ts';
import { pocketBaseRemote } from './pocketbase-remote.ts';

const lines = ['{"c":"foods","r":{"id":"soup"}}', '{"c":"foods","r":{"id":"rice"}}'];
const whole = `${lines.join('\n')}\n`;
const hash = createHash('sha256').update(whole).digest('hex');
const own = { 'X-Sync-Epoch': 'first' };
const answerOf =
  (body: string, headers: Record<string, string> = own) =>
  () =>
    new Response(body, { headers });

/** Asks for the part; the answers come one after the other, the last one again and again. */
async function read(answers: readonly (() => Response)[], rows = lines.length) {
  const caches: (RequestCache | undefined)[] = [];
  const remote = pocketBaseRemote({
    baseUrl: 'https://food.test',
    send: async (_, { cache }) => {
      caches.push(cache);
      return (answers[caches.length - 1] ?? answers.at(-1))?.() ?? new Response();
    },
  });
  return { outcome: await remote.snapshotPart({ hash, rows }), caches };
}

describe('[S21] a part of the catalogue', () => {
  it('is taken when its hash and its rows are those of the manifest', async () => {
    const { outcome, caches } = await read([answerOf(whole)]);
    expect(outcome).toEqual({
      kind: 'rows',
      rows: [
        { collection: 'foods', row: { id: 'soup' } },
        { collection: 'foods', row: { id: 'rice' } },
      ],
    });
    expect(caches).toEqual(['default']);
  });

  it.each([
    ['an empty answer', ''],
    ['half of it', whole.slice(0, 40)],
    ['a page', '<!doctype html>'],
    ['other rows', whole.replace('soup', 'salt')],
    ['one row twice', `${lines[0]}\n${lines[0]}\n`],
  ])('is out of reach while %s comes in its place', async (_, body) => {
    expect((await read([answerOf(body)])).outcome.kind).toBe('unreachable');
  });

  it('is out of reach when it has not as many rows as the manifest says', async () => {
    expect((await read([answerOf(whole)], 3)).outcome.kind).toBe('unreachable');
  });

  it.each([
    ['something in front gave', answerOf('<!doctype html>', {})],
    ['broke off', answerOf(whole.slice(0, 40))],
    ['a server gave that did not mark its answers yet', answerOf(whole, {})],
  ])('is asked for past the browser’s cache, which keeps for ever what %s', async (_, first) => {
    const { outcome, caches } = await read([first, answerOf(whole)]);
    expect(outcome.kind).toBe('rows');
    expect(caches).toEqual(['default', 'reload']);
  });

  describe('[S20] that broke off', () => {
    const bytes = new TextEncoder().encode(whole);
    /** So many bytes from a place on, then the line breaks, unless they were the last. */
    const upTo = (
      to: number,
      {
        from = 0,
        headers = own,
        status = 200,
      }: { from?: number; headers?: Record<string, string>; status?: number } = {},
    ) =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(bytes.slice(from, to));
            if (to >= bytes.length) controller.close();
          },
          pull: (controller) => controller.error(new TypeError('the line broke')),
        }),
        { headers, status },
      );
    const rest = (from: number, to: number) =>
      upTo(to, {
        from,
        status: 206,
        headers: { ...own, 'Content-Range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` },
      });

    /** One try after the other until it is there. */
    async function readOn(answers: readonly ((range: number) => Response)[]) {
      const asked: { range: string | null; cache: RequestCache | undefined }[] = [];
      const remote = pocketBaseRemote({
        baseUrl: 'https://food.test',
        send: async (_, { cache, headers }) => {
          const range = new Headers(headers).get('Range');
          asked.push({ range, cache });
          return must(answers[asked.length - 1], 'an answer')(Number(/\d+/.exec(range ?? '')?.[0] ?? 0));
        },
      });
      const outcomes = [];
      while (asked.length < answers.length) outcomes.push(await remote.snapshotPart({ hash, rows: lines.length }));
      return { asked, outcomes };
    }

    it('goes on where it broke, as often as it breaks', async () => {
      const { asked, outcomes } = await readOn([
        () => upTo(10),
        (from) => rest(from, 25),
        (from) => rest(from, 25),
        (from) => rest(from, bytes.length),
      ]);
      expect(asked).toEqual([
        { range: null, cache: 'default' },
        { range: 'bytes=10-', cache: 'no-store' },
        { range: 'bytes=25-', cache: 'no-store' },
        { range: 'bytes=25-', cache: 'no-store' },
      ]);
      expect(outcomes.slice(0, 3)).toEqual([
        { kind: 'unreachable', answered: false, progressed: true },
        { kind: 'unreachable', answered: false, progressed: true },
        { kind: 'unreachable', answered: false },
      ]);
      expect(outcomes.at(-1)?.kind).toBe('rows');
    });

    it('is read from its beginning by a server that does not know parts of files', async () => {
      const { asked, outcomes } = await readOn([() => upTo(10), () => upTo(30), (from) => rest(from, bytes.length)]);
      expect(asked.map(({ range }) => range)).toEqual([null, 'bytes=10-', 'bytes=30-']);
      expect(outcomes.at(-1)?.kind).toBe('rows');
    });

    it.each([
      ['another part than was asked for', () => rest(5, bytes.length)],
      ['that there is no such part', () => new Response('', { status: 416, headers: own })],
      [
        'a rest that is not this one',
        (from: number) =>
          new Response('x'.repeat(bytes.length - from), {
            status: 206,
            headers: { ...own, 'Content-Range': `bytes ${from}-` },
          }),
      ],
    ])('is asked for anew after %s', async (_, wrong) => {
      const { asked, outcomes } = await readOn([() => upTo(10), wrong, () => upTo(bytes.length)]);
      expect(asked.map(({ range }) => range)).toEqual([null, 'bytes=10-', null]);
      expect(outcomes.at(-1)?.kind).toBe('rows');
    });

    it('loses nothing to what answers in the server’s place meanwhile', async () => {
      const portal = () => new Response('<!doctype html>', { headers: {} });
      const { asked, outcomes } = await readOn([() => upTo(10), portal, portal, (from) => rest(from, bytes.length)]);
      expect(asked.map(({ range }) => range)).toEqual([null, 'bytes=10-', 'bytes=10-', 'bytes=10-']);
      expect(outcomes.at(-1)?.kind).toBe('rows');
    });
  });

  it('is gone only when the server says so', async () => {
    const missing = (headers: Record<string, string>) => () => new Response('{}', { status: 404, headers });
    expect((await read([missing(own)])).outcome.kind).toBe('gone');
    expect((await read([missing({})])).outcome.kind).toBe('unreachable');
  });
});
