import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listItemIdFor } from '#domain/lists/food-list.ts';
import type { FoodId, FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { topicOfList } from '#replica/database/audiences.ts';
import { keepList } from '#replica/lists/kept-list-commands.ts';
import { addList, editList, moveOnList, putOnList, removeFromList, removeList } from '#replica/lists/list-commands.ts';
import { listsMadeTogether, listWithFoods } from '#replica/lists/list-queries.ts';
import { endPart, inviteToList, joinList, makeLink, writeListNote } from '#replica/lists/maker-commands.ts';
import { linkOf, makersOf, wordsOnList } from '#replica/lists/maker-queries.ts';
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

/** Ada has a list with a food on it, and Ben makes it with her; he has two devices. */
async function stage() {
  const { backend, devices } = await pocketBaseWorld(server);
  const [hers, his, laptop] = [0, 1, 2].map((at) => must(devices[at], 'a device')) as [Device, Device, Device];
  const [ada, ben] = [0, 1].map((at) => must(backend.members[at], 'a member')) as [MemberId, MemberId];
  await hers.signIn(ada);
  for (const one of [his, laptop]) await one.signIn(ben);
  const admin = await api.asSuperuser();
  const foods: FoodId[] = [];
  for (const name of ['Laksa', 'Ramen', 'Phở', 'Udon', 'Soba'])
    foods.push((await api.create('foods', admin, { name, uploaded_by: ada })) as FoodId);
  const made = await addList(hers.replica, {
    words: { name: 'Noodles', text: '', visibility: 'private' },
    food: must(foods[0], 'a food'),
  });
  if (made.kind !== 'saved') throw new Error(made.kind);
  const list = made.listId;
  await inviteToList(hers.replica, { list, member: ben });
  await settleWithTopics(hers, his);
  await joinList(his.replica, { list, secret: null });
  await settleWithTopics(his, hers, laptop);
  return { hers, his, laptop, list, foods, ada, ben, devices };
}

/** What a device shows of a list: its foods in their order, and by each what is said of it. */
async function shown({ replica }: Device, list: FoodListId): Promise<unknown> {
  const lookup = await listWithFoods(replica, list);
  if (lookup.kind !== 'here') return lookup.kind;
  const makers = await makersOf(replica, lookup.list);
  const words = await wordsOnList(replica, { id: list, makers });
  return lookup.lines.map(({ item }) => [
    item.foodId,
    item.orderKey,
    (words.get(item.id)?.notes ?? []).map(({ note, by }) => [by.memberId, note.text]).toSorted(),
    words.get(item.id)?.addedBy?.memberId ?? null,
  ]);
}
const storedOn = async (list: string) => {
  const path = `${recordsPath('food_list_items')}?perPage=200&filter=${encodeURIComponent(`list='${list}'`)}`;
  return (await api.call('GET', path, { token: await api.asSuperuser() })).body.items.map(({ food }) => String(food));
};
const held = async ({ replica }: Device, list: FoodListId) => [
  await replica.database.rows('food_lists').get(list),
  await replica.database.rows('food_list_items').where('list').equals(list).count(),
  await replica.database.rows('list_notes').where('list').equals(list).count(),
];

describe('a list that two make together (R46)', () => {
  it('[S4] keeps what each added, moved and said without a connection, on all devices', async () => {
    const { hers, his, laptop, list, foods, ada, ben, devices } = await stage();
    const [laksa, ramen, pho] = foods as [FoodId, FoodId, FoodId];
    const item = (food: FoodId) => listItemIdFor(list, food);
    await putOnList(hers.replica, { listId: list, food: ramen });
    await writeListNote(hers.replica, { item: item(laksa), text: 'With coconut.' });
    await putOnList(his.replica, { listId: list, food: pho });
    await putOnList(his.replica, { listId: list, food: ramen });
    await moveOnList(his.replica, { listId: list, food: laksa, where: (_, last) => last });
    await writeListNote(his.replica, { item: item(laksa), text: 'Without.' });
    await writeListNote(his.replica, { item: item(ramen), text: 'In winter.' });
    await settleWithTopics(hers, his, laptop);
    const end = await shown(hers, list);
    expect((end as unknown[][]).map(([food]) => food).toSorted()).toEqual([laksa, ramen, pho].toSorted());
    const notesOf = (food: FoodId) => (end as unknown[][]).find(([of]) => of === food)?.[2];
    expect(notesOf(laksa)).toEqual(
      [
        [ada, 'With coconut.'],
        [ben, 'Without.'],
      ].toSorted(),
    );
    expect(notesOf(ramen)).toEqual([[ben, 'In winter.']]);
    expect((end as unknown[][]).find(([of]) => of === pho)?.[3]).toBe(ben);
    for (const one of [his, laptop]) {
      expect(await shown(one, list)).toEqual(end);
      expect(await one.replica.database.outbox.count()).toBe(0);
    }
    await destroyDevices(devices);
  });

  it('[S5] leaves every device of whoever is taken out, also where all may see it and it is kept, and is had again by its topic', async () => {
    const { hers, his, laptop, list, ben, devices } = await stage();
    await editList(hers.replica, { listId: list, words: { name: 'Noodles', text: '', visibility: 'public' } });
    await settleWithTopics(hers, his, laptop);
    await endPart(hers.replica, { list, member: ben, heldFor: 0 });
    await settleWithTopics(hers, his, laptop);
    for (const one of [his, laptop]) {
      expect(await held(one, list)).toEqual([undefined, 0, 0]);
      expect(await listsMadeTogether(one.replica)).toEqual([]);
    }
    await openTopic(his.replica, topicOfList(list));
    await settleWithTopics(his);
    expect(await listWithFoods(his.replica, list)).toMatchObject({ kind: 'here', isMade: false });
    // Kept, joined and left again: the topic holds it still.
    await keepList(his.replica, list);
    await inviteToList(hers.replica, { list, member: ben });
    await settleWithTopics(hers, his);
    await joinList(his.replica, { list, secret: null });
    await settleWithTopics(his, hers);
    await endPart(his.replica, { list, member: ben, heldFor: 0 });
    await settleWithTopics(his, hers);
    expect(await listWithFoods(his.replica, list)).toMatchObject({ kind: 'here', isMade: false, lines: [{}] });
    await destroyDevices(devices);
  });

  it('goes with its owner’s deletion, and across a block, from the maker’s devices', async () => {
    for (const way of ['deleted', 'blocked'] as const) {
      const { hers, his, laptop, list, ben, devices } = await stage();
      await writeListNote(his.replica, {
        item: listItemIdFor(list, must((await storedOn(list))[0], 'one') as FoodId),
        text: 'So.',
      });
      await settleWithTopics(his, laptop, hers);
      if (way === 'deleted') await removeList(hers.replica, { listId: list, heldFor: 0 });
      else await blockMember(hers.replica, ben);
      await settleWithTopics(hers, his, laptop);
      for (const one of [his, laptop]) expect([way, ...(await held(one, list))]).toEqual([way, undefined, 0, 0]);
      await destroyDevices(devices);
    }
  });

  it('is joined by a link without a connection; a link that was renewed is refused, and nothing stays of the attempt but its words', async () => {
    const { hers, his, devices, ada } = await stage();
    const made = await addList(hers.replica, { words: { name: 'Soups', text: '', visibility: 'private' }, food: null });
    const list = made.kind === 'saved' ? made.listId : expect.fail(made.kind);
    await makeLink(hers.replica, list);
    const first = must(await linkOf(hers.replica, list), 'a link');
    await settleWithTopics(hers);
    await makeLink(hers.replica, list);
    await settleWithTopics(hers);
    await joinList(his.replica, { list, secret: first });
    await settleWithTopics(his);
    expect(await his.replica.database.outbox.toArray()).toMatchObject([
      { state: 'parked', collection: 'list_members' },
    ]);
    await his.replica.database.outbox.clear();
    await joinList(his.replica, { list, secret: await linkOf(hers.replica, list) });
    await settleWithTopics(his, hers);
    expect(await listWithFoods(his.replica, list)).toMatchObject({
      kind: 'here',
      isMade: true,
      list: { ownerId: ada },
    });
    await destroyDevices(devices);
  });

  it('[S3] any work of two over a bad line ends alike on both devices and on the server, and nobody’s addition is lost', async () => {
    const food = fc.nat({ max: 4 });
    const device = eitherDevice;
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), device, food }),
      fc.record({ kind: fc.constant('take-off' as const), device, food }),
      fc.record({ kind: fc.constant('move' as const), device, food, place: fc.nat({ max: 4 }) }),
      fc.record({ kind: fc.constant('say' as const), device, food, text: fc.constantFrom('Hot.', 'Cold.', '') }),
      syncStep,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
        const { hers, his, list, foods, devices } = await stage();
        const both = [hers, his] as const;
        const takenOff = new Set<string>();
        const added = new Set<string>();
        for (const one of steps) {
          const on = must(both[one.device], 'a device');
          if ('faults' in one) await on.sync(one.kind, { faults: one.faults, lifeLeft: null });
          else {
            const of = must(foods[one.food], 'a food');
            const { replica } = on;
            if (one.kind === 'add') {
              added.add(of);
              await putOnList(replica, { listId: list, food: of });
            } else if (one.kind === 'take-off') {
              takenOff.add(of);
              await removeFromList(replica, { listId: list, food: of, heldFor: 0 });
            } else if (one.kind === 'move')
              await moveOnList(replica, { listId: list, food: of, where: () => one.place });
            else await writeListNote(replica, { item: listItemIdFor(list, of), text: one.text });
          }
        }
        await settleWithTopics(...both);
        const onServer = await storedOn(list);
        for (const of of added) if (!takenOff.has(of)) expect(onServer).toContain(of);
        expect(await shown(his, list)).toEqual(await shown(hers, list));
        const lookup = await listWithFoods(hers.replica, list);
        expect(lookup.kind === 'here' ? lookup.lines.map(({ item }) => item.foodId).toSorted() : null).toEqual(
          onServer.toSorted(),
        );
        for (const { replica } of both)
          expect(await replica.database.outbox.filter(({ state }) => state === 'waiting').count()).toBe(0);
        await destroyDevices(devices);
      }),
      { numRuns: RUNS, ...scheduleSeed },
    );
  });
});
