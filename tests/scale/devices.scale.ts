import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { must } from '#prelude/must.ts';
import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import { figuresOfFile } from '#tests/bench/support/bench-of-file.ts';
import {
  type DeviceCounts,
  type DevicePlaces,
  type LookingDevice,
  lookingDevice,
  placesOfNewDevice,
} from '#tests/bench/support/looking-device.ts';
import { processorClock } from '#tests/bench/support/processor-time.ts';
import { type SharedCacheProxy, sharedCacheProxy } from '#tests/bench/support/shared-cache-proxy.ts';
import { type Api, openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

/**
 * Ten thousand devices of as many members that are looked at for ten minutes, each with a real event stream, behind a cache: what the origin spends on
 * them, and whether each of them ends with everything. Some leave all the time, and as many come (docs/operating/scaling.md). Needs 20,000 open files.
 */
const DEVICES = Number(process.env['BENCH_DEVICES'] ?? 10_000);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 600);
const WRITES_A_DAY = 2;
/** Seconds that somebody looks at a time. */
const VISIT = 240;
/** Seconds between two looks (pb_hooks/lib/sync/boundary.js). */
const LOOK_EVERY = 20;
/** Devices that come at once, before it is measured. */
const COMING = 20;

/** So many members, as one sign-up made one, each with a token: their passwords would take the processor for many minutes. */
const membersOfBench = `routerAdd('POST', '/api/test/members', (e) => {
  const { template, from, to } = e.requestInfo().body;
  const own = {
    id: "printf('device%09d', n)",
    username: "printf('device%d', n)",
    email: "printf('device%d@example.com', n)",
    tokenKey: 'lower(hex(randomblob(25)))',
  };
  const names = [...e.app.findCollectionByNameOrId('users').fields].map((field) => field.getName());
  e.app.db().newQuery(
    'WITH RECURSIVE numbers(n) AS (SELECT {:from} UNION ALL SELECT n + 1 FROM numbers WHERE n < {:to}) ' +
    'INSERT INTO users (' + names.map((name) => '[[' + name + ']]').join(', ') + ') ' +
    'SELECT ' + names.map((name) => own[name] ?? 'users.[[' + name + ']]').join(', ') +
    ' FROM numbers, users WHERE users.id = {:template}',
  ).bind({ from, to, template }).execute();
  const tokens = [];
  for (let n = from; n <= to; n += 1) {
    const member = e.app.findRecordById('users', 'device' + String(n).padStart(9, '0'));
    tokens.push({ id: member.id, token: member.newAuthToken() });
  }
  return e.json(200, tokens);
});`;

const figures = figuresOfFile('Ten thousand devices behind a cache');
let server: PocketBaseServer | undefined;
let cache: SharedCacheProxy | undefined;
const visiting = new Set<LookingDevice>();
afterAll(async () => {
  for (const device of visiting) device.close();
  cache?.close();
  await server?.stop();
});

interface Member {
  readonly id: string;
  readonly token: string;
}

const nothingCounted: DeviceCounts = { pulls: 0, checks: 0, heads: 0, pages: 0, heartbeats: 0 };

const added = (one: DeviceCounts, other: DeviceCounts): DeviceCounts => ({
  pulls: one.pulls + other.pulls,
  checks: one.checks + other.checks,
  heads: one.heads + other.heads,
  pages: one.pages + other.pages,
  heartbeats: one.heartbeats + other.heartbeats,
});

async function joinAll(api: Api): Promise<readonly Member[]> {
  const template = (await api.join('scale_template')).id;
  const members: Member[] = [];
  for (let from = 1; from <= DEVICES; from += 500) {
    const body = { template, from, to: Math.min(DEVICES, from + 499) };
    members.push(...((await api.call('POST', '/api/test/members', { body })).body as unknown as readonly Member[]));
  }
  return members;
}

/** Questions of the devices on their way at once: of each more, this process would have two files open. */
const ASKING = 200;

