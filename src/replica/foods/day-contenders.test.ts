import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { dayOf } from '#domain/values/day.ts';
import { DAY_CONTENDERS } from '#domain/day/day-point.ts';
import { dayTable } from '#domain/day/day-table.ts';
import { aReplica, feed } from '#tests/support/a-replica.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';
import { dayContenders } from './day-contenders.ts';

it('reads no more foods than it takes, and those that the table of the whole catalogue is laid of (R36)', async () => {
  const replica = aReplica();
  await feed(replica, {
    audience: '*',
    seq: 5,
    collection: 'foods',
    rows: Object.fromEntries(
      starterFoods.map(({ id, name, origin, course, intensities }) => [
        id,
        { id, name, origin, course, taste_intensity: intensities },
      ]),
    ),
  });
  for (let day = 0; day < 30; day += 1) {
    const on = dayOf(day * 86_400_000);
    const contenders = await dayContenders(replica, on);
    expect(contenders).toHaveLength(DAY_CONTENDERS);
    expect(dayTable(contenders, { on, limit: 8 }).map(({ id }) => id)).toEqual(
      dayTable(starterFoods, { on, limit: 8 }).map(({ id }) => id),
    );
  }
});
