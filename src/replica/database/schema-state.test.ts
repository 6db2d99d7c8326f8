import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contribute, member, signInAs } from '#tests/support/a-replica.ts';
import { patiently } from '#tests/support/patiently.ts';
import { openReplica } from '#replica/open-replica.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import { liveAnswers } from './live-answers.ts';

let name: string;
const opened: Dexie[] = [];

beforeEach(() => {
  name = crypto.randomUUID();
});
afterEach(async () => {
  for (const database of opened.splice(0)) database.close();
  await Dexie.delete(name);
});

function thisVersion() {
  const replica = openReplica({ name });
  opened.push(replica.database);
  return replica;
}

/** The version after this one: without one of its tables, with a table of its own, and with another shape of the outbox. */
function nextVersion(): Dexie {
  const { database } = openReplica({ name });
  const next = new Dexie(name, { autoOpen: false });
  opened.push(next);
  next
    .version(database.verno)
    .stores(
      Object.fromEntries(
        database.tables.map((table) => [
          table.name,
          [table.schema.primKey.src, ...table.schema.indexes.map(({ src }) => src)].join(),
        ]),
      ),
    );
  next
    .version(database.verno + 1)
    .stores({ memberships: null, tastings: 'id' })
    .upgrade((transaction) => transaction.table('outbox').toCollection().modify({ shape: 'next' }));
  return next;
}

/** Tables of the database as it is, and its version as the browser counts. */
async function onDisk(): Promise<{ readonly tables: readonly string[]; readonly version: number }> {
  const plain = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
  });
  const found = { tables: [...plain.objectStoreNames], version: plain.version };
  plain.close();
  return found;
}

it('[S9] after a version that passed over collections it did not know, every audience but everyone’s is read anew', async () => {
  const { database } = openReplica({ name });
  const before = new Dexie(name);
  before.version(database.verno - 1).stores({ cursors: 'audience' });
  await before
    .table('cursors')
    .bulkPut(['*', 'f:ramen', 'm:ana', 'u:ana'].map((audience) => ({ audience, seq: 7, pulledAt: 1, usedAt: 1 })));
  before.close();
  const replica = thisVersion();
  expect((await replica.database.cursors.toArray()).map(({ audience, seq }) => [audience, seq])).toEqual([
    ['*', 7],
    ['f:ramen', 0],
    ['m:ana', 0],
    ['u:ana', 0],
  ]);
});

describe('[S9] beside a newer version', () => {
  it('the older tab lets go at once, says so once, and leaves every unsent entry and draft to the newer one', async () => {
    const older = thisVersion();
    await signInAs(older, member);
    await contribute(older, 'Salted plum');
    const [before] = await older.database.outbox.toArray();
    const onChange = vi.fn();
    older.database.schema.subscribe(onChange);
    const newer = await nextVersion().open();
    expect(older.database.schema.current()).toBe('outdated');
    expect(onChange).toHaveBeenCalledOnce();
    expect(await newer.table('outbox').toArray()).toEqual([{ ...before, shape: 'next' }]);
  });

  it('the older tab never opens the replica again: what it would write is refused, and what it shows stays', async () => {
    const older = thisVersion();
    await signInAs(older, member);
    const shown = vi.fn();
    const failed = vi.fn();
    const subscription = liveAnswers(() => syncReport(older)).subscribe({ next: shown, error: failed });
    await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce(), patiently);
    const newer = await nextVersion().open();
    await expect(contribute(older, 'Of the old shape')).rejects.toThrow('not saved: failed');
    await expect(older.database.open()).rejects.toThrow('newer version');
    await expect(older.database.outbox.toArray()).rejects.toThrow();
    await newer.table('keyed').put({ key: 'syncReport', value: {} });
    expect(await newer.table('outbox').count()).toBe(0);
    expect(newer.isOpen()).toBe(true);
    expect(failed).not.toHaveBeenCalled();
    subscription.unsubscribe();
  });

  it('an older version that comes after finds itself outdated, and changes nothing: no table is added, none emptied', async () => {
    const first = thisVersion();
    await signInAs(first, member);
    await contribute(first, 'Salted plum');
    const newer = await nextVersion().open();
    const before = await onDisk();
    expect(before.tables).not.toContain('memberships');
    const late = thisVersion();
    await expect(late.database.outbox.toArray()).rejects.toThrow();
    await expect(contribute(late, 'Of the old shape')).rejects.toThrow('not saved: failed');
    expect(late.database.schema.current()).toBe('outdated');
    expect(await onDisk()).toEqual(before);
    expect(newer.isOpen()).toBe(true);
    expect(await newer.table('outbox').count()).toBe(1);
  });

  it('is not outdated where Dexie mended the schema of the same version by itself', async () => {
    const unmended = new Dexie(name);
    unmended.version(openReplica({ name }).database.verno).stores({ keyed: 'key' });
    await unmended.open();
    unmended.close();
    await thisVersion().database.keyed.put({ key: 'a', value: 1 });
    const { version } = await onDisk();
    expect(version % 10).toBe(1);
    const again = thisVersion();
    expect(await again.database.keyed.get('a')).toEqual({ key: 'a', value: 1 });
    expect(again.database.schema.current()).toBe('fits');
  });
});

describe('[S9] beside an older version', () => {
  it('says that it is held up by a tab that does not let go, and goes on when that one is closed', async () => {
    const stubborn = new Dexie(name);
    stubborn.version(1).stores({ keyed: 'key' });
    // Dexie's own answer would be to let go.
    stubborn.on('versionchange', () => false);
    await stubborn.open();
    const newer = thisVersion();
    const read = newer.database.keyed.count();
    await vi.waitFor(() => expect(newer.database.schema.current()).toBe('held-up'), patiently);
    stubborn.close();
    expect(await read).toBe(0);
    expect(newer.database.schema.current()).toBe('fits');
  });
});
