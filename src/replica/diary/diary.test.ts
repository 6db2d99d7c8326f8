import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CalendarDay, CalendarMonth } from '#domain/diary/calendar-day.ts';
import type { DiaryWords } from '#domain/diary/diary-entry.ts';
import type { DiaryEntryId, FoodId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { must } from '#prelude/must.ts';
import { endSession } from '#replica/session-commands/begin-session.ts';
import { savedPart, saveFood } from '#replica/foods/saved-foods.ts';
import { parkMutation } from '#replica/outbox/settle-mutation.ts';
import { ownTastes } from '#replica/taste/own-tastes.ts';
import { aReplica, feed, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { addDiaryEntry, editDiaryEntry, removeDiaryEntry, wantFood } from './diary-commands.ts';
import { diaryPhoto, settleDiaryPhotos, storeDiaryPhoto, wantDiaryPhoto, wantedDiaryPhotos } from './diary-photos.ts';
import { diaryOfFood, diaryOfMonth, diaryOnThisDay, newestOfDiary } from './diary-queries.ts';
import { diaryEntryToEdit } from './diary-entry-to-edit.ts';
import { searchDiary } from './search-diary.ts';

const [ramen, pho] = ['ramen0000000001', 'pho000000000001'] as [FoodId, FoodId];
const nothing: DiaryWords = { day: null, rating: null, note: '', company: '', place: '' };
const day = (text: string) => text as CalendarDay;
const audience = `u:${member}`;
let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
  await replica.database.rows('foods').bulkPut([
    { id: ramen, name: 'Ramen', native_name: 'ラーメン' },
    { id: pho, name: 'Phở bò' },
  ]);
});
afterEach(() => replica.database.delete());

async function write(foodId: FoodId, words: Partial<DiaryWords> = {}): Promise<DiaryEntryId> {
  const outcome = await addDiaryEntry(replica, {
    eaten: { foodId, foodName: foodId === ramen ? 'Ramen' : 'Phở bò' },
    words: { ...nothing, ...words },
    photo: null,
  });
  return outcome.kind === 'saved' ? outcome.entryId : expect.fail(outcome.kind);
}
const outbox = async () =>
  (await replica.database.outbox.orderBy('order').toArray()).map(({ collection, kind }) => `${collection} ${kind}`);
const savedLists = async () => (await savedPart(replica, { most: { want_to_try: 100, tried: 100 } })).foods;
const triedNames = async () => (await savedLists()).tried.map(({ name }) => name);
const clearOutbox = async () => {
  await replica.database.outbox.clear();
  await replica.database.shadows.clear();
};

