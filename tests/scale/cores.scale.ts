import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import { processorClock } from '#tests/bench/support/processor-time.ts';
import { figuresOfFile } from '#tests/bench/support/bench-of-file.ts';
import { type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { askOverAndOver, rawRequest } from './raw-requests.ts';

/**
 * How what the origin does spreads over cores: as many questions as it answers, on one core and on two, in turns (docs/operating/scaling.md). What asks
 * runs beside it, so of two cores the origin has less than two: `cores` is what it had. So the figures to read are the time of the processor that an
 * answer takes, which would grow if cores stood in each other's way, and how many cores it kept busy.
 */
const ROUNDS = 5;
const CONNECTIONS = 16;
const kinds = ['check', 'pull', 'write'] as const;
type Kind = (typeof kinds)[number];
const asked: Record<Kind, number> = { check: 4_000, pull: 2_000, write: 300 };
const placements = ['one', 'two'] as const;
type Placement = (typeof placements)[number];
const cores: Record<Placement, string> = { one: '0', two: '0,1' };

interface Measure {
  readonly each: number;
  readonly aSecond: number;
  /** Cores that the origin kept busy, and what asks. */
  readonly busy: number;
  readonly asker: number;
}

const figures = figuresOfFile('The origin on one core and on two');
let running: PocketBaseServer | undefined;
afterAll(async () => {
  await running?.stop();
});

it('[S14] the origin’s answers spread over cores; what writes is done one after the other', async () => {
  const server = await startPocketBase({ seed: true, engines: 60, env: { FORETASTE_RATE_LIMITS: 'off' } });
  running = server;
  const requestsOf = await preparedRequests(server);
  const clock = await processorClock(server);
  const measured = new Map<string, Measure[]>();
  const measure = async (kind: Kind, times: number): Promise<Measure> => {
    const requests = await requestsOf(kind, times);
    const [work, own, began] = [await clock(), process.cpuUsage(), performance.now()];
    const statuses = await askOverAndOver({ url: server.url, connections: CONNECTIONS, requests });
    const [spent, passed] = [(await clock()) - work, performance.now() - began];
    const { user, system } = process.cpuUsage(own);
    expect(statuses).toEqual({ 200: times });
    return {
      each: spent / times,
      aSecond: (times / passed) * 1_000,
      busy: spent / passed,
      asker: (user + system) / 1_000 / passed,
    };
  };
  for (const kind of kinds) await measure(kind, asked[kind] / 10);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const placement of placements) {
      await pin(server.pid, cores[placement]);
      for (const kind of kinds) {
        const key = `${kind} ${placement}`;
        measured.set(key, [...(measured.get(key) ?? []), await measure(kind, asked[kind])]);
      }
    }
  // Other work on the machine takes from what the origin gets: the round that had least of it beside it is nearest to a machine of its own.
  const best = (kind: Kind, placement: Placement) =>
    (measured.get(`${kind} ${placement}`) ?? []).reduce((a, b) => (a.aSecond > b.aSecond ? a : b));
  for (const kind of kinds) {
    const [one, two] = [best(kind, 'one'), best(kind, 'two')];
    figures.push(
      {
        what: `a ${kind}, the origin on two cores`,
        against: `on one: ${one.each.toFixed(2)} ms of the processor`,
        figure: `${two.each.toFixed(2)} ms, ${(two.each / one.each).toFixed(2)} times`,
        aim: 'about 1',
      },
      {
        what: `${kind}s a second, as many as it answers, on two cores (it had ${two.busy.toFixed(2)} of them)`,
        against: `on one: ${Math.round(one.aSecond)} (it had ${one.busy.toFixed(2)})`,
        figure: `${Math.round(two.aSecond)}, ${(two.aSecond / one.aSecond).toFixed(2)} times`,
        aim: 'reported',
      },
    );
  }
});

/** All threads of a process, those to come too. */
async function pin(pid: number, list: string): Promise<void> {
  await promisify(execFile)('taskset', ['--all-tasks', '--cpu-list', '--pid', list, String(pid)]);
}

/** For each kind of question, as many as are wanted, of which no two writes are the same. */
async function preparedRequests(server: PocketBaseServer): Promise<(kind: Kind, times: number) => Promise<string[]>> {
  const api = openApi(server);
  const remote = pocketBaseRemote({ baseUrl: server.url });
  const { body } = await api.call('GET', '/api/collections/foods/records?perPage=300&fields=id');
  const members: ApiMember[] = [];
  for (let at = 0; at < 12; at += 1) members.push(await api.join(`cores_member_${at}`));
  const likes = members.flatMap((member) => body.items.map(({ id }) => ({ member, food: id })));
  let used = 0;
  const ask = {
    async pull(member: ApiMember) {
      const { epoch, cursors } = await placeOf(member);
      return rawRequest('POST', '/api/sync/pull', { token: member.token, body: { epoch, cursors } });
    },
    async check(member: ApiMember) {
      const { epoch, cursors, pass } = await placeOf(member);
      const path = `/api/sync/own?epoch=${epoch}&after=${cursors[`u:${member.id}`] ?? 0}`;
      return rawRequest('GET', path, { headers: { 'X-Sync-Pass': pass ?? '' } });
    },
  };
  async function placeOf(member: ApiMember) {
    const outcome = await remote.pull({ epoch: null, cursors: { [`u:${member.id}`]: 0 } }, member.token);
    if (outcome.kind !== 'page') throw new Error(`no page but ${outcome.kind}`);
    return outcome.page;
  }
  return async (kind, times) => {
    if (kind === 'write') {
      const some = likes.slice(used, (used += times));
      if (some.length < times) throw new Error('no likes are left');
      return some.map(({ member, food }) =>
        rawRequest('POST', '/api/collections/food_likes/records', {
          token: member.token,
          headers: { 'X-Mutation-Id': randomUUID() },
          body: { food, user: member.id },
        }),
      );
    }
    const each = await Promise.all(members.map((member) => ask[kind](member)));
    return Array.from({ length: times }, (_, at) => each[at % each.length] ?? '');
  };
}
