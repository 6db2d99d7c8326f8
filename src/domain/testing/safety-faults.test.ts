import { describe, expect, it } from 'vitest';
import { safetyFaults } from './safety-faults.ts';
import type { StatedFood } from './stated-food.ts';

const pancake: StatedFood = {
  name: 'Pancake',
  description: 'A thin round of batter, fried until golden.',
  ingredients: ['wheat flour', 'egg', 'milk', 'almonds (optional)'],
  preparation_notes: 'The batter rests and is fried in a hot pan.',
  preparation_methods: ['frying'],
  serving_suggestions: ['with sugar', 'rolled up'],
  best_paired_with: ['coffee'],
  consumption_tips: ['Eat it warm.'],
  cultural_variations: ['with lemon'],
  regional_variations: ['thicker in the north'],
  culture_notes: 'Every kitchen has one.',
  nutritional_highlights: ['source of protein'],
  health_warnings: [],
  allergens: ['gluten', 'egg', 'milk'],
  may_contain: ['tree nut'],
  dietary_info: {
    vegetarian: true,
    vegan: false,
    gluten_free: false,
    dairy_free: false,
    nut_free: null,
    low_sodium: null,
    low_sugar: null,
    keto_friendly: false,
    alcohol_free: true,
    pork_free: true,
  },
};

const salad: StatedFood = {
  ...pancake,
  name: 'Salad',
  description: 'Leaves with oil and salt.',
  ingredients: ['lettuce', 'olive oil', 'salt'],
  preparation_notes: 'The leaves are torn by hand.',
  preparation_methods: ['tearing'],
  allergens: [],
  may_contain: [],
  dietary_info: { ...pancake.dietary_info, vegan: true, gluten_free: true, dairy_free: true, nut_free: true },
};

const flags = (food: StatedFood, changed: StatedFood['dietary_info']): StatedFood => ({
  ...food,
  dietary_info: { ...food.dietary_info, ...changed },
});
const withMore = (food: StatedFood, ...more: readonly string[]): StatedFood => ({
  ...food,
  ingredients: [...food.ingredients, ...more],
});