describe('R44: writing an entry', () => {
  it('puts it and the mark of its food into the outbox at once, and once more only the entry', async () => {
    await saveFood(replica, { foodId: ramen, state: 'want_to_try' });
    await clearOutbox();
    await write(ramen, { day: day('2026-05-04'), rating: 4, note: '  Good. ' });
    expect(await outbox()).toEqual(['diary_entries create', 'saved_foods update']);
    const [entry] = await replica.database.outbox.toArray();
    expect(entry).toMatchObject({
      about: 'Ramen',
      after: [ramen],
      columns: { user: member, food: ramen, food_name: 'Ramen', day: '2026-05-04', rating: 4, note: 'Good.' },
    });
    await write(ramen);
    expect(await outbox()).toEqual(['diary_entries create', 'saved_foods update', 'diary_entries create']);
    expect(await diaryOfFood(replica, ramen)).toEqual({ times: 2, last: '2026-05-04' });
  });

  it('makes the food a tried one, for lists and for what is learned, also where only another device has marked it', async () => {
    await feed(replica, {
      audience,
      seq: 1,
      collection: 'diary_entries',
      rows: { e1: { id: 'e1', user: member, food: pho, food_name: 'Phở bò', day: '' } },
    });
    expect(await triedNames()).toEqual(['Phở bò']);
    expect((await ownTastes(replica)).tried).toEqual([pho]);
    await saveFood(replica, { foodId: pho, state: 'want_to_try' });
    const lists = await savedLists();
    expect([lists.want_to_try.length, lists.tried.length]).toEqual([1, 1]);
  });

  it('needs a member', async () => {
    await replica.database.keyed.delete('session');
    const eaten = { foodId: ramen, foodName: 'Ramen' };
    expect(await addDiaryEntry(replica, { eaten, words: nothing, photo: null })).toEqual({ kind: 'signed-out' });
    expect(await diaryOfFood(replica, ramen)).toBeNull();
    expect(await newestOfDiary(replica, 5)).toEqual({ lines: [], total: 0 });
  });

  it.each([
    [1, ['2026-03-03']],
    [2, ['2026-03-03', '2026-01-01']],
    [3, ['2026-03-03', '2026-01-01', null]],
    [9, ['2026-03-03', '2026-01-01', null]],
  ])('reads the %i newest, what is of no day last, and counts all', async (most, days) => {
    for (const written of ['2026-01-01', null, '2026-03-03'] as const)
      await write(ramen, { day: written === null ? null : day(written) });
    const { lines, total } = await newestOfDiary(replica, most);
    expect(lines.map(({ entry }) => entry.day)).toEqual(days);
    expect(total).toBe(3);
  });
});

describe('editing and deleting', () => {
  it('sends only what differs, and nothing for nothing [S15]', async () => {
    const entryId = await write(ramen, { day: day('2026-05-04'), note: 'Good.' });
    await clearOutbox();
    const words = { ...nothing, day: day('2026-05-04'), note: 'Good.' };
    await editDiaryEntry(replica, { entryId, words, photo: undefined });
    expect(await outbox()).toEqual([]);
    await editDiaryEntry(replica, { entryId, words: { ...words, place: 'at home' }, photo: null });
    expect((await replica.database.outbox.toArray())[0]?.columns).toEqual({ place: 'at home', photo: '' });
    expect(await editDiaryEntry(replica, { entryId: 'none' as DiaryEntryId, words, photo: null })).toEqual({
      kind: 'missing',
    });
  });

  it('a refused entry is read with what was written, and goes out corrected [S6]', async () => {
    const entryId = await write(ramen, { note: 'Good.' });
    const sent = must((await replica.database.outbox.toArray())[0], 'the entry');
    await parkMutation(replica, sent, { reason: 'invalid', message: 'No.', fields: {}, at: 0 });
    expect((await newestOfDiary(replica, 5)).total).toBe(0);
    expect(await diaryEntryToEdit(replica, entryId)).toMatchObject({ foodName: 'Ramen', note: 'Good.' });
    await editDiaryEntry(replica, { entryId, words: { ...nothing, note: 'Better.' }, photo: undefined });
    const [again] = await replica.database.outbox.where('record').equals(entryId).toArray();
    expect(again).toMatchObject({ kind: 'create', state: 'waiting', columns: { food_name: 'Ramen', note: 'Better.' } });
    expect((await newestOfDiary(replica, 5)).total).toBe(1);
  });

  it.each([
    [true, ['Ramen']],
    [false, []],
  ])(
    'R44: of the last entry it is said whether the food was tried: %s; the undo puts back both',
    async (stays, tried) => {
      const entryId = await write(ramen);
      await clearOutbox();
      const outcome = await removeDiaryEntry(replica, { entryId, stays, heldFor: 8000 });
      expect([await triedNames(), (await newestOfDiary(replica, 5)).total]).toEqual([tried, 0]);
      if (outcome.kind !== 'saved') expect.fail(outcome.kind);
      else expect(await outcome.undo()).toBe(true);
      expect([await triedNames(), (await newestOfDiary(replica, 5)).total]).toEqual([['Ramen'], 1]);
      expect(await outbox()).toEqual([]);
    },
  );

  it('R44: what is wanted again stays wanted when its last entry says that it was not tried', async () => {
    const entryId = await write(ramen);
    await saveFood(replica, { foodId: ramen, state: 'want_to_try' });
    await removeDiaryEntry(replica, { entryId, stays: false, heldFor: 0 });
    expect((await savedLists()).want_to_try.map(({ name }) => name)).toEqual(['Ramen']);
  });
});

