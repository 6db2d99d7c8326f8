import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { putKeyedValue } from '#replica/database/keyed-value.ts';
import { openReplica } from '#replica/open-replica.ts';
import type { NewOutboxEntry } from '#replica/database/outbox-entry.ts';
import { unsentFoods } from './unsent-foods.ts';

it("names the signed-in member's foods that wait or were refused [S6], nobody else's [S5] and no reviews", async () => {
  const replica = openReplica({ name: crypto.randomUUID() });
  const { database } = replica;
  const entry = (record: string, more: Partial<NewOutboxEntry> = {}): NewOutboxEntry => ({
    id: crypto.randomUUID(),
    member: 'anna' as MemberId,
    collection: 'foods',
    record,
    kind: 'update',
    columns: {},
    alreadyThere: false,
    files: {},
    after: [],
    about: record,
    state: 'waiting',
    attempts: 0,
    createdAt: 1,
    notBefore: 0,
    rejection: null,
    ...more,
  });
  await database.outbox.bulkAdd([
    entry('ramen'),
    entry('pho', { state: 'parked' }),
    entry('pho'),
    entry('soba', { member: 'ben' as MemberId }),
    entry('opinion', { collection: 'reviews' }),
  ]);
  expect(await unsentFoods(replica)).toEqual(new Map());
  await putKeyedValue(database, 'session', {
    memberId: 'anna',
    email: '',
    emailVerified: true,
    token: '',
    expired: false,
  });
  expect(await unsentFoods(replica)).toEqual(
    new Map([
      ['ramen', 'waiting'],
      ['pho', 'parked'],
    ]),
  );
  await database.delete();
});