describe('safetyFaults', () => {
  it.each([
    ['a food with allergens', pancake],
    ['a food without any', salad],
    [
      'a cheese set with the rennet of an animal',
      withMore(
        flags({ ...salad, allergens: ['milk'] }, { dairy_free: false, vegan: false, vegetarian: false }),
        'milk',
        "calf's rennet",
      ),
    ],
    [
      'a cheese that acid sets',
      withMore(flags({ ...salad, allergens: ['milk'] }, { dairy_free: false, vegan: false }), 'paneer', 'cream cheese'),
    ],
    ['a dish of duck eggs', withMore(flags({ ...salad, allergens: ['egg'] }, { vegan: false }), 'duck egg')],
  ])('finds nothing in %s that is stated rightly', (_what, food) => {
    expect(safetyFaults(food)).toEqual([]);
  });

  it.each<[string, StatedFood, string]>([
    ['an ingredient that is not in the list', withMore(salad, 'prawns'), 'contains no shellfish, in spite of prawns'],
    [
      'an allergen that nothing brings',
      { ...pancake, allergens: [...pancake.allergens, 'sesame'] },
      'contains sesame, from nowhere',
    ],
    ['an optional ingredient', withMore(salad, 'walnuts (optional)'), 'tree nut of walnuts (optional) is not stated'],
    ['what an ingredient hides', withMore(salad, 'asafoetida'), 'gluten of asafoetida is not stated'],
    ['its name', { ...salad, name: 'Prawn salad' }, "shellfish of 'prawn salad' is not stated"],
    [
      'its description',
      { ...salad, description: 'Leaves with crumbled cheese.' },
      "milk of 'leaves with crumbled cheese.' is not stated",
    ],
    [
      'its preparation',
      { ...salad, preparation_notes: 'Tahini goes on last.' },
      "sesame of 'tahini goes on last.' is not stated",
    ],
    [
      'a step of its preparation',
      { ...salad, preparation_methods: ['basting with butter'] },
      "milk of 'basting with butter' is not stated",
    ],
    [
      'a warning',
      { ...salad, health_warnings: ['May hold traces of peanuts'] },
      "peanut of the warning 'May hold traces of peanuts' is not stated",
    ],
    [
      'a suggestion that tops it',
      { ...salad, serving_suggestions: ['sprinkled with sesame'] },
      "sesame of the suggestion 'sprinkled with sesame' is not stated",
    ],
    [
      'a suggestion of a sauce',
      { ...salad, serving_suggestions: ['with mayonnaise'] },
      "egg of the suggestion 'with mayonnaise' is not stated",
    ],
    ['what it may contain for no reason', { ...salad, may_contain: ['celery'] }, 'may contain celery, from nowhere'],
    ['an allergen said twice', { ...pancake, may_contain: ['tree nut', 'egg'] }, 'both contains and may contain egg'],
    ['a word that is no allergen', { ...pancake, may_contain: ['tree nut', 'nuts'] }, 'nuts is no allergen'],
    ['a flag against the list', flags(pancake, { dairy_free: true }), 'dairy_free true with milk'],
    ['a flag in doubt against the list', flags(pancake, { gluten_free: null }), 'gluten_free null with gluten'],
    [
      'a flag against what it may contain',
      flags(pancake, { nut_free: true }),
      'nut_free true, while it may contain tree nut',
    ],
    ['a denied flag without an allergen', flags(salad, { nut_free: false }), 'nut_free false without reason'],
    ['vegan with milk', flags(pancake, { vegan: true }), 'vegan true with milk, egg'],
    [
      'vegan that may hold fish',
      flags({ ...salad, health_warnings: ['some add fish sauce'], may_contain: ['fish'] }, { vegetarian: null }),
      'vegan true, while it may contain fish',
    ],
    ['vegan but not vegetarian', flags(salad, { vegetarian: null }), 'vegan but not vegetarian'],
    ['vegan with honey', withMore(salad, 'honey'), 'vegan true with honey'],
    ['vegetarian with lard', withMore(salad, 'lard'), 'vegetarian true with lard'],
    ['vegetarian with gelatine', withMore(salad, 'gelatine'), 'vegetarian true with gelatine'],
    [
      'vegetarian with rennet',
      withMore(flags({ ...salad, allergens: ['milk'] }, { dairy_free: false, vegan: false }), 'parmesan'),
      "vegetarian true with 'parmesan'",
    ],
    [
      'vegetarian with a cheese that is often set with rennet',
      withMore(flags({ ...salad, allergens: ['milk'] }, { dairy_free: false, vegan: false }), 'mozzarella'),
      "vegetarian true with 'mozzarella', which is often set with the rennet of an animal",
    ],
    [
      'vegetarian against a warning',
      { ...salad, health_warnings: ['often dressed with bacon'] },
      "vegetarian true, in spite of 'often dressed with bacon'",
    ],
    [
      'no vegetarian food for no reason',
      flags(salad, { vegetarian: false, vegan: false }),
      'vegetarian false without reason',
    ],
    ['no vegan food for no reason', flags(salad, { vegan: false }), 'vegan false without reason'],
    ['free of pork with lard', withMore(salad, 'lard'), 'pork_free true with lard'],
    [
      'free of pork against a warning',
      { ...salad, health_warnings: ['Some cooks add bacon'] },
      "pork_free true, in spite of 'some cooks add bacon'",
    ],
    ['free of pork with gelatine', withMore(salad, 'gelatine'), "pork_free true, in spite of 'gelatine'"],
    ['pork that nothing brings', flags(salad, { pork_free: false }), 'pork_free false without reason'],
    ['free of alcohol with mirin', withMore(salad, 'mirin'), 'alcohol_free true with mirin'],
    ['free of alcohol with soy sauce', withMore(salad, 'soy sauce'), "alcohol_free true, in spite of 'soy sauce'"],
    [
      'free of alcohol in its description',
      { ...salad, description: 'Leaves in a sauce of wine.' },
      "alcohol_free true, in spite of 'leaves in a sauce of wine.'",
    ],
    ['alcohol that nothing brings', flags(salad, { alcohol_free: false }), 'alcohol_free false without reason'],
    [
      'a flag that is no answer',
      {
        ...salad,
        dietary_info: {
          vegetarian: true,
          vegan: true,
          gluten_free: true,
          dairy_free: true,
          nut_free: true,
          alcohol_free: true,
        },
      },
      'pork_free is no answer',
    ],
    [
      'a version that holds more',
      { ...salad, cultural_variations: ['with walnuts'] },
      "tree nut of the version 'with walnuts' is not stated",
    ],
    [
      'a version by the name of a dish',
      { ...salad, regional_variations: ['as lapis legit in Java'] },
      "milk of the version 'as lapis legit in java' is not stated",
    ],
    [
      'a side that it is served with',
      { ...salad, serving_suggestions: ['with roti'] },
      "gluten of the suggestion 'with roti' is not stated",
    ],
    [
      'a dip that it is served with',
      { ...salad, serving_suggestions: ['with yoghurt and lemon'] },
      "milk of the suggestion 'with yoghurt and lemon' is not stated",
    ],
    [
      'a version with meat',
      { ...salad, cultural_variations: ['topped with crisp bacon'] },
      "vegetarian true, in spite of the version 'topped with crisp bacon'",
    ],
    [
      'a version with pork',
      { ...salad, cultural_variations: ['topped with crisp bacon'] },
      "pork_free true, in spite of the version 'topped with crisp bacon'",
    ],
    [
      'a version with honey',
      { ...salad, regional_variations: ['with honey in the south'] },
      "vegan true, in spite of the version 'with honey in the south'",
    ],
    [
      'a version with alcohol',
      { ...salad, cultural_variations: ['with rum'] },
      "alcohol_free true, in spite of the version 'with rum'",
    ],
    [
      'a version with a drink by its brand',
      { ...salad, cultural_variations: ['with Guinness'] },
      "alcohol_free true, in spite of the version 'with guinness'",
    ],
    [
      'the dip of a side dish',
      { ...salad, course: 'side', serving_suggestions: ['with sambal'] },
      "shellfish of the suggestion 'with sambal' is not stated",
    ],
    [
      'a sauce of alcohol',
      { ...salad, serving_suggestions: ['with whisky sauce'] },
      "alcohol_free true, in spite of the suggestion 'with whisky sauce'",
    ],
    [
      'what is laid on it',
      { ...salad, serving_suggestions: ['with pork crackling'] },
      "pork_free true, in spite of the suggestion 'with pork crackling'",
    ],
    [
      'what it is always eaten on',
      { ...salad, serving_suggestions: ['on injera'] },
      "gluten of the suggestion 'on injera' is not stated",
    ],
    ['a promise', { ...salad, nutritional_highlights: ['Naturally gluten-free'] }, 'promises: Naturally gluten-free'],
    [
      'a promise of safety',
      { ...salad, consumption_tips: ['Safe for children with allergies.'] },
      'promises: Safe for children with allergies.',
    ],
  ])('finds %s', (_what, food, fault) => {
    expect(safetyFaults(food)).toContain(fault);
  });

  it.each<[string, Partial<StatedFood>]>([
    ['a denied ingredient', { description: 'Leaves with oil, without cheese or nuts.' }],
    ['a likeness', { description: 'Leaves that taste of almonds.' }],
    ['a food beside it', { serving_suggestions: ['beside bread', 'after a cheese'], best_paired_with: ['Beer'] }],
    ['a drink to it', { serving_suggestions: ['with cold beer', 'with a glass of white wine', 'with milk tea'] }],
    ['meat and fish beside it', { serving_suggestions: ['with lamb stew', 'with rice and smoked fish'] }],
    ['what a side is eaten with', { course: 'side', serving_suggestions: ['with fish curry', 'on bread'] }],
    ['a denied bread', { serving_suggestions: ['without bread'], cultural_variations: ['unlike ramen, cold'] }],
    ['a denied egg', { cultural_variations: ['vegan without egg', 'vegan with smoked beans'] }],
    ['meat that is none', { cultural_variations: ['with vegetarian mince', 'with pigeon peas'] }],
    ['vanilla of Bourbon', { regional_variations: ['with bourbon vanilla', 'with ginger ale'] }],
    ['a country that is also a bird', { regional_variations: ['with mint in Turkey'] }],
    [
      'names that only sound of milk',
      { serving_suggestions: ['with butternut', 'on butter lettuce', 'with coconut water'] },
    ],
    ['doughs of other grains', { serving_suggestions: ['on rice noodles', 'with maize bread'] }],
    ['another dish', { cultural_variations: ['with walnuts, another dish', 'a close cousin with cheese'] }],
    ['what is made of a single thing', { ingredients: ['leaves'], cultural_variations: ['with walnuts'] }],
  ])('leaves %s alone', (_what, part) => {
    expect(safetyFaults({ ...salad, ...part })).toEqual([]);
  });
});
