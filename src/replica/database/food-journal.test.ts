import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JOURNAL_LIMIT } from './food-journal.ts';
import { foodsChangedSince, forgetFoodJournal } from '#replica/foods/foods-changed-since.ts';
import { openReplica } from '#replica/open-replica.ts';
import type { Replica } from './replica.ts';
import type { ReplicaDatabase } from './replica-database.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';

let replica: Replica;

beforeEach(() => {
  replica = openReplica({ name: crypto.randomUUID() });
});
afterEach(() => replica.database.delete());

const row = (id: string, name = id) => ({ id, name });
const manyRows = (count: number, from = 0) => Array.from({ length: count }, (_, place) => row(`food${from + place}`));

/** The journal as a reader is there from the beginning: what `write` notes. */
async function notedBy(write: (database: ReplicaDatabase) => PromiseLike<unknown>) {
  const before = await replica.database.foodJournal.count();
  await write(replica.database);
  return (await replica.database.foodJournal.toArray()).slice(before).map(({ ids }) => ids);
}

describe('the food journal', () => {
  it.each<[string, (database: ReplicaDatabase) => PromiseLike<unknown>, readonly unknown[]]>([
    ['put', (database) => database.rows('foods').put(row('new')), [['new']]],
    ['add', (database) => database.rows('foods').add(row('new')), [['new']]],
    ['bulkPut', (database) => database.rows('foods').bulkPut([row('a'), row('b'), row('new')]), [['a', 'b', 'new']]],
    ['bulkAdd', (database) => database.rows('foods').bulkAdd([row('new'), row('newer')]), [['new', 'newer']]],
    ['update', (database) => database.rows('foods').update('a', { name: 'Changed' }), [['a']]],
    [
      'modify',
      (database) => database.rows('foods').where('id').anyOf('a', 'b').modify({ name: 'Changed' }),
      [['a', 'b']],
    ],
    ['delete', (database) => database.rows('foods').delete('a'), [['a']]],
    ['bulkDelete', (database) => database.rows('foods').bulkDelete(['a', 'never-there']), [['a', 'never-there']]],
    ['delete of a range', (database) => database.rows('foods').where('id').above('a').delete(), ['all']],
    ['clear', (database) => database.rows('foods').clear(), ['all']],
    [
      'several writes of one transaction',
      (database) =>
        database.transaction('rw', database.rows('foods'), async () => {
          await database.rows('foods').put(row('new'));
          await database.rows('foods').delete('a');
        }),
      [['new'], ['a']],
    ],
    [
      'a command over all tables',
      () =>
        transactionOverRows(replica, async () => {
          await replica.database.rows('foods').put(row('new'));
          await replica.database.rows('reviews').put(row('review'));
        }),
      [['new']],
    ],
    ['a bulk of a first load', (database) => database.rows('foods').bulkPut(manyRows(1_001)), ['all']],
    ['a write of something else', (database) => database.rows('reviews').bulkPut(manyRows(3)), []],
  ])('notes what %s changed', async (_, write, expected) => {
    await replica.database.rows('foods').bulkPut([row('a'), row('b')]);
    expect(await notedBy(write)).toEqual(expected);
  });

  it('notes nothing of what was rolled back', async () => {
    await replica.database.rows('foods').put(row('a'));
    const undone = (database: ReplicaDatabase) =>
      database
        .transaction('rw', database.rows('foods'), async () => {
          await database.rows('foods').put(row('new'));
          throw new Error('changed my mind');
        })
        .catch(() => undefined);
    expect(await notedBy(undone)).toEqual([]);
    expect(await replica.database.rows('foods').get('new')).toBeUndefined();
  });

  it('is bounded, however much is written and by how many: beyond it everything counts as changed', async () => {
    const { at } = await foodsChangedSince(replica, null);
    const others = [replica, openReplica({ name: replica.database.name })];
    for (let turn = 0; turn < 14; turn += 1)
      await others[turn % 2]?.database.rows('foods').bulkDelete(manyRows(500, turn * 500).map(({ id }) => id));
    for (let one = 0; one < 300; one += 1) await others[one % 2]?.database.rows('foods').delete(`food${one}`);
    const entries = await replica.database.foodJournal.toArray();
    const ids = entries.reduce((sum, entry) => sum + entry.ids.length, 0);
    expect(ids).toBeLessThanOrEqual(JOURNAL_LIMIT + 2 * 2_500);
    expect(entries.length).toBeLessThanOrEqual(JOURNAL_LIMIT / 10);
    expect((await foodsChangedSince(replica, at)).ids).toBe('all');
    others[1]?.database.close();
  });

  it('[S9] begins empty in a database of the version before, whose tab lets go', async () => {
    const name = crypto.randomUUID();
    const older = new Dexie(name);
    older.version(2).stores({
      foods: 'id, rating, created, uploaded_by, [origin+created]',
      outbox: '++order, &id, record, member',
      keyed: 'key',
    });
    older.on('versionchange', () => older.close());
    await older.table('foods').bulkPut([row('a'), row('b')]);
    await older.table('outbox').add({ id: 'unsent', record: 'a', member: 'ana' });
    const newer = openReplica({ name });
    expect(await newer.database.rows('foods').count()).toBe(2);
    expect(await newer.database.outbox.count()).toBe(1);
    expect(older.isOpen()).toBe(false);
    const { at, ids } = await foodsChangedSince(newer, null);
    expect(ids).toBe('all');
    await newer.database.rows('foods').delete('a');
    expect((await foodsChangedSince(newer, at)).ids).toEqual(['a']);
    await newer.database.delete();
  });
});

