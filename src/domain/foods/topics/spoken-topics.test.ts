import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { decodedFood } from '#domain/testing/decoded-food.ts';
import { carriersOfAllergens } from '#domain/testing/kitchen-names.ts';
import { namesakes } from '#domain/testing/kitchen-namesakes.ts';
import { allergenStatus } from '#domain/safety/allergen-status.ts';
import { dietStatus } from '#domain/safety/diet-status.ts';
import { safetyStatuses } from '#domain/safety/safety-status.ts';
import { allergenWords, dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import type { Food } from '#domain/foods/food.ts';
import { namedTopics } from './named-topics.ts';
import { nothingSpoken, type SpokenTexts, spokenTopics } from './spoken-topics.ts';
import { spokenBy } from './stated-topics.ts';
import { type SafetyTopic, topicBits } from './topic-names.ts';

const silent: SpokenTexts = {
  ingredients: [],
  description: '',
  preparationNotes: '',
  preparationMethods: [],
  servingSuggestions: [],
  culturalVariations: [],
  regionalVariations: [],
};
const everything = () => -1;

/** A food whose contributor left every allergen out of the list, and said yes to every diet. */
const claims: Food = {
  ...aFood({ name: 'Supper' }),
  allergens: [],
  mayContain: [],
  diet: Object.fromEntries(dietaryFlagNames.map((flag) => [flag, true])) as unknown as Food['diet'],
};

function told(texts: Partial<SpokenTexts>, topic: SafetyTopic): 'may contain' | 'in doubt' | 'nothing' {
  const { mayContain, doubted } = spokenTopics({ ...silent, ...texts }, everything);
  const bit = topicBits(topic);
  return (mayContain & bit) !== 0 ? 'may contain' : (doubted & bit) !== 0 ? 'in doubt' : 'nothing';
}

describe('what a description says is in a food (R28)', () => {
  it.each<[string, SafetyTopic]>([
    ['Noodles topped with crushed peanuts.', 'peanut'],
    ['TOPPED WITH CRUSHED PEANUTS', 'peanut'],
    ['Fried in butter until brown.', 'milk'],
    ['Made with almond flour.', 'tree nut'],
    ['Filled with sea bass and herbs', 'fish'],
    ['Bound with egg-yolk.', 'egg'],
    ['Not only peanuts but also butter is stirred in, mixed with cashews.', 'tree nut'],
    ['Never cooked without peanuts, and fried in peanut oil.', 'peanut'],
    ['Do not forget to add the eggs.', 'egg'],
    ['No cream, topped with cheese.', 'milk'],
    ['Instead of oil it is fried in ghee.', 'milk'],
    ['Contains tahini.', 'sesame'],
    ['With toppings like peanuts.', 'peanut'],
    ['No egg in the dough, but brushed with egg.', 'egg'],
    ['Stir in a spoon of Worcestershire sauce.', 'fish'],
    ['Mit gehackten Erdnüssen bestreut: gebraten mit Erdnüssen.', 'peanut'],
    ['In Butter gebraten, in Butterschmalz gebacken, gekocht mit Sahne.', 'milk'],
    ['Gefüllt mit Marzipan', 'tree nut'],
    ['Gefüllt mit Rind', 'meat'],
    ['Enthält Sellerie.', 'celery'],
    ['Verfeinert mit Sojasoße', 'soy'],
    ['Aus Weizenmehl gemacht, gebacken mit Weizenmehl', 'gluten'],
  ])('“%s” may contain %s', (description, topic) => {
    expect(told({ description }, topic)).toBe('may contain');
    expect(told({ preparationNotes: description }, topic)).toBe('may contain');
    expect(told({ preparationMethods: [description] }, topic)).toBe('may contain');
  });

  it.each<[string, SafetyTopic]>([
    ['Crushed peanuts and lime over noodles.', 'peanut'],
    ['Served with peanut sauce.', 'peanut'],
    ['Served on white chocolate.', 'milk'],
    ['Eggs are not used by everyone.', 'egg'],
    ['Dazu gibt es Käse.', 'milk'],
    ['Without a doubt the best peanut noodles.', 'peanut'],
    ['A not too sweet peanut sauce.', 'peanut'],
    ['Ohne Frage die besten Erdnussnudeln.', 'peanut'],
    ['Noch warme Butter gehört dazu.', 'milk'],
    ['It tastes so good because of the honey butter.', 'milk'],
    ['Schmeckt so rund mit der Butter.', 'milk'],
    ['Zutaten wie Käse machen es aus.', 'milk'],
    ['Mit Nüssen.', 'tree nut'],
  ])('“%s” leaves %s in doubt', (description, topic) => {
    expect(told({ description }, topic)).toBe('in doubt');
  });

  it.each<[string, SafetyTopic]>([
    ['No peanuts.', 'peanut'],
    ['Made without egg, milk or butter.', 'milk'],
    ['Made without egg, milk or butter.', 'egg'],
    ['Fried in oil instead of butter.', 'milk'],
    ['Not fried in butter.', 'milk'],
    ['Does not contain milk.', 'milk'],
    ['Unlike peanut sauce it is mild.', 'peanut'],
    ['Similar to cheese, but firmer.', 'milk'],
    ['It goes well with cheese.', 'milk'],
    ['Pairs with cheese.', 'milk'],
    ['Peanut-free noodles, free of nuts.', 'peanut'],
    ['A gluten-free cake.', 'gluten'],
    ['Soft like butter.', 'milk'],
    ['In a thick rind.', 'meat'],
    ['It tastes of peanuts, butter and cream.', 'peanut'],
    ['Creamy, buttery and milky.', 'milk'],
    ['A butter-yellow, almond-shaped bun of rice.', 'milk'],
    ['A butter-yellow, almond-shaped ball of rice.', 'tree nut'],
    ['Topped with coconut milk, butternut, nutmeg and butter beans.', 'milk'],
    ['Topped with coconut milk, butternut, nutmeg and butter beans.', 'tree nut'],
    ['Made with vegan butter.', 'milk'],
    ['Eggplant fried with oyster mushrooms.', 'molluscs'],
    ['Eggplant fried with oyster mushrooms.', 'egg'],
    ['Made of buckwheat.', 'gluten'],
    ['Toast the cumin, mince the garlic; it melts on the tongue.', 'meat'],
    ['Toast the cumin, mince the garlic; it melts on the tongue.', 'gluten'],
    ['Gathering nitrogen for the sake of it.', 'fish'],
    ['Ohne Nüsse.', 'tree nut'],
    ['Ganz ohne Ei, Milch oder Butter gebacken.', 'milk'],
    ['Statt Butter mit Öl gebraten.', 'milk'],
    ['Keine Erdnüsse.', 'peanut'],
    ['Passt gut zu Käse.', 'milk'],
    ['Schmeckt nach Butter und Käse.', 'milk'],
    ['Cremig, nussig, butterig, fleischige Tomaten.', 'tree nut'],
    ['Cremig, nussig, butterig, fleischige Tomaten.', 'meat'],
    ['Cremig, nussig, butterig, fleischige Tomaten.', 'milk'],
    ['Gekocht in Kokosmilch mit glutenfreien Nudeln.', 'milk'],
    ['Gekocht in Kokosmilch mit glutenfreien Nudeln.', 'gluten'],
    ['Ein Gericht wie Erdnusssuppe.', 'peanut'],
  ])('“%s” says nothing of %s', (description, topic) => {
    expect(told({ description }, topic)).toBe('nothing');
  });

  it('hears what is put on it by a suggestion, and what is in a version, as doubt alone', () => {
    expect(told({ servingSuggestions: ['topped with peanuts'] }, 'peanut')).toBe('in doubt');
    expect(told({ servingSuggestions: ['mit Erdnüssen bestreut'] }, 'peanut')).toBe('in doubt');
    expect(told({ servingSuggestions: ['with cheese', 'beside a peanut salad'] }, 'peanut')).toBe('nothing');
    expect(told({ regionalVariations: ['Xi’an with peanuts'] }, 'peanut')).toBe('in doubt');
    expect(told({ culturalVariations: ['made with peanuts'] }, 'peanut')).toBe('in doubt');
    expect(told({ culturalVariations: ['hot manchego, another dish with game and eggs'] }, 'egg')).toBe('nothing');
    expect(told({ ingredients: ['guava'], regionalVariations: ['Brazil with white cheese'] }, 'milk')).toBe('nothing');
  });

  it('does not read taste, or who it is for, as a diet', () => {
    expect(spokenTopics({ ...silent, description: 'Salty, sugary; for vegans.' }, everything)).toBe(nothingSpoken);
  });
});

describe('what is put into a food by its sentences', () => {
  it('is heard by every plain name of it, and never told to be lacking', () => {
    const carried = carriersOfAllergens.filter(
      ([name, allergen]) =>
        (namedTopics(name).certain & topicBits(allergen as SafetyTopic)) !== 0 && /^[a-zäöüß ]+$/i.test(name),
    );
    const missed = carried.filter(
      ([name, allergen]) =>
        allergenStatus({ ...claims, description: `Topped with ${name}.` }, allergen) === 'stated-free',
    );
    expect(carried.length).toBeGreaterThan(1_200);
    // Words that mean another thing in a sentence.
    expect(
      missed.map(([name]) => name).filter((name) => !/^(?:ling|skate|perch|port|stout|char|met|curds)$/i.test(name)),
    ).toEqual([]);
  });

  it('is not heard where a name only sounds so', () => {
    const mistaken = namesakes.filter(
      ([name, topic]) => told({ description: `Topped with ${name}.` }, topic) !== 'nothing',
    );
    // What is like feta or a mayonnaise and of something else: an ingredient may say so, a sentence leaves it open.
    expect(mistaken.map(([name]) => name)).toEqual(['Feta-Alternative aus Tofu', 'Mayonnaise ohne Ei']);
  });

  it('only ever weakens a verdict, whatever is written', () => {
    const words = fc.constantFrom(
      ...'peanuts butter egg no not without with topped fried in like and or , . free of vegan Milch ohne mit gebraten statt nuts gluten-free never only but instead'.split(
        ' ',
      ),
    );
    const text = fc.array(words, { maxLength: 12 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(text, text, text, (description, preparationNotes, suggestion) => {
        const spoken = { ...claims, description, preparationNotes, servingSuggestions: [suggestion] };
        for (const [status, words_] of [
          [allergenStatus, allergenWords],
          [dietStatus, dietaryFlagNames],
        ] as const)
          for (const word of words_) {
            const [before, after] = [status(claims, word), status(spoken, word)].map((one) =>
              safetyStatuses.indexOf(one),
            );
            expect(after).toBeLessThanOrEqual(before ?? 0);
            expect(status(spoken, word)).not.toBe('contains');
          }
      }),
    );
  });
});

it('says nothing against what is stated of the built-in foods: whoever knows their lists alone reads the same', () => {
  const foods = builtInFoods.map(decodedFood);
  expect(foods.filter((food) => spokenBy(food) !== nothingSpoken).map(({ name }) => name)).toEqual([]);
});
