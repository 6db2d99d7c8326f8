import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/diary/calendar-day.ts';
import { readRecapPeriod } from '#domain/recap/recap-period.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { aReplica, feed, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { addDiaryEntry } from '#replica/diary/diary-commands.ts';
import { ownRecap } from './own-recap.ts';

const [ramen, pho, soup] = ['ramen0000000001', 'pho000000000001', 'soup00000000001'] as [FoodId, FoodId, FoodId];
const november = must(readRecapPeriod('2026-11'), 'a month');
let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await replica.database.rows('foods').bulkPut([
    { id: ramen, name: 'Ramen', origin: 'Japanese', salty: 4, umami: 5, spicy: 2 },
    { id: pho, name: 'Phở bò', origin: 'Vietnamese' },
  ]);
});
afterEach(() => replica.database.delete());

async function write(foodId: FoodId | null, day: string | null, rating: number | null = null) {
  const words = { day: day as CalendarDay | null, rating, note: '', company: '', place: '' };
  const outcome = await addDiaryEntry(replica, { eaten: { foodId, foodName: 'As written' }, words, photo: null });
  expect(outcome.kind).toBe('saved');
}

async function review(id: string, { food, by, day }: { food: FoodId; by: string; day: string }) {
  const row = { id, user: by, food, rating: 5, created: `${day} 12:00:00.000Z`, updated: `${day} 12:00:00.000Z` };
  await feed(replica, { audience: '*', seq: Date.parse(day), collection: 'reviews', rows: { [id]: row } });
}

it('is nothing for a visitor', async () => {
  expect(await ownRecap(replica, november)).toBeNull();
});

it('is of the diary, of unsent entries too, and of reviews of what the diary does not have', async () => {
  await signInAs(replica, member);
  await write(ramen, '2026-11-03');
  await write(ramen, null, 1);
  await write(null, '2026-11-04');
  await review('r1', { food: ramen, by: member, day: '2026-11-20' });
  await review('r2', { food: pho, by: member, day: '2026-11-21' });
  await review('r3', { food: soup, by: otherMember, day: '2026-11-22' });
  const here = must(await ownRecap(replica, november), 'a recap');
  expect(here.recap).toMatchObject({ times: 3, foods: 3, days: 3, newCuisines: ['Japanese', 'Vietnamese'] });
  expect(here.recap.loved.map(({ foodId, stars }) => [foodId, stars])).toEqual([
    [pho, 5],
    [ramen, 5],
  ]);
  expect(here.named.map(({ name }) => name).toSorted()).toEqual(['Phở bò', 'Ramen']);
  expect(here).toMatchObject({ missing: [], since: '2026-11-03' });
});

it('names the foods that this device does not have, and calls no cuisine new before they are here', async () => {
  await signInAs(replica, member);
  await write(ramen, '2026-11-03');
  await write(soup, '2025-01-01');
  expect(await ownRecap(replica, november)).toMatchObject({
    missing: [soup],
    since: '2025-01-01',
    recap: { times: 1, newCuisines: null },
  });
});
