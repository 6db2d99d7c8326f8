import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { foodLookup } from '#replica/foods/food-queries.ts';
import { blockMember, unblockMember } from '#replica/members/block-commands.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';
import { aReplica, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { applyServerRows } from './apply-server-rows.ts';
import { showAllRows, withoutBlockedRows } from './blocked-rows.ts';
import { layPage } from './lay-page.ts';

const laksa = 'food00000000001' as FoodId;
const pho = 'food00000000002' as FoodId;
const photo = 'photo0000000001/spoon.jpg';
const drawn = '/pictures/laksa.svg';
const aRow = (id: FoodId, by: string, extra: object = {}) => ({
  id,
  name: id,
  image_url: drawn,
  cover: photo,
  cover_by: by,
  ...extra,
});

let replica: TestReplica;
beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
  await replica.database.rows('foods').bulkPut([aRow(laksa, otherMember), aRow(pho, member)]);
});

/** What a card shows: the photo, or what stands in its place. */
const pictureOf = async (id: FoodId) => {
  const food = await foodLookup(replica, id);
  if (food.kind !== 'here') return food.kind;
  const { picture } = food.food;
  return picture.kind === 'file' ? picture.path : picture.kind === 'address' ? picture.url : picture.kind;
};
const arrives = (row: ReturnType<typeof aRow>) =>
  transactionOverRows(replica, async () =>
    applyServerRows(replica.database, [{ collection: 'foods', record: row.id, seq: 9, row }]),
  );

it('takes the photo of a blocked member off the cards at once, and no other (R38, R45)', async () => {
  expect(await pictureOf(laksa)).toBe(`food_photos/${photo}`);
  await blockMember(replica, otherMember);
  expect(await pictureOf(laksa)).toBe(drawn);
  expect(await pictureOf(pho)).toBe(`food_photos/${photo}`);
  await unblockMember(replica, otherMember);
  expect(await pictureOf(laksa)).toBe(`food_photos/${photo}`);
});

it('shows none that arrives while the block lasts, and gives it back after', async () => {
  await blockMember(replica, otherMember);
  await arrives(aRow(pho, otherMember));
  expect(await pictureOf(pho)).toBe(drawn);
  await arrives(aRow(pho, otherMember, { cover: 'photo0000000002/bowl.jpg' }));
  expect(await pictureOf(pho)).toBe(drawn);
  await unblockMember(replica, otherMember);
  expect(await pictureOf(pho)).toBe('food_photos/photo0000000002/bowl.jpg');
});

it('shows a cover by somebody else that took its place', async () => {
  await blockMember(replica, otherMember);
  await arrives(aRow(laksa, member, { cover: 'photo0000000003/mine.jpg' }));
  expect(await pictureOf(laksa)).toBe('food_photos/photo0000000003/mine.jpg');
  await unblockMember(replica, otherMember);
  expect(await pictureOf(laksa)).toBe('food_photos/photo0000000003/mine.jpg');
});

it('hears of a block from another device, and of its end', async () => {
  const block = { id: 'block0000000001', blocker: member, blocked: otherMember };
  const page = (rows: Record<string, (typeof block)[]>) => ({
    entries: [[11, `u:${member}`, 'blocks', block.id] as const],
    rows,
  });
  await transactionOverRows(replica, async () => layPage(replica, page({ blocks: [block] })));
  expect(await pictureOf(laksa)).toBe(drawn);
  await transactionOverRows(replica, async () =>
    layPage(replica, { entries: [[12, `u:${member}`, 'blocks', block.id]], rows: {} }),
  );
  expect(await pictureOf(laksa)).toBe(`food_photos/${photo}`);
});

it('leaves the food itself on the device, in a first load too', async () => {
  await blockMember(replica, otherMember);
  const row = aRow(laksa, otherMember);
  expect(await withoutBlockedRows(replica.database, [{ collection: 'foods', row }])).toHaveLength(1);
});

it('withholds the cover of a food that comes back from another block', async () => {
  const third = 'member000000003' as MemberId;
  await arrives(aRow(pho, otherMember, { uploaded_by: third }));
  await blockMember(replica, third);
  await blockMember(replica, otherMember);
  expect(await pictureOf(pho)).not.toBe(`food_photos/${photo}`);
  await unblockMember(replica, third);
  expect(await pictureOf(pho)).toBe(drawn);
  await unblockMember(replica, otherMember);
  expect(await pictureOf(pho)).toBe(`food_photos/${photo}`);
});

it('ends with the session', async () => {
  await blockMember(replica, otherMember);
  await replica.database.rows('blocks').clear();
  await transactionOverRows(replica, async () => showAllRows(replica.database));
  expect(await pictureOf(laksa)).toBe(`food_photos/${photo}`);
  expect(await replica.database.blockedRows.count()).toBe(0);
});
