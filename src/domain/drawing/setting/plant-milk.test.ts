import { describe, expect, it } from 'vitest';
import type { DrawnFood } from '#domain/drawing/plan/drawn-food.ts';
import { planPicture } from '#domain/drawing/plan/picture-plan.ts';
import { plantMilk, plantTone } from './plant-milk.ts';

const drink: DrawnFood = {
  seed: 'any',
  name: 'Drink',
  origin: '',
  course: 'drink',
  ingredients: ['soya beans', 'water'],
  allergens: ['soy'],
  colours: ['#f3ead2'],
  shape: '',
  consistency: '',
  temperature: '',
  wish: {},
};

describe('a white liquid that is no milk', () => {
  it.each([
    [{}, 'soya'],
    [{ ingredients: ['soybeans'] }, 'soya'],
    [{ ingredients: ['coconut milk', 'lime'] }, 'coconut'],
    [{ ingredients: ['coconut water'] }, null],
    [{ ingredients: ['soya bean paste'] }, null],
    [{ ingredients: ['rice'] }, null],
    [{ allergens: ['soy', 'milk'] }, null],
    [{ colours: ['#8a3a20'] }, null],
    [{ colours: [] }, null],
  ])('%j is of %s', (stated, plant) => {
    expect(plantMilk(planPicture({ ...drink, ...stated }))).toBe(plant);
  });

  it('is greyer of soya than it states itself, and as it states of all else', () => {
    expect(plantTone(planPicture(drink), '#f3ead2')).not.toBe('#f3ead2');
    expect(plantTone(planPicture({ ...drink, ingredients: ['coconut milk'] }), '#f3ead2')).toBe('#f3ead2');
  });
});
