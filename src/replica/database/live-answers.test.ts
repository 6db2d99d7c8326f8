import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keyedValue, putKeyedValue } from './keyed-value.ts';
import { liveAnswers } from './live-answers.ts';
import { aReplica, type TestReplica } from '#tests/support/a-replica.ts';

let replica: TestReplica;
beforeEach(() => {
  replica = aReplica();
});
afterEach(() => replica.database.delete());

/** Reads one value of the device through so many functions that each await the next. */
async function readThrough(depth: number): Promise<unknown> {
  return depth === 0 ? await keyedValue(replica.database, 'first') : await readThrough(depth - 1);
}

it.each([0, 1, 2, 3, 6, 12])('is told of what was read after %i awaits in one another', async (depth) => {
  const shown: unknown[] = [];
  const query = async () => {
    await readThrough(depth);
    return keyedValue<string>(replica.database, 'second');
  };
  const subscription = liveAnswers(() => query()).subscribe((value) => shown.push(value));
  await vi.waitFor(() => expect(shown).toEqual([null]));
  await putKeyedValue(replica.database, 'second', 'news');
  await vi.waitFor(() => expect(shown).toEqual([null, 'news']));
  subscription.unsubscribe();
});
