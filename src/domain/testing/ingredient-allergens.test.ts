import { describe, expect, it } from 'vitest';
import { namedAllergens } from './ingredient-allergens.ts';

describe('namedAllergens', () => {
  it.each([
    ['soy sauce', ['gluten', 'soy']],
    ['worcestershire sauce', ['fish']],
    ['dried shrimp', ['shellfish']],
    ['Langoustines', ['shellfish']],
    ['oyster sauce', ['molluscs']],
    ['savoiardi biscuits (wheat flour, egg)', ['egg', 'gluten']],
    ['court-bouillon with celery and white wine', ['celery', 'sulphites']],
    ['dijon mustard', ['mustard']],
    ['pine nuts', ['tree nut']],
    ['Cashews', ['tree nut']],
    ['peanut butter', ['peanut']],
    ['egg-yolk mayonnaise', ['egg']],
    ['pesto', ['milk', 'tree nut']],
    ['dashi', ['fish']],
    ['salted butter', ['milk']],
    ['soy milk', ['soy']],
    ['miso', ['soy']],
    ['gochujang', ['gluten', 'soy']],
    ['hoisin sauce', ['gluten', 'soy']],
    ['seitan', ['gluten']],
    ['lupin flour', ['lupin']],
  ])('knows %s', (ingredient, expected) => {
    expect([...namedAllergens(ingredient).certain].toSorted()).toEqual(expected);
  });

  it.each([
    ['dark chocolate', ['milk', 'soy', 'tree nut']],
    ['mayonnaise', ['egg', 'mustard']],
    ['oyster sauce', ['gluten', 'molluscs', 'soy']],
    ['chicken stock', ['celery']],
    ['wasabi', ['mustard', 'sulphites']],
    ['cabbage kimchi', ['fish', 'shellfish']],
    ['red curry paste', ['shellfish']],
    ['asafoetida', ['gluten']],
    ['red wine vinegar', ['sulphites']],
    ['grasshoppers', ['shellfish']],
  ])('knows what is hidden in %s', (ingredient, expected) => {
    expect([...namedAllergens(ingredient).likely].toSorted()).toEqual(expected);
  });

  it.each([
    ['eggplant'],
    ['oyster mushrooms'],
    ['fresh coconut'],
    ['coconut oil'],
    ['cocoa butter'],
    ['buckwheat flour'],
    ['rice noodles'],
    ['pine needles (for steaming)'],
    ['nutmeg'],
    ['rice vinegar'],
    ['annatto oil'],
    ['cream of tartar'],
    ['breadfruit'],
    ['ginkgo nuts'],
    ['fish mint'],
  ])('sees none in %s', (ingredient) => {
    expect([...namedAllergens(ingredient).likely]).toEqual([]);
  });
});
