import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aReplica, contribute, member, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { claimMutations } from './claim-mutations.ts';
import { LONGEST_WAIT } from '#replica/database/outbox-entry.ts';
import { postponeMutation } from './settle-mutation.ts';

let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
  await contribute(replica, 'Ramen');
});
afterEach(() => replica.database.delete());

const claimed = async () =>
  (await claimMutations(replica, { member, inFlight: new Set(), most: 9 })).map(({ about }) => about);

it('[S7] a change waits for the end of its backoff, and not for a moment that a clock turned back has moved days away', async () => {
  const [entry] = await replica.database.outbox.toArray();
  if (entry === undefined) throw new Error('nothing waits');
  await postponeMutation(replica, entry, replica.now + LONGEST_WAIT);
  expect(await claimed()).toEqual([]);
  replica.now -= 2 * 24 * 3_600_000;
  expect(await claimed()).toEqual(['Ramen']);
});

it('[S16] a change whose backoff is over goes out again', async () => {
  const [entry] = await replica.database.outbox.toArray();
  if (entry === undefined) throw new Error('nothing waits');
  await postponeMutation(replica, entry, replica.now + 500);
  expect(await claimed()).toEqual([]);
  replica.now += 500;
  expect(await claimed()).toEqual(['Ramen']);
});
