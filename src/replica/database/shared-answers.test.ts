import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aReplica, type TestReplica } from '#tests/support/a-replica.ts';
import { keyedValue, putKeyedValue } from './keyed-value.ts';
import type { Replica } from './replica.ts';
import { sharedAnswers } from './shared-answers.ts';

let replica: TestReplica;
let reads: number;
const stops: (() => void)[] = [];

beforeEach(async () => {
  replica = aReplica();
  // That it is opened counts as a write.
  await replica.database.open();
  reads = 0;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  return replica.database.delete();
});

const soup = ({ database }: Replica) => {
  reads += 1;
  return keyedValue<unknown>(database, 'soup');
};

/** What a listener heard, in order. */
function listen<T>(query: (replica: Replica) => Promise<T>, to: Replica = replica) {
  const heard: T[] = [];
  const failed: unknown[] = [];
  const reading = sharedAnswers(to, query).subscribe(
    (answer) => heard.push(answer),
    (error) => failed.push(error),
  );
  const stop = () => reading.unsubscribe();
  stops.push(stop);
  return { heard, failed, stop };
}

it('is read once for all who ask at the same time, and once at each change', async () => {
  const listeners = Array.from({ length: 5 }, () => listen(soup));
  await vi.waitFor(() => expect(listeners.map(({ heard }) => heard)).toEqual(listeners.map(() => [null])));
  expect(reads).toBe(1);
  await putKeyedValue(replica.database, 'soup', 'hot');
  await vi.waitFor(() => expect(listeners.map(({ heard }) => heard)).toEqual(listeners.map(() => [null, 'hot'])));
  expect(reads).toBe(2);
});

it('tells who comes later at once, and reads nothing for it, as long as nothing was written', async () => {
  const first = listen(soup);
  expect(sharedAnswers(replica, soup).getValue()).toBeUndefined();
  await vi.waitFor(() => expect(first.heard).toEqual([null]));
  expect(sharedAnswers(replica, soup).getValue()).toBeNull();
  expect(listen(soup).heard).toEqual([null]);
  expect(reads).toBe(1);
});

it('never gives who comes after a write what was read before it', async () => {
  const first = listen(soup);
  await vi.waitFor(() => expect(first.heard).toEqual([null]));
  await putKeyedValue(replica.database, 'soup', 'hot');
  // The write is done, and its news are not read yet: a screen that the writer leads to asks now.
  expect(sharedAnswers(replica, soup).getValue()).toBeUndefined();
  const second = listen(soup);
  await vi.waitFor(() => expect(second.heard).toEqual(['hot']));
  await vi.waitFor(() => expect(first.heard).toEqual([null, 'hot']));
});

it('keeps what is equal the same object', async () => {
  await putKeyedValue(replica.database, 'soup', { herbs: ['dill'] });
  const first = listen(soup);
  await vi.waitFor(() => expect(first.heard).toHaveLength(1));
  await putKeyedValue(replica.database, 'soup', { herbs: ['dill'] });
  await vi.waitFor(() => expect(first.heard).toHaveLength(2));
  expect(first.heard[1]).toBe(first.heard[0]);
});

it('reads nothing for nobody, and anew for whoever comes then', async () => {
  const first = listen(soup);
  await vi.waitFor(() => expect(first.heard).toEqual([null]));
  first.stop();
  const other = listen(({ database }) => keyedValue(database, 'soup'));
  await putKeyedValue(replica.database, 'soup', 'hot');
  await vi.waitFor(() => expect(other.heard.at(-1)).toBe('hot'));
  expect(reads).toBe(1);
  const second = listen(soup);
  expect(second.heard).toEqual([]);
  await vi.waitFor(() => expect(second.heard).toEqual(['hot']));
  expect(first.heard).toEqual([null]);
});

it('tells everybody of an error, and tries again for whoever comes then', async () => {
  let isBroken = true;
  const query = async ({ database }: Replica) => {
    const value = await keyedValue(database, 'soup');
    if (isBroken) throw new Error('broken');
    return value;
  };
  const [first, second] = [listen(query), listen(query)];
  await vi.waitFor(() => expect([first.failed, second.failed]).toEqual([[new Error('broken')], [new Error('broken')]]));
  isBroken = false;
  const third = listen(query);
  await vi.waitFor(() => expect(third.heard).toEqual([null]));
});

it('asks anew for whoever comes after a reading that was aborted, of which nobody is told', async () => {
  let tries = 0;
  const query = async ({ database }: Replica) => {
    const value = await keyedValue(database, 'soup');
    tries += 1;
    if (tries === 1) throw new Dexie.AbortError('aborted');
    return value;
  };
  const first = listen(query);
  await vi.waitFor(() => expect(tries).toBe(1));
  const second = listen(query);
  await vi.waitFor(() => expect([first.heard, second.heard]).toEqual([[null], [null]]));
  expect(first.failed).toEqual([]);
});

it('knows two replicas apart', async () => {
  const other = aReplica();
  await putKeyedValue(other.database, 'soup', 'cold');
  const [own, theirs] = [listen(soup), listen(soup, other)];
  await vi.waitFor(() => expect([own.heard, theirs.heard]).toEqual([[null], ['cold']]));
  theirs.stop();
  await other.database.delete();
});
