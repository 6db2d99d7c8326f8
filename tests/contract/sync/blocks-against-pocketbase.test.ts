import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { blockMember, muteMember, unblockMember } from '#replica/members/block-commands.ts';
import { blockedMembers, mutedMembers, blockAndMuteOf } from '#replica/members/block-queries.ts';
import { topicOfFood, topicOfMember } from '#replica/database/audiences.ts';
import { memberNamed } from '#replica/members/member-named.ts';
import { sendMessage } from '#replica/messages/message-commands.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { reportItem } from '#replica/moderation/report-commands.ts';
import { updateSession } from '#replica/session/session.ts';
import { syncedCollectionNames } from '#replica/database/synced-collections.ts';
import { openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { type Device, syncInTurn } from './device.ts';
import { destroyDevices } from './fake-backend.ts';
import { twoMembersWorld } from './pocketbase-backend.ts';

let server: PocketBaseServer;
beforeAll(async () => {
  server = await startPocketBase();
});
afterAll(() => server.stop());

/** Every row on the device's screens that names the member, but for the device's own block of them. */
async function tracesOf(member: MemberId, { replica }: Device): Promise<string[]> {
  const found: string[] = [];
  for (const collection of syncedCollectionNames.filter((name) => name !== 'blocks')) {
    for (const row of await replica.database.rows(collection).toArray())
      if (JSON.stringify(row).includes(member)) found.push(`${collection}/${row.id}`);
  }
  return found.toSorted();
}

/** Ada's phone and laptop and Ben's phone; each contributed, and reviewed the other's food, which everybody looks at. */
async function stage() {
  const { phone, laptop, his, ada, ben, devices } = await twoMembersWorld(server);
  const hers = must(await phone.contribute('Her stew'), 'a food');
  const theirs = must(await his.contribute('His stew'), 'a food');
  await syncInTurn(phone, his);
  await phone.review(theirs, { rating: 2, text: 'Salty.' });
  await his.review(hers, { rating: 5, text: 'Good.' });
  for (const one of devices) for (const food of [hers, theirs]) await one.look(food);
  await openTopic(phone.replica, topicOfMember(ben));
  await syncInTurn(phone, laptop, his);
  return { phone, laptop, his, ada, ben, devices, foods: { hers, theirs } };
}

const foodsOn = async ({ replica }: Device) =>
  (await replica.database.rows('foods').toArray()).map(({ id }) => id as FoodId);

describe('blocks on several devices, against the real server', () => {
  it('[S4] takes everything of the other off the screens at once, offline too, and gives it back when it is taken back', async () => {
    const { phone, ben, devices } = await stage();
    const before = await tracesOf(ben, phone);
    expect(before.length).toBeGreaterThan(3);
    expect(await blockMember(phone.replica, ben)).toEqual({ kind: 'saved' });
    expect(await tracesOf(ben, phone)).toEqual([]);
    expect(await blockAndMuteOf(phone.replica, ben)).toEqual({ isBlocked: true, isMuted: false });
    expect(await blockedMembers(phone.replica)).toEqual([{ id: ben, name: expect.stringContaining('Example') }]);
    await phone.sync('pull', { faults: [], lifeLeft: null });
    expect(await tracesOf(ben, phone)).toEqual([]);
    await phone.restart();
    await unblockMember(phone.replica, ben);
    expect(await tracesOf(ben, phone)).toEqual(before);
    expect(await phone.replica.database.outbox.count()).toBe(0);
    await destroyDevices(devices);
  });

  it('[S5] leaves nothing of either on any device of the other; lifted, all of it comes back', async () => {
    const { phone, laptop, his, ada, ben, devices, foods } = await stage();
    const before = { laptop: await tracesOf(ben, laptop), his: await tracesOf(ada, his) };
    await blockMember(phone.replica, ben);
    await syncInTurn(phone, laptop, his);
    for (const one of [phone, laptop]) expect(await tracesOf(ben, one)).toEqual([]);
    expect(await tracesOf(ada, his)).toEqual([]);
    expect(await foodsOn(phone)).toContain(foods.hers);
    expect(await foodsOn(his)).toContain(foods.theirs);
    expect(await his.replica.database.rows('blocks').count()).toBe(0);
    expect(await phone.replica.database.blockedRows.filter(({ row }) => row !== null).count()).toBe(0);
    await unblockMember(laptop.replica, ben);
    await syncInTurn(laptop, phone, his);
    for (const one of [laptop, phone]) expect(await tracesOf(ben, one)).toEqual(expect.arrayContaining(before.laptop));
    expect(await tracesOf(ada, his)).toEqual(before.his);
    await destroyDevices(devices);
  });

  it('[S5] a new device loads the snapshot without what is not for its member, also when the snapshot comes last', async () => {
    const { phone, laptop, his, ada, ben, devices, foods } = await stage();
    await blockMember(phone.replica, ben);
    await syncInTurn(phone);
    const api = openApi(server);
    expect((await api.call('POST', '/api/sync/snapshot', { token: await api.asSuperuser() })).status).toBe(200);
    for (const [one, member, other] of [
      [laptop, ada, ben],
      [his, ben, ada],
    ] as const) {
      await one.replica.database.delete();
      await one.restart();
      await one.signIn(member);
      await syncInTurn(one);
      expect(await tracesOf(other, one)).toEqual([]);
      expect((await foodsOn(one)).length).toBeGreaterThan(0);
    }
    expect(await foodsOn(his)).not.toContain(foods.hers);
    expect(await his.replica.database.blockedRows.count()).toBe(0);
    await destroyDevices(devices);
  });

  it('[S5] what was read while the sign-in had run out leaves with the next one', async () => {
    const { phone, his, ada, ben, devices, foods } = await stage();
    await blockMember(phone.replica, ben);
    await syncInTurn(phone, his);
    await updateSession(his.replica, { expired: true });
    await phone.contribute('Her soup');
    await phone.review(foods.hers, { rating: 4, text: 'Mine.' });
    await syncInTurn(phone, his);
    expect(await tracesOf(ada, his)).not.toEqual([]);
    await his.signIn(ben);
    await syncInTurn(his);
    expect(await tracesOf(ada, his)).toEqual([]);
    await destroyDevices(devices);
  });

  it('[S3] [S12] two devices that block, unblock and mute offline come to show the same', async () => {
    const { phone, laptop, ben, devices } = await stage();
    await blockMember(phone.replica, ben);
    await blockMember(laptop.replica, ben);
    await syncInTurn(phone, laptop);
    await syncInTurn(phone, laptop);
    for (const one of [phone, laptop]) {
      expect(await one.replica.database.outbox.toArray()).toEqual([]);
      expect(await blockAndMuteOf(one.replica, ben)).toEqual({ isBlocked: true, isMuted: false });
    }
    await unblockMember(phone.replica, ben);
    await unblockMember(laptop.replica, ben);
    await muteMember(laptop.replica, { muted: ben, isMuted: true });
    await muteMember(phone.replica, { muted: ben, isMuted: true });
    await syncInTurn(laptop, phone);
    await syncInTurn(laptop, phone);
    for (const one of [phone, laptop]) {
      expect(await one.replica.database.outbox.toArray()).toEqual([]);
      expect(await blockAndMuteOf(one.replica, ben)).toEqual({ isBlocked: false, isMuted: true });
      expect(await mutedMembers(one.replica)).toEqual(new Set([ben]));
      expect(await tracesOf(ben, one)).not.toEqual([]);
    }
    await destroyDevices(devices);
  });

  it('[S5] R38: who was blocked keeps what was written between them and can report it; the blocker has none of it, and knows whom they blocked, offline too', async () => {
    const { phone, laptop, his, ada, ben, devices, foods } = await stage();
    const sent = await sendMessage(phone.replica, { to: ben, text: 'A threat.' });
    const messageId = must(sent.kind === 'saved' ? sent.messageId : undefined, 'a message');
    const { username } = must(await phone.replica.database.rows('profiles').get(ben), 'his profile');
    await openTopic(his.replica, topicOfFood(foods.hers));
    await syncInTurn(phone, his, laptop);
    await blockMember(phone.replica, ben);
    const lookup = { kind: 'blocked', member: { id: ben, name: expect.stringContaining('Example') } };
    expect(await memberNamed(phone.replica, String(username))).toEqual(lookup);
    await syncInTurn(phone, laptop, his);
    await syncInTurn(phone, laptop, his);
    for (const one of [phone, laptop]) {
      expect(await memberNamed(one.replica, String(username).toUpperCase())).toEqual(lookup);
      for (const collection of ['conversations', 'messages'] as const)
        expect([collection, await one.replica.database.rows(collection).count()]).toEqual([collection, 0]);
    }
    const kept = await tracesOf(ada, his);
    expect(new Set(kept.map((trace) => trace.split('/')[0]))).toEqual(new Set(['conversations', 'messages']));
    expect(await his.replica.database.cursors.get(topicOfFood(foods.hers))).toBeUndefined();
    await reportItem(his.replica, {
      item: { kind: 'message', id: messageId },
      about: 'a message',
      reason: 'harassment',
      text: '',
    });
    await syncInTurn(his);
    expect(await his.replica.database.outbox.toArray()).toEqual([]);
    const [report] = await his.replica.database.rows('reports').toArray();
    expect(report).toMatchObject({ kind: 'message', item: messageId, excerpt: 'A threat.' });
    expect(report).not.toHaveProperty('decided_by');
    await destroyDevices(devices);
  });

  it('[S6] R38: a review of a food that was hidden meanwhile is parked with a clear reason, and blocks nothing else', async () => {
    const { phone, his, devices } = await stage();
    const api = openApi(server);
    const food = must(await his.contribute('His soup'), 'a food');
    await syncInTurn(his, phone);
    expect(
      (
        await api.call('PATCH', recordsPath('foods', food), {
          token: await api.asSuperuser(),
          body: { is_hidden: true },
        })
      ).status,
    ).toBe(200);
    await phone.review(food, { rating: 1, text: 'Too late.' });
    await phone.contribute('Another stew');
    await syncInTurn(phone, his);
    const waiting = await phone.replica.database.outbox.toArray();
    expect(waiting).toMatchObject([
      { collection: 'reviews', state: 'parked', rejection: { fields: { food: 'A moderator has hidden this food.' } } },
    ]);
    await destroyDevices(devices);
  });

  it('nobody blocks or mutes themselves, and a visitor nobody', async () => {
    const { phone, ada, ben, devices } = await stage();
    expect(await blockMember(phone.replica, ada)).toEqual({ kind: 'missing' });
    expect(await muteMember(phone.replica, { muted: ada, isMuted: true })).toEqual({ kind: 'missing' });
    expect(await blockAndMuteOf(phone.replica, ada)).toBeNull();
    await phone.signOut();
    expect(await blockMember(phone.replica, ben)).toEqual({ kind: 'signed-out' });
    expect(await blockAndMuteOf(phone.replica, ben)).toBeNull();
    await destroyDevices(devices);
  });
});
