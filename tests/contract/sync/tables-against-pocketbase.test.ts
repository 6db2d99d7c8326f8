import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingAvoided } from '#domain/safety/safety-status-for.ts';
import type { PersonWords } from '#domain/tables/table-person.ts';
import type { DinnerTableId, TablePersonId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { removePerson, savePerson, saveTable } from '#replica/tables/table-commands.ts';
import { chooseTable, tableInForce } from '#replica/tables/table-in-force.ts';
import { ownTables, personToEdit } from '#replica/tables/table-queries.ts';
import { recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { type Device, settleInTurn } from './device.ts';
import { destroyDevices } from './fake-backend.ts';
import { phoneAndLaptop } from './pocketbase-backend.ts';
import { scheduleSeed } from './schedule-seed.ts';
import { eitherDevice, syncStep } from './two-devices-steps.ts';

const RUNS = Number(process.env['SYNC_REAL_SCHEDULES'] ?? 6);

const { server, api } = serverOfFile();

async function add({ replica }: Device, name: string, own: Partial<PersonWords> = {}): Promise<TablePersonId> {
  const words = { name, allergens: [], dietaryRestrictions: [], dislikes: [], ...own };
  const outcome = await savePerson(replica, { id: null, seen: nothingAvoided, words });
  if (outcome.kind !== 'saved') throw new Error(outcome.kind);
  return outcome.personId;
}

/** Says something anew of a person, and leaves the rest as this device knows it, as its form does. */
async function change({ replica }: Device, id: TablePersonId, own: Partial<PersonWords>): Promise<void> {
  const person = await personToEdit(replica, id);
  if (person !== null) await savePerson(replica, { id, seen: person, words: { ...person, ...own } });
}

async function make({ replica }: Device, people: readonly TablePersonId[]): Promise<DinnerTableId> {
  const outcome = await saveTable(replica, { id: null, name: 'Family', before: [], people });
  if (outcome.kind !== 'saved') throw new Error(outcome.kind);
  return outcome.tableId;
}

/** Seats somebody, or sends somebody away, as the form does that was opened on this device. */
async function seat({ replica }: Device, id: DinnerTableId, person: TablePersonId, isSeated: boolean): Promise<void> {
  const table = (await ownTables(replica)).tables.find((one) => one.id === id);
  if (table === undefined) return;
  const before = table.people.map((one) => one.id);
  const people = isSeated ? [...new Set([...before, person])] : before.filter((one) => one !== person);
  await saveTable(replica, { id, name: table.name, before, people });
}

const byName = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]) =>
  one < other ? -1 : 1;
const shown = async ({ replica }: Device) => {
  const { people, tables } = await ownTables(replica);
  return {
    people: people.map(({ name, allergens, dislikes }) => [name, allergens, dislikes] as const).toSorted(byName),
    tables: tables.map(({ name, people: seated }) => [name, seated.map((one) => one.name).toSorted()]),
  };
};

const stored = async (collection: string, member: string) => {
  const path = `${recordsPath(collection)}?perPage=200&filter=${encodeURIComponent(`user='${member}'`)}`;
  return (await api.call('GET', path, { token: await api.asSuperuser() })).body.items;
};

describe('one member’s tables on two devices (R46)', () => {
  it('[S2] what was made without a connection is on the other device, each once, and its table is that device’s own choice', async () => {
    const { phone, laptop, member, devices } = await phoneAndLaptop(server);
    const [ann, ben] = [await add(phone, 'Ann', { allergens: ['peanut'] }), await add(phone, 'Ben')];
    const table = await make(phone, [ann, ben]);
    await chooseTable(phone.replica, table);
    expect((await tableInForce(phone.replica))?.name).toBe('Family');
    for (const fault of ['drop-answer', 'duplicate', 'drop-answer'] as const)
      await phone.sync('push', { faults: [fault, fault], lifeLeft: null });
    await settleInTurn(phone, laptop);
    expect(await shown(laptop)).toEqual({
      people: [
        ['Ann', ['peanut'], []],
        ['Ben', [], []],
      ],
      tables: [['Family', ['Ann', 'Ben']]],
    });
    expect(await tableInForce(laptop.replica)).toBeNull();
    expect([(await stored('table_people', member)).length, (await stored('table_seats', member)).length]).toEqual([
      2, 2,
    ]);
    await destroyDevices(devices);
  });

  it('[S15] an allergen and a dislike that two devices wrote of one person are both there, and so are two who were seated', async () => {
    const { phone, laptop, devices } = await phoneAndLaptop(server);
    const ann = await add(phone, 'Ann');
    const table = await make(phone, []);
    await settleInTurn(phone, laptop);
    const [ben, cara] = [await add(phone, 'Ben'), await add(laptop, 'Cara')];
    await seat(phone, table, ben, true);
    await seat(laptop, table, cara, true);
    await change(phone, ann, { allergens: ['milk'] });
    await change(laptop, ann, { dislikes: ['olives'] });
    await settleInTurn(phone, laptop);
    for (const one of [phone, laptop])
      expect(await shown(one)).toEqual({
        people: [
          ['Ann', ['milk'], ['olives']],
          ['Ben', [], []],
          ['Cara', [], []],
        ],
        tables: [['Family', ['Ben', 'Cara']]],
      });
    await destroyDevices(devices);
  });

  it('[S3] any order of adding, seating, removing and syncing over a bad line ends alike on both and on the server', async () => {
    const device = eitherDevice;
    const person = fc.nat({ max: 2 });
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), device }),
      fc.record({ kind: fc.constant('seat' as const), device, person, isSeated: fc.boolean() }),
      fc.record({ kind: fc.constant('remove' as const), device, person }),
      syncStep,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const { phone, laptop, member, devices } = await phoneAndLaptop(server);
        const both = [phone, laptop] as const;
        const table = await make(phone, []);
        await settleInTurn(...both);
        const people: TablePersonId[] = [];
        for (const one of steps) {
          const on = must(both[one.device], 'a device');
          if ('faults' in one) await on.sync(one.kind, { faults: one.faults, lifeLeft: null });
          else if (one.kind === 'add') people.push(await add(on, `P${people.length}`));
          else {
            const id = people[one.person];
            const isKnown = id !== undefined && (await on.replica.database.rows('table_people').get(id)) !== undefined;
            if (!isKnown) continue;
            if (one.kind === 'remove') await removePerson(on.replica, { id, heldFor: 0 });
            else await seat(on, table, id, one.isSeated);
          }
        }
        await settleInTurn(...both);
        const names = (await stored('table_people', member)).map(({ name }) => String(name)).toSorted();
        const seats = await stored('table_seats', member);
        for (const one of both) {
          const { people: known, tables } = await shown(one);
          expect(known.map(([name]) => name)).toEqual(names);
          expect(tables[0]?.[1]).toHaveLength(seats.length);
          // What one device said of somebody whom the other removed is told, and nothing else is refused.
          for (const { rejection } of await one.replica.database.outbox.toArray())
            expect(['gone', 'invalid']).toContain(rejection?.reason);
        }
        await destroyDevices(devices);
      }),
      { numRuns: RUNS, ...scheduleSeed },
    );
  });
});
