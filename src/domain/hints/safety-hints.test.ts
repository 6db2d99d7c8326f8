import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { allergenStatus } from '#domain/safety/allergen-status.ts';
import { dietStatus } from '#domain/safety/diet-status.ts';
import { decodedFood } from '#domain/testing/decoded-food.ts';
import { breakersOfDiets, carriersOfAllergens } from '#domain/testing/kitchen-names.ts';
import { namedTopics } from '#domain/foods/topics/named-topics.ts';
import { ingredientTopics } from '#domain/foods/topics/stated-topics.ts';
import { allTopics, topicBits } from '#domain/foods/topics/topic-names.ts';
import { allergenWords, dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { germanIngredients } from '#tests/support/german-names.ts';
import { encodeFood } from '#domain/contribution/encode-food.ts';
import { emptySubmission, type FoodSubmission } from '#domain/contribution/food-submission.ts';
import { takeHint } from './safety-hint.ts';
import { safetyHints } from './safety-hints.ts';

const empty = emptySubmission();
const written = (parts: Partial<FoodSubmission>): FoodSubmission => ({
  ...empty,
  diet: { ...empty.diet, nut_free: null },
  ...parts,
});
const yes = (...flags: readonly string[]) => ({
  ...empty.diet,
  nut_free: null,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
});
const told = (submission: FoodSubmission) =>
  safetyHints(submission).map((hint) =>
    hint.kind === 'allergen'
      ? `${hint.ground}: ${hint.allergen} of ${hint.sources.join('+')} into ${hint.into}`
      : `${hint.ground}: not ${hint.flag} for ${hint.sources.join('+')}`,
  );

describe('what is asked before a food is sent (R28)', () => {
  it.each<[string, Partial<FoodSubmission>, readonly string[]]>([
    ['nothing of an empty form', {}, []],
    [
      'what a mixed list names, though nothing is ticked',
      { allergens: [], ingredients: ['satay sauce', 'prawns', 'Butter', 'Weizenmehl'] },
      [
        'certain: gluten of Weizenmehl into allergens',
        'certain: shellfish of prawns into allergens',
        'certain: milk of Butter into allergens',
        'certain: peanut of satay sauce into allergens',
      ],
    ],
    [
      'what is only usual, once the lists are stated',
      { allergens: ['soy'], ingredients: ['soy sauce'] },
      ['usual: gluten of soy sauce into mayContain'],
    ],
    ['not what is only usual, before', { ingredients: ['soy sauce'] }, ['certain: soy of soy sauce into allergens']],
    ['the name', { name: 'Peanut noodles', allergens: [] }, ['certain: peanut of Peanut noodles into allergens']],
    ['a compound', { ingredients: ['Haselnusscreme'] }, ['certain: tree nut of Haselnusscreme into allergens']],
    ['not what is listed by another name', { allergens: ['Krabben'], ingredients: ['prawns'] }, []],
    [
      'a word that is nearly one',
      { allergens: [], ingredients: ['Penuts', 'Weizemehl'] },
      ['certain: gluten of Weizemehl into allergens', 'misspelt: peanut of Penuts into allergens'],
    ],
    [
      'two that name the same, once',
      { ingredients: ['butter', 'cream'] },
      ['certain: milk of butter+cream into allergens'],
    ],
    [
      'what need not be there',
      { allergens: [], ingredients: ['sesame seeds (optional)'] },
      ['usual: sesame of sesame seeds (optional) into mayContain'],
    ],
    [
      'not what is denied',
      { allergens: [], name: 'Peanut-free noodles', ingredients: ['egg-free mayonnaise'] },
      ['usual: mustard of egg-free mayonnaise into mayContain'],
    ],
    ['nothing of letters that nobody reads', { allergens: [], ingredients: ['豆腐'] }, []],
    ['honey in what is vegan', { diet: yes('vegan'), ingredients: ['honey'] }, ['certain: not vegan for honey']],
    [
      'fish sauce in what is vegetarian',
      { allergens: ['fish'], diet: yes('vegetarian'), ingredients: ['fish sauce'] },
      ['certain: not vegetarian for fish sauce+fish'],
    ],
    [
      'rennet in a cheese',
      { allergens: ['milk'], diet: yes('vegetarian'), ingredients: ['Parmesan'] },
      ['usual: not vegetarian for Parmesan'],
    ],
    [
      'gelatine',
      { diet: yes('vegetarian', 'pork_free'), ingredients: ['Gelatine'] },
      ['certain: not vegetarian for Gelatine', 'usual: not pork_free for Gelatine'],
    ],
    [
      'the own list against a diet',
      { allergens: ['milk'], mayContain: ['tree nut'], diet: yes('dairy_free', 'nut_free') },
      ['certain: not dairy_free for milk', 'usual: not nut_free for tree nut'],
    ],
    ['wine', { diet: yes('alcohol_free'), ingredients: ['Rotwein'] }, ['certain: not alcohol_free for Rotwein']],
    ['nothing of an answer that is no', { diet: { ...yes(), vegan: false }, ingredients: ['honey'] }, []],
  ])('is %s', (_, parts, expected) => {
    expect(told(written(parts))).toEqual(expected);
  });

  it('misses nothing that an ingredient names, whatever is ticked', () => {
    const missed = carriersOfAllergens.filter(([name, allergen]) => {
      if ((ingredientTopics(name).contains & topicBits(allergen)) === 0) return false;
      const hints = safetyHints(written({ allergens: [], ingredients: [name] }));
      return !hints.some((hint) => hint.kind === 'allergen' && hint.allergen === allergen);
    });
    expect(missed).toEqual([]);
    const kept = breakersOfDiets.filter(
      ([name, flag]) =>
        ingredientTopics(name).doubted !== allTopics &&
        !safetyHints(written({ diet: yes(flag), ingredients: [name] })).some(
          (hint) => hint.kind === 'diet' && hint.flag === flag,
        ),
    );
    expect(kept).toEqual([]);
  });

  it('asks for nothing more once all of it is taken, takes nothing off, and leaves no claim that the food contradicts', () => {
    const anyName = fc.constantFrom(...carriersOfAllergens.map(([name]) => name));
    fc.assert(
      fc.property(
        fc.array(anyName, { minLength: 1, maxLength: 5 }),
        fc.subarray([...allergenWords]),
        fc.subarray([...dietaryFlagNames]),
        (ingredients, allergens, flags) => {
          const before = written({ name: 'Supper', ingredients, allergens, mayContain: [], diet: yes(...flags) });
          let after = before;
          for (let round = 0; round < 3; round += 1) after = safetyHints(after).reduce(takeHint, after);
          expect(safetyHints(after)).toEqual([]);
          expect(after.allergens).toEqual(expect.arrayContaining([...allergens]));
          const food = decodedFood(encodeFood(after));
          for (const allergen of allergenWords)
            if (after.allergens?.includes(allergen)) expect(allergenStatus(food, allergen)).toBe('contains');
          for (const flag of flags)
            if (after.diet[flag] === true) expect(['stated-free', 'not-stated']).toContain(dietStatus(food, flag));
        },
      ),
    );
  });
});

describe('a word that is nearly one of the kitchen', () => {
  it.each([
    ['Penuts', 'peanut'],
    ['almods', 'tree nut'],
    ['parmesn', 'milk'],
    ['celry', 'celery'],
    ['Garnelle', 'shellfish'],
    ['Mustad', 'mustard'],
  ] as const)('%s: %s', (typed, allergen) => {
    const { contains, doubted } = ingredientTopics(typed);
    expect((contains | doubted) & topicBits(allergen)).not.toBe(0);
  });

  it('is none of those that the catalogue cooks with', () => {
    const all = [
      ...builtInFoods.flatMap(({ ingredients }) => ingredients),
      ...germanIngredients.flatMap(({ ingredients }) => ingredients),
    ];
    const quiet = [...new Set(all)].filter((one) => {
      const { contains, mayContain, doubted } = ingredientTopics(one);
      return (contains | mayContain | (doubted & ~namedTopics(one).slips)) === 0;
    });
    expect(quiet.filter((one) => namedTopics(one).slips !== 0)).toEqual([]);
    expect(quiet.length).toBeGreaterThan(900);
  });
});
