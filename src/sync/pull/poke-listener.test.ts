import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PokeSubscription } from '#remote/remote.ts';
import { aReplica, member, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { fakeRemote } from '#tests/support/fake-remote.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { type PokeListener, pokeListener } from './poke-listener.ts';

let replica: TestReplica;
let subscriptions: PokeSubscription[];
let stopped: number;
let listener: PokeListener;

beforeEach(async () => {
  replica = aReplica();
  [subscriptions, stopped] = [[], 0];
  await replica.database.cursors.put({ audience: '*', seq: 0, pulledAt: 0, usedAt: 0 });
  const server = new FakeServer();
  const remote = {
    ...fakeRemote(() => server),
    listen: (subscription: PokeSubscription) => {
      subscriptions.push(subscription);
      return () => {
        stopped += 1;
      };
    },
  };
  listener = pokeListener(
    { replica, remote },
    { onPoke: () => undefined, onHeartbeat: () => undefined, onConnected: () => undefined },
  );
});
afterEach(() => replica.database.delete());

it('[S14] keeps one stream while nothing changes, and another for another member', async () => {
  await listener.follow();
  await listener.follow();
  subscriptions[0]?.onConnected(true);
  expect([subscriptions.length, stopped, listener.isConnected()]).toEqual([1, 0, true]);
  await signInAs(replica, member);
  await listener.follow();
  expect([subscriptions.length, stopped]).toEqual([2, 1]);
});

it('[S7][S14][S16] a stream that could not be opened is opened again after a wait, or once there is reason to hope', async () => {
  await listener.follow();
  subscriptions[0]?.onConnected(false);
  subscriptions[0]?.onGivenUp();
  await listener.follow();
  expect(subscriptions).toHaveLength(1);
  listener.wake();
  await listener.follow();
  expect(subscriptions).toHaveLength(2);
  subscriptions[1]?.onConnected(true);
  await listener.follow();
  expect([subscriptions.length, listener.isConnected()]).toEqual([2, true]);
});

it('[S16] the waits grow while no stream can be opened', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  for (let second = 0; second < 300; second += 1) {
    const before = subscriptions.length;
    await listener.follow();
    if (subscriptions.length > before) subscriptions.at(-1)?.onGivenUp();
    vi.advanceTimersByTime(1_000);
  }
  vi.useRealTimers();
  expect(subscriptions.length).toBeGreaterThan(5);
  expect(subscriptions.length).toBeLessThan(20);
});
