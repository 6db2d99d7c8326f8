import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { likeFood } from '#replica/foods/likes.ts';
import { discardChange } from '#replica/outbox/discard-change.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { submitVideo } from '#replica/publishing/video-commands.ts';
import { must } from '#prelude/must.ts';
import { anMp4 } from '#tests/support/a-film.ts';
import type { NetworkFault } from '#tests/support/faulty-remote.ts';
import { type Api, openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import type { Device } from './device.ts';
import { pocketBaseWorld } from './pocketbase-backend.ts';
import { scheduleSeed } from './schedule-seed.ts';

const RUNS = Number(process.env['SYNC_REAL_SCHEDULES'] ?? 8);
const film = anMp4(1_200_000);

const fault = fc.constantFrom<NetworkFault>('none', 'none', 'drop-request', 'drop-answer', 'drop-answer', 'duplicate');
const attempt = fc.record({
  faults: fc.array(fault, { maxLength: 5 }),
  lifeLeft: fc.option(fc.nat({ max: 14 }), { freq: 3, nil: null }),
  crash: fc.boolean(),
});

async function aDeviceWithFilm(
  server: PocketBaseServer,
): Promise<{ device: Device; food: FoodId; restart: () => Promise<void> }> {
  const { backend, devices } = await pocketBaseWorld(server);
  const device = must(devices[0], 'a device');
  await device.signIn(must(backend.members[0], 'a member'));
  const food = must(await device.contribute('Congee'), 'a food');
  await push(device);
  const words = { title: 'The first spoon', description: '', category: 'taste' } as const;
  const outcome = await submitVideo(device.replica, {
    foodId: food,
    ...words,
    duration: 3,
    film: { bytes: new Blob([film], { type: 'video/mp4' }), type: 'video/mp4', name: 'spoon.mp4' },
    poster: null,
  });
  expect(outcome.kind).toBe('saved');
  return { device, food, restart: () => backend.restart() };
}

async function push(device: Device): Promise<void> {
  await device.replica.database.outbox.toCollection().modify({ notBefore: 0 });
  await device.sync('push', { faults: [], lifeLeft: null });
}

async function videosOf(api: Api, food: FoodId) {
  return (await api.call('GET', `/api/collections/videos/records?filter=(food='${food}')`)).body.items;
}

describe('large files over a faulty network, against the real server', () => {
  let server: PocketBaseServer;
  let api: Api;
  beforeAll(async () => {
    server = await startPocketBase();
    api = openApi(server);
  });
  afterAll(() => server.stop());

  it('[S1][S2] arrive once and whole, whatever breaks on the way: requests, answers, the tab, the server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { maxLength: 5 }), async (attempts) => {
        const { device, food, restart } = await aDeviceWithFilm(server);
        for (const { faults, lifeLeft, crash } of attempts) {
          if (crash) await restart();
          await device.replica.database.outbox.toCollection().modify({ notBefore: 0 });
          await device.sync('push', { faults, lifeLeft });
        }
        await device.settle();
        for (let rounds = 0; rounds < 8 && (await device.replica.database.outbox.count()) > 0; rounds += 1)
          await push(device);
        expect(await unsentChanges(device.replica)).toEqual([]);
        const [video, ...others] = await videosOf(api, food);
        expect(others).toEqual([]);
        const stored = await fetch(`${server.url}/api/files/videos/${video?.id}/${String(video?.['file'])}`);
        expect(Buffer.from(await stored.arrayBuffer()).equals(Buffer.from(film))).toBe(true);
        expect(await device.replica.database.photos.filter(({ collection }) => collection === 'videos').count()).toBe(
          0,
        );
      }),
      { ...scheduleSeed, numRuns: RUNS },
    );
  }, 120_000);

  it('can be called back while only parts have gone, and not any more once the record may be on its way [S4]', async () => {
    const { device, food } = await aDeviceWithFilm(server);
    await device.sync('push', { faults: ['none', 'none', 'drop-answer'], lifeLeft: null });
    const [change] = await unsentChanges(device.replica);
    expect(change?.uploads?.['file']).toMatchObject({ sent: 512 * 1024, size: film.length });
    expect(await discardChange(device.replica, must(change, 'a change'))).toMatchObject({ kind: 'discarded' });
    await push(device);
    expect(await videosOf(api, food)).toEqual([]);
    expect(await device.replica.database.rows('videos').count()).toBe(0);
    expect(await device.replica.database.photos.filter(({ collection }) => collection === 'videos').count()).toBe(0);

    const other = await aDeviceWithFilm(server);
    await other.device.sync('push', { faults: ['none', 'none', 'none', 'none', 'drop-answer'], lifeLeft: null });
    const [last] = await unsentChanges(other.device.replica);
    expect(await discardChange(other.device.replica, must(last, 'a change'))).toMatchObject({ kind: 'on-its-way' });
    await push(other.device);
    expect(await videosOf(api, other.food)).toHaveLength(1);
  }, 60_000);

  it('[S13] hold up nothing that is written while their parts go out', async () => {
    const { device, food } = await aDeviceWithFilm(server);
    await device.sync('push', { faults: ['none', 'hold-answer'], lifeLeft: null });
    await likeFood(device.replica, { foodId: food, isLiked: true });
    await expect
      .poll(async () => (await unsentChanges(device.replica)).map(({ collection }) => collection), { timeout: 10_000 })
      .toEqual(['videos']);
    await device.settle();
    await expect.poll(async () => (await videosOf(api, food)).length).toBe(1);
  }, 60_000);

  it('[S6] that the server refuses are parked with the reason, and what is corrected goes out', async () => {
    const { device, food } = await aDeviceWithFilm(server);
    await push(device);
    const [video] = await videosOf(api, food);
    expect(video).toMatchObject({ title: 'The first spoon', duration: 3 });
    await submitVideo(device.replica, {
      foodId: food,
      title: 'No film',
      description: '',
      category: 'taste',
      duration: 1,
      poster: null,
      film: { bytes: new Blob(['<!doctype html>'], { type: 'video/mp4' }), type: 'video/mp4', name: 'page.mp4' },
    });
    await push(device);
    const [change] = await unsentChanges(device.replica);
    expect(change).toMatchObject({
      state: 'parked',
      rejection: { fields: { file: 'The file is not an MP4 or WebM video.' } },
    });
    expect(await discardChange(device.replica, must(change, 'a change'))).toMatchObject({ kind: 'discarded' });
  }, 60_000);
});
