import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { noDay } from '#domain/values/day.ts';
import { dayTable } from '#domain/day/day-table.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import {
  aReplica,
  contribute,
  feed,
  member,
  otherMember,
  signInAs,
  type TestReplica,
} from '#tests/support/a-replica.ts';
import { dayContenders } from './day-contenders.ts';
import { nextToTry } from './next-to-try.ts';
import { ownCounts } from '#replica/members/own-counts.ts';
import { submitReview } from '#replica/reviews/review-commands.ts';
import { noteFoodsElsewhere } from '#replica/feed/foods-elsewhere.ts';
import { saveFood } from './saved-foods.ts';

const foods = ['ramen', 'pho', 'soba', 'udon', 'laksa', 'dosa', 'mole'] as const satisfies readonly string[];
const ranked = ['ramen', 'pho', 'soba'] as FoodId[];
let replica: TestReplica;

const save = async (food: string, state: 'want_to_try' | 'tried') => {
  replica.now += 1_000;
  await saveFood(replica, { foodId: food as FoodId, state });
};
const shown = async (count = 6) =>
  (await nextToTry(replica, { member, ranked, count, needs: null, on: noDay })).map(
    ({ id, isSaved }) => `${id}${isSaved ? ' (saved)' : ''}`,
  );

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
  await feed(replica, {
    audience: '*',
    seq: 5,
    collection: 'foods',
    rows: Object.fromEntries(
      foods.map((id) => [
        id,
        { id, name: id, uploaded_by: id === 'soba' ? member : otherMember, created: '2026-01-01 10:00:00.000Z' },
      ]),
    ),
  });
});

it('is what was ranked, then the table of the day, without own foods and what was reviewed or tried (R36)', async () => {
  const table = dayTable(await dayContenders(replica, noDay), { on: noDay, limit: 7 })
    .map(({ id }) => String(id))
    .filter((id) => !['ramen', 'pho', 'soba'].includes(id));
  expect(table).not.toEqual(table.toSorted());
  expect(await shown(6)).toEqual(['ramen', 'pho', ...table]);
  await submitReview(replica, { foodId: 'ramen' as FoodId, rating: 4, text: '' });
  await save('laksa', 'tried');
  expect(await shown(6)).toEqual(['pho', ...table.filter((id) => id !== 'laksa')]);
});

it('of a large catalogue names what was ranked or saved although its row is not here', async () => {
  const far = ['far-ranked', 'far-saved'] as const;
  await noteFoodsElsewhere(replica.database, 9_000);
  await save(far[1], 'want_to_try');
  const asked = { member, ranked: [far[0], 'pho', far[1]] as FoodId[], count: 6, needs: null, on: noDay };
  expect(await nextToTry(replica, asked)).toEqual([
    { id: far[1], isSaved: true },
    { id: far[0], isSaved: false },
    { id: 'pho', isSaved: false },
  ]);
});

it('begins with what was saved last, at most three before what was ranked, and says each once', async () => {
  for (const food of ['udon', 'laksa', 'dosa', 'mole', 'pho']) await save(food, 'want_to_try');
  expect(await shown()).toEqual([
    'pho (saved)',
    'mole (saved)',
    'dosa (saved)',
    'ramen',
    'laksa (saved)',
    'udon (saved)',
  ]);
  expect(await shown(2)).toEqual(['pho (saved)', 'mole (saved)']);
});

it('R10: counts the own work, what is not sent yet included, and says nothing of followers before the server does', async () => {
  await contribute(replica, 'Mine');
  await submitReview(replica, { foodId: 'ramen' as FoodId, rating: 4, text: '' });
  await save('pho', 'want_to_try');
  await save('udon', 'tried');
  expect(await ownCounts(replica, member)).toEqual({ foods: 2, reviews: 1, bookmarked: 2, followers: null });
  await feed(replica, {
    audience: `u:${member}`,
    seq: 6,
    collection: 'member_stats',
    rows: { [member]: { id: member, followers: 7 } },
  });
  expect(await ownCounts(replica, member)).toMatchObject({ followers: 7 });
});
