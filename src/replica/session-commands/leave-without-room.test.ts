import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptySubmission } from '#domain/contribution/food-submission.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { aReplica, contribute, feed, member, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { fillDevice } from '#tests/support/fill-device.ts';
import { EVERYONE, topicOfFood } from '#replica/database/audiences.ts';
import { endSession } from './begin-session.ts';
import { deleteFood, editFood } from '#replica/foods/food-commands.ts';
import { revokeSession } from './revoke-session.ts';
import { revokedSession } from './revoked-session.ts';
import { session, type Session } from '#replica/session/session.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';

let replica: TestReplica;
let suya: FoodId;
const soup = { id: 'food00000000001', name: 'Soup', description: 'Hot.', uploaded_by: member };
const stew = { id: 'food00000000002', name: 'Stew', description: 'Thick.', uploaded_by: member };

/** A member with rows of every kind of reach, and an own dish, an edit and a deletion that are not sent yet. */
beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
  await feed(replica, { audience: EVERYONE, seq: 1, collection: 'foods', rows: { [soup.id]: soup, [stew.id]: stew } });
  await feed(replica, {
    audience: EVERYONE,
    seq: 2,
    collection: 'blog_posts',
    rows: { post1: { id: 'post1', is_published: true }, post2: { id: 'post2', is_published: false } },
  });
  await feed(replica, {
    audience: `u:${member}`,
    seq: 3,
    collection: 'private_contacts',
    rows: { [member]: { id: member, phone: '1' } },
  });
  await feed(replica, {
    audience: `u:${member}`,
    seq: 4,
    collection: 'reviews',
    rows: { review1: { id: 'review1', food: soup.id, user: member, rating: 4 } },
  });
  await feed(replica, {
    audience: topicOfFood(soup.id),
    seq: 4,
    collection: 'reviews',
    rows: { review1: { id: 'review1', food: soup.id, user: member, rating: 4 } },
  });
  suya = await contribute(replica, 'Suya');
  const before = { ...emptySubmission(), name: 'Soup', description: 'Hot.' };
  await editFood(replica, {
    foodId: soup.id as FoodId,
    before,
    after: { ...before, description: 'Cold.' },
    photo: null,
    draft: null,
  });
  await deleteFood(replica, stew.id as FoodId);
});
afterEach(() => replica.database.delete());

const tablesBut = (one: string) => replica.database.tables.map(({ name }) => name).filter((name) => name !== one);
const food = (id: string) => replica.database.rows('foods').get(id);
const idsOf = async (collection: 'private_contacts' | 'reviews' | 'blog_posts') =>
  (await replica.database.rows(collection).toArray()).map(({ id }) => id);

it('[S5] signs out on a device that is full to the brim: nothing of the member’s is left on it for others', async () => {
  fillDevice(replica, tablesBut('foodJournal'));
  await endSession(replica);
  expect(await session(replica)).toBeNull();
  expect(await idsOf('private_contacts')).toEqual([]);
  expect(await idsOf('reviews')).toEqual([]);
  expect(await idsOf('blog_posts')).toEqual(['post1']);
  expect(await food(suya)).toBeUndefined();
  expect(await food(soup.id)).not.toMatchObject({ description: 'Cold.' });
  expect((await replica.database.cursors.toArray()).map(({ audience }) => audience)).toEqual([EVERYONE]);
  expect(await unsentChanges(replica)).toEqual([]);
});

it('signs out where not even a line fits into the journal of the foods', async () => {
  fillDevice(replica);
  await endSession(replica);
  expect(await session(replica)).toBeNull();
  expect(await idsOf('private_contacts')).toEqual([]);
  expect(await unsentChanges(replica)).toEqual([]);
});

it('[S1] what was unsent on the full device is there again once the member is, and shown over the server’s rows', async () => {
  const emptyDevice = fillDevice(replica);
  await endSession(replica);
  emptyDevice();
  await signInAs(replica, member);
  expect((await unsentChanges(replica)).map(({ about }) => about)).toEqual(['Suya', 'Soup', 'Stew']);
  expect(await food(suya)).toMatchObject({ name: 'Suya' });
  expect(await food(soup.id)).toMatchObject({ name: 'Soup', description: 'Cold.' });
  expect(await food(stew.id)).toBeUndefined();
});

it('[S4] shows what the server has as soon as taking away the rest has made the room', async () => {
  fillDevice(replica, ['cursors', 'shadows']);
  await endSession(replica);
  expect(await session(replica)).toBeNull();
  expect(await food(soup.id)).toMatchObject({ description: 'Hot.' });
  expect(await food(stew.id)).toMatchObject({ name: 'Stew' });
  expect(await food(suya)).toBeUndefined();
});

const signedIn = async (): Promise<Session> => must(await session(replica), 'a session');

it('[S5] ends a sign-in that was ended elsewhere too, and goes on with nobody signed in', async () => {
  const before = await signedIn();
  fillDevice(replica);
  await revokeSession(replica, before);
  expect(await session(replica)).toBeNull();
  expect(await idsOf('private_contacts')).toEqual([]);
  expect(await unsentChanges(replica)).toEqual([]);
});

it('remembers whose it was as soon as taking away the rest has made the room', async () => {
  const before = await signedIn();
  fillDevice(replica, ['cursors', 'shadows']);
  await revokeSession(replica, before);
  expect(await session(replica)).toBeNull();
  expect(await revokedSession(replica)).toMatchObject({ memberId: member, unsent: 3 });
});

it('leaves a sign-in alone whose token was replaced meanwhile, full or not', async () => {
  const before = await signedIn();
  fillDevice(replica);
  await revokeSession(replica, { ...before, token: 'an older one' });
  expect(await session(replica)).toEqual(before);
  expect(await idsOf('private_contacts')).toEqual([member]);
});

it('ends as ever where there is room: the topics stay, to be read anew', async () => {
  await endSession(replica);
  expect(await idsOf('reviews')).toEqual(['review1']);
  expect(await food(soup.id)).toMatchObject({ description: 'Hot.' });
  expect(await replica.database.cursors.get(topicOfFood(soup.id))).toMatchObject({ seq: 0 });
});
