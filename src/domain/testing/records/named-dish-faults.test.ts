import { describe, expect, it } from 'vitest';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import type { FoodRecord } from './food-record.ts';
import { namedDishes, namedDishFaults } from './named-dish-faults.ts';

const shipped = builtInFoods.find(({ slug }) => slug === 'massaman-curry') as FoodRecord;
const curry: FoodRecord = {
  ...shipped,
  serving_suggestions: ['plain', 'warm'],
  cultural_variations: ['plain'],
  regional_variations: ['plain'],
  allergens: [],
  may_contain: [],
};
const dish = (name: string, part: Partial<FoodRecord>): FoodRecord => ({ ...curry, name, native_name: name, ...part });
const dishes = namedDishes([
  dish('Roti', { origin: 'Indian', course: 'bread', allergens: ['gluten'] }),
  dish('Green Salad', { origin: 'French', course: 'side', allergens: ['mustard'] }),
  dish('Som Tam Thai', { course: 'salad', allergens: ['peanut'] }),
  dish('Oysters', { origin: 'French', course: 'starter', allergens: ['molluscs'] }),
  dish('Hot Chocolate', { origin: 'French', course: 'drink', allergens: ['milk'] }),
  dish('Jam', { origin: 'French', ingredients: ['plums'], allergens: ['sulphites'] }),
]);
const faults = (part: Partial<FoodRecord>) =>
  [...namedDishFaults({ ...curry, ...part }, dishes)].map(({ field, wrong }) => `${field}: ${wrong}`);

describe('namedDishFaults', () => {
  it.each<[string, Partial<FoodRecord>, string]>([
    [
      'a dish by its name',
      { serving_suggestions: ['with roti'] },
      "serving_suggestions: gluten of Roti in 'with roti' is not stated",
    ],
    [
      'a dish as its own kitchen calls it',
      { serving_suggestions: ['with papaya salad'] },
      "serving_suggestions: peanut of Som Tam Thai in 'with papaya salad' is not stated",
    ],
    [
      'a dish of a version',
      { cultural_variations: ['with roti'] },
      "cultural_variations: gluten of Roti in 'with roti' is not stated",
    ],
    [
      'a common name within a kitchen',
      { origin: 'French', regional_variations: ['with green salad'] },
      "regional_variations: mustard of Green Salad in 'with green salad' is not stated",
    ],
  ])('finds %s', (_what, part, fault) => {
    expect(faults(part)).toEqual([fault]);
  });

  it.each<[string, Partial<FoodRecord>]>([
    ['what is stated', { serving_suggestions: ['with roti'], may_contain: ['gluten'] }],
    ['a denied dish', { serving_suggestions: ['without roti', 'after roti', 'beside roti'] }],
    ['a dish of another kitchen', { origin: 'Brazilian', serving_suggestions: ['with papaya salad'] }],
    ['a common name of another kitchen', { serving_suggestions: ['with green salad'] }],
    ['what a bread is eaten with', { course: 'bread', serving_suggestions: ['with papaya salad'] }],
    ['a single thing', { ingredients: ['rice'], serving_suggestions: ['with roti'] }],
    [
      'a plain thing, a drink or a preserve',
      { serving_suggestions: ['with oysters', 'with hot chocolate', 'with jam'] },
    ],
  ])('leaves %s alone', (_what, part) => {
    expect(faults(part)).toEqual([]);
  });
});
