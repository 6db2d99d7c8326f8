import { describe, expect, it } from 'vitest';
import { hiddenContents } from './hidden-contents.ts';
import { namedAllergens } from './ingredient-allergens.ts';

/** What is asked of the whole reading, other tables included. */
const held: readonly (readonly [string, readonly string[]])[] = [
  ['fish stock', ['celery', 'fish']],
  ['stock cube', ['celery', 'gluten', 'soy']],
  ['worcestershire sauce', ['fish', 'gluten']],
  ['bouquet garni', ['celery']],
  ['curry powder', ['celery', 'mustard']],
  ['onion gravy', ['celery', 'gluten']],
  ['barbecue sauce', ['celery', 'fish', 'mustard']],
  ['aioli', ['egg', 'mustard']],
  ['shaoxing rice wine', ['gluten']],
  ['xo sauce', ['fish', 'molluscs', 'shellfish']],
  ['chilli crisp', ['peanut', 'sesame', 'soy']],
  ['mango pickle', ['mustard', 'sulphites']],
  ['tarator', ['sesame', 'tree nut']],
  ['bolognese', ['celery']],
  ['gumbo', ['celery', 'gluten', 'shellfish']],
  ['mornay', ['gluten', 'milk']],
  ['baking powder', ['gluten']],
  ['flour', ['gluten']],
  ['gluten-free bread', ['gluten', 'lupin']],
  ['noodles', ['gluten']],
  ['soba', ['gluten']],
  ['tortillas', ['gluten']],
  ['crackers', ['gluten']],
  ['wonton wrappers', ['egg', 'gluten']],
  ['tagliatelle', ['egg', 'gluten']],
  ['brioche', ['egg', 'gluten', 'milk']],
  ['choux pastry', ['egg', 'gluten', 'milk']],
  ['naan', ['gluten', 'milk']],
  ['burger bun', ['gluten', 'milk', 'sesame']],
  ['biscuits', ['gluten', 'milk']],
  ['sausages', ['celery', 'gluten', 'milk', 'mustard', 'sulphites']],
  ['chinese sausage', ['gluten', 'soy']],
  ['meatballs', ['egg', 'gluten']],
  ['surimi', ['egg', 'fish', 'gluten', 'shellfish']],
  ['vanilla custard', ['egg', 'milk']],
  ['vanilla ice cream', ['egg', 'milk']],
  ['margarine', ['milk', 'soy']],
  ['marshmallows', ['egg']],
  ['amaretti', ['egg', 'tree nut']],
  ['amaretto', ['tree nut']],
  ['lupini', ['lupin']],
];

describe('hidden contents', () => {
  it.each(held)('of %s', (ingredient, expected) => {
    expect([...namedAllergens(ingredient).likely].toSorted()).toEqual(expected);
  });

  it.each([
    'kombu stock',
    'glass noodles',
    'rice vermicelli',
    'chickpea flour',
    'corn tortillas',
    'rice crackers',
    'custard apple',
    'lupini clams',
    'coconut ice cream',
    'tomato gravy',
  ])('are not looked for in %s', (ingredient) => {
    const { certain, likely } = namedAllergens(ingredient);
    expect([...likely].filter((allergen) => allergen !== 'molluscs' && !certain.has(allergen))).toEqual([]);
  });

  it.each(hiddenContents)('of $named have an example and a reason', ({ named, why }) => {
    expect(held.some(([ingredient]) => named.test(ingredient))).toBe(true);
    expect(why).not.toBe('');
  });
});
