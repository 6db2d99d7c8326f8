import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { submissionFromFood } from '#domain/contribution/food-submission.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { aReplica, feed, member, signInAs } from '#tests/support/a-replica.ts';
import { claimMutations } from '#replica/outbox/claim-mutations.ts';
import { editFood } from '#replica/foods/food-commands.ts';
import { foodLookup } from '#replica/foods/food-queries.ts';
import { putKeyedValue } from '#replica/database/keyed-value.ts';
import { overwrittenNotices, settleOverwritten } from './overwritten-notices.ts';
import { acknowledgeMutation } from '#replica/outbox/settle-mutation.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';

const row = { id: 'food00000000001', name: 'Suya', description: 'Old.', uploaded_by: member };

/** A device whose edit of the description the server has accepted, at seq 9. */
async function anEditedFood() {
  const replica = aReplica();
  await signInAs(replica, member);
  await feed(replica, { audience: '*', seq: 5, collection: 'foods', rows: { [row.id]: row } });
  await putKeyedValue(replica.database, `offered/${member}`, 'epoch');
  const lookup = await foodLookup(replica, row.id as FoodId);
  if (lookup.kind !== 'here') throw new Error('The food is not here.');
  const before = submissionFromFood(lookup.food);
  await editFood(replica, {
    foodId: row.id as FoodId,
    before,
    after: { ...before, description: 'Mine.' },
    photo: null,
    draft: null,
  });
  const [entry] = await claimMutations(replica, { member, inFlight: new Set(), most: 1 });
  await acknowledgeMutation(replica, must(entry, 'an entry'), {
    row: { ...row, description: 'Mine.' },
    seq: 9,
    epoch: 'epoch',
  });
  return replica;
}

const told = async (replica: Awaited<ReturnType<typeof anEditedFood>>) =>
  (await overwrittenNotices(replica)).map(({ column, mine, theirs }) => ({ column, mine, theirs }));

it('[S15] words that came since somebody was told are not taken out by who takes the own value back (R28)', async () => {
  const replica = await anEditedFood();
  const of = { member, collection: 'foods', record: row.id, about: 'Suya', column: 'allergens' } as const;
  const notice = { ...of, kind: 'overwritten', mine: ['milk'], theirs: ['egg'], isTold: true, at: 1 } as const;
  const now = { ...row, description: 'Mine.', allergens: ['egg', 'peanuts'] };
  await feed(replica, { audience: '*', seq: 12, collection: 'foods', rows: { [row.id]: now } });
  await settleOverwritten(replica, { notice, value: 'mine' });
  expect((await replica.database.rows('foods').get(row.id))?.['allergens']).toEqual(['peanuts', 'milk']);
});

it('[S15] who lost is told once, with both values, and can take the own one back, and that back again', async () => {
  const replica = await anEditedFood();
  await feed(replica, {
    audience: '*',
    seq: 9,
    collection: 'foods',
    rows: { [row.id]: { ...row, description: 'Mine.' } },
  });
  expect(await told(replica)).toEqual([]);
  await feed(replica, {
    audience: '*',
    seq: 12,
    collection: 'foods',
    rows: { [row.id]: { ...row, description: 'Theirs.' } },
  });
  await feed(replica, {
    audience: '*',
    seq: 13,
    collection: 'foods',
    rows: { [row.id]: { ...row, description: 'Theirs.', rating: 4 } },
  });
  expect(await told(replica)).toEqual([{ column: 'description', mine: 'Mine.', theirs: 'Theirs.' }]);

  const notice = must((await overwrittenNotices(replica))[0], 'a notice');
  expect(await settleOverwritten(replica, { notice, value: 'mine' })).toEqual({ kind: 'saved' });
  expect(await unsentChanges(replica)).toMatchObject([
    { kind: 'update', record: row.id, columns: { description: 'Mine.' } },
  ]);
  expect(await overwrittenNotices(replica)).toEqual([]);
  await settleOverwritten(replica, { notice, value: 'theirs' });
  expect(await replica.database.rows('foods').get(row.id)).toMatchObject({ description: 'Theirs.' });
});

it('[S15] a page that is older than the own write is nobody’s later one', async () => {
  const replica = await anEditedFood();
  await feed(replica, { audience: '*', seq: 7, collection: 'foods', rows: { [row.id]: row } });
  expect(await told(replica)).toEqual([]);
});

it('[S22] what a restored backup brought back is nobody’s later write', async () => {
  const replica = await anEditedFood();
  await putKeyedValue(replica.database, `offered/${member}`, 'an epoch before');
  await feed(replica, { audience: '*', seq: 12, collection: 'foods', rows: { [row.id]: row } });
  expect(await told(replica)).toEqual([]);
});
