import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import { must } from '#prelude/must.ts';
import { processorClock } from '#tests/bench/support/processor-time.ts';
import { figuresOfFile } from '#tests/bench/support/bench-of-file.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { openEventStream } from '#tests/support/server/open-event-stream.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

/**
 * What ten thousand devices that are looked at for ten minutes ask of the origin behind a cache, and what that costs it: a sample of it, each kind of
 * question in its own number, measured by the time of the processor. And from the same costs how many daily members one core carries
 * (docs/operating/scaling.md).
 */
const DEVICES = 10_000;
const SECONDS = 600;
const WRITES_A_DAY = 2;
/** One of so many questions is really asked. */
const SAMPLE = Number(process.env['BENCH_SAMPLE'] ?? 100);

/** A day of a member, as the model takes it. */
const day = { writes: WRITES_A_DAY, visits: 3, minutes: 12 };
/** Seconds. */
const VISIT = (day.minutes * 60) / day.visits;
/** Seconds between two looks, and two heartbeats (pb_hooks/lib/sync/boundary.js). */
const LOOK_EVERY = 20;
/** Streams that are open while the cost of a heartbeat is measured. */
const STREAMS = Number(process.env['BENCH_DEVICES'] ?? 2_000);
/** A heartbeat that is due now, after something was written. */
const heartbeatNow = `routerAdd('POST', '/api/test/heartbeat', (e) => {
  e.app.store().remove('foretaste:boundary-at');
  e.app.store().set('foretaste:heartbeat-at', 0);
  require(__hooks + '/lib/sync/heartbeat.js').beatIfDue(e.app);
  return e.noContent(204);
});`;
/** The busiest hour has so many times what an hour has on average, and may take this share of a core. */
const [PEAK, SHARE] = [3, 0.7];

const figures = figuresOfFile('Members: the origin’s processor time');
let running: PocketBaseServer | undefined;
afterAll(async () => {
  await running?.stop();
});

