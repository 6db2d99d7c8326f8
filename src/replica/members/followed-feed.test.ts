import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { aReplica, feed, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { muteMember } from './block-commands.ts';
import { follow } from './follow-commands.ts';
import { followedFeed } from './followed-feed.ts';

const third = 'member000000003' as MemberId;
const day = (n: number) => `2026-01-${String(n).padStart(2, '0')} 10:00:00.000Z`;
const food = (id: string, uploaded_by: string, n: number) => ({ id, name: `Food ${id}`, uploaded_by, created: day(n) });
const review = (id: string, user: string, n: number, of: string) => ({
  id,
  user,
  food: of,
  rating: 4,
  review_text: 'Good.',
  created: day(n),
});
const profile = (id: string) => ({ id, username: id.slice(-4), full_name: `Name ${id}`, role: 'home_chef' });

let replica: TestReplica;

async function hears(
  seq: number,
  rows: {
    readonly foods?: readonly { id: string }[];
    readonly reviews?: readonly { id: string }[];
    readonly profiles?: readonly { id: string }[];
  },
) {
  const byId = (list: readonly { id: string }[]) => Object.fromEntries(list.map((row) => [row.id, row]));
  await feed(replica, { audience: '*', seq, collection: 'foods', rows: byId(rows.foods ?? []) });
  await feed(replica, {
    audience: `m:${otherMember}`,
    seq: seq + 1,
    collection: 'reviews',
    rows: byId(rows.reviews ?? []),
  });
  await feed(replica, {
    audience: `m:${otherMember}`,
    seq: seq + 2,
    collection: 'profiles',
    rows: byId(rows.profiles ?? []),
  });
}

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
});

it('is null for a visitor, and empty for whoever follows nobody', async () => {
  expect(await followedFeed(aReplica(), 10)).toBeNull();
  expect(await followedFeed(replica, 10)).toEqual({ items: [], hasMore: false, followed: 0, isPartial: false });
});

it('mixes foods and reviews of the followed alone, latest first, and says whether there is more (R11)', async () => {
  await follow(replica, otherMember);
  await hears(5, {
    foods: [food('f1', otherMember, 1), food('f2', otherMember, 4), food('f3', third, 9), food('f4', member, 9)],
    reviews: [review('r1', otherMember, 3, 'f3'), review('r2', third, 8, 'f1'), review('r3', otherMember, 2, 'gone')],
    profiles: [profile(otherMember)],
  });
  const all = await followedFeed(replica, 10);
  expect(all?.items.map(({ id, kind, food: shown }) => [id, kind, shown?.name ?? null])).toEqual([
    ['f2', 'food', 'Food f2'],
    ['r1', 'review', 'Food f3'],
    ['r3', 'review', null],
    ['f1', 'food', 'Food f1'],
  ]);
  expect(all).toMatchObject({ hasMore: false, followed: 1, isPartial: false });
  expect(all?.items[0]?.author?.fullName).toBe(`Name ${otherMember}`);
  expect(await followedFeed(replica, 3)).toMatchObject({ hasMore: true });
  expect((await followedFeed(replica, 3))?.items.map(({ id }) => id)).toEqual(['f2', 'r1', 'r3']);
});

it('leaves out whom the member has muted, and only as long', async () => {
  await follow(replica, otherMember);
  await hears(5, { foods: [food('f1', otherMember, 1)] });
  await muteMember(replica, { muted: otherMember, isMuted: true });
  expect(await followedFeed(replica, 10)).toMatchObject({ items: [], followed: 0 });
  await muteMember(replica, { muted: otherMember, isMuted: false });
  expect((await followedFeed(replica, 10))?.items).toHaveLength(1);
});

it('says that it is partial while nothing was heard of somebody who is followed', async () => {
  await follow(replica, otherMember);
  expect(await followedFeed(replica, 10)).toMatchObject({ followed: 1, isPartial: true });
});
