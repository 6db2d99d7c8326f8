import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pocketBaseRemote } from './pocketbase-remote.ts';

const lines = ['{"c":"foods","r":{"id":"soup"}}', '{"c":"foods","r":{"id":"rice"}}'];
const whole = `${lines.join('\n')}\n`;
const hash = createHash('sha256').update(whole).digest('hex');
const own = { 'X-Sync-Epoch': 'first' };
const answerOf = (body: string, headers: Record<string, string> = own) => () => new Response(body, { headers });

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
    expect(outcome).toEqual({ kind: 'rows', rows: [{ collection: 'foods', row: { id: 'soup' } }, { collection: 'foods', row: { id: 'rice' } }] });
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

  it('is gone only when the server says so', async () => {
    const missing = (headers: Record<string, string>) => () => new Response('{}', { status: 404, headers });
    expect((await read([missing(own)])).outcome.kind).toBe('gone');
    expect((await read([missing({})])).outcome.kind).toBe('unreachable');
  });
});
