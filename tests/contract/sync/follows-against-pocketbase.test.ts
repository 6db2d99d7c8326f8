import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import { beginSession } from '#replica/session-commands/begin-session.ts';
import { follow, unfollow } from '#replica/members/follow-commands.ts';
import { isFollowing } from '#replica/members/follow-queries.ts';
import { memberCounts } from '#replica/members/member-counts.ts';
import { openReplica } from '#replica/open-replica.ts';
import type { Replica } from '#replica/database/replica.ts';
import { pullChanges } from '#sync/pull/pull-changes.ts';
import { pushChanges } from '#sync/push/push-changes.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';
import { FaultyNetwork } from '#tests/support/faulty-remote.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const opened: Replica[] = [];

const { server, api } = serverOfFile();
afterEach(async () => {
  for (const { database } of opened.splice(0)) await database.delete();
});

interface Device extends SyncWorld {
  readonly network: FaultyNetwork;
}

async function aDevice(member: ApiMember): Promise<Device> {
  const replica = openReplica({ name: crypto.randomUUID() });
  opened.push(replica);
  const network = new FaultyNetwork();
  await beginSession(replica, {
    memberId: member.id as MemberId,
    email: member.email,
    emailVerified: true,
    token: member.token,
    expired: false,
  });
  const device = { replica, network, remote: network.wrap(pocketBaseRemote({ baseUrl: server.url })) };
  await pullChanges(device);
  return device;
}
async function sync(...devices: readonly Device[]): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    for (const device of devices) {
      await pushChanges(device);
      await pullChanges(device);
    }
  }
}
const two = async () => {
  const [ada, ben] = [await api.join(`a${newRecordId()}`), await api.join(`b${newRecordId()}`)];
  return { ada, ben, whom: ben.id as MemberId };
};
const followers = async ({ id }: ApiMember) =>
  (await api.call('GET', `/api/collections/member_stats/records/${id}`)).body['followers'];
const isSettled = async ({ replica }: Device) => {
  expect(await replica.database.outbox.toArray()).toEqual([]);
  expect(await replica.database.shadows.toArray()).toEqual([]);
};

test.each(['drop-request', 'drop-answer', 'duplicate'] as const)(
  '[S2] [S13] a follow that was tried (%s) and taken back leaves nothing',
  async (fault) => {
    const { ada, ben, whom } = await two();
    const device = await aDevice(ada);
    await follow(device.replica, whom);
    device.network.plan([fault]);
    await pushChanges(device);
    await unfollow(device.replica, whom);
    expect(await isFollowing(device.replica, whom)).toBe(false);
    await sync(device);
    expect(await followers(ben)).toBe(0);
    expect(await isFollowing(device.replica, whom)).toBe(false);
    await isSettled(device);
  },
);

test('[S3] [S12] two devices of a member follow the same one offline: one row, both know, both counts agree', async () => {
  const { ada, ben, whom } = await two();
  const [phone, laptop] = [await aDevice(ada), await aDevice(ada)];
  await follow(phone.replica, whom);
  await follow(laptop.replica, whom);
  await sync(phone, laptop);
  expect(await followers(ben)).toBe(1);
  for (const device of [phone, laptop]) {
    await isSettled(device);
    expect(await isFollowing(device.replica, whom)).toBe(true);
    expect(await memberCounts(device.replica, whom)).toMatchObject({ followers: 1 });
  }
  await unfollow(phone.replica, whom);
  await unfollow(laptop.replica, whom);
  await sync(phone, laptop);
  expect(await followers(ben)).toBe(0);
  for (const device of [phone, laptop]) {
    await isSettled(device);
    expect(await isFollowing(device.replica, whom)).toBe(false);
  }
});
