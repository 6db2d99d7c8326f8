import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoodId, FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { topicOfList } from '#replica/database/audiences.ts';
import { keepList, removeKeptList } from '#replica/lists/kept-list-commands.ts';
import { keptLists } from '#replica/lists/kept-list-queries.ts';
import { addList, editList, moveOnList, putOnList, removeList } from '#replica/lists/list-commands.ts';
import { listWithFoods } from '#replica/lists/list-queries.ts';
import { blockMember } from '#replica/members/block-commands.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import type { Device } from './device.ts';
import { destroyDevices } from './fake-backend.ts';
import { pocketBaseWorld } from './pocketbase-backend.ts';
import { scheduleSeed } from './schedule-seed.ts';
import { eitherDevice, settleWithTopics, syncStep } from './two-devices-steps.ts';

const RUNS = Number(process.env['SYNC_REAL_SCHEDULES'] ?? 6);

const { server, api } = serverOfFile();

/** Who keeps has a phone and a laptop; whose list it is has a third device, with two foods on a public list. */
async function stage() {
  const { backend, devices } = await pocketBaseWorld(server);
  const [phone, laptop, theirs] = [0, 1, 2].map((at) => must(devices[at], 'a device')) as [Device, Device, Device];
  const [keeper, owner] = [0, 1].map((at) => must(backend.members[at], 'a member')) as [MemberId, MemberId];
  for (const one of [phone, laptop]) await one.signIn(keeper);
  await theirs.signIn(owner);
  const admin = await api.asSuperuser();
  const foods: FoodId[] = [];
  for (const name of ['Laksa', 'Ramen'])
    foods.push((await api.create('foods', admin, { name, uploaded_by: owner })) as FoodId);
  const made = await addList(theirs.replica, {
    words: { name: 'Noodles', text: 'Slurped.', visibility: 'public' },
    food: must(foods[0], 'a food'),
  });
  if (made.kind !== 'saved') throw new Error(made.kind);
  await putOnList(theirs.replica, { listId: made.listId, food: must(foods[1], 'a food') });
  await settleWithTopics(theirs);
  await openTopic(phone.replica, topicOfList(made.listId));
  await settleWithTopics(phone);
  return { phone, laptop, theirs, list: made.listId, foods, keeper, owner, devices };
}

const shown = async ({ replica }: Device) =>
  Promise.all(
    (await keptLists(replica)).map(async (line) => {
      const lookup = await listWithFoods(replica, line.listId);
      const items = lookup.kind === 'here' ? lookup.lines.map(({ item }) => item.foodId) : null;
      return [line.kind, line.kind === 'here' ? line.list.name : line.name, items];
    }),
  );
const stored = async (member: string) => {
  const path = `${recordsPath('kept_lists')}?filter=${encodeURIComponent(`user='${member}'`)}`;
  return (await api.call('GET', path, { token: await api.asSuperuser() })).body.items.map(({ list }) => String(list));
};
const say = (theirs: Device, list: FoodListId, own: { name?: string; visibility?: 'public' | 'private' }) =>
  editList(theirs.replica, {
    listId: list,
    words: { name: 'Noodles', text: 'Slurped.', visibility: 'public', ...own },
  });

describe('a list of another that is kept (R46)', () => {
  it('[S2] without a connection is on the other device with its foods, once, and follows what its owner changes', async () => {
    const { phone, laptop, theirs, list, foods, keeper, devices } = await stage();
    await keepList(phone.replica, list);
    for (const fault of ['drop-answer', 'duplicate'] as const)
      await phone.sync('push', { faults: [fault, fault], lifeLeft: null });
    await settleWithTopics(phone, laptop);
    expect(await shown(laptop)).toEqual([['here', 'Noodles', foods]]);
    expect(await stored(keeper)).toEqual([list]);
    await say(theirs, list, { name: 'Soups' });
    await moveOnList(theirs.replica, { listId: list, food: must(foods[0], 'a food'), where: (_, last) => last });
    await settleWithTopics(theirs, phone, laptop);
    for (const one of [phone, laptop]) expect(await shown(one)).toEqual([['here', 'Soups', foods.toReversed()]]);
    await destroyDevices(devices);
  });

  it('says that it is no longer shared while it is private, and for good where it or its owner is gone', async () => {
    const { phone, laptop, theirs, list, foods, owner, devices } = await stage();
    await keepList(phone.replica, list);
    await settleWithTopics(phone, laptop);
    await say(theirs, list, { visibility: 'private' });
    await settleWithTopics(theirs, phone, laptop);
    for (const one of [phone, laptop]) expect(await shown(one)).toEqual([['missing', 'Noodles', null]]);
    await say(theirs, list, {});
    await settleWithTopics(theirs, phone, laptop);
    expect(await shown(laptop)).toEqual([['here', 'Noodles', foods]]);
    await removeList(theirs.replica, { listId: list, heldFor: 0 });
    await settleWithTopics(theirs, phone, laptop);
    for (const one of [phone, laptop]) expect(await shown(one)).toEqual([['missing', 'Noodles', null]]);

    const other = await addList(theirs.replica, {
      words: { name: 'My own name', text: '', visibility: 'link' },
      food: null,
    });
    const linked = other.kind === 'saved' ? other.listId : list;
    await settleWithTopics(theirs);
    await openTopic(phone.replica, topicOfList(linked));
    await settleWithTopics(phone);
    await keepList(phone.replica, linked);
    await settleWithTopics(phone, laptop);
    await api.call('DELETE', recordsPath('users', owner), { token: await api.asSuperuser() });
    await settleWithTopics(phone, laptop);
    for (const one of [phone, laptop])
      expect(await shown(one)).toEqual([
        ['missing', '', null],
        ['missing', 'Noodles', null],
      ]);
    await destroyDevices(devices);
  });

  it('R38: is on none of the keeper’s devices once a block stands, nor its name', async () => {
    const { phone, laptop, theirs, list, keeper, devices } = await stage();
    await keepList(phone.replica, list);
    await settleWithTopics(phone, laptop);
    await blockMember(theirs.replica, keeper);
    await settleWithTopics(theirs, phone, laptop);
    for (const one of [phone, laptop]) {
      expect(await shown(one)).toEqual([]);
      expect(await one.replica.database.rows('food_lists').get(list)).toBeUndefined();
    }
    await destroyDevices(devices);
  });

  it('[S3] any order of keeping, taking away and syncing over a bad line ends alike on both devices and on the server', async () => {
    const device = eitherDevice;
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom('keep' as const, 'take-away' as const), device }),
      syncStep,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const { phone, laptop, list, keeper, devices } = await stage();
        const both = [phone, laptop] as const;
        await openTopic(laptop.replica, topicOfList(list));
        await settleWithTopics(...both);
        for (const one of steps) {
          const on = must(both[one.device], 'a device');
          if ('faults' in one) await on.sync(one.kind, { faults: one.faults, lifeLeft: null });
          else if (one.kind === 'keep') await keepList(on.replica, list);
          else await removeKeptList(on.replica, { list, heldFor: 0 });
        }
        await settleWithTopics(...both);
        const onServer = await stored(keeper);
        for (const { replica } of both) {
          expect((await keptLists(replica)).map(({ listId }) => listId)).toEqual(onServer);
          expect(await replica.database.outbox.count()).toBe(0);
        }
        await destroyDevices(devices);
      }),
      { numRuns: RUNS, ...scheduleSeed },
    );
  });
});
