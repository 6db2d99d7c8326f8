import 'fake-indexeddb/auto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { isFollowedDatabase } from '#scripts/standby/follow.mjs';
import { findFreePort } from '#tests/support/server/find-free-port.ts';
import { localBuckets } from '#tests/support/server/local-bucket.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { superuser } from '#tests/support/server/pocket-base-process.ts';
import { preparedData } from '#tests/support/server/prepared-data.ts';
import { Host } from './host.ts';
import { whatIsWrong } from './what-is-wrong.ts';
import { WritingDevice } from './writing-device.ts';

export interface FailOver {
  /** From the last change that the lost leader accepted to the first that the new one did. */
  readonly secondsWithoutWrites: number;
  /** Changes that a server accepted, of all devices. */
  readonly accepted: number;
  /** Of those, what the copy had not got when the new leader began. */
  readonly missingInCopy: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

/** Two hosts with one storage; the leader serves at `url`, and so does whoever takes its place. */
export async function openPair() {
  const buckets = await localBuckets();
  const folder = await mkdtemp(path.join(tmpdir(), 'foretaste-pair-'));
  const env = { ...buckets.env, REPLICA_S3_BUCKET: 'replica' };
  const [leader, standby] = [new Host(path.join(folder, 'a'), env), new Host(path.join(folder, 'b'), env)];
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  await cp(await preparedData(false), leader.dataDir, { recursive: true });
  return {
    leader,
    standby,
    port,
    url,
    api: openApi({ url, superuser }),
    async close() {
      await leader.lose();
      await standby.lose();
      await buckets.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Pair = Awaited<ReturnType<typeof openPair>>;

export async function untilServed(url: string, host: Host): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await setTimeout(25)) {
    if (
      await fetch(`${url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  }
  throw new Error(`nobody serves at ${url}:\n${host.output}`);
}

let runs = 0;

/** Two members with two devices each. */
export async function writingDevices({ url, api }: Pick<Pair, 'url' | 'api'>): Promise<WritingDevice[]> {
  runs += 1;
  const devices: WritingDevice[] = [];
  for (const name of ['ada', 'ben']) {
    const { id, token } = await api.join(`${name}${runs}`);
    for (const place of ['p', 'l'])
      devices.push(new WritingDevice({ name: `${name}${place}${runs}`, url, member: id as MemberId, token }));
  }
  for (const { device, member } of devices) await device.signIn(member);
  return devices;
}

/**
 * Until no device has anything unsent and each has heard of what the others brought back.
 *
 * @throws where that takes too long: what is still on its way must not be counted as lost
 */
export async function comeToRest(devices: readonly WritingDevice[]): Promise<void> {
  let quietRounds = 0;
  let unsent: number[] = [];
  for (const deadline = Date.now() + 180_000; quietRounds < 3; await setTimeout(100)) {
    if (Date.now() > deadline) throw new Error(`devices do not come to rest: ${unsent.join(', ')} unsent`);
    for (const device of devices) await device.sync();
    unsent = await Promise.all(devices.map((device) => device.unsent()));
    quietRounds = unsent.every((count) => count === 0) ? quietRounds + 1 : 0;
  }
}

/**
 * Devices write; the leader is lost in the midst of it; the standby is promoted, and they write on. Then everything is counted.
 *
 * @param held milliseconds before the loss in which nothing is copied any more, as where the storage could not be reached
 */
export async function failOver({ held }: { readonly held: number }): Promise<FailOver> {
  const pair = await openPair();
  const { leader, standby, api, url, port } = pair;
  try {
    const launcher = await leader.serve(port);
    await untilServed(url, leader);
    const devices = await writingDevices(pair);
    standby.run(['scripts/foretaste.mjs', 'follow']);
    await expect.poll(() => isFollowedDatabase(standby.dataDir)).toBe(true);

    const stop = new AbortController();
    const writing = devices.map(async (device) => {
      while (!stop.signal.aborted) {
        await device.write();
        await device.sync();
        await setTimeout(20);
      }
    });
    const enough = 10 + Math.random() * 5;
    await expect.poll(() => Math.min(...devices.map(({ accepted }) => accepted.size))).toBeGreaterThan(enough);
    if (held > 0) await leader.holdCopies(launcher);
    await setTimeout(held);
    await leader.lose();
    const lostAt = Date.now();

    await standby.finish(['scripts/foretaste.mjs', 'promote']);
    const before = devices.flatMap(({ accepted }) => [...accepted.keys()]);
    await standby.serve(port);
    await untilServed(url, standby);
    const missingInCopy = await missing(pair, devices, before);
    const writeOn = () => devices.every(({ accepted }) => [...accepted.values()].some((at) => at > lostAt));
    await expect.poll(writeOn).toBe(true);
    stop.abort();
    await Promise.all(writing);
    await comeToRest(devices);

    const times = devices.flatMap(({ accepted }) => [...accepted.values()]);
    const [last, first] = [
      Math.max(...times.filter((at) => at <= lostAt)),
      Math.min(...times.filter((at) => at > lostAt)),
    ];
    const wrong = await whatIsWrong(api, devices);
    for (const { device } of devices) await device.destroy();
    return { secondsWithoutWrites: (first - last) / 1000, accepted: times.length, missingInCopy, ...wrong };
  } finally {
    await pair.close();
  }
}

/** How many of these accepted changes the new leader's history lacks; devices that are quicker make it fewer. */
export async function missing(
  { api }: Pick<Pair, 'api'>,
  devices: readonly WritingDevice[],
  ids: readonly string[],
): Promise<number> {
  let count = 0;
  for (const { device, member } of devices) {
    const own = await device.replica.database.acknowledged.toArray();
    const asked = own.map(({ id }) => id).filter((id) => ids.includes(id));
    const answer = await api.call('POST', '/api/sync/mutations/unknown', {
      token: device.options.token(member),
      body: { ids: asked.slice(0, 500) },
    });
    count += (must(answer.body['unknown'], 'an answer') as string[]).length;
  }
  return count;
}