describe('foodsChangedSince', () => {
  it('tells each changed food once, from a place that it handed out', async () => {
    const first = await foodsChangedSince(replica, null);
    expect(await foodsChangedSince(replica, first.at)).toEqual({ at: first.at, ids: [] });
    await replica.database.rows('foods').bulkPut([row('a'), row('b')]);
    await replica.database.rows('foods').put(row('a', 'Again'));
    const second = await foodsChangedSince(replica, first.at);
    expect(second.ids).toEqual(['a', 'b']);
    await replica.database.rows('foods').delete('b');
    expect((await foodsChangedSince(replica, second.at)).ids).toEqual(['b']);
  });

  it('knows what another tab or worker wrote', async () => {
    const { at } = await foodsChangedSince(replica, null);
    const other = openReplica({ name: replica.database.name, durability: 'relaxed' });
    await other.database.rows('foods').put(row('from elsewhere'));
    expect((await foodsChangedSince(replica, at)).ids).toEqual(['from elsewhere']);
    other.database.close();
  });

  it('keeps the place up to which it was cut, and knows no older one', async () => {
    const first = await foodsChangedSince(replica, null);
    await replica.database.rows('foods').put(row('a'));
    const second = await foodsChangedSince(replica, first.at);
    await replica.database.rows('foods').put(row('b'));
    await forgetFoodJournal(replica, second.at);
    expect((await foodsChangedSince(replica, second.at)).ids).toEqual(['b']);
    expect((await foodsChangedSince(replica, first.at)).ids).toBe('all');
  });

  it('[S5] knows no place of a database that was deleted', async () => {
    await replica.database.rows('foods').bulkPut(manyRows(3));
    const { at } = await foodsChangedSince(replica, null);
    await replica.database.delete();
    const successor = openReplica({ name: replica.database.name });
    for (let write = 0; write < 5; write += 1) await successor.database.rows('foods').put(row('a'));
    expect((await foodsChangedSince(successor, at)).ids).toBe('all');
    await successor.database.delete();
  });

  const write = fc.oneof(
    fc.record({ kind: fc.constant('put'), ids: fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }) }),
    fc.record({ kind: fc.constant('delete'), ids: fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }) }),
    fc.record({ kind: fc.constantFrom('clear', 'undone', 'read', 'cut'), ids: fc.constant<number[]>([]) }),
  );
  it('lets a reader that reads only what it tells hold exactly the foods that are there, after any writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(write, { maxLength: 12 }), async (writes) => {
        const here = openReplica({ name: crypto.randomUUID() });
        const foods = here.database.rows('foods');
        const held = new Map<string, unknown>();
        let place: number | null = null;
        const read = async () => {
          const { at, ids } = await foodsChangedSince(here, place);
          const asked =
            ids === 'all' ? [...new Set([...held.keys(), ...(await foods.toCollection().primaryKeys())])] : ids;
          for (const [index, found] of (await foods.bulkGet([...asked])).entries()) {
            if (found === undefined) held.delete(asked[index] ?? '');
            else held.set(found.id, found);
          }
          place = at;
        };
        for (const [turn, { kind, ids }] of writes.entries()) {
          if (kind === 'put') await foods.bulkPut(ids.map((id) => row(`food${id}`, `turn ${turn}`)));
          if (kind === 'delete') await foods.bulkDelete(ids.map((id) => `food${id}`));
          if (kind === 'clear') await foods.clear();
          if (kind === 'undone')
            await here.database
              .transaction('rw', foods, () =>
                foods.put(row('undone')).then(() => {
                  throw new Error('undone');
                }),
              )
              .catch(() => undefined);
          if (kind === 'read') await read();
          if (kind === 'cut' && place !== null) await forgetFoodJournal(here, place);
        }
        await read();
        expect(
          [...held.values()].toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
        ).toEqual(
          (await foods.toArray()).toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
        );
        await here.database.delete();
      }),
      { numRuns: 20 },
    );
  }, 20_000);
});
