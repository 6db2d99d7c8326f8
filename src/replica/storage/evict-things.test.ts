import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { savedFoodIdFor } from '#domain/foods/saved-food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import {
  aReplica,
  contribute,
  feed,
  member,
  otherMember,
  signInAs,
  type TestReplica,
} from '#tests/support/a-replica.ts';
import { fakeCacheStorage } from '#tests/support/fake-cache-storage.ts';
import { topicOfFood, topicOfMember } from '#replica/database/audiences.ts';
import { devicePictures } from './device-pictures.ts';
import { evictThings } from './evict-things.ts';
import { freeUpSpace, tidyDevice } from './free-space.ts';
import type { Device } from './held-things.ts';
import { keepOffline } from '#replica/offline-copies/offline-copy-commands.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { storageRegister } from './storage-register.ts';

let replica: TestReplica;
let caches: CacheStorage;
let device: Device;

beforeEach(async () => {
  replica = aReplica();
  caches = fakeCacheStorage();
  device = { replica, pictures: devicePictures(caches) };
  await signInAs(replica, member);
});
afterEach(() => replica.database.delete());

const pictureOf = (food: string) => `/api/files/foods/${food}/photo.png`;
const topics = async () =>
  (await replica.database.cursors.toArray())
    .map(({ audience }) => audience)
    .filter((audience) => /^[bfm]:/.test(audience));
const seen = async () => (await device.pictures.seen()).map(({ address }) => address);

/** A food whose page was looked at, with a review and its picture. */
async function visit(food: string, { bytes = 1000 } = {}): Promise<void> {
  replica.now += 61_000;
  await replica.database.rows('foods').put({ id: food, name: food, image: 'photo.png' });
  await openTopic(replica, topicOfFood(food));
  await feed(replica, {
    audience: topicOfFood(food),
    seq: 1,
    collection: 'reviews',
    rows: { [`r-${food}`]: { id: `r-${food}`, food, user: otherMember, rating: 4 } },
  });
  await (
    await caches.open('food-pictures')
  ).put(
    pictureOf(food),
    new Response(new ArrayBuffer(bytes), { headers: { 'Content-Type': 'image/png', 'Content-Length': String(bytes) } }),
  );
}
const save = (food: string) =>
  replica.database
    .rows('saved_foods')
    .put({ id: savedFoodIdFor(food as FoodId, member), user: member, food, state: 'tried' });
const keep = (food: string) => keepOffline(replica, { kind: 'food', id: food as FoodId });

describe('freeing space', () => {
  it('lets go of what was only looked at, rows and picture, and says how much that was', async () => {
    for (const food of ['kept', 'saved', 'seen']) await visit(food);
    await save('saved');
    await keep('kept');
    const freed = await freeUpSpace(device);
    expect(freed).toMatchObject({ pictures: 1, pages: 1 });
    expect(freed.bytes).toBeGreaterThan(1000);
    expect((await topics()).toSorted()).toEqual([topicOfFood('kept'), topicOfFood('saved')]);
    expect((await seen()).toSorted()).toEqual([pictureOf('kept'), pictureOf('saved')]);
    expect((await replica.database.rows('reviews').toArray()).map(({ id }) => id).toSorted()).toEqual([
      'r-kept',
      'r-saved',
    ]);
    expect(await replica.database.rows('foods').count()).toBe(3);
  });

  it('[S1] loses nothing that is unsent, own or followed', async () => {
    await visit('soup');
    const own = await contribute(replica, 'Mine');
    await openTopic(replica, topicOfFood(own));
    await replica.database
      .rows('user_follows')
      .put({ id: 'f', follower: member, following: otherMember, created: '2026-01-01' });
    await openTopic(replica, topicOfMember(otherMember));
    const { outbox, photos } = replica.database;
    const before = [await outbox.toArray(), await photos.count()];
    await freeUpSpace(device);
    expect((await topics()).toSorted()).toEqual([topicOfFood(own), topicOfMember(otherMember)].toSorted());
    expect([await outbox.toArray(), await photos.count()]).toEqual(before);
    expect(await replica.database.rows('foods').get(own)).toMatchObject({ name: 'Mine' });
  });

  it('leaves a page that was used after the plan was made', async () => {
    await visit('soup');
    const pictures = { ...device.pictures, forgetSeen: () => openLater() };
    const openLater = async () => {
      replica.now += 61_000;
      await openTopic(replica, topicOfFood('soup'));
    };
    expect(
      await evictThings({ replica, pictures }, { most: { page: 0, story: 0, picture: 0 }, excess: 0 }),
    ).toMatchObject({ pages: 0 });
    expect(await topics()).toEqual([topicOfFood('soup')]);
  });
});

