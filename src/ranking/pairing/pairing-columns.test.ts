import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/food.ts';
import type { FoodId } from '#domain/ids.ts';
import { pairFoods } from '#domain/pairing/pair-foods.ts';
import { anyCatalogue, anyFood } from '#tests/support/any-food.ts';
import { anyPairingQuestion } from '#tests/support/any-pairing-question.ts';
import { PairingColumns } from './pairing-columns.ts';

function columnsOf(foods: readonly Food[]): PairingColumns {
  const columns = new PairingColumns();
  for (const food of foods) columns.upsert(food);
  return columns;
}

describe('the pairing columns', () => {
  it('answer as the plain rule does, result by result', () => {
    fc.assert(fc.property(anyCatalogue, anyPairingQuestion, (foods, question) => {
      expect(columnsOf(foods).pairings(question)).toEqual(pairFoods(foods, question));
    }), { numRuns: 500 });
  });

  it('answer after any changes and removals as if built from what is left', () => {
    const change = fc.record({ at: fc.nat(20), food: fc.option(anyFood) });
    fc.assert(fc.property(anyCatalogue, fc.array(change, { maxLength: 20 }), anyPairingQuestion, (foods, changes, question) => {
      const columns = columnsOf(foods);
      const left = new Map(foods.map((food) => [food.id, food]));
      for (const { at, food } of changes) {
        const id = `food${String(at).padStart(11, '0')}` as FoodId;
        if (food === null) columns.remove(id);
        else columns.upsert({ ...food, id });
        if (food === null) left.delete(id);
        else left.set(id, { ...food, id });
      }
      expect(columns.pairings(question)).toEqual(pairFoods([...left.values()], question));
    }));
  });

  it('keep their answers when the same foods are written over and over', () => {
    const foods = fc.sample(anyFood, { numRuns: 1500, seed: 11 }).map((food, at) => ({ ...food, id: `food${String(at).padStart(11, '0')}` as FoodId }));
    const columns = columnsOf(foods);
    for (let round = 0; round < 30; round += 1) for (const food of foods) columns.upsert(food);
    for (const question of fc.sample(anyPairingQuestion, { numRuns: 5, seed: 3 })) expect(columns.pairings(question)).toEqual(pairFoods(foods, question));
  });
});
