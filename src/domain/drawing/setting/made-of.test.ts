import { describe, expect, it } from 'vitest';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { drawPicture } from '#domain/drawing/draw-picture.ts';
import { drawnRecord } from '#domain/drawing/drawn-record.ts';
import type { DrawnFood } from '#domain/drawing/plan/drawn-food.ts';
import { planPicture } from '#domain/drawing/plan/picture-plan.ts';
import { doughPlant } from './made-of.ts';

const food: DrawnFood = {
  seed: 'dough',
  name: 'Any',
  origin: '',
  course: 'main',
  ingredients: ['water'],
  allergens: [],
  colours: ['#f4ead0', '#b5402a'],
  shape: '',
  consistency: '',
  temperature: '',
  wish: { form: 'noodles' },
};
const plantOf = (of: Partial<DrawnFood>) => doughPlant(planPicture({ ...food, ...of }));

describe('what looks like dough of wheat and holds no gluten', () => {
  it.each([
    [['rice noodles', 'prawns'], 'rice'],
    [['dried rice vermicelli'], 'rice'],
    [['mung bean noodles', 'rice paper'], 'mung beans'],
    [['maize dough', 'rice'], 'maize'],
    [['sour cassava starch', 'milk'], 'cassava'],
    [['chickpea flour', 'water'], 'chickpeas'],
    [['yellow potatoes', 'lime juice'], 'potatoes'],
    [['beef', 'rice'], null],
    [['liquorice'], null],
  ])('is of %j: %s', (ingredients, plant) => {
    expect(plantOf({ ingredients })).toBe(plant);
    const drawn = (allergens: readonly string[]) => drawPicture({ ...food, ingredients, allergens });
    if (plant === null) expect(drawn([])).toBe(drawn(['gluten']));
    else expect(drawn([]).length).toBeGreaterThan(drawn(['gluten']).length + 400);
  });

  it('is left alone where there is no dough to be seen', () => {
    const ingredients = ['rice flour'];
    expect(plantOf({ ingredients, wish: { form: 'soup' } })).toBeNull();
    expect(plantOf({ ingredients, wish: { form: 'rolls', shape: 'leaf' } })).toBeNull();
    expect(plantOf({ ingredients, wish: { form: 'rolls', shape: 'fresh' } })).toBe('rice');
  });

  /** By their own colour, holes or leaves none of these is taken for wheat, or wheat may well be in it. */
  const told = new Set(
    [
      'buffalo-wings badrijani-nigvzit fir-fir galette-complete injera kleftiko kuku-sabzi macaron moin-moin pavlova',
      'arepa brigadeiro caramel chocolate cotton-candy dark-chocolate fudge gaz gummy-bears marshmallow meringue milk-chocolate white-chocolate halva marron-glace marzipan tofu turkish-delight turron',
    ].flatMap((slugs) => slugs.split(' ')),
  );
  const doughs =
    /^(noodles|noodle-soup|pancake|flatbread|bread|dumplings|bun|cake|taco|rolls|parcel|sweets|tart|pizza|sandwich)$/;

  it('shows its plant in every built-in food', () => {
    const silent = builtInFoods
      .map((record) => ({ slug: record.slug, plan: planPicture(drawnRecord(record)) }))
      .filter(({ slug, plan }) => doughs.test(plan.form) && !plan.floury && !told.has(slug))
      .filter(({ plan }) => !(plan.form === 'rolls' && plan.shape === 'leaf') && doughPlant(plan) === null)
      .map(({ slug }) => slug);
    expect(silent).toEqual([]);
  });
});
