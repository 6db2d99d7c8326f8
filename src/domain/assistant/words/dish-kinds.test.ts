import { describe, expect, it } from 'vitest';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { isDrink, mealParts } from './dish-kinds.ts';

const foods = builtInFoods.flatMap((row, at) => {
  const food = decodeFood({ ...row, id: `food${String(at).padStart(11, '0')}` });
  return food.kind === 'valid' ? [food.value] : [];
});

describe('kinds of dishes', () => {
  it.each([
    ['drink', isDrink],
    ['dessert', mealParts.dessert.passes],
  ] as const)('a food that has a course is a %s by it (R31)', (course, passes) => {
    const having = foods.filter((food) => courseOf(food) !== null);
    expect(having.length).toBeGreaterThan(300);
    expect(having.filter(passes).map(({ name }) => name)).toEqual(
      having.filter((food) => courseOf(food) === course).map(({ name }) => name),
    );
  });

  it('a food of no known course is a drink by what is said of it', () => {
    const unknown = foods.filter(isDrink).map((food) => ({ ...food, name: 'Zzyzx', course: null }));
    expect(unknown.every((food) => courseOf(food) === null)).toBe(true);
    expect(unknown.filter(isDrink).length / unknown.length).toBeGreaterThan(0.7);
  });
});
