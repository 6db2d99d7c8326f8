import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transactionOverChanges, transactionOverRows } from '#replica/outbox/write-transaction.ts';
import { syncStatus } from '#replica/feed/sync-status.ts';
import { aReplica, type TestReplica } from '#tests/support/a-replica.ts';
import { keyedValue, putKeyedValue } from './keyed-value.ts';
import { liveAnswers } from './live-answers.ts';

/*
 * Dexie follows the awaits of an async function alone. Given a plain one that calls an async one, it may lose what is read after a few awaits: that then
 * runs outside of the transaction, which ends without it, and the whole fails as 'committed too early', or is kept by halves.
 */

let replica: TestReplica;
beforeEach(() => {
  replica = aReplica();
});
afterEach(() => replica.database.delete());

/** Writes one value of the device through so many functions that each await the next. */
async function writeThrough(depth: number, value: string): Promise<void> {
  if (depth > 0) return await writeThrough(depth - 1, value);
  await keyedValue(replica.database, 'first');
  await putKeyedValue(replica.database, 'first', value);
}

/** One that fails after it wrote, as a plain function. */
async function writeAndFail(depth: number): Promise<void> {
  await writeThrough(depth, 'early');
  await writeThrough(depth, 'late');
  throw new Error('It failed in the end.');
}

describe.each([0, 1, 2, 3, 6, 12])(
  'work that is given as a plain function, after %i awaits in one another',
  (depth) => {
    it.each([
      ['over all rows', () => transactionOverRows(replica, () => writeAndFail(depth))],
      ['over the changes of a collection', () => transactionOverChanges(replica, 'reviews', () => writeAndFail(depth))],
    ])('is kept whole or not at all, %s', async (_, write) => {
      await expect(write()).rejects.toThrow('It failed in the end.');
      expect(await keyedValue(replica.database, 'first')).toBeNull();
    });
  },
);

it('the state of the sync is read in one transaction by many who listen while others write', async () => {
  const failed: unknown[] = [];
  const listening = Array.from({ length: 20 }, () =>
    liveAnswers(() => syncStatus(replica)).subscribe(
      () => {},
      (error: unknown) => failed.push(error),
    ),
  );
  for (let at = 0; at < 20; at += 1) await writeThrough(3, `${at}`);
  for (const one of listening) one.unsubscribe();
  expect(failed).toEqual([]);
});

/** The last argument of each `transaction('r…` of a source, as it begins. */
function scopesIn(source: string): string[] {
  return [...source.matchAll(/\.transaction\(\s*'rw?'/g)].map(({ index, 0: found }) => {
    let depth = 1;
    let last = index + found.length;
    for (let at = last; depth > 0; at += 1) {
      const sign = source[at] ?? ')';
      if ('([{'.includes(sign)) depth += 1;
      else if (')]}'.includes(sign)) depth -= 1;
      else if (sign === ',' && depth === 1 && !/^\s*\)/.test(source.slice(at + 1))) last = at + 1;
    }
    return source.slice(last, last + 40).trim();
  });
}

it('every transaction of the app is given an async function', () => {
  const src = new URL('../../', import.meta.url);
  const scopes = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .flatMap((path) => scopesIn(readFileSync(new URL(path, src), 'utf8')).map((scope) => `${path}: ${scope}`));
  expect(scopes.length).toBeGreaterThan(20);
  expect(scopes.filter((scope) => !/: async\b/.test(scope))).toEqual([]);
});
