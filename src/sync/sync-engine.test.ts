import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginSession } from '#replica/session-commands/begin-session.ts';
import { likesOf } from '#replica/foods/likes.ts';
import { wakeSync } from '#replica/feed/request-sync.ts';
import type { OwnPlaceRequest, Poke, PokeSubscription, PullRequest } from '#remote/remote.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import { aReplica, contribute, member } from '#tests/support/a-replica.ts';
import { fakeRemote } from '#tests/support/fake-remote.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { fillDevice } from '#tests/support/fill-device.ts';
import { startSync, type SyncEngine } from './sync-engine.ts';

let replica: ReturnType<typeof aReplica>;
let engine: SyncEngine | undefined;
beforeEach(() => {
  replica = aReplica();
});
afterEach(async () => {
  engine?.stop();
  await replica.database.delete();
});

const signIn = () =>
  beginSession(replica, {
    memberId: member,
    email: 'mina@example.org',
    emailVerified: true,
    token: member,
    expired: false,
  });

it('[S1] a start on a device that is full sends what is unsent all the same, and complains of nothing', async () => {
  const complaints: unknown[] = [];
  const onRejection = (error: unknown) => complaints.push(error);
  process.on('unhandledRejection', onRejection);
  const server = new FakeServer();
  await signIn();
  await contribute(replica, 'Suya');
  fillDevice(replica, ['cursors', 'keyed']);
  engine = startSync({ replica, remote: fakeRemote(() => server) });
  await vi.waitFor(() => expect(server.rowsOf('foods')).toMatchObject([{ name: 'Suya' }]), { timeout: 3_000 });
  await wakeSync(replica);
  expect(complaints).toEqual([]);
  process.off('unhandledRejection', onRejection);
});

it('[S11] no round is whole before the catalogue takes part in one: what came after its snapshot is not here yet', async () => {
  const server = new FakeServer();
  const remote = fakeRemote(() => server);
  let answer = () => {};
  const isAnswered = new Promise<void>((open) => {
    answer = open;
  });
  let snapshots = 0;
  let rounds = 0;
  const held: typeof remote = {
    ...remote,
    pull(request, token) {
      rounds += 1;
      return remote.pull(request, token);
    },
    ownPlace(request) {
      rounds += 1;
      return remote.ownPlace(request);
    },
    async snapshot() {
      snapshots += 1;
      await isAnswered;
      return remote.snapshot();
    },
  };
  await signIn();
  engine = startSync({ replica, remote: held });
  await vi.waitFor(async () => {
    expect(snapshots).toBe(1);
    expect((await replica.database.cursors.get(`u:${member}`))?.pulledAt).toBeGreaterThan(0);
    expect((await syncReport(replica)).connection).toBe('online');
  });
  // The second of two more begins when the round of the first is over.
  for (let more = 0; more < 2; more += 1) {
    const before = rounds;
    engine.wake();
    await vi.waitFor(() => expect(rounds).toBeGreaterThan(before), { timeout: 3_000 });
  }
  expect(await syncReport(replica)).toMatchObject({ lastRoundAt: 0, isStale: true });
  answer();
  await vi.waitFor(
    async () => expect(await syncReport(replica)).toMatchObject({ lastRoundAt: expect.any(Number), isStale: false }),
    { timeout: 3_000 },
  );
  expect((await syncReport(replica)).lastRoundAt).toBeGreaterThan(0);
});

