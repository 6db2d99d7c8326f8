import { describe, expect, it } from 'vitest';
import { meatWords, namedAllergens } from './ingredient-allergens.ts';

describe('namedAllergens', () => {
  it.each([
    ['soy sauce', ['gluten', 'soy']],
    ['worcestershire sauce', ['fish']],
    ['dried shrimp', ['shellfish']],
    ['oyster sauce', ['molluscs']],
    ['savoiardi biscuits (wheat flour, egg)', ['egg', 'gluten']],
    ['court-bouillon with celery and white wine', ['celery', 'sulphites']],
    ['dijon mustard', ['mustard']],
    ['pine nuts', ['tree nut']],
    ['peanut butter', ['peanut']],
    ['egg-yolk mayonnaise', ['egg']],
    ['salted butter', ['milk']],
    ['soy milk', ['soy']],
  ])('knows %s', (ingredient, expected) => {
    expect([...namedAllergens(ingredient).certain].toSorted()).toEqual(expected);
  });

  it.each([
    ['eggplant'], ['oyster mushrooms'], ['coconut milk'], ['coconut cream'], ['cocoa butter'], ['buckwheat flour'], ['rice noodles'],
    ['pine needles (for steaming)'], ['nutmeg'], ['water chestnut'], ['rice vinegar'], ['annatto oil'], ['cream of tartar'], ['breadfruit'],
  ])('sees none in %s', (ingredient) => {
    expect([...namedAllergens(ingredient).certain]).toEqual([]);
  });
});

it.each([['pork belly', true], ['beef bones', true], ['confit duck leg', true], ['goat\'s cheese', false], ['hamburger bun', false], ['shallots', false]])(
  'meat: %s %s',
  (ingredient, expected) => {
    expect(meatWords.test(ingredient)).toBe(expected);
  },
);
