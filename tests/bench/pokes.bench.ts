import { afterAll, describe, expect, it } from 'vitest';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { openEventStream } from '#tests/support/server/open-event-stream.ts';
import { idlePull } from './measure-idle-pull.ts';
import { type ListeningDevice, listeningDevice } from './support/listening-device.ts';
import { median } from './support/median.ts';
import { processorClock } from './support/processor-time.ts';
import { runSeed } from './support/run-seed.ts';
import { figuresOfFile } from './support/bench-of-file.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const POKES = 500;
const PULLS = 200;
const LISTENERS = 200;
const WINDOW = 30_000;
const ROUNDS = Number(process.env['BENCH_LIKE_ROUNDS'] ?? 5);

/** What a write does to the log, and its poke. */
const pokeHook = {
  'bench.pb.js': `routerAdd('POST', '/api/bench/pokes', (e) => {
    const { poke } = require(__hooks + '/lib/sync/poke.js');
    for (let at = 0; at < ${POKES}; at += 1) {
      e.app.db().newQuery("INSERT INTO _changes (audience, collection, record, op) VALUES ('u:nobody', 'foods', {:record}, 'update'), ('f:nobody', 'foods', {:record}, 'update')")
        .bind({ record: $security.randomString(15) }).execute();
      poke(e.app);
    }
    return e.noContent(204);
  });`,
};

const figures = figuresOfFile('Pokes: the server’s own processor time');
const servers: PocketBaseServer[] = [];
const devices: ListeningDevice[] = [];

async function start(options: Parameters<typeof startPocketBase>[0]) {
  const server = await startPocketBase(options);
  servers.push(server);
  return { server, api: openApi(server) };
}
const ms = (figure: number) => `${figure.toFixed(figure < 10 ? 2 : 0)} ms`;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

afterAll(async () => {
  for (const device of devices) device.close();
  for (const server of servers) await server.stop();
});

