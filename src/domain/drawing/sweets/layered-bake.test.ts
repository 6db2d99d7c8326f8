import { describe, expect, it } from 'vitest';
import type { DrawnFood } from '#domain/drawing/plan/drawn-food.ts';
import { planPicture } from '#domain/drawing/plan/picture-plan.ts';
import { bakedLayers } from './layered-bake.ts';

const bake = (shape: string, ingredients: readonly string[], allergens: readonly string[] = []): DrawnFood => ({
  seed: 'any',
  name: 'Bake',
  origin: '',
  course: 'main',
  ingredients,
  allergens,
  colours: ['#a4492b', '#e8c789'],
  shape,
  consistency: '',
  temperature: '',
  wish: { form: 'gratin' },
});

const layersOf = (food: DrawnFood) => bakedLayers(planPicture(food)).map(({ of }) => of);

describe('the layers of a bake', () => {
  it('are those of its ingredients, from below', () => {
    expect(
      layersOf(bake('tall square slice with three clear layers', ['aubergines', 'minced beef', 'tomatoes'])),
    ).toEqual(['aubergine', 'meat', 'aubergine', 'meat']);
  });

  it('end with a sheet where it is of sheets', () => {
    const sheets = layersOf({ ...bake('layered square slab', ['wheat flour', 'minced beef']), name: 'Lasagne' });
    expect(sheets.at(-1)).toBe('sheet');
    expect(sheets.filter((of) => of === 'meat')).toHaveLength(2);
  });

  it('show white sauce where milk is contained, and nowhere else', () => {
    expect(layersOf(bake('layered square', ['aubergine', 'tomatoes'], ['milk']))).toContain('cream');
    expect(layersOf(bake('layered square', ['aubergine', 'tomatoes']))).not.toContain('cream');
  });

  it('are none of a gratin that stays in its dish', () => {
    expect(layersOf(bake('layered gratin', ['potatoes', 'cream'], ['milk']))).toEqual([]);
  });
});
