import { describe, expect, it } from 'vitest';
import { encodeFoodColumns } from '#tests/support/encode-food-columns.ts';
import { readFoodColumns } from './read-food-columns.ts';

const hash = 'ab'.repeat(32);
const manifest = { epoch: 'first', seq: 7, foods: 1, hash, bytes: 120 };

/** A server that answers these paths, and 404 to any other. */
function serving(answers: Readonly<Record<string, () => Response>>): typeof fetch {
  return async (input, init) => {
    init?.signal?.throwIfAborted();
    return answers[String(input).replace('https://food.test', '')]?.() ?? new Response(null, { status: 404 });
  };
}
const both = (document: unknown) => ({ '/api/sync/columns': () => Response.json(manifest), [`/api/sync/columns/${hash}`]: () => Response.json(document) });
const read = (answers: Parameters<typeof serving>[0], signal?: AbortSignal) => readFoodColumns({ baseUrl: 'https://food.test', fetch: serving(answers), ...(signal && { signal }) });

describe('readFoodColumns', () => {
  it('reads the document that the server names, and of what moment it is', async () => {
    const outcome = await read(both(encodeFoodColumns([{ id: 'ramen0000000001', name: 'Ramen' }])));
    expect(outcome).toMatchObject({ kind: 'columns', epoch: 'first', seq: 7, foods: [{ id: 'ramen0000000001', name: 'Ramen' }] });
  });

  it.each([
    ['the server has none', { '/api/sync/columns': () => new Response(null, { status: 204 }) }],
    ['the server knows nothing of columns', {}],
    ['the document went meanwhile', { '/api/sync/columns': () => Response.json(manifest) }],
    ['the document is of another version', both({ version: 2, foods: 0, columns: {} })],
    ['the document is malformed', both({ version: 1, foods: 1, columns: { id: [] } })],
  ])('has none when %s', async (_, answers) => {
    expect(await read(answers)).toEqual({ kind: 'none' });
  });

  it.each([
    ['the server fails', { '/api/sync/columns': () => new Response('down', { status: 503 }) }],
    ['a portal answers with its page', { '/api/sync/columns': () => new Response('<!doctype html>') }],
    ['the answer is no manifest', { '/api/sync/columns': () => Response.json({ epoch: 'first', seq: 7, hash: '../../data.db' }) }],
    ['the document is cut off', { ...both(null), [`/api/sync/columns/${hash}`]: () => new Response('{"version":1,') }],
    ['the network is gone', { '/api/sync/columns': () => { throw new TypeError('Failed to fetch'); } }],
  ])('is out of reach when %s', async (_, answers) => {
    expect(await read(answers)).toEqual({ kind: 'unreachable' });
  });

  it('ends when it is told to', async () => {
    const controller = new AbortController();
    controller.abort();
    expect(await read(both(encodeFoodColumns([])), controller.signal)).toEqual({ kind: 'unreachable' });
  });
});