describe('the bound in bytes', () => {
  const use = (excess: number) => ({ used: 800_000_000 + excess, allowed: 10_000_000_000 });

  it('is kept by letting go of the least used first, and no more than that', async () => {
    for (const food of ['old', 'middle', 'new']) await visit(food, { bytes: 5000 });
    await tidyDevice(device, use(6000));
    expect(await topics()).toEqual([topicOfFood('middle'), topicOfFood('new')]);
    expect(await seen()).toEqual([pictureOf('new')]);
  });

  it('takes what was saved after all that was visited, and never what is kept by choice', async () => {
    for (const food of ['kept', 'saved', 'seen']) await visit(food, { bytes: 5000 });
    await save('saved');
    await keep('kept');
    await tidyDevice(device, use(1_000_000));
    expect(await topics()).toEqual([topicOfFood('kept')]);
    expect(await seen()).toEqual([pictureOf('kept')]);
  });

  it('is nothing to do with a browser that does not say, nor below it', async () => {
    await visit('soup');
    for (const room of [null, use(-1)])
      expect(await tidyDevice(device, room)).toEqual({ pictures: 0, pages: 0, bytes: 0 });
  });

  it('holds after every step of any walk through the app, whatever is kept and saved meanwhile', async () => {
    const step = fc.record({
      food: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      does: fc.constantFrom('visit', 'keep', 'save', 'tidy'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const kept = new Set<string>();
        for (const { food, does } of steps) {
          if (does === 'visit') await visit(food, { bytes: 2000 });
          else if (does === 'save') await save(food);
          else if (does === 'keep') {
            await keep(food);
            kept.add(food);
          }
          const before = await storageRegister(device);
          const total = before.reasons.reduce((sum, { bytes }) => sum + bytes, 0);
          await tidyDevice(device, use(Math.max(0, total - 5000)));
          const { reasons } = await storageRegister(device);
          const sizes = Object.fromEntries(reasons.map(({ reason, bytes }) => [reason, bytes]));
          const canGo = (sizes['visited'] ?? 0) + (sizes['saved'] ?? 0) + (sizes['catalogue'] ?? 0);
          expect(reasons.reduce((sum, { bytes }) => sum + bytes, 0) <= 5000 || canGo === 0).toBe(true);
          for (const one of kept) expect(await topics()).toContain(topicOfFood(one));
        }
        await replica.database.offlineCopies.clear();
        await replica.database.rows('saved_foods').clear();
        await freeUpSpace(device);
      }),
      { numRuns: 15 },
    );
  });
});

it('counts what is here by why it is, by number and size', async () => {
  for (const food of ['kept', 'seen']) await visit(food);
  await keep('kept');
  await contribute(replica, 'Mine');
  const { reasons, catalogueBytes, unsentBytes } = await storageRegister(device);
  const of = (wanted: string) => reasons.find(({ reason }) => reason === wanted);
  expect(of('kept')).toMatchObject({ pages: 1, pictures: 1, stories: 0 });
  expect(of('visited')).toMatchObject({ pages: 1, pictures: 1 });
  expect(of('followed')).toEqual({ reason: 'followed', pages: 0, pictures: 0, stories: 0, bytes: 0 });
  expect(catalogueBytes).toBeGreaterThan(100);
  expect(unsentBytes).toBeGreaterThan(8);
});

it('[S5] a member’s kept list is nobody else’s: the foods in it are only visited while another is signed in', async () => {
  await visit('soup');
  await save('soup');
  await keepOffline(replica, { kind: 'list', id: 'tried', member });
  expect((await storageRegister(device)).reasons[0]).toMatchObject({ reason: 'kept', pages: 1 });
  await signInAs(replica, 'member000000009' as MemberId);
  expect((await storageRegister(device)).reasons[0]).toMatchObject({ reason: 'kept', pages: 0 });
});