/** Until no pull has begun for some looks. */
async function isQuiet(pulls: readonly unknown[]): Promise<void> {
  for (let looks = 0, seen = pulls.length; looks < 5; looks = seen === pulls.length ? looks + 1 : 0) {
    seen = pulls.length;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** A device that listens, has read everything, and counts its pulls from now on. */
async function aListener() {
  const server = new FakeServer();
  const remote = fakeRemote(() => server);
  let subscription: PokeSubscription | undefined;
  const pulls: PullRequest[] = [];
  const checks: OwnPlaceRequest[] = [];
  await signIn();
  const id = await contribute(replica, 'Suya');
  engine = startSync({
    replica,
    remote: {
      ...remote,
      pull: (request, token) => {
        pulls.push(request);
        return remote.pull(request, token);
      },
      ownPlace: (request) => {
        checks.push(request);
        return remote.ownPlace(request);
      },
      listen: (wanted) => {
        subscription = wanted;
        wanted.onConnected(true);
        return () => undefined;
      },
    },
  });
  const upTo = async () => (await replica.database.cursors.get('*'))?.seq ?? 0;
  await vi.waitFor(
    async () => {
      expect(server.rowsOf('foods')).toHaveLength(1);
      expect([await replica.database.outbox.count(), await replica.database.shadows.count()]).toEqual([0, 0]);
      expect((await syncReport(replica)).lastRoundAt).toBeGreaterThan(0);
      expect(await upTo()).toBeGreaterThan(0);
    },
    { timeout: 10_000 },
  );
  await isQuiet(pulls);
  pulls.length = 0;
  checks.length = 0;
  const { value: epoch } = (await replica.database.keyed.get('epoch')) ?? {};
  const digest = (upvotes: number, after: number) => {
    const rows = { food_counts: [{ id, upvotes, counts_seq: after + 5 }] };
    return { audience: '*', epoch: String(epoch), after, upTo: after + 5, rows };
  };
  const poke = (news: Partial<Poke>) => subscription?.onPoke({ within: 0, digest: null, ...news });
  const own = async () => (await replica.database.cursors.get(`u:${member}`))?.seq ?? 0;
  /** Others write so many foods, and the stream says that nothing came to this member after `after`. */
  const beatAfter = (foods: number, after: number) => {
    for (let at = 0; at < foods; at += 1) {
      const food = `stew${(written += 1)}`;
      const columns = { name: 'Stew', uploaded_by: 'ben' };
      server.push({ id: food, collection: 'foods', record: food, kind: 'create', columns, files: [] }, 'ben');
    }
    const head = server.sharedHead();
    if (head.kind !== 'head') throw new Error('no head');
    subscription?.onHeartbeat({ epoch: head.epoch, after, boundary: { ...head.boundary, every: 20 } });
    return head.boundary.upTo;
  };
  return { id, pulls, checks, poke, digest, upTo, own, beatAfter };
}
let written = 0;

it('[S14] a heartbeat that goes on from what was read stands for a check, and one that does not starts one', async () => {
  const { pulls, checks, own, beatAfter } = await aListener();
  const upTo = beatAfter(2, await own());
  await vi.waitFor(async () => expect(await own()).toBe(upTo));
  expect([pulls, checks]).toEqual([[], []]);
  // Late, and a second time.
  beatAfter(0, upTo - 1);
  const later = beatAfter(1, upTo + 1);
  await vi.waitFor(async () => expect(await own()).toBe(later));
  expect([pulls.length, checks.length]).toEqual([0, 1]);
});

it('[S14] [S23] a device with a live stream reads public news without asking anything of its own', async () => {
  const { pulls, checks, own, upTo, beatAfter } = await aListener();
  const place = beatAfter(3, await own());
  await vi.waitFor(async () => expect(await own()).toBe(place));
  replica.now += 11_000;
  await vi.waitFor(async () => expect(await upTo()).toBe(place), { timeout: 10_000 });
  expect(await replica.database.rows('foods').count()).toBe(4);
  expect([pulls, checks]).toEqual([[], []]);
});

it('[S23] counters that a poke brings are on screen without a pull, and one that does not go on from what was read starts one', async () => {
  const { id, pulls, poke, digest, upTo } = await aListener();
  poke({ digest: digest(3, await upTo()), within: 60_000 });
  await vi.waitFor(async () => expect((await likesOf(replica, { food: id, member })).count).toBe(3));
  expect(pulls).toEqual([]);
  poke({ digest: digest(4, (await upTo()) + 1) });
  await vi.waitFor(() => expect(pulls.length).toBeGreaterThan(0));
});

it('[S14] what many hear is pulled some time later, and not at all when a personal poke was quicker', async () => {
  const { pulls, poke } = await aListener();
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    poke({ within: 600 });
    vi.advanceTimersByTime(299);
    expect([pulls.length, vi.getTimerCount()]).toEqual([0, 1]);
    vi.advanceTimersByTime(1);
    await expect.poll(() => pulls.length).toBe(1);

    poke({ within: 600 });
    expect(vi.getTimerCount()).toBe(1);
    poke({});
    await expect.poll(() => pulls.length).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
    random.mockRestore();
  }
});