/** Lets so many acts run at once; the others wait for a moment. */
function lanes(count: number): (act: () => Promise<void>) => Promise<void> {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (act) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      await act();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

it(`[S23] ${DEVICES} devices that are looked at for ${SECONDS} seconds end with everything, and what they cost the origin`, async () => {
  server = await startPocketBase({
    seed: true,
    env: { FORETASTE_RATE_LIMITS: 'off' },
    hooks: { 'members-of-bench.pb.js': membersOfBench },
  });
  cache = await sharedCacheProxy(server.url);
  const api = openApi(server);
  const world = { server, api, cache };
  const members = await joinAll(api);
  const { body } = await api.call('GET', '/api/collections/foods/records?perPage=300&fields=id');
  const foods = body.items.map(({ id }) => id);

  let ofThoseGone = nothingCounted;
  let streams = 0;
  let failed = 0;
  // At the end nobody leaves any more.
  let isEnding = false;
  let isOver = false;
  const inLane = lanes(ASKING);
  const tried = (act: () => Promise<void>) => inLane(act).catch(() => void (failed += 1));
  const visit = async (member: Member, places: DevicePlaces, seconds: number) => {
    const device = await lookingDevice(world, member, { places, every: LOOK_EVERY * 1_000 });
    streams += 1;
    visiting.add(device);
    // A device checks at its start, and when its stream is open.
    await tried(device.check);
    await tried(device.check);
    const leavesAt = Date.now() + seconds * 1_000;
    while (!isOver && (isEnding || Date.now() < leavesAt)) {
      await pause(1_000);
      await tried(device.tick);
    }
    if (isOver) return;
    device.close();
    visiting.delete(device);
    ofThoseGone = added(ofThoseGone, device.counts);
  };
  // Who leaves comes again at once, as another would: the device keeps its places.
  const stay = async (member: Member, places: DevicePlaces) => {
    for (let left = Math.random() * VISIT; !isOver; left = VISIT) await visit(member, places, left);
  };

  const staying: Promise<void>[] = [];
  for (let from = 0; from < DEVICES; from += COMING) {
    const coming = members.slice(from, from + COMING);
    const places = await Promise.all(coming.map((member) => placesOfNewDevice(world, member)));
    for (const [at, member] of coming.entries()) staying.push(stay(member, must(places[at], 'places')));
  }
  await expect.poll(() => visiting.size, { timeout: 600_000 }).toBeGreaterThan(DEVICES * 0.95);

  const clock = await processorClock(server);
  const countsNow = () => [...visiting].reduce((all, { counts }) => added(all, counts), ofThoseGone);
  const [spentBefore, countsBefore, streamsBefore, began] = [await clock(), countsNow(), streams, Date.now()];
  cache.passed();
  const writes = Math.round((DEVICES * WRITES_A_DAY * SECONDS) / 86_400);
  for (let at = 0; at < writes; at += 1) {
    await pause(began + ((at + Math.random()) * SECONDS * 1_000) / writes - Date.now());
    const writer = must(members[Math.floor(Math.random() * DEVICES)], 'a member');
    const like = { food: must(foods[at % foods.length], 'a food'), user: writer.id };
    await api.create('food_likes', writer.token, like, { 'X-Mutation-Id': randomUUID() });
  }
  await pause(began + SECONDS * 1_000 - Date.now());
  const seconds = (Date.now() - began) / 1_000;
  const core = ((await clock()) - spentBefore) / 1_000 / seconds;
  const passed = cache.passed();
  const counts = countsNow();
  const open = visiting.size;
  const opened = streams - streamsBefore;

  // Each looks once more: then it has everything that everyone reads.
  isEnding = true;
  const ended = Date.now();
  // Up to where everyone reads moves every five seconds.
  await pause(6_000);
  const head = await pocketBaseRemote({ baseUrl: server.url }).sharedHead();
  if (head.kind !== 'head') throw new Error('no head');
  const behind = () => [...visiting].filter(({ places }) => places.shared < head.boundary.upTo).length;
  await expect.poll(behind, { timeout: 120_000, interval: 1_000 }).toBe(0);
  const caughtUp = (Date.now() - ended) / 1_000;
  isOver = true;

  const asked = (name: keyof DeviceCounts) => counts[name] - countsBefore[name];
  figures.push(
    {
      what: `${open} devices of as many members that are looked at, ${Math.round(seconds)} s, behind a cache`,
      against: `${writes} writes, ${opened} streams opened, ${asked('heartbeats')} heartbeats, ${asked('checks')} checks, ${asked('pulls')} pulls, ${asked('heads')} heads, ${asked('pages')} pages, of which ${passed.length} questions came to the origin through the cache`,
      figure: `${core.toFixed(3)} of a core`,
      aim: 'reported',
    },
    {
      what: 'until each of them has everything that everyone reads',
      against: `the end of the writes; ${failed} questions failed`,
      figure: `${caughtUp.toFixed(0)} s`,
      aim: 'reported',
    },
  );
  expect(failed).toBe(0);
}, 3_600_000);
