import type { DrawnFood } from '#domain/drawing/plan/drawn-food.ts';
import type { Food } from '#domain/foods/food.ts';

/** The parts of a member's food that its picture is drawn from. */
export type PicturedFood = Pick<
  Food,
  'id' | 'name' | 'origin' | 'course' | 'ingredients' | 'allergens' | 'appearance' | 'temperatureServed' | 'defaulted'
>;

const colour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * What the picture of a member's food is drawn from, by what it states: of an allergen that it does not state nothing is drawn, and nothing
 * steams that is hot only by default.
 */
export function drawnContribution({ id, appearance, temperatureServed, defaulted, ...food }: PicturedFood): DrawnFood {
  return {
    seed: id,
    name: food.name,
    origin: food.origin,
    course: food.course,
    ingredients: food.ingredients,
    allergens: food.allergens ?? [],
    colours: appearance.colours.filter((one) => colour.test(one)),
    shape: appearance.shape,
    consistency: appearance.consistency,
    temperature: defaulted.includes('temperatureServed') ? '' : temperatureServed,
    wish: {},
  };
}
