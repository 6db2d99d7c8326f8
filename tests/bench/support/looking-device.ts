import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import type { Remote } from '#remote/remote.ts';
import { lookPlan } from '#sync/schedule/look-plan.ts';
import { must } from '#prelude/must.ts';
import type { Api } from '#tests/support/server/open-api.ts';
import { openEventStream } from '#tests/support/server/open-event-stream.ts';
import type { SharedCacheProxy } from './shared-cache-proxy.ts';

interface World {
  readonly server: { readonly url: string };
  readonly api: Api;
  readonly cache: Pick<SharedCacheProxy, 'url'>;
}

interface Owner {
  readonly id: string;
  readonly token: string;
}

interface Beat {
  readonly after: number;
  readonly upTo: number;
}

/** Up to where a device has read the feed. */
export interface DevicePlaces {
  readonly epoch: string;
  readonly pass: string;
  /** Of what everyone reads, and of what comes to the member alone. */
  shared: number;
  personal: number;
}

/** What it asked of the server, and what it heard. */
export interface DeviceCounts {
  pulls: number;
  checks: number;
  heads: number;
  pages: number;
  heartbeats: number;
}

export interface LookingDevice {
  readonly places: DevicePlaces;
  readonly counts: DeviceCounts;
  /** Does what is due, by the plan of real devices: call it about each second. */
  readonly tick: () => Promise<void>;
  /** Asks whether anything came to the member alone, and takes it. */
  readonly check: () => Promise<void>;
  readonly close: () => void;
}

/** The first pull of a device that has the catalogue. */
export async function placesOfNewDevice({ cache }: World, { id, token }: Owner): Promise<DevicePlaces> {
  const own = `u:${id}`;
  const first = await pocketBaseRemote({ baseUrl: cache.url }).pull({ epoch: null, cursors: { [own]: 0 } }, token);
  if (first.kind !== 'page') throw new Error(`no first pull but ${first.kind}`);
  const { epoch, pass, shared, cursors } = first.page;
  return { epoch, pass: must(pass, 'a pass'), shared: shared?.upTo ?? 0, personal: cursors[own] ?? 0 };
}

/**
 * A device that somebody looks at, as the server and the cache see it: the event stream of its member's own audience, which tells of what comes to the member
 * alone, and whose heartbeats say up to where to read; and the page up to there, by the cache.
 *
 * @param every milliseconds between two looks, as the server has it
 */
export async function lookingDevice(
  { server, api, cache }: World,
  { id, token }: Owner,
  { places, every }: { readonly places: DevicePlaces; readonly every: number },
): Promise<LookingDevice> {
  const own = `u:${id}`;
  const remote: Remote = pocketBaseRemote({ baseUrl: cache.url });
  const counts: DeviceCounts = { pulls: 0, checks: 0, heads: 0, pages: 0, heartbeats: 0 };
  const plan = lookPlan();
  const { epoch, pass } = places;
  let upTo = 0;

  const pull = async () => {
    counts.pulls += 1;
    const outcome = await remote.pull({ epoch, cursors: { [own]: places.personal } }, token);
    if (outcome.kind === 'page') places.personal = Math.max(places.personal, outcome.page.cursors[own] ?? 0);
  };
  const check = async () => {
    counts.checks += 1;
    const outcome = await remote.ownPlace({ epoch, after: places.personal, pass });
    if (outcome.kind === 'ask') await pull();
    else if (outcome.kind === 'quiet') places.personal = Math.max(places.personal, outcome.upTo);
  };
  const hear = async (beat: Beat) => {
    counts.heartbeats += 1;
    upTo = Math.max(upTo, beat.upTo);
    plan.heard(Date.now());
    if (places.personal >= beat.after) places.personal = Math.max(places.personal, beat.upTo);
    else await check();
  };
  const stream = await openEventStream({
    server,
    api,
    token,
    subscriptions: [`sync:${own}`, 'sync:heartbeat'],
    onEvent(topic, data) {
      if (topic === own) void pull().catch(() => undefined);
      else if (topic === 'heartbeat') void hear(JSON.parse(data) as Beat).catch(() => undefined);
    },
  });
  const look = async () => {
    if (!plan.isHeard(Date.now())) {
      counts.heads += 1;
      const head = await remote.sharedHead();
      if (head.kind !== 'head') return;
      if (head.boundary.news > places.personal) await check();
      ({ upTo } = head.boundary);
    }
    if (upTo <= places.shared) return;
    counts.pages += 1;
    const page = await remote.sharedPage({ epoch, audience: '*', after: places.shared, upTo });
    if (page.kind === 'page') places.shared = Math.max(places.shared, upTo);
  };
  const tick = async () => {
    const now = Date.now();
    plan.seen(now);
    if (plan.isCheckDue(now, { isStreaming: true })) await check();
    if (plan.isDue(now)) await look();
  };
  plan.seen(Date.now());
  plan.told({ every }, Date.now());
  return { places, counts, tick, check, close: () => stream.close() };
}
