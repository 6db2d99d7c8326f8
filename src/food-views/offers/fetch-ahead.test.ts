import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AheadMoment } from '#domain/foods/rows-ahead.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { storeWantedFoods, wantedFoods } from '#replica/feed/wanted-foods.ts';
import { aReplica, type TestReplica } from '#tests/support/a-replica.ts';
import { someFoodsElsewhere } from '#tests/support/some-foods-elsewhere.ts';
import { fetchAhead } from './fetch-ahead.ts';

let replica: TestReplica;
const order = Array.from({ length: 50 }, (_, n) => `far${String(n).padStart(12, '0')}` as FoodId);
const fine: AheadMoment = { link: null, savesData: false, isOnline: true, isQuiet: true, isFull: false };
const ranking: Ranking = {
  ask: (() => Promise.resolve(order)) as unknown as Ranking['ask'],
  follow: () => () => undefined,
};

beforeEach(async () => {
  replica = aReplica();
  await someFoodsElsewhere(replica);
});
afterEach(() => replica.database.delete());

it('goes on step by step while it may, asks once for what the server does not have, and begins once', async () => {
  const moments = [{ ...fine, isOnline: false }, fine, { ...fine, savesData: true }];
  const wished: (readonly FoodId[])[] = [];
  let steps = 0;
  const page = {
    /** Sync grants what was wanted meanwhile, but for the first food. */
    async rest() {
      const asked = await wantedFoods(replica);
      if (asked.length > 0) wished.push(asked);
      const rows = asked.filter((id) => id !== order[0]).map((id) => ({ id, name: id }));
      await storeWantedFoods(replica, { asked, askedEpoch: 'epoch', seq: 60, rows });
    },
    now: () => Promise.resolve(moments[steps++] ?? fine),
  };
  await Promise.all([fetchAhead(replica, ranking, page), fetchAhead(replica, ranking, page)]);
  expect(wished).toEqual([order.slice(0, 24), order.slice(24, 48), order.slice(48)]);
  // Refused, step, refused, two steps, and nothing left.
  expect(steps).toBe(6);
});
