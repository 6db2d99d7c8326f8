import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { aFood } from '#domain/testing/a-food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { laidOut } from './table-sections.tsx';

const food = (at: number, uploadedBy: MemberId | null = null): Food => aFood({ id: `food${at}` as FoodId, uploadedBy });
const foods = Array.from({ length: 30 }, (_, at) => food(at));
const ids = (some: readonly { readonly id: FoodId }[]) => some.map(({ id }) => id);

describe('what is laid out on Explore', () => {
  it('moves nothing when what stands above is known late: each such food gives its place to the next', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...ids(foods)), { maxLength: 10 }), (late) => {
        const above = new Set(late);
        const before = ids(laidOut({ newest: [], table: foods, above: new Set() }).rest);
        const after = ids(laidOut({ newest: [], table: foods, above }).rest);
        expect(after).toHaveLength(before.length);
        expect(new Set(after).size).toBe(after.length);
        expect(after.some((id) => above.has(id))).toBe(false);
        for (const [at, id] of before.entries()) if (!above.has(id)) expect(after[at]).toBe(id);
      }),
    );
  });

  it('has no food twice, and is shorter where there is no next', () => {
    const newest = [food(0, 'member000000001' as MemberId), food(1)];
    const { shared, rest } = laidOut({ newest, table: foods.slice(0, 4), above: new Set(['food3' as FoodId]) });
    expect([ids(shared), ids(rest)]).toEqual([['food0'], ['food1', 'food2']]);
  });
});