describe('R44: a mark without an entry stays true', () => {
  const listed = async () => {
    const { want_to_try, tried } = await savedLists();
    return { wanted: want_to_try.map(({ name }) => name).toSorted(), tried: tried.map(({ name }) => name) };
  };

  it('where the food is wanted again, and when it is wanted no more', async () => {
    await saveFood(replica, { foodId: ramen, state: 'tried' });
    await wantFood(replica, { foodId: ramen, foodName: 'Ramen' });
    expect(await listed()).toEqual({ wanted: ['Ramen'], tried: ['Ramen'] });
    await saveFood(replica, { foodId: ramen, state: null });
    expect(await listed()).toEqual({ wanted: [], tried: ['Ramen'] });
  });

  it('and nothing is written down of a food that was not tried, or that the diary has', async () => {
    await wantFood(replica, { foodId: pho, foodName: 'Phở bò' });
    await write(ramen);
    await wantFood(replica, { foodId: ramen, foodName: 'Ramen' });
    expect((await newestOfDiary(replica, 5)).total).toBe(1);
    expect(await listed()).toEqual({ wanted: ['Phở bò', 'Ramen'], tried: ['Ramen'] });
  });

  it('where the last entry of a food that is wanted again goes, and the undo puts back both', async () => {
    const entryId = await write(ramen, { note: 'Too salty.' });
    await wantFood(replica, { foodId: ramen, foodName: 'Ramen' });
    const outcome = await removeDiaryEntry(replica, { entryId, stays: true, heldFor: 8000 });
    expect(await listed()).toEqual({ wanted: ['Ramen'], tried: ['Ramen'] });
    expect((await newestOfDiary(replica, 5)).lines.map(({ entry }) => entry.note)).toEqual(['']);
    if (outcome.kind !== 'saved') expect.fail(outcome.kind);
    expect(await outcome.undo()).toBe(true);
    expect((await newestOfDiary(replica, 5)).lines.map(({ entry }) => entry.note)).toEqual(['Too salty.']);
    expect(await listed()).toEqual({ wanted: ['Ramen'], tried: ['Ramen'] });
  });
});

describe('reading', () => {
  it('finds foods in every script, and notes, people and places, all words at once', async () => {
    await write(ramen, { note: 'With lime', company: 'Noor' });
    await write(pho, { place: 'Café Übersee' });
    const found = async (text: string) => (await searchDiary(replica, text)).lines.map(({ entry }) => entry.foodName);
    expect(await found('ラーメン')).toEqual(['Ramen']);
    expect(await found('pho')).toEqual(['Phở bò']);
    expect(await found('noor LIME ramen')).toEqual(['Ramen']);
    expect(await found('cafe ubersee')).toEqual(['Phở bò']);
    expect(await found('lime pho')).toEqual([]);
  });

  it('knows this day of earlier years, and says nothing of another member', async () => {
    for (const one of ['2026-11-25', '2025-11-25', '2023-11-25', '2025-11-24']) await write(ramen, { day: day(one) });
    const lines = await diaryOnThisDay(replica, day('2026-11-25'));
    expect(lines.map(({ entry }) => entry.day)).toEqual(['2025-11-25', '2023-11-25']);
    await signInAs(replica, otherMember);
    expect((await newestOfDiary(replica, 5)).total).toBe(0);
  });

  it('of 5,000 entries reads no more than it shows, and a search never more than 250 at once', async () => {
    const rows = Array.from({ length: 5000 }, (_row, at): SyncedRow => ({
      id: `e${String(at).padStart(14, '0')}`,
      user: member,
      food: at % 2 === 0 ? ramen : '',
      food_name: at % 2 === 0 ? 'Ramen' : `Dish ${at}`,
      day: at < 100 ? '' : new Date(Date.UTC(2013, 0, 1 + at)).toISOString().slice(0, 10),
      note: at === 77 ? 'needle' : '',
    }));
    await replica.database.rows('diary_entries').bulkPut(rows);
    const read: number[] = [];
    replica.database.rows('diary_entries').hook('reading', (row: SyncedRow) => {
      read.push(1);
      return row;
    });
    const newest = await newestOfDiary(replica, 40);
    expect([newest.total, newest.lines.length, newest.lines[0]?.entry.id]).toEqual([5000, 40, rows.at(-1)?.id]);
    expect(read.length).toBe(40);
    const month = await diaryOfMonth(replica, '2014-05' as CalendarMonth);
    expect([month.length, read.length]).toEqual([31, 71]);
    const found = await searchDiary(replica, 'needle');
    expect([found.total, found.lines[0]?.entry.id, read.length]).toEqual([1, rows[77]?.id, 5071]);
    expect((await searchDiary(replica, 'ramen')).lines.length).toBe(200);
  }, 30_000);
});

