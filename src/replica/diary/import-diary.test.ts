import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/diary/calendar-day.ts';
import type { FiledEntry } from '#domain/diary/diary-file.ts';
import type { DiaryEntryId, FoodId } from '#domain/values/ids/ids.ts';
import { aReplica, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { addDiaryEntry, editDiaryEntry } from './diary-commands.ts';
import { newestOfDiary } from './diary-queries.ts';
import { importDiary, planDiaryImport, takeBackImport } from './import-diary.ts';
import { wholeDiary } from './whole-diary.ts';

const ramen = 'ramen0000000001' as FoodId;
const words = { day: '2026-05-04' as CalendarDay, rating: 4, note: '', company: '', place: '' };
const filed = (more: Partial<FiledEntry> = {}): FiledEntry => ({
  ...words,
  id: '',
  foodId: null,
  foodName: 'Ramen',
  ...more,
});
let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
});
afterEach(() => replica.database.delete());

/** @returns the ids that were added, in the order of the file */
async function bringIn(entries: readonly FiledEntry[], foods = new Map<string, FoodId>()) {
  const added: DiaryEntryId[] = [];
  const { toAdd } = await planDiaryImport(replica, entries);
  const outcome = await importDiary(replica, toAdd, { foods, onAdded: (ids) => added.push(...ids) });
  expect(outcome.kind).toBe('saved');
  return added;
}
const total = async () => (await newestOfDiary(replica, 5)).total;

describe('R44: a file of entries', () => {
  it('is in the diary once, however often it is brought in, and adds nothing after its entries were edited or sent', async () => {
    const file = [
      filed(),
      filed(),
      filed({ id: 'from-elsewhere' }),
      filed({ foodName: 'Pho', day: null, rating: null }),
    ];
    const added = await bringIn(file, new Map([['Ramen', ramen]]));
    expect([added.length, new Set(added).size, await total()]).toEqual([4, 4, 4]);
    expect(await replica.database.rows('diary_entries').get(added[0] ?? '')).toMatchObject({
      user: member,
      food: ramen,
    });
    expect(await bringIn(file)).toEqual([]);
    await editDiaryEntry(replica, {
      entryId: added[0] as DiaryEntryId,
      words: { ...words, note: 'Better than I thought.' },
      photo: undefined,
    });
    await replica.database.outbox.clear();
    expect(await bringIn(file)).toEqual([]);
    expect(await total()).toBe(4);
  });

  it('has the same ids on every device of a member and others for another member', async () => {
    const file = [filed(), filed(), filed({ id: 'x' })];
    const ids = (await planDiaryImport(replica, file)).toAdd.map(({ entryId }) => entryId);
    expect((await planDiaryImport(replica, file.toReversed())).toAdd.map(({ entryId }) => entryId).toSorted()).toEqual(
      ids.toSorted(),
    );
    await signInAs(replica, otherMember);
    const others = (await planDiaryImport(replica, file)).toAdd.map(({ entryId }) => entryId);
    expect(ids.filter((id) => others.includes(id))).toEqual([]);
  });

  it('adds nothing of what was written by hand or exported here, and the second of two alike only where one is there', async () => {
    await addDiaryEntry(replica, { eaten: { foodId: ramen, foodName: 'Ramen' }, words, photo: null });
    expect(await bringIn(await wholeDiary(replica))).toEqual([]);
    const { toAdd, there } = await planDiaryImport(replica, [filed(), filed()]);
    expect([toAdd.length, there]).toEqual([1, 1]);
    const [own] = await wholeDiary(replica);
    expect((await planDiaryImport(replica, [filed({ id: own?.id ?? '' }), filed()])).toAdd.length).toBe(1);
  });

  it('is taken back whole, and what was there before stays; brought in anew it is there anew', async () => {
    await addDiaryEntry(replica, { eaten: { foodId: null, foodName: 'Soup' }, words, photo: null });
    const file = Array.from({ length: 120 }, (_none, at) => filed({ note: `${at}` }));
    const added = await bringIn(file);
    expect([added.length, await total()]).toEqual([120, 121]);
    // Half of it is on the server by then: that is deleted there, the other half was never sent.
    const sent = added.slice(60);
    await replica.database.outbox.where('record').anyOf(sent).delete();
    const rows = (await replica.database.rows('diary_entries').bulkGet(sent)).filter((row) => row !== undefined);
    await replica.database.shadows.bulkPut(
      rows.map((row) => ({ collection: 'diary_entries', record: row.id, server: row, seq: 1, epoch: null })),
    );
    expect((await takeBackImport(replica, added)).kind).toBe('saved');
    expect(await total()).toBe(1);
    const left = (await replica.database.outbox.toArray()).filter(({ about }) => about === 'Ramen');
    expect([left.length, new Set(left.map(({ kind }) => kind))]).toEqual([60, new Set(['delete'])]);
    expect((await bringIn(file)).length).toBe(120);
    expect(await total()).toBe(121);
  });

  it('needs a member, and writes nothing without one', async () => {
    const { toAdd } = await planDiaryImport(replica, [filed()]);
    await replica.database.keyed.delete('session');
    expect(await importDiary(replica, toAdd, { foods: new Map(), onAdded: () => expect.fail() })).toEqual({
      kind: 'signed-out',
    });
  });
});
