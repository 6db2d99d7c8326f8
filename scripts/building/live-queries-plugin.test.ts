import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- it is Dexie's own that is tried
import type * as DexieModule from 'dexie';
import { withoutOldWrites } from './live-queries-plugin.mjs';

const file = path.resolve(import.meta.dirname, '../../node_modules/dexie/dist/modern/dexie.mjs');
const original = readFileSync(file, 'utf8');

interface Row {
  readonly id: string;
  readonly kind: string;
}

/** How many writes were put together with earlier ones. */
const counted = globalThis as unknown as { merged: number };

/** The module that this text is, which counts what it puts together. */
async function evaluated(code: string): Promise<typeof DexieModule> {
  const head = 'function extendObservabilitySet(target, newSet) {\n';
  if (code.split(head).length !== 2) throw new Error('nothing to count');
  const counting = code.replace(head, `${head}    globalThis.merged += 1;\n`);
  return (await import(
    `data:text/javascript;base64,${Buffer.from(counting).toString('base64')}`
  )) as typeof DexieModule;
}

async function openDatabase(code: string) {
  const { Dexie, liveQuery } = await evaluated(code);
  const database = new Dexie(`live-${Math.random()}`);
  database.version(1).stores({ rows: 'id, kind' });
  await database.open();
  return { database, rows: database.table<Row, string>('rows'), liveQuery };
}

describe('a live query of Dexie as it is built', () => {
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  beforeEach(async () => {
    opened = await openDatabase(withoutOldWrites(original));
  });
  afterEach(() => opened.database.delete());

  /** The answers of how many rows there are of a kind, as they come. */
  function listenTo(kind: string, meanwhile: () => Promise<unknown> = async () => {}) {
    const answers: number[] = [];
    const reading = opened
      .liveQuery(async () => {
        const { length: count } = await opened.rows.where({ kind }).toArray();
        await meanwhile();
        return count;
      })
      .subscribe((answer) => answers.push(answer));
    return { answers, stop: () => reading.unsubscribe() };
  }

  test('puts no writes together that its answer does not depend on, and hears of the next that it does', async () => {
    const { answers, stop } = listenTo('soup');
    await expect.poll(() => answers).toEqual([0]);
    counted.merged = 0;
    for (let n = 0; n < 50; n += 1) await opened.rows.add({ id: `cake${n}`, kind: 'cake' });
    const merged = counted.merged;
    await opened.rows.add({ id: 'soup', kind: 'soup' });
    await expect.poll(() => answers).toEqual([0, 1]);
    await opened.rows.delete('soup');
    await expect.poll(() => answers).toEqual([0, 1, 0]);
    stop();

    const asItWas = await openDatabase(original);
    const seen: number[] = [];
    const reading = asItWas
      .liveQuery(() => asItWas.rows.where({ kind: 'soup' }).toArray())
      .subscribe(({ length }) => seen.push(length));
    await expect.poll(() => seen).toEqual([0]);
    counted.merged = 0;
    for (let n = 0; n < 50; n += 1) await asItWas.rows.add({ id: `cake${n}`, kind: 'cake' });
    // Each transaction puts its own parts together, too: with the query's it is more.
    expect(counted.merged - merged).toBe(50);
    reading.unsubscribe();
    await asItWas.database.delete();
  });

  test('hears of what was written while it was being read', async () => {
    let isFirst = true;
    const { answers, stop } = listenTo('soup', async () => {
      if (!isFirst) return;
      isFirst = false;
      // Of its own transactions: written by somebody else meanwhile.
      await new Promise<void>((resolve) =>
        setTimeout(() => {
          void opened.rows
            .bulkPut([
              { id: 'cake', kind: 'cake' },
              { id: 'soup', kind: 'soup' },
            ])
            .then(() => opened.rows.put({ id: 'tea', kind: 'tea' }))
            .then(() => resolve());
        }),
      );
    });
    await expect.poll(() => answers.at(-1)).toBe(1);
    stop();
  });
});

test('another Dexie than expected fails the build', () => {
  expect(() => withoutOldWrites(original.replaceAll('accumMuts', 'accumulated'))).toThrow('do not look as expected');
  expect(() => withoutOldWrites(withoutOldWrites(original))).toThrow('do not look as expected');
});