describe('R46: photos', () => {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const file = { bytes, type: 'image/jpeg', name: 'plate.jpg' };

  it('shows what waits to be sent, then the same bytes under the name that the server gave; one from elsewhere is asked for and comes once', async () => {
    const eaten = { foodId: null, foodName: 'Soup' };
    const outcome = await addDiaryEntry(replica, { eaten, words: nothing, photo: file });
    const id = outcome.kind === 'saved' ? outcome.entryId : expect.fail(outcome.kind);
    expect((await diaryPhoto(replica, { id, photo: '' }))?.size).toBe(3);
    const elsewhere = { id: 'e2' as DiaryEntryId, photo: 'their_name.jpg' };
    expect(await diaryPhoto(replica, elsewhere)).toBeNull();
    await wantDiaryPhoto(replica, elsewhere);
    await wantDiaryPhoto(replica, elsewhere);
    expect(await wantedDiaryPhotos(replica)).toEqual([{ record: 'e2', name: 'their_name.jpg' }]);
    await storeDiaryPhoto(replica, { record: 'e2', name: 'their_name.jpg' }, { bytes, type: 'image/jpeg' });
    expect([await wantedDiaryPhotos(replica), (await diaryPhoto(replica, elsewhere))?.size]).toEqual([[], 3]);
  });

  it('are gone from the device with their member, what was asked for, too [S5]', async () => {
    await wantDiaryPhoto(replica, { id: 'e2' as DiaryEntryId, photo: 'their_name.jpg' });
    await storeDiaryPhoto(replica, { record: 'e3', name: 'other.jpg' }, { bytes, type: 'image/jpeg' });
    await endSession(replica);
    expect([await wantedDiaryPhotos(replica), await replica.database.photos.count()]).toEqual([[], 0]);
  });

  it('lets go of those whose entry is gone or has another, and of none that waits to be sent', async () => {
    const eaten = { foodId: null, foodName: 'Soup' };
    await addDiaryEntry(replica, { eaten, words: nothing, photo: file });
    await replica.database.rows('diary_entries').put({ id: 'e1', user: member, food_name: 'Stew', photo: 'new.jpg' });
    for (const [record, name] of [
      ['e1', 'new.jpg'],
      ['e2', 'gone.jpg'],
    ] as const)
      await storeDiaryPhoto(replica, { record, name }, { bytes, type: 'image/jpeg' });
    await settleDiaryPhotos(replica);
    expect((await replica.database.photos.toArray()).map(({ sentAs }) => sentAs).toSorted()).toEqual(['', 'new.jpg']);
  });
});
