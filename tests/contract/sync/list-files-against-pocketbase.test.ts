import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { readListFile } from '#domain/lists/read-list-file.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { type ImportedLists, importLists, planListImport, takeBackListImport } from '#replica/lists/import-lists.ts';
import { wholeLists } from '#replica/lists/whole-lists.ts';
import { recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { type Device, settleInTurn } from './device.ts';
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

it('R46: lists of a file that came in without a connection are on the other device once, private, and are gone from both when they are taken back', async () => {
  const { phone, laptop, member, devices } = await phoneAndLaptop(server);
  const admin = await api.asSuperuser();
  const foods = new Map<string, FoodId>();
  for (const name of ['Laksa', 'Ramen', 'Pho'])
    foods.set(name, (await api.create('foods', admin, { name, uploaded_by: member })) as FoodId);
  const idsOf = (...names: readonly string[]) => names.map((name) => foods.get(name));

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
