import { expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { foodsOfFile } from './foods-of-file.ts';

const here = { id: 'r4men0000000000' as FoodId, name: 'Ramen' };
const elsewhere = 'els3where000000' as FoodId;

/** Answers with one food, for as many questions as it is told. */
function rankingFor(questions: number): Ranking {
  let left = questions;
  const ask = (name: string, asked: readonly string[]) => {
    left -= 1;
    if (left < 0) return Promise.reject(new Error('The worker is gone'));
    return Promise.resolve(
      name === 'farFoods'
        ? asked.filter((id) => id === here.id).map((id) => ({ id }))
        : asked.map((said) => (said === here.name ? { kind: 'named', id: here.id } : { kind: 'unknown' })),
    );
  };
  return { ask } as unknown as Ranking;
}

const filed = (foodId: FoodId | null, name: string) => ({ foodId, name });

it.each([
  ['its id', filed(here.id, ''), here.id],
  ['its id, whatever it is called', filed(here.id, 'Noodles'), here.id],
  ['its name', filed(null, here.name), here.id],
  ['its name, where the id is of another catalogue', filed(elsewhere, here.name), here.id],
  ['nothing, where neither is known', filed(elsewhere, 'Noodles'), null],
  ['nothing, where an id alone is not known', filed(elsewhere, ''), null],
])('finds a food by %s', async (_, food, found) => {
  const foodOf = await foodsOfFile(rankingFor(2), [food]);
  expect(foodOf(food)).toBe(found);
});

it.each([0, 1])(
  'does not say of any food that it is unknown where only %i questions are answered',
  async (questions) => {
    await expect(foodsOfFile(rankingFor(questions), [filed(elsewhere, 'Noodles')])).rejects.toThrow();
  },
);
