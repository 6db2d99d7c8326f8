import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { foodsOfCuisine } from './foods-of-cuisine.ts';
import { openReplica } from '#replica/open-replica.ts';
import type { Replica } from '#replica/database/replica.ts';

let replica: Replica;

afterEach(() => replica.database.delete());

async function withFoods(foods: readonly { name: string; origin: string | null; day: number }[]): Promise<void> {
  replica = openReplica({ name: crypto.randomUUID() });
  const rows = foods.map(({ name, origin, day }) => ({
    id: name,
    name,
    origin,
    created: `2026-01-${String(day).padStart(2, '0')} 00:00:00.000Z`,
  }));
  await replica.database.rows('foods').bulkPut(rows);
}

async function names(question: { cuisine: string | null; offset: number; count: number }): Promise<string[]> {
  return (await foodsOfCuisine(replica, question)).map(({ name }) => name);
}

describe('foodsOfCuisine', () => {
  it('gives a stretch of one cuisine, newest first', async () => {
    await withFoods([
      { name: 'Pho', origin: 'Vietnamese', day: 9 },
      { name: 'Ramen', origin: 'Japanese', day: 1 },
      { name: 'Soba', origin: 'Japanese', day: 3 },
      { name: 'Udon', origin: 'Japanese', day: 2 },
      { name: 'Teriyaki', origin: 'Japanese fusion', day: 5 },
    ]);
    expect(await names({ cuisine: 'Japanese', offset: 0, count: 2 })).toEqual(['Soba', 'Udon']);
    expect(await names({ cuisine: 'Japanese', offset: 2, count: 2 })).toEqual(['Ramen']);
    expect(await names({ cuisine: 'Japanese', offset: 9, count: 2 })).toEqual([]);
  });

  it('gives all foods, those without an origin too, when no cuisine is asked for', async () => {
    await withFoods([
      { name: 'Ramen', origin: 'Japanese', day: 1 },
      { name: 'Toast', origin: null, day: 2 },
    ]);
    expect(await names({ cuisine: null, offset: 0, count: 10 })).toEqual(['Toast', 'Ramen']);
    expect(await names({ cuisine: '', offset: 0, count: 10 })).toEqual([]);
  });
});
