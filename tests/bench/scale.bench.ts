import { afterAll, describe, expect, it } from 'vitest';
import { must } from '#prelude/must.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { type LookingDevice, lookingDevice, placesOfNewDevice } from './support/looking-device.ts';
import { processorClock } from './support/processor-time.ts';
import { type SharedCacheProxy, sharedCacheProxy } from './support/shared-cache-proxy.ts';
import { figuresOfFile } from './support/bench-of-file.ts';

const DEVICES = Number(process.env['BENCH_DEVICES'] ?? 1_000);
const MEMBERS = 20;
const WINDOW = Number(process.env['BENCH_WINDOW'] ?? 60_000);
/** Likes in a window. */
const LIKES = Math.round(WINDOW / 1_000);
/** As the server tells it (pb_hooks/lib/sync/boundary.js). */
const LOOK_EVERY = 20_000;

const figures = figuresOfFile('Behind a cache: the origin’s processor time');
const open: { close: () => void }[] = [];
let running: PocketBaseServer | undefined;

afterAll(async () => {
  for (const each of open) each.close();
  await running?.stop();
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface World {
  readonly server: PocketBaseServer;
  readonly api: Api;
  readonly members: readonly ApiMember[];
  readonly cache: SharedCacheProxy;
}

async function start(): Promise<World> {
  const server = await startPocketBase({
    seed: true,
    env: { FORETASTE_RATE_LIMITS: 'off' },
    // What is built anew each ten minutes, whoever listens, would fall into one window and not into the other.
    hooks: { 'without-snapshots.pb.js': "cronRemove('foretaste-snapshot');" },
  });
  running = server;
  const api = openApi(server);
  const members: ApiMember[] = [];
  for (let at = 0; at < MEMBERS; at += 1) members.push(await api.join(`scale_${at}`));
  const cache = await sharedCacheProxy(server.url);
  open.push(cache);
  return { server, api, members, cache };
}

/** Somebody looks at it until the bench ends. */
async function watchedDevice(world: World, member: ApiMember): Promise<LookingDevice> {
  const places = await placesOfNewDevice(world, member);
  const device = await lookingDevice(world, member, { places, every: LOOK_EVERY });
  const timer = setInterval(() => void device.tick().catch(() => undefined), 1_000);
  open.push({ close: () => [clearInterval(timer), device.close()] });
  return device;
}

async function spent(clock: () => Promise<number>, act: () => Promise<unknown>): Promise<number> {
  const before = await clock();
  await act();
  return (await clock()) - before;
}

async function likeForAWindow({ api, members }: World, foods: readonly string[]): Promise<void> {
  const liker = must(members[0], 'a member');
  for (const food of foods) {
    const began = performance.now();
    await api.create('food_likes', liker, { food, user: liker.id });
    await pause(Math.max(0, WINDOW / LIKES - (performance.now() - began)));
  }
}

describe('the origin behind a cache', () => {
  it(`a like costs at most twice as much with ${DEVICES} devices that listen, and they next to nothing while nothing happens [S23]`, async () => {
    const world = await start();
    const { body } = await world.api.call('GET', `/api/collections/foods/records?perPage=${3 * LIKES}&fields=id`);
    const foods = body.items.map(({ id }) => id);
    expect(foods.length).toBe(3 * LIKES);
    // What a start leaves to be done, and a first like, belong to no window.
    await likeForAWindow(world, foods.slice(2 * LIKES));
    const clock = await processorClock(world.server);
    const quietAlone = await spent(clock, () => pause(WINDOW));
    const likesAlone = await spent(clock, () => likeForAWindow(world, foods.slice(0, LIKES)));
    // Devices of members who like nothing: what they are told is what everyone is told.
    const devices: LookingDevice[] = [];
    for (let at = 0; at < DEVICES; at += 1)
      devices.push(await watchedDevice(world, must(world.members[1 + (at % (MEMBERS - 1))], 'a member')));
    await pause(LOOK_EVERY);
    world.cache.passed();
    const quiet = await spent(clock, () => pause(WINDOW));
    const idlePassed = world.cache.passed().length;
    const likes = await spent(clock, () => likeForAWindow(world, foods.slice(LIKES, 2 * LIKES)));
    const core = (quiet - quietAlone) / WINDOW;
    const one = (likesAlone - quietAlone) / LIKES;
    const many = (likes - quiet) / LIKES;
    figures.push(
      {
        what: `${DEVICES} idle devices behind a cache`,
        against: 'a server that nobody asks',
        figure: `${core.toFixed(4)} of a core, ${idlePassed} questions at the origin in ${WINDOW / 1_000} s`,
        aim: '≤ 0.02 of a core',
      },
      {
        what: `a like with ${DEVICES} devices that listen behind a cache`,
        against: `a like with nobody listening (${one.toFixed(1)} ms)`,
        figure: `${(many / one).toFixed(2)} times`,
        aim: '≤ 2 times',
      },
    );
    expect(devices.reduce((sum, { counts }) => sum + counts.pulls, 0)).toBe(0);
    expect(core).toBeLessThan(0.02);
    expect(many / one).toBeLessThan(2);
  }, 900_000);
});
