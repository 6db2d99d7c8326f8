import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { COMPARE_MOST, compareAddress } from '#food-views/compare/compare-tray.ts';
import { comparedFoods } from './compared-foods.ts';

const foodsOf = (address: string) => comparedFoods(new URL(address, 'https://foretaste.test').searchParams);

const [natto, suya, mole, laksa] = ['natto0000000000', 'suya00000000000', 'mole00000000000', 'laksa0000000000'];

describe('comparedFoods', () => {
  it('reads back what an address was made of', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{15}$/), { maxLength: COMPARE_MOST }) as fc.Arbitrary<
      FoodId[]
    >;
    fc.assert(
      fc.property(ids, (foods) => {
        expect(foodsOf(compareAddress(foods))).toEqual(foods);
      }),
    );
  });

  it.each([
    ['/compare', []],
    ['/compare?foods=', []],
    ['/compare?foods=,,', []],
    ['/compare?foods=natto', []],
    [`/compare?foods=${natto}`, [natto]],
    [`/compare?foods=${natto},%20${suya}`, [natto]],
    [`/compare?foods=${natto}%2C${suya}`, [natto, suya]],
    [`/compare?foods=${natto},${natto},<script>,${suya}`, [natto, suya]],
    [`/compare?foods=${[natto, suya, mole, laksa, suya, 'poutine00000000'].join(',')}`, [natto, suya, mole, laksa]],
  ])('of %s are %j', (address, foods) => {
    expect(foodsOf(address)).toEqual(foods);
  });
});
