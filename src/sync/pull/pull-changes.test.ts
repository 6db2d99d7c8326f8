import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { PullOutcome, PullRequest } from '#remote/remote.ts';
import { topicOfFood } from '#replica/database/audiences.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { foodLookup } from '#replica/foods/food-queries.ts';
import { isUpToDate } from '#replica/feed/is-up-to-date.ts';
import { aReplica, type TestReplica } from '#tests/support/a-replica.ts';
import { fakeRemote } from '#tests/support/fake-remote.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { pullChanges } from './pull-changes.ts';

const topic = topicOfFood('food00000000001');
let replica: TestReplica;
beforeEach(async () => {
  replica = aReplica();
  await openTopic(replica, topic);
});
afterEach(() => replica.database.delete());

/** A connection that gives these answers, one after the other. */
function answering(...answers: readonly ((request: PullRequest) => PullOutcome)[]) {
  const left = [...answers];
  return {
    ...fakeRemote(() => new FakeServer()),
    sharedHead: () => Promise.resolve({ kind: 'none' } as const),
    pull: (request: PullRequest) => Promise.resolve((left.shift() ?? broken)(request)),
  };
}
const broken = (): PullOutcome => ({ kind: 'unreachable', answered: false });
const pageUpTo =
  (seq: number, { more = false, at }: { readonly more?: boolean; readonly at?: number } = {}) =>
  (): PullOutcome => ({
    kind: 'page',
    page: { epoch: 'first', reset: false, more, cursors: { [topic]: seq }, denied: [], entries: [], rows: {} },
    ...(at === undefined ? {} : { at }),
  });

describe('[S20] a pull over a line that breaks', () => {
  it('says whether it got further, so that it is tried again soon', async () => {
    const remote = answering(pageUpTo(5, { more: true }));
    expect(await pullChanges({ replica, remote })).toEqual({ kind: 'unreachable', progressed: true });
    expect(await pullChanges({ replica, remote })).toEqual({ kind: 'unreachable', progressed: false });
  });

  it('is no further for an answer that told nothing new: an address that breaks every time is not asked without end', async () => {
    await replica.database.cursors.update(topic, { seq: 5, pulledAt: 1 });
    const remote = answering(pageUpTo(5, { more: true }));
    expect(await pullChanges({ replica, remote })).toEqual({ kind: 'unreachable', progressed: false });
  });

  it('tells the server’s clock at its end, where the server says', async () => {
    expect(await pullChanges({ replica, remote: answering(pageUpTo(5, { at: 1_750_000_000_000 })) })).toEqual({
      kind: 'current',
      at: 1_750_000_000_000,
    });
    expect(await pullChanges({ replica, remote: answering(pageUpTo(6)) })).toEqual({ kind: 'current' });
  });
});

test('[S21] a device whose snapshot is of the very place up to which everyone reads is whole after one look', async () => {
  const server = new FakeServer();
  const columns = { name: 'Stew', uploaded_by: 'ben' };
  server.push({ id: 'm1', collection: 'foods', record: 'stew', kind: 'create', columns, files: [] }, 'ben');
  const world = { replica, remote: fakeRemote(() => server) };
  await loadCatalogue(world);
  expect(await isUpToDate(replica, null)).toBe(false);
  expect(await pullChanges(world)).toMatchObject({ kind: 'current' });
  expect(await isUpToDate(replica, null)).toBe(true);
});

describe('[S23] what is opened for the first time', () => {
  const columns = { name: 'Stew', uploaded_by: 'ben' };
  const made = (record: string) =>
    ({ id: record, collection: 'foods', record, kind: 'create', columns, files: [] }) as const;

  it('and was made since everyone’s place is asked of the server itself: never is it called gone before it came', async () => {
    const server = new FakeServer();
    const world = { replica, remote: fakeRemote(() => server) };
    server.push(made('stew'), 'ben');
    await loadCatalogue(world);
    await pullChanges(world);
    server.boundaryMovesEvery = 100;
    server.push(made('soup'), 'ben');
    await openTopic(replica, topicOfFood('soup'));
    expect(await pullChanges(world)).toMatchObject({ kind: 'current' });
    expect(await foodLookup(replica, 'soup' as FoodId)).toMatchObject({ kind: 'here' });
  });

  it('and is older than that is read where everyone reads it', async () => {
    const server = new FakeServer();
    const remote = fakeRemote(() => server);
    server.push(made('stew'), 'ben');
    await loadCatalogue({ replica, remote });
    await replica.database.cursors.delete(topic);
    await openTopic(replica, topicOfFood('stew'));
    const pull = () => expect.fail('asked of the server itself');
    expect(await pullChanges({ replica, remote: { ...remote, pull } })).toMatchObject({ kind: 'current' });
    expect(await foodLookup(replica, 'stew' as FoodId)).toMatchObject({ kind: 'here' });
  });
});
