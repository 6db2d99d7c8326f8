import { afterAll, describe, expect, it } from 'vitest';
import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import type { Remote } from '#remote/remote.ts';
import { must } from '#prelude/must.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { openEventStream } from '#tests/support/server/open-event-stream.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { processorClock } from './support/processor-time.ts';
import { type SharedCacheProxy, sharedCacheProxy } from './support/shared-cache-proxy.ts';
import { figuresOfFile } from './support/bench-of-file.ts';

const DEVICES = Number(process.env['BENCH_DEVICES'] ?? 1_000);
const MEMBERS = 20;
const WINDOW = Number(process.env['BENCH_WINDOW'] ?? 60_000);
/** Likes in a window. */
const LIKES = Math.round(WINDOW / 1_000);
/** As the server tells it (pb_hooks/lib/sync/boundary.js), and as the engine has it with an open stream (src/sync/schedule/look-plan.ts). */
const LOOK_EVERY = 20_000;
const CHECK_EVERY = 210_000;

const figures = figuresOfFile('Behind a cache: the origin’s processor time');
const open: { close: () => void }[] = [];
let running: PocketBaseServer | undefined;

afterAll(async () => {
  for (const each of open) each.close();
  await running?.stop();
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Beat {
  readonly after: number;
  readonly upTo: number;
}

interface World {
  readonly server: PocketBaseServer;
  readonly api: Api;
  readonly members: readonly ApiMember[];
  readonly cache: SharedCacheProxy;
}

async function start(): Promise<World> {
  const server = await startPocketBase({ seed: true, env: { FORETASTE_RATE_LIMITS: 'off' } });
  running = server;
  const api = openApi(server);
  const members: ApiMember[] = [];
  for (let at = 0; at < MEMBERS; at += 1) members.push(await api.join(`scale_${at}`));
  const cache = await sharedCacheProxy(server.url);
  open.push(cache);
  return { server, api, members, cache };
}

/**
 * A device that somebody looks at, as the server and the cache see it: the event stream of its member's own audience, whose heartbeats say up to where to read,
 * and the page up to there, by the cache. Without a heartbeat for a while it looks at the cached head, and where there are news the server has to say whether
 * anything came to the member alone.
 */
async function listeningDevice({ server, api, cache }: World, member: ApiMember): Promise<void> {
  const own = `u:${member.id}`;
  const stream = await openEventStream({
    server,
    api,
    token: member.token,
    subscriptions: [`sync:${own}`, 'sync:heartbeat'],
  });
  const remote: Remote = pocketBaseRemote({ baseUrl: cache.url });
  const first = await remote.pull({ epoch: null, cursors: { [own]: 0 } }, member.token);
  if (first.kind !== 'page') throw new Error('no personal pull');
  const { epoch } = first.page;
  const pass = must(first.page.pass, 'a pass');
  let place = first.page.shared?.upTo ?? 0;
  let personal = first.page.cursors[own] ?? 0;
  let heardBefore = 0;
  const read = async (upTo: number) => {
    const page = await remote.sharedPage({ epoch, audience: '*', after: place, upTo });
    if (page.kind === 'page') place = upTo;
  };
  const check = async () => {
    const outcome = await remote.ownPlace({ epoch, after: personal, pass });
    if (outcome.kind !== 'quiet') throw new Error('something came to a member whom nobody tells anything');
    personal = outcome.upTo;
  };
  const look = async () => {
    const latest = stream.messages.at(stream.heard.lastIndexOf('heartbeat'));
    const beat = stream.heard.includes('heartbeat') ? (JSON.parse(latest ?? '{}') as Beat) : null;
    if (beat !== null && personal >= beat.after) personal = Math.max(personal, beat.upTo);
    if (beat !== null && beat.upTo > place) return read(beat.upTo);
    if (beat !== null && stream.heard.length > heardBefore) return void (heardBefore = stream.heard.length);
    const head = await remote.sharedHead();
    if (head.kind !== 'head' || head.boundary.upTo <= place) return;
    if (head.boundary.news > personal) await check();
    await read(head.boundary.upTo);
  };
  const every = (span: number, act: () => Promise<void>) => {
    let timer = setTimeout(() => {
      void act().catch(() => undefined);
      timer = setInterval(() => void act().catch(() => undefined), span);
    }, Math.random() * span);
    return () => clearTimeout(timer);
  };
  const stops = [every(LOOK_EVERY, look), every(CHECK_EVERY, check), () => stream.close()];
  open.push({ close: () => stops.forEach((stop) => stop()) });
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
    const { body } = await world.api.call('GET', `/api/collections/foods/records?perPage=${2 * LIKES}&fields=id`);
    const foods = body.items.map(({ id }) => id);
    expect(foods.length).toBe(2 * LIKES);
    const clock = await processorClock(world.server);
    const quietAlone = await spent(clock, () => pause(WINDOW));
    const likesAlone = await spent(clock, () => likeForAWindow(world, foods.slice(0, LIKES)));
    // Devices of members who like nothing: what they are told is what everyone is told.
    for (let at = 0; at < DEVICES; at += 1)
      await listeningDevice(world, must(world.members[1 + (at % (MEMBERS - 1))], 'a member'));
    await pause(LOOK_EVERY);
    world.cache.passed();
    const quiet = await spent(clock, () => pause(WINDOW));
    const idlePassed = world.cache.passed().length;
    const likes = await spent(clock, () => likeForAWindow(world, foods.slice(LIKES)));
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
    expect(core).toBeLessThan(0.02);
    expect(many / one).toBeLessThan(2);
  }, 900_000);
});