it('[S23] what ten thousand devices cost the origin, and how many daily members a core carries', async () => {
  const server = await startPocketBase({
    seed: true,
    env: { FORETASTE_RATE_LIMITS: 'off' },
    hooks: { 'heartbeat-of-bench.pb.js': heartbeatNow },
  });
  running = server;
  const api = openApi(server);
  const member = await api.join('scale_member');
  // Whose writes are told to none of the streams that are open.
  const writer = await api.join('scale_writer');
  const remote = pocketBaseRemote({ baseUrl: server.url });
  const own = `u:${member.id}`;
  const clock = await processorClock(server);
  const { body } = await api.call('GET', '/api/collections/foods/records?perPage=300&fields=id');
  const foods = body.items.map(({ id }) => id);
  let at = 0;
  const next = () => must(foods[at++ % foods.length], 'a food');
  const pull = async () => {
    const outcome = await remote.pull({ epoch: null, cursors: { [own]: 0 } }, member.token);
    if (outcome.kind !== 'page') throw new Error(`no page but ${outcome.kind}`);
    return outcome.page;
  };
  // As devices write: with an id, for which the ledger keeps the answer.
  const write = () =>
    api.create('food_likes', writer, { food: next(), user: writer.id }, { 'X-Mutation-Id': randomUUID() });
  await write();
  let { epoch, pass, cursors } = await pull();
  const listen = () =>
    openEventStream({ server, api, token: member.token, subscriptions: [`sync:${own}`, 'sync:heartbeat'] });
  const beat = () => api.call('POST', '/api/test/heartbeat');
  const acts: Record<'beat' | 'write' | 'pull' | 'check' | 'stream' | 'head' | 'page', () => Promise<unknown>> = {
    beat,
    write,
    pull: () => remote.pull({ epoch, cursors }, member.token),
    check: () => remote.ownPlace({ epoch, after: cursors[own] ?? 0, pass: pass ?? '' }),
    async stream() {
      (await listen()).close();
    },
    head: () => remote.sharedHead(),
    page: () =>
      remote.sharedPage({ epoch, audience: '*', after: Math.max(0, (cursors[own] ?? 0) - 8), upTo: cursors[own] ?? 0 }),
  };
  const cost = async (name: keyof typeof acts, times: number): Promise<number> => {
    ({ epoch, pass, cursors } = await pull());
    for (let warm = 0; warm < 5; warm += 1) await acts[name]();
    const before = await clock();
    for (let time = 0; time < times; time += 1) await acts[name]();
    return ((await clock()) - before) / times;
  };
  const writes = (DEVICES * day.writes * SECONDS) / 86_400;
  // A place moves with each write at most, and devices come to it from about four places before.
  const counts = {
    write: writes,
    pull: 2 * writes,
    // PocketBase asks each open stream at each record that is written.
    open: writes * DEVICES,
    heartbeat: (DEVICES * SECONDS) / LOOK_EVERY,
    // In the hour that is measured as many come as leave, each after a visit.
    check: (2 * DEVICES * SECONDS) / VISIT,
    stream: (DEVICES * SECONDS) / VISIT,
    head: SECONDS / 4,
    page: 4 * writes,
  };
  const each = {} as Record<keyof typeof counts, number>;
  for (const name of ['check', 'pull', 'head', 'page', 'stream', 'write'] as const)
    each[name] = await cost(name, Math.min(100, Math.max(30, Math.round(counts[name] / SAMPLE))));
  const alone = await cost('beat', 10);
  const streams = await Promise.all(Array.from({ length: STREAMS }, listen));
  each.heartbeat = ((await cost('beat', 30)) - alone) / STREAMS;
  each.open = Math.max(0, (await cost('write', 60)) - each.write) / STREAMS;
  for (const stream of streams) stream.close();
  const names = Object.keys(counts) as (keyof typeof counts)[];
  const core = names.reduce((sum, name) => sum + counts[name] * each[name], 0) / (SECONDS * 1_000);
  const ofADay =
    day.writes * (each.write + 2 * each.pull) +
    day.visits * (each.stream + 2 * each.check) +
    ((day.minutes * 60) / LOOK_EVERY) * each.heartbeat;
  const members = (cores: number) => membersOf({ cores, ofADay, open: each.open });
  for (const name of names)
    figures.push({
      what: `one ${name}`,
      against: '',
      figure: `${each[name].toFixed(name === 'heartbeat' ? 3 : name === 'open' ? 5 : 2)} ms`,
      aim: 'reported',
    });
  figures.push(
    {
      what: `${DEVICES} devices that are looked at, with ${WRITES_A_DAY} writes a day and member`,
      against: `${names.map((name) => `${Math.round(counts[name])} × ${name}`).join(', ')} in ${SECONDS} s`,
      figure: `${core.toFixed(3)} of a core`,
      aim: 'reported',
    },
    ...[1, 2, 4].map((cores) => ({
      what: `daily members that ${cores} of its cores carry, by the model of docs/operating/scaling.md`,
      against: `${day.visits} visits, ${day.minutes} minutes, ${day.writes} writes a day: ${ofADay.toFixed(0)} ms a member and day without open streams`,
      figure: (Math.round(members(cores) / 1_000) * 1_000).toLocaleString('en'),
      aim: '≥ 1,000,000 a machine',
    })),
  );
  expect(each.check).toBeLessThan(each.pull);
}, 900_000);

/**
 * In the busiest hour what members ask grows with their number, and what their writes cost by the streams that are open grows with its square.
 *
 * @param model `ofADay` in milliseconds a member, `open` in milliseconds a write and open stream
 */
function membersOf({ cores, ofADay, open }: { cores: number; ofADay: number; open: number }): number {
  const busy = PEAK / 86_400;
  const ofOne = (busy * ofADay) / 1_000;
  const ofPair = (busy * day.writes * busy * day.minutes * 60 * open) / 1_000;
  if (ofPair === 0) return (SHARE * cores) / ofOne;
  return (Math.sqrt(ofOne ** 2 + 4 * ofPair * SHARE * cores) - ofOne) / (2 * ofPair);
}
