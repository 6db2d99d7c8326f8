import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { readListFile } from '#domain/lists/read-list-file.ts';
import { listsAsCsv } from '#domain/lists/list-file.ts';
import type { FoodId, FoodListId } from '#domain/values/ids/ids.ts';
import { type ImportedLists, importLists, planListImport, takeBackListImport } from '#replica/lists/import-lists.ts';
import { editList } from '#replica/lists/list-commands.ts';
import { wholeLists } from '#replica/lists/whole-lists.ts';
import { recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { type Device, settleInTurn, syncInTurn } from './device.ts';
import { destroyDevices } from './fake-backend.ts';
import { phoneAndLaptop } from './pocketbase-backend.ts';

const { server, api } = serverOfFile();

/** Reads the same file on a device, as its preview and its button do. */
async function bringIn({ replica }: Device, file: string, foods: ReadonlyMap<string, FoodId>): Promise<ImportedLists> {
  const read = readListFile(new TextEncoder().encode(file));
  const lists = read.kind === 'lists' ? read.lists : expect.fail(read.why);
  const { lists: planned } = await planListImport(replica, lists, ({ name }) => foods.get(name) ?? null);
  let added: ImportedLists = { lists: [], items: [] };
  const outcome = await importLists(replica, planned, (part) => {
    added = { lists: [...added.lists, ...part.lists], items: [...added.items, ...part.items] };
  });
  expect(outcome.kind).toBe('saved');
  return added;
}
const shown = async ({ replica }: Device) =>
  (await wholeLists(replica)).map(({ name, text, foods }) => [name, text, foods.map((food) => food.foodId)]).toSorted();
const stored = async (member: string) => {
  const path = `${recordsPath('food_lists')}?filter=${encodeURIComponent(`user='${member}'`)}`;
  const { body } = await api.call('GET', path, { token: await api.asSuperuser() });
  return body.items.map(({ name, visibility }) => [name, visibility]).toSorted();
};

async function aWorld() {
  const world = await phoneAndLaptop(server);
  const admin = await api.asSuperuser();
  const foods = new Map<string, FoodId>();
  for (const name of ['Laksa', 'Ramen', 'Pho'])
    foods.set(name, (await api.create('foods', admin, { name, uploaded_by: world.member })) as FoodId);
  const idsOf = (...names: readonly string[]) => names.map((name) => foods.get(name));
  /** Nothing waits or is refused on either, and both show these. */
  const bothShow = async (...lists: readonly unknown[]) => {
    for (const one of [world.phone, world.laptop]) {
      expect(await one.replica.database.outbox.toArray()).toEqual([]);
      expect(await shown(one)).toEqual(lists);
    }
  };
  return { ...world, foods, idsOf, bothShow };
}

it('R46: lists of a file that came in without a connection are on the other device once, private, and are gone from both when they are taken back', async () => {
  const { phone, laptop, member, devices, foods, idsOf } = await aWorld();

  await bringIn(phone, 'list,text,food\nSoups,Warm,Ramen\nSoups,,Pho\n', foods);
  for (const fault of ['drop-answer', 'duplicate'] as const)
    await phone.sync('push', { faults: [fault, fault, fault], lifeLeft: null });
  await settleInTurn(phone, laptop);
  expect(await shown(laptop)).toEqual([['Soups', 'Warm', idsOf('Ramen', 'Pho')]]);
  expect(await stored(member)).toEqual([['Soups', 'private']]);

  const more = 'list,food\nSoups,Laksa\nSoups,Ramen\nSpicy,Laksa\n';
  const added = await bringIn(laptop, more, foods);
  await settleInTurn(laptop, phone);
  for (const one of [phone, laptop])
    expect(await shown(one)).toEqual([
      ['Soups', 'Warm', idsOf('Ramen', 'Pho', 'Laksa')],
      ['Spicy', '', idsOf('Laksa')],
    ]);
  expect(await bringIn(phone, more, foods)).toEqual({ lists: [], items: [] });

  expect((await takeBackListImport(laptop.replica, added)).kind).toBe('saved');
  await settleInTurn(laptop, phone);
  for (const one of [phone, laptop]) {
    expect(await shown(one)).toEqual([['Soups', 'Warm', idsOf('Ramen', 'Pho')]]);
    expect(await one.replica.database.outbox.count()).toBe(0);
  }
  await destroyDevices(devices);
});

describe('[S2] [S12] one file that two devices bring in without a connection', () => {
  const file = 'list,text,food,list_id\nSoups,Warm,Ramen,\nSoups,,Pho,\nBowls,,Ramen,a\nBowls,,Laksa,b\nEmpty,,,\n';
  const faults = ['drop-answer', 'duplicate', 'drop-request'] as const;

  it.each([[[]], [faults]])('makes its lists once, over a line with %j, and adds nothing a third time', async (bad) => {
    const { phone, laptop, member, devices, foods, idsOf, bothShow } = await aWorld();
    for (const one of [phone, laptop]) expect((await bringIn(one, file, foods)).lists.length).toBe(4);
    for (const one of [phone, laptop]) await one.sync('push', { faults: [...bad, ...bad], lifeLeft: null });
    await settleInTurn(phone, laptop);
    const lists = [
      ['Bowls', '', idsOf('Laksa')],
      ['Bowls', '', idsOf('Ramen')],
      ['Empty', '', []],
      ['Soups', 'Warm', idsOf('Ramen', 'Pho')],
    ].toSorted();
    await bothShow(...lists);
    expect((await stored(member)).length).toBe(4);
    for (const one of [phone, laptop]) expect(await bringIn(one, file, foods)).toEqual({ lists: [], items: [] });
    // What one of them exports brings the other nothing new.
    const exported = listsAsCsv(await wholeLists(phone.replica));
    expect(await bringIn(laptop, exported, foods)).toEqual({ lists: [], items: [] });
    await destroyDevices(devices);
  });

  it('leaves the list as the member has made it since', async () => {
    const { phone, laptop, member, devices, foods, idsOf, bothShow } = await aWorld();
    const soups = 'list,food\nSoups,Ramen\n';
    const { lists } = await bringIn(phone, soups, foods);
    await bringIn(laptop, soups, foods);
    const words = { name: 'Broths', text: 'Clear', visibility: 'public' as const };
    await editList(phone.replica, { listId: lists[0] as FoodListId, words });
    await settleInTurn(phone, laptop);
    await bothShow(['Broths', 'Clear', idsOf('Ramen')]);
    expect(await stored(member)).toEqual([['Broths', 'public']]);
    expect(await bringIn(laptop, soups, foods)).toEqual({ lists: [], items: [] });
    await destroyDevices(devices);
  });

  it.each([
    ['before anything was sent', async () => undefined],
    ['when all was sent', (one: Device) => syncInTurn(one)],
    [
      'when the answers were lost',
      (one: Device) => one.sync('push', { faults: Array(9).fill('drop-answer'), lifeLeft: null }),
    ],
  ])('is there once when one of them undid it and brought it in again, %s', async (_when, sync) => {
    const { phone, laptop, devices, foods, idsOf, bothShow } = await aWorld();
    const soups = 'list,food\nSoups,Ramen\nSoups,Pho\n';
    const first = await bringIn(phone, soups, foods);
    await sync(phone);
    expect((await takeBackListImport(phone.replica, first)).kind).toBe('saved');
    await sync(phone);
    const again = await bringIn(phone, soups, foods);
    expect(again).toEqual(first);
    await sync(phone);
    await bringIn(laptop, soups, foods);
    await settleInTurn(phone, laptop);
    await bothShow(['Soups', '', idsOf('Ramen', 'Pho')]);
    expect((await takeBackListImport(phone.replica, again)).kind).toBe('saved');
    await settleInTurn(phone, laptop);
    await bothShow();
    await destroyDevices(devices);
  });
});
