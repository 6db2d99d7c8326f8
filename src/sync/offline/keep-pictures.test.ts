import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FoodId, PostId } from '#domain/values/ids/ids.ts';
import { pictureAddresses } from '#domain/foods/picture-address.ts';
import type { PictureAnswer } from '#remote/fetch-picture.ts';
import { EVERYONE, topicOfFood } from '#replica/database/audiences.ts';
import { devicePictures, type DevicePictures } from '#replica/storage/device-pictures.ts';
import { makeRoom } from '#replica/storage/free-space.ts';
import { keepOffline, letGoOf } from '#replica/offline-copies/offline-copy-commands.ts';
import { offlineCopyKey, UNDO_FOR } from '#replica/topics/offline-copies.ts';
import { offlineCopyStateOf } from '#replica/offline-copies/offline-copy-queries.ts';
import { purgeLetGo } from '#replica/offline-copies/purge-let-go.ts';
import { aReplica, feed, type TestReplica } from '#tests/support/a-replica.ts';
import { fakeCacheStorage } from '#tests/support/fake-cache-storage.ts';
import { type KeeperWorld, keepPictures } from './keep-pictures.ts';
import type { Keepable } from '#replica/database/device-rows.ts';

const soup: Keepable = { kind: 'food', id: 'soup' as FoodId };
const addressesOfSoup = pictureAddresses({ picture: { kind: 'file', path: 'foods/soup/soup.png' } });
let replica: TestReplica;
let caches: CacheStorage;
let pictures: DevicePictures;
let asked: string[];
let answer: (address: string) => PictureAnswer;

beforeEach(async () => {
  replica = aReplica();
  caches = fakeCacheStorage();
  pictures = devicePictures(caches);
  asked = [];
  answer = () => ({ kind: 'picture', response: aPicture() });
  await replica.database.cursors.put({ audience: EVERYONE, seq: 1, pulledAt: 1, usedAt: 1 });
  await replica.database.rows('foods').put({ id: 'soup', name: 'Soup', image: 'soup.png' });
  await replica.database.rows('blog_posts').put({
    id: 'story',
    title: 'A story',
    slug: 'a-story',
    featured_image_url: '/pictures/story.webp',
    is_published: true,
  });
});
afterEach(() => replica.database.delete());

const aPicture = (bytes = 100) =>
  new Response(new ArrayBuffer(bytes), { headers: { 'Content-Type': 'image/png', 'Content-Length': String(bytes) } });
function round(gone = new Set<string>()) {
  const world: KeeperWorld = {
    replica,
    pictures,
    fetchPicture: async (address) => {
      asked.push(address);
      return answer(address);
    },
    makeRoom: () => makeRoom({ replica, pictures }),
  };
  return keepPictures(world, gone);
}
const kept = async () => (await pictures.kept()).map(({ address }) => address).toSorted();
const pulled = () => feed(replica, { audience: topicOfFood('soup'), seq: 3, collection: 'reviews', rows: {} });
const see = async (address: string, bytes = 100) => (await caches.open('food-pictures')).put(address, aPicture(bytes));

describe('the pictures of what is kept offline', () => {
  it('come in all sizes that a screen may ask for, and then it is here', async () => {
    await keepOffline(replica, soup);
    await pulled();
    expect(await round()).toBe('done');
    expect(await kept()).toEqual(addressesOfSoup.toSorted());
    expect(addressesOfSoup).toEqual(
      ['', '?thumb=480x360', '?thumb=240x180', '?thumb=96x96'].map((thumb) => `/api/files/foods/soup/soup.png${thumb}`),
    );
    expect(await offlineCopyStateOf(replica, soup)).toBe('here');
    asked = [];
    await round();
    expect(asked).toEqual([]);
  });

  it('are taken from those that were seen, without the network, and are not held twice', async () => {
    for (const address of addressesOfSoup) await see(address);
    await keepOffline(replica, soup);
    await round();
    expect([asked, await kept(), await pictures.seen()]).toEqual([[], addressesOfSoup.toSorted(), []]);
  });

  it('wait for a connection, and go on where it broke', async () => {
    await keepOffline(replica, soup);
    await pulled();
    answer = (address) =>
      address.includes('thumb') ? { kind: 'unreachable' } : { kind: 'picture', response: aPicture() };
    expect(await round()).toBe('unreachable');
    expect(await offlineCopyStateOf(replica, soup)).toBe('coming');
    expect(await kept()).toHaveLength(1);
    asked = [];
    answer = () => ({ kind: 'picture', response: aPicture() });
    expect(await round()).toBe('done');
    expect(asked).toHaveLength(addressesOfSoup.length - 1);
    expect(await offlineCopyStateOf(replica, soup)).toBe('here');
  });

  it('that the server does not have hold nothing up, and are asked for once', async () => {
    await keepOffline(replica, soup);
    await pulled();
    answer = () => ({ kind: 'gone' });
    const gone = new Set<string>();
    await round(gone);
    await round(gone);
    expect(asked).toHaveLength(addressesOfSoup.length);
    expect(await offlineCopyStateOf(replica, soup)).toBe('here');
  });

  it('include those of a story', async () => {
    await keepOffline(replica, { kind: 'post', id: 'story' as PostId });
    await round();
    expect(await kept()).toEqual(['/pictures/story.webp']);
  });

  it('leave when a food’s picture is another one, and when nothing asks for them any more', async () => {
    await keepOffline(replica, soup);
    await round();
    await replica.database.rows('foods').update('soup', { image: 'new.png' });
    await round();
    expect((await kept()).every((address) => address.includes('new.png'))).toBe(true);
    await letGoOf(replica, [offlineCopyKey(soup)]);
    await round();
    expect(await kept()).toHaveLength(addressesOfSoup.length);
    replica.now += UNDO_FOR;
    await purgeLetGo(replica);
    await round();
    expect(await kept()).toEqual([]);
  });

  it('[S5] leave with a food that was taken down', async () => {
    await keepOffline(replica, soup);
    await round();
    await replica.database.rows('foods').delete('soup');
    await round();
    expect(await kept()).toEqual([]);
  });

  it('stay while the catalogue comes anew', async () => {
    await keepOffline(replica, soup);
    await round();
    await replica.database.rows('foods').clear();
    await replica.database.cursors.update(EVERYONE, { pulledAt: 0 });
    await round();
    expect(await kept()).toHaveLength(addressesOfSoup.length);
  });
});

describe('a full device', () => {
  it('lets go of what was only seen, and the picture finds its room', async () => {
    caches = fakeCacheStorage({ quota: 1000 });
    pictures = devicePictures(caches);
    await see('/api/files/foods/other/other.png', 900);
    await keepOffline(replica, soup);
    await pulled();
    await round();
    expect(await offlineCopyStateOf(replica, soup)).toBe('here');
    expect(await pictures.seen()).toEqual([]);
  });

  it('says so when nothing is left that could go, and asks for no more', async () => {
    caches = fakeCacheStorage({ quota: 150 });
    pictures = devicePictures(caches);
    await keepOffline(replica, soup);
    await pulled();
    expect(await round()).toBe('done');
    expect(await offlineCopyStateOf(replica, soup)).toBe('full');
    expect(await kept()).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });
});
