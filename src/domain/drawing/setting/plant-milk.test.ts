import { describe, expect, it } from 'vitest';
import type { DrawnFood } from '#domain/drawing/plan/drawn-food.ts';
import { planPicture } from '#domain/drawing/plan/picture-plan.ts';
import { lightnessOf } from '#domain/drawing/pen/colour.ts';
import { brothTone, plantMilk, plantTone, thickDrinkTone } from './plant-milk.ts';

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

describe('fruit in yoghurt', () => {
  it.each([
    [['mango', 'yoghurt'], ['milk'], '#f2a33a', true],
    [['strawberries', 'vanilla ice cream', 'milk'], ['milk'], '#d9405c', true],
    [['mango', 'coconut yoghurt'], [], '#f2a33a', false],
    [['black tea', 'condensed milk'], ['milk'], '#e8843a', false],
    [['yoghurt', 'water'], ['milk'], '#f6f0e4', false],
  ] as const)('%j (%j) of %s is paler than juice: %s', (ingredients, allergens, tone, isPaler) => {
    const plan = planPicture({ ...drink, ingredients: [...ingredients], allergens: [...allergens] });
    expect(lightnessOf(thickDrinkTone(plan, tone)) > lightnessOf(tone) + 0.05).toBe(isPaler);
  });
});

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

describe('a broth', () => {
  const toneOf = (changed: Partial<DrawnFood>) => {
    const plan = planPicture({
      ...drink,
      course: 'soup',
      ingredients: ['beef bones', 'water'],
      allergens: [],
      ...changed,
    });
    return brothTone(plan, plan.colours[0] ?? '');
  };

  it('is never white without milk', () => {
    for (const colours of [['#ffffff'], ['#fbf6e6'], ['#f0ead8']])
      for (const consistency of ['clear', 'opaque', 'thick and smooth'])
        expect(lightnessOf(toneOf({ colours, consistency }))).toBeLessThan(0.9);
  });

  it('keeps the white of its milk, and every colour', () => {
    expect(toneOf({ colours: ['#fbf6e6'], allergens: ['milk'] })).toBe('#fbf6e6');
    expect(toneOf({ colours: ['#c8402a'] })).toBe('#c8402a');
    expect(toneOf({ colours: ['#f6e070'] })).toBe('#f6e070');
  });
});
