import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiaryWords } from '#domain/diary/diary-entry.ts';
import type { DiaryEntryId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { addDiaryEntry, editDiaryEntry, removeDiaryEntry } from '#replica/diary/diary-commands.ts';
import { diaryEntryToEdit } from '#replica/diary/diary-entry-to-edit.ts';
import { importDiary, planDiaryImport, takeBackImport } from '#replica/diary/import-diary.ts';
import { wholeDiary } from '#replica/diary/whole-diary.ts';
import { recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { type Device, settleInTurn, syncInTurn } from './device.ts';
import { destroyDevices } from './fake-backend.ts';
import { phoneAndLaptop } from './pocketbase-backend.ts';
import { scheduleSeed } from './schedule-seed.ts';
import { eitherDevice, syncStep } from './two-devices-steps.ts';

const RUNS = Number(process.env['SYNC_REAL_SCHEDULES'] ?? 6);

const { server, api } = serverOfFile();

const words: DiaryWords = { day: null, rating: null, note: '', company: '', place: '' };
const eaten = { foodId: null, foodName: 'Borscht' };

async function write({ replica }: Device, own: Partial<DiaryWords>): Promise<DiaryEntryId> {
  const outcome = await addDiaryEntry(replica, { eaten, words: { ...words, ...own }, photo: null });
  if (outcome.kind !== 'saved') throw new Error(outcome.kind);
  return outcome.entryId;
}

/** Changes some words of an entry, and leaves the others as this device knows them, as its sheet does. */
async function change({ replica }: Device, entryId: DiaryEntryId, own: Partial<DiaryWords>): Promise<void> {
  const entry = await diaryEntryToEdit(replica, entryId);
  if (entry === null) return;
  const { day, rating, note, company, place } = entry;
  await editDiaryEntry(replica, {
    entryId,
    words: { day, rating, note, company, place, ...own },
    photo: undefined,
  });
}

const remove = ({ replica }: Device, entryId: DiaryEntryId) =>
  removeDiaryEntry(replica, { entryId, stays: undefined, heldFor: 0 });

const loseAnswers = (one: Device) => one.sync('push', { faults: Array(9).fill('drop-answer'), lifeLeft: null });

/** Reads the same file on a device: two times of which it says the same, and one that it has by an id. */
async function bringIn({ replica }: Device): Promise<readonly DiaryEntryId[]> {
  const filed = { ...words, id: '', foodId: null, foodName: 'Borscht', place: 'Lviv' };
  const added: DiaryEntryId[] = [];
  const { toAdd } = await planDiaryImport(replica, [filed, filed, { ...filed, id: 'elsewhere', place: 'Kyiv' }]);
  const outcome = await importDiary(replica, toAdd, { foods: new Map(), onAdded: (ids) => added.push(...ids) });
  expect(outcome.kind).toBe('saved');
  return added;
}

/** What the server has, by the words alone. */
async function stored(member: string): Promise<string[]> {
  const root = await api.asSuperuser();
  const path = `${recordsPath('diary_entries')}?perPage=200&filter=${encodeURIComponent(`user='${member}'`)}`;
  const { body } = await api.call('GET', path, { token: root });
  return body.items.map(({ note, place }) => `${String(note)} / ${String(place)}`).toSorted();
}

const shown = async ({ replica }: Device) =>
  (await wholeDiary(replica)).map(({ note, place }) => `${note} / ${place}`).toSorted();

/** What is left to send, which after all rounds is what the server refused: why, and the note or place that was meant. */
const refusals = async ({ replica }: Device) =>
  (await replica.database.outbox.toArray()).map(
    ({ rejection, columns }) => `${rejection?.reason}: ${String(columns?.['note'] ?? columns?.['place'])}`,
  );

describe('one diary on two devices (R44)', () => {
  it('[S15] what each wrote into another field of one entry is all there', async () => {
    const { phone, laptop, member, devices } = await phoneAndLaptop(server);
    const entryId = await write(phone, { note: 'First.' });
    await settleInTurn(phone, laptop);
    await change(phone, entryId, { note: 'Sour, as hers was.' });
    await change(laptop, entryId, { place: 'Lviv' });
    await settleInTurn(phone, laptop);
    for (const one of [phone, laptop]) expect(await shown(one)).toEqual(['Sour, as hers was. / Lviv']);
    expect(await stored(member)).toEqual(['Sour, as hers was. / Lviv']);
    await destroyDevices(devices);
  });

  it('[S7] of one field both have what came to the server last', async () => {
    const { phone, laptop, member, devices } = await phoneAndLaptop(server);
    const entryId = await write(phone, { note: 'First.' });
    await settleInTurn(phone, laptop);
    await change(laptop, entryId, { note: 'By the laptop.' });
    await change(phone, entryId, { note: 'By the phone.' });
    await syncInTurn(laptop);
    await settleInTurn(phone, laptop);
    for (const one of [phone, laptop]) expect(await shown(one)).toEqual(['By the phone. / ']);
    expect(await stored(member)).toEqual(['By the phone. / ']);
    await destroyDevices(devices);
  });

  it.each(['the deletion', 'the edit'])(
    'what one deleted stays away, though the other edited it: %s first',
    async (first) => {
      const { phone, laptop, member, devices } = await phoneAndLaptop(server);
      const entryId = await write(phone, { note: 'First.' });
      await settleInTurn(phone, laptop);
      await remove(phone, entryId);
      await change(laptop, entryId, { note: 'Edited.' });
      await syncInTurn(first === 'the deletion' ? phone : laptop);
      await settleInTurn(phone, laptop);
      for (const one of [phone, laptop]) expect(await shown(one)).toEqual([]);
      // Whose words came too late hears so, and has them still.
      expect(await refusals(laptop)).toEqual(first === 'the deletion' ? ['gone: Edited.'] : []);
      expect(await refusals(phone)).toEqual([]);
      expect(await stored(member)).toEqual([]);
      await destroyDevices(devices);
    },
  );

  it.each([
    ['before anything was sent', async () => undefined],
    ['when all was sent', (one: Device) => syncInTurn(one)],
    ['when the answers were lost', loseAnswers],
  ])(
    '[S12] one file that both bring in without a connection is there once, also undone and brought in again, %s',
    async (_when, sync) => {
      const { phone, laptop, member, devices } = await phoneAndLaptop(server);
      const first = await bringIn(phone);
      expect(first.length).toBe(3);
      await sync(phone);
      expect((await takeBackImport(phone.replica, first)).kind).toBe('saved');
      await sync(phone);
      expect(await bringIn(phone)).toEqual(first);
      await sync(phone);
      await bringIn(laptop);
      await loseAnswers(laptop);
      await settleInTurn(phone, laptop);
      for (const one of [phone, laptop]) {
        expect(await shown(one)).toEqual([' / Kyiv', ' / Lviv', ' / Lviv']);
        expect(await refusals(one)).toEqual([]);
        expect(await bringIn(one)).toEqual([]);
      }
      expect((await takeBackImport(laptop.replica, first)).kind).toBe('saved');
      await settleInTurn(phone, laptop);
      expect([await stored(member), await shown(phone), await shown(laptop)]).toEqual([[], [], []]);
      await destroyDevices(devices);
    },
  );

  it('[S2] [S3] any order of writing, editing, deleting and syncing over a bad line ends alike on both, with each entry once', async () => {
    const device = eitherDevice;
    const entry = fc.nat({ max: 2 });
    const step = fc.oneof(
      fc.record({ kind: fc.constant('write' as const), device }),
      fc.record({ kind: fc.constant('change' as const), device, entry, place: fc.constantFrom('Lviv', 'Kyiv', '') }),
      fc.record({ kind: fc.constant('remove' as const), device, entry }),
      syncStep,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const { phone, laptop, member, devices } = await phoneAndLaptop(server);
        const both = [phone, laptop] as const;
        const written: DiaryEntryId[] = [];
        const removed = new Set<DiaryEntryId>();
        for (const one of steps) {
          const on = must(both[one.device], 'a device');
          if ('faults' in one) await on.sync(one.kind, { faults: one.faults, lifeLeft: null });
          else if (one.kind === 'write') written.push(await write(on, { note: `Entry ${written.length}` }));
          else {
            const entryId = written[one.entry];
            if (entryId === undefined) continue;
            if (one.kind === 'change') await change(on, entryId, { place: one.place });
            else if ((await diaryEntryToEdit(on.replica, entryId)) !== null) {
              await remove(on, entryId);
              removed.add(entryId);
            }
          }
        }
        await settleInTurn(...both);
        const kept = written.flatMap((id, at) => (removed.has(id) ? [] : [`Entry ${at}`]));
        const onServer = await stored(member);
        expect(onServer.map((line) => line.split(' / ')[0]).toSorted()).toEqual(kept.toSorted());
        for (const one of both) {
          expect(await shown(one)).toEqual(onServer);
          for (const refusal of await refusals(one)) expect(refusal).toMatch(/^gone: /);
        }
        await destroyDevices(devices);
      }),
      { numRuns: RUNS, ...scheduleSeed },
    );
  });
});