describe('the processor time of the server', () => {
  it(`of a poke and of an empty pull is the same at ${FEW} and at ${MANY} log entries [S14]`, async () => {
    const measured: Record<
      'few' | 'many',
      { pokes: number[]; pulls: number[]; poke: () => Promise<void>; pull: () => Promise<void> }
    > = {} as never;
    for (const [name, entries] of [
      ['few', FEW],
      ['many', MANY],
    ] as const) {
      const { server, api } = await start({ hooks: pokeHook });
      const member = await api.join('mina');
      await runSeed(server, { seed: 'change-log', env: { BENCH_LOG_ENTRIES: String(entries) } });
      await openEventStream({ server, api, token: member.token, subscriptions: ['sync:*', `sync:u:${member.id}`] });
      const clock = await processorClock(server);
      const { pull } = await idlePull({ api, member });
      const [pokes, pulls]: number[][] = [[], []];
      const timed = async (list: number[] | undefined, count: number, work: () => Promise<unknown>) => {
        const began = await clock();
        await work();
        list?.push(((await clock()) - began) / count);
      };
      measured[name] = {
        pokes: pokes ?? [],
        pulls: pulls ?? [],
        pull: () =>
          timed(pulls, PULLS, async () => {
            for (let at = 0; at < PULLS; at += 1) await pull();
          }),
        poke: () =>
          timed(pokes, POKES, async () => expect((await api.call('POST', '/api/bench/pokes')).status).toBe(204)),
      };
    }
    const { few, many } = measured;
    // Pulls first: pokes make news. Turn by turn; the first of each is a warm-up.
    for (let run = 0; run < 6; run += 1) for (const one of [few, many]) await one.pull();
    for (let run = 0; run < 8; run += 1) for (const one of [few, many]) await one.poke();
    const of = (list: readonly number[]) => median(list.slice(1));
    const ratio = of(many.pokes) / of(few.pokes);
    figures.push(
      {
        what: `a poke with the entries that it tells, ${FEW.toLocaleString('en-GB')} log entries`,
        against: '',
        figure: ms(of(few.pokes)),
        aim: 'reported',
      },
      {
        what: `the same at ${MANY.toLocaleString('en-GB')} log entries`,
        against: `${FEW.toLocaleString('en-GB')} log entries`,
        figure: ratio.toFixed(2),
        aim: '≤ 1.5',
      },
      {
        what: `an empty pull of 272 audiences, ${FEW.toLocaleString('en-GB')} log entries`,
        against: '',
        figure: ms(of(few.pulls)),
        aim: 'reported',
      },
      {
        what: `the same at ${MANY.toLocaleString('en-GB')} log entries`,
        against: `${FEW.toLocaleString('en-GB')} log entries`,
        figure: (of(many.pulls) / of(few.pulls)).toFixed(2),
        aim: '≤ 1.5',
      },
    );
    expect(ratio).toBeLessThanOrEqual(1.5);
  });

  it(`for one like is not much more with ${LISTENERS} listening devices than with none [S14] [S23]`, async () => {
    const quiet = await aFoodAndFans();
    const busy = await aFoodAndFans();
    for (let at = 0; at < LISTENERS; at += 1) devices.push(await listeningDevice(busy));
    await pause(15_000);
    const [ofQuiet, ofBusy] = [await measureLikes(quiet), await measureLikes(busy)];
    for (let round = 0; round < ROUNDS; round += 1) await Promise.all([ofQuiet.round(round), ofBusy.round(round)]);
    const heard = devices.map(({ counts }) => counts);
    const [withNone, withMany] = [median(ofQuiet.likes), median(ofBusy.likes)];
    const [idleNone, idleMany] = [median(ofQuiet.idle), median(ofBusy.idle)];
    const net = (withMany - idleMany) / (withNone - idleNone);
    const inAll = `${heard.reduce((sum, { digests }) => sum + digests, 0)} digests, ${heard.reduce((sum, { pulls }) => sum + pulls, 0)} pulls`;
    figures.push(
      {
        what: `${WINDOW / 1000} s that begin with a like, no listening device`,
        against: `${WINDOW / 1000} s without a like: ${ms(idleNone)}`,
        figure: ms(withNone),
        aim: 'reported',
      },
      {
        what: `the same with ${LISTENERS} listening devices (in ${ROUNDS} likes: ${inAll})`,
        against: `${WINDOW / 1000} s without a like: ${ms(idleMany)}`,
        figure: ms(withMany),
        aim: 'reported',
      },
      {
        what: `the like alone, with ${LISTENERS} listening devices`,
        against: 'the like alone, with none',
        figure: net.toFixed(2),
        aim: '≤ 3',
      },
      { what: 'all of the 30 s', against: 'the same with none', figure: (withMany / withNone).toFixed(2), aim: '≤ 3' },
    );
    expect(
      heard.every(({ digests }) => digests >= ROUNDS),
      'every device heard of every like',
    ).toBe(true);
    expect(
      heard.reduce((sum, { pulls }) => sum + pulls, 0),
      'and pulled for none',
    ).toBe(0);
  });
});

interface Liked {
  readonly server: PocketBaseServer;
  readonly api: Api;
  readonly food: string;
  readonly fans: readonly ApiMember[];
}

async function aFoodAndFans(): Promise<Liked> {
  const { server, api } = await start({});
  const fans: ApiMember[] = [];
  for (let at = 0; at <= ROUNDS; at += 1) fans.push(await api.join(`fan${at}`));
  const food = await api.create('foods', fans[0]?.token ?? '', { name: 'Laksa', uploaded_by: fans[0]?.id });
  // What the first does once is not the like's.
  await api.create('food_likes', fans[ROUNDS]?.token ?? '', { food, user: fans[ROUNDS]?.id });
  return { server, api, food, fans };
}

/** One like a minute and nothing else, away from the full minute, at which the cron jobs run. */
async function measureLikes({ server, api, food, fans }: Liked) {
  const clock = await processorClock(server);
  const [likes, idle]: [number[], number[]] = [[], []];
  const during = async (milliseconds: number, work: () => Promise<unknown>) => {
    const began = await clock();
    const ends = Date.now() + milliseconds;
    await work();
    await pause(ends - Date.now());
    return (await clock()) - began;
  };
  const round = async (at: number) => {
    await pause(60_000 - (Date.now() % 60_000) + 2_000);
    likes.push(
      await during(WINDOW, () => api.create('food_likes', fans[at]?.token ?? '', { food, user: fans[at]?.id })),
    );
    const rest = 25_000;
    idle.push((await during(rest, async () => undefined)) * (WINDOW / rest));
  };
  return { likes, idle, round };
}
