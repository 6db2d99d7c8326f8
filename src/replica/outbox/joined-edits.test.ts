import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { must } from '#prelude/must.ts';
import { aReplica, feed, member, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { parkMutation } from './settle-mutation.ts';
import { writeCommand } from './write-transaction.ts';

const food = 'food00000000001';
let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
  await serverHas(['milk'], 5);
});
afterEach(() => replica.database.delete());

const serverHas = (allergens: readonly string[], seq: number) =>
  feed(replica, {
    audience: '*',
    seq,
    collection: 'foods',
    rows: { [food]: { id: food, name: 'Suya', uploaded_by: member, allergens } },
  });
const write = (allergens: readonly string[]) =>
  writeCommand(replica, ({ memberId }) =>
    Promise.resolve({
      mutations: [
        { member: memberId, collection: 'foods', record: food, kind: 'update', columns: { allergens }, about: 'Suya' },
      ],
      saved: {},
    }),
  );
const shown = async () => (await replica.database.rows('foods').get(food))?.['allergens'];
const first = async () => must((await replica.database.outbox.toArray())[0], 'a change that waits');

it('[S13] [S15] edits of what was not sent are one, and take out what was seen after the first of them', async () => {
  await write(['milk', 'egg']);
  await serverHas(['milk', 'peanuts'], 6);
  expect(await shown()).toEqual(['milk', 'peanuts', 'egg']);
  await write(['milk', 'egg']);
  expect([await replica.database.outbox.count(), await shown()]).toEqual([1, ['milk', 'egg']]);
  await serverHas(['milk', 'peanuts', 'soy'], 7);
  expect(await shown()).toEqual(['milk', 'soy', 'egg']);
});

it('[S6] [S15] an edit that goes into a refused one keeps what both did', async () => {
  await write(['milk', 'egg']);
  await replica.database.outbox.toCollection().modify({ attempts: 1 });
  await write(['egg']);
  await parkMutation(replica, await first(), { reason: 'invalid', message: 'No.', fields: {}, at: 0 });
  expect((await first()).edits).toEqual({ allergens: { added: ['egg'], removed: ['milk'] } });
});

it('[S9] what an older version left unsent loses no word when this one edits it', async () => {
  await write(['milk', 'egg']);
  await replica.database.outbox.toCollection().modify((entry) => {
    delete (entry as { edits?: unknown }).edits;
  });
  await write(['milk', 'egg', 'soy']);
  await serverHas(['peanuts'], 6);
  expect(await shown()).toEqual(['peanuts', 'milk', 'egg', 'soy']);
});
