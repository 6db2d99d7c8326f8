import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import type { TastePeers } from '#ranking/liking/taste-peers.ts';
import { type PublicTastesOutcome, readPublicTastes } from '#remote/read-public-tastes.ts';
import { blockMember } from '#replica/members/block-commands.ts';
import { submitReview } from '#replica/reviews/review-commands.ts';
import { endSession } from '#replica/session-commands/begin-session.ts';
import { askPublicTastes, comparingState, publicTastesHere } from '#replica/taste/public-tastes.ts';
import { isLeftOutOfMatches, leaveOutOfMatches } from '#replica/taste/taste-match-setting.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { feedPeers } from '#workers/feed-peers.ts';
import { type Device, settleInTurn } from './device.ts';
import { destroyDevices } from './fake-backend.ts';
import { phoneAndLaptop } from './pocketbase-backend.ts';

const STARS = [5, 1, 4, 2, 5, 1];

const { server, api } = serverOfFile();
let superuser: string;
let foods: readonly FoodId[];
/** Tastes as the member does, and loves one food more. */
let mate: ApiMember;

async function rater(name: string, stars: readonly number[]): Promise<ApiMember> {
  const member = await api.join(name);
  for (const [at, rating] of stars.entries())
    await api.create('reviews', member, { food: foods[at], user: member.id, rating });
  return member;
}

beforeAll(async () => {
  superuser = await api.asSuperuser();
  const cook = await api.join('cook_match');
  foods = await Promise.all(
    [...STARS, 0].map(
      async () => (await api.create('foods', cook, { name: `M ${newRecordId()}`, uploaded_by: cook.id })) as FoodId,
    ),
  );
  mate = await rater('mate_match', [...STARS, 5]);
  await rater(
    'other_match',
    STARS.map((stars) => 6 - stars),
  );
  await publish();
});

async function publish(): Promise<void> {
  expect((await api.call('POST', '/api/sync/snapshot', { token: superuser })).status).toBe(200);
}

/** What the ranking worker does on a device, with how often it fetched. */
async function peersOf({ replica }: Device): Promise<{ peers: TastePeers; fetched: PublicTastesOutcome['kind'][] }> {
  const fetched: PublicTastesOutcome['kind'][] = [];
  const read = async (held: string | null) => {
    const outcome = await readPublicTastes({ baseUrl: server.url, held });
    fetched.push(outcome.kind);
    return outcome;
  };
  return { peers: await feedPeers({ replica, read, onChanged: () => undefined }), fetched };
}

const rate = async ({ replica }: Device, stars: readonly number[]) => {
  for (const [at, rating] of stars.entries())
    await submitReview(replica, { foodId: must(foods[at], 'a food'), rating, text: '' });
};
const idOfMate = () => mate.id as MemberId;

describe('R46: taste match on two devices of a member', () => {
  it('compares what is rated without a connection with what others rated, and keeps that for later', async () => {
    const { phone, laptop, devices } = await phoneAndLaptop(server);
    await settleInTurn(phone, laptop);
    const { peers, fetched } = await peersOf(phone);
    await rate(phone, STARS.slice(0, 4));
    await askPublicTastes(phone.replica);
    expect(await comparingState(phone.replica)).toMatchObject({ member: 'here', ratings: 4, others: 'asking' });
    await expect.poll(() => peers.mates(9)).toEqual([]);
    // With four ratings nobody can be compared: nothing was fetched.
    expect(fetched).toEqual([]);

    await rate(phone, STARS);
    await expect.poll(() => peers.mates(9)).toEqual([{ id: mate.id, percent: 87, shared: 6 }]);
    expect(peers.loved([idOfMate()])).toEqual([{ id: foods[6], by: mate.id }]);
    expect(fetched).toEqual(['tastes']);

    // Once more: the server has nothing newer, and what is here stands when it cannot be asked.
    await askPublicTastes(phone.replica, { isAnew: true });
    await expect.poll(() => fetched).toEqual(['tastes', 'same']);
    const elsewhere = await feedPeers({
      replica: phone.replica,
      read: async () => ({ kind: 'unreachable' }),
      onChanged: () => undefined,
    });
    expect(elsewhere.likeness(idOfMate())).toMatchObject({ kind: 'alike', percent: 87, shared: 6 });
    await destroyDevices(devices);
  });

  it('takes out who says so on one device on all of them, on the server, and on devices that look again', async () => {
    const { phone, laptop, member, devices } = await phoneAndLaptop(server);
    await settleInTurn(phone, laptop);
    await rate(phone, STARS);
    await settleInTurn(phone, laptop);
    await publish();
    const friend = await phoneAndLaptop(server);
    await settleInTurn(friend.phone, friend.laptop);
    await rate(friend.phone, STARS);
    const [own, others] = [await peersOf(laptop), await peersOf(friend.phone)];
    await askPublicTastes(laptop.replica);
    await askPublicTastes(friend.phone.replica);
    const seen = () => others.peers.likeness(member)?.kind ?? null;
    await expect.poll(seen).toBe('alike');
    await expect.poll(() => own.peers.mates(9).length).toBeGreaterThan(0);

    // Without a connection: at once on this device; by sync once on the server and on the other device.
    expect(await isLeftOutOfMatches(phone.replica)).toBe(false);
    await leaveOutOfMatches(phone.replica, true);
    await leaveOutOfMatches(phone.replica, true);
    expect(await comparingState(phone.replica)).toMatchObject({ member: 'left-out' });
    await settleInTurn(phone, laptop);
    expect(await isLeftOutOfMatches(laptop.replica)).toBe(true);
    await expect.poll(() => own.peers.mates(9)).toEqual([]);

    await publish();
    await askPublicTastes(friend.phone.replica, { isAnew: true });
    await expect.poll(seen).toBe(null);
    await leaveOutOfMatches(laptop.replica, false);
    await expect.poll(() => own.peers.mates(9).length).toBeGreaterThan(0);
    await destroyDevices([...devices, ...friend.devices]);
  });

  it('says nothing over a block, and keeps nothing for whoever signs out', async () => {
    const { phone, laptop, devices } = await phoneAndLaptop(server);
    await settleInTurn(phone, laptop);
    await rate(phone, STARS);
    const { peers } = await peersOf(phone);
    await askPublicTastes(phone.replica);
    await expect.poll(() => peers.likeness(idOfMate())?.kind).toBe('alike');
    await blockMember(phone.replica, idOfMate());
    await expect.poll(() => peers.likeness(idOfMate())).toBe(null);
    expect(peers.mates(9).map(({ id }) => id)).not.toContain(mate.id);
    expect(peers.loved([idOfMate()])).toEqual([]);
    await endSession(phone.replica);
    expect(await publicTastesHere(phone.replica)).toBe(null);
    await expect.poll(() => peers.mates(9)).toEqual([]);
    await destroyDevices(devices);
  });
});
