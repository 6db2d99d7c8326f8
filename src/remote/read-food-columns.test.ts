import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encodeFoodColumns } from '#tests/support/encode-food-columns.ts';
import type { Send } from './browser-send.ts';
import { readFoodColumns } from './read-food-columns.ts';

const manifest = { epoch: 'first', seq: 7, foods: 1, hash: 'ab'.repeat(32), bytes: 120 };

const own = { headers: { 'X-Sync-Epoch': 'first' } };
const missing = () => new Response(null, { ...own, status: 404 });

/** A server that answers these paths, and 404 to any other. */
function serving(answers: Readonly<Record<string, () => Response>>): Send {
  return async (url, init) => {
    init.signal?.throwIfAborted();
    return (answers[url.replace('https://food.test', '')] ?? missing)();
  };
}
/** The columns' manifest names this document; `sent` is what comes of it. */
function both(document: unknown, { foods = 1, sent = JSON.stringify(document) } = {}) {
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  return {
    '/api/sync/columns': () => Response.json({ ...manifest, hash, foods }, own),
    [`/api/sync/columns/${hash}`]: () => new Response(sent, own),
  };
}
const read = (answers: Parameters<typeof serving>[0], signal?: AbortSignal) =>
  readFoodColumns({ baseUrl: 'https://food.test', send: serving(answers), ...(signal && { signal }) });
const ramen = encodeFoodColumns([{ id: 'ramen0000000001', name: 'Ramen' }]);

describe('readFoodColumns', () => {
  it('reads a document that was read before no second time, and another one whole', async () => {
    const answers = both(ramen);
    const first = await read(answers);
    if (first.kind !== 'columns') throw new Error(first.kind);
    const again = (named: Parameters<typeof serving>[0]) =>
      readFoodColumns({ baseUrl: 'https://food.test', send: serving(named), held: first });
    const later = () => Response.json({ ...manifest, hash: first.hash, seq: 9, epoch: 'second' }, own);
    expect(await again({ '/api/sync/columns': later })).toEqual({ ...first, seq: 9, epoch: 'second' });
    expect(await again(both(encodeFoodColumns([{ id: 'udon00000000001', name: 'Udon' }])))).toMatchObject({
      foods: [{ name: 'Udon' }],
    });
  });

  it('reads the document that the server names, and of what moment it is', async () => {
    const outcome = await read(both(ramen));
    expect(outcome).toMatchObject({
      kind: 'columns',
      epoch: 'first',
      seq: 7,
      foods: [{ id: 'ramen0000000001', name: 'Ramen' }],
    });
  });

  it.each([
    ['the server has none', { '/api/sync/columns': () => new Response(null, { ...own, status: 204 }) }],
    ['the server knows nothing of columns', {}],
    ['the document went meanwhile', { '/api/sync/columns': () => Response.json(manifest, own) }],
    ['the document is of another version', both({ version: 2, foods: 0, columns: {} })],
    ['the document is malformed', both({ version: 1, foods: 1, columns: { id: [] } })],
    ['[S21] the document has fewer foods than its manifest says', both(ramen, { foods: 2 })],
  ])('has none when %s', async (_, answers) => {
    expect(await read(answers)).toEqual({ kind: 'none' });
  });

  it.each([
    ['the server fails', { '/api/sync/columns': () => new Response('down', { ...own, status: 503 }) }],
    ['[S19] a portal answers with its page', { '/api/sync/columns': () => new Response('<!doctype html>') }],
    ['[S19] a portal says that there is none', { '/api/sync/columns': () => new Response(null, { status: 404 }) }],
    ['[S21] the document is empty', both(ramen, { sent: '' })],
    [
      'the answer is no manifest',
      { '/api/sync/columns': () => Response.json({ ...manifest, hash: '../../data.db' }, own) },
    ],
    ['the document is cut off', both(ramen, { sent: JSON.stringify(ramen).slice(0, -10) })],
    [
      'the network is gone',
      {
        '/api/sync/columns': () => {
          throw new TypeError('Failed to fetch');
        },
      },
    ],
  ])('is out of reach when %s', async (_, answers) => {
    expect(await read(answers)).toEqual({ kind: 'unreachable' });
  });

  it('ends when it is told to', async () => {
    const controller = new AbortController();
    controller.abort();
    expect(await read(both(encodeFoodColumns([])), controller.signal)).toEqual({ kind: 'unreachable' });
  });
});
