import { describe, expect, it } from 'vitest';
import { hiddenSulphites } from './hidden-sulphites.ts';
import { namedAllergens } from './ingredient-allergens.ts';

const held = [
  'coconut milk',
  'coconut cream',
  'desiccated coconut',
  'grated coconut',
  'prunes',
  'dried figs',
  'barberries',
  'dried porcini',
  'wood ear mushrooms',
  'sun-dried tomatoes',
  'bamboo shoots',
  'water chestnuts',
  'hearts of palm',
  'pickled red ginger',
  'capers',
  'sauerkraut',
  'preserved lemon',
  'gherkins in vinegar',
  'vinegar',
  'red wine vinegar',
  'cider vinegar',
  'lemon juice',
  'lime juice',
  'verjuice',
  'grape molasses',
  'molasses',
  'black treacle',
  'cider',
  'candied orange peel',
  'raspberry jam',
  'dijon mustard',
  'horseradish',
  'prawns',
  'dried shrimp',
  'squid',
  'salt cod',
  'pork sausages',
  'french fries',
];

describe('hidden sulphites', () => {
  it.each(held)('may be in %s', (ingredient) => {
    const { certain, likely } = namedAllergens(ingredient);
    expect(likely).toContain('sulphites');
    expect(certain).not.toContain('sulphites');
  });

  it.each([
    'fresh coconut',
    'coconut oil',
    'dates',
    'lemon',
    'lime',
    'freshly squeezed lemon juice',
    'rice vinegar',
    'malt vinegar',
    'mustard seeds',
    'mustard oil',
    'horseradish root',
    'blackcurrants',
    'cider apples',
    'prawn crackers',
    'shrimp paste',
    'blood sausage',
    'olives',
    'button mushrooms',
  ])('are not looked for in %s', (ingredient) => {
    expect(namedAllergens(ingredient).likely).not.toContain('sulphites');
  });

  it('are certain in wine and raisins', () => {
    for (const ingredient of ['white wine', 'raisins', 'dried apricots'])
      expect(namedAllergens(ingredient).certain).toContain('sulphites');
  });

  it.each(hiddenSulphites)('of $named have an example, a reason and a source', ({ named, why, source }) => {
    expect(held.some((ingredient) => named.test(ingredient))).toBe(true);
    expect(why).not.toBe('');
    expect(source).toMatch(/\d mg\/kg/);
  });
});
