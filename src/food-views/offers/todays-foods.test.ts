import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageDay } from '#ranking/page-day.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { noteFoodsElsewhere } from '#replica/feed/foods-elsewhere.ts';
import { wantedFoods } from '#replica/feed/wanted-foods.ts';
import { aReplica, type TestReplica } from '#tests/support/a-replica.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';
import { askForTable, layToday, todaysFoods } from './todays-foods.ts';

let replica: TestReplica;
let laid: readonly FoodId[];
beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null });
  replica = aReplica();
  laid = layToday(starterFoods, 24).map(({ id }) => id);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await replica.database.delete();
});

const asked: string[] = [];
const ranking: Ranking = {
  ask: ((name: string) => {
    asked.push(name);
    return Promise.resolve({ best: [], shared: [], table: laid });
  }) as unknown as Ranking['ask'],
  follow: () => () => undefined,
};

async function hold(ids: readonly FoodId[]): Promise<void> {
  const rows = starterFoods.filter(({ id }) => ids.includes(id));
  await replica.database.rows('foods').bulkPut(
    rows.map(({ id, name, origin, course, intensities }) => ({
      id,
      name,
      origin,
      course,
      taste_intensity: intensities,
    })),
  );
}
const shown = async (limit: number) => layToday(await todaysFoods(replica, '/'), limit).map(({ id }) => id);

it('is of the whole catalogue where the rows of some foods are here, and has the others fetched (R36)', async () => {
  // Of a table of the rows alone others would be first.
  const here = starterFoods.map(({ id }) => id).filter((id) => id !== laid[1] && id !== laid[3]);
  await hold(here);
  await noteFoodsElsewhere(replica.database, 4_000);
  await askForTable(replica, ranking);
  expect(await wantedFoods(replica)).toEqual([laid[1], laid[3]]);
  expect((await shown(24)).toSorted()).toEqual(laid.filter((id) => here.includes(id)).toSorted());
  await hold(laid);
  expect(await shown(6)).toEqual(laid.slice(0, 6));
});

it('is of the rows where all are here, and nobody is asked; and until the worker has answered', async () => {
  asked.length = 0;
  await hold(starterFoods.map(({ id }) => id));
  await askForTable(replica, ranking);
  expect(asked).toEqual([]);
  expect(await shown(6)).toEqual(laid.slice(0, 6));
  await noteFoodsElsewhere(replica.database, 4_000);
  expect(await shown(6)).toEqual(laid.slice(0, 6));
});

it('is not that of another day', async () => {
  await hold(laid);
  await noteFoodsElsewhere(replica.database, 4_000);
  await replica.database.keyed.put({ key: 'wholeTable', value: { on: 'another', ids: laid.slice(10, 12) } });
  expect(pageDay()).not.toBe('another');
  expect(await shown(24)).toHaveLength(24);
});
