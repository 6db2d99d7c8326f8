import { describe, expect, it } from 'vitest';
import { courseOf } from '#domain/pairing/course.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { numberedFoods } from '#tests/support/numbered-foods.ts';
import { mealParts } from './dish-kinds.ts';
import { isDrink } from './food-kinds.ts';

const foods = numberedFoods(builtInFoods);

const noIntensities = { sweet: 0, salty: 0, sour: 0, bitter: 0, umami: 0, spicy: 0 };

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

  it.each([
    ['Roasted barley steeped in water, drunk cold in summer.', true],
    ['Pale lager brewed from malted barley and hops.', true],
    ['Clear Korean spirit, mostly of grain or sweet-potato alcohol.', true],
    ['A cold, sweet drink of rice with a few grains floating on top.', true],
    ['Green tea leaves steeped in hot water.', true],
    ['Apple juice that has fermented.', true],
    ['A sweet of milk and sugar, eaten beside tea.', false],
    ['Coffee cake with a crust of cinnamon.', false],
  ])('a food of no known course is a drink by what is said of it: “%s” %s', (description, is) => {
    const food = aFood({ name: 'Zzyzx', course: null, description, defaulted: [], intensities: noIntensities });
    expect(isDrink(food)).toBe(is);
    // Chicken in red wine is salted.
    expect(isDrink({ ...food, intensities: { ...noIntensities, salty: 3 } })).toBe(false);
  });
});
