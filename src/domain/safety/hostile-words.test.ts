import { describe, expect, it } from 'vitest';
import { decodedFood } from '#domain/testing/decoded-food.ts';
import { dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { allergenStatus } from './allergen-status.ts';
import { dietStatus } from './diet-status.ts';

/** As a stranger sends it: every allergen left out, yes to every diet. */
const claims = {
  name: 'Supper',
  allergens: [],
  may_contain: [],
  dietary_info: Object.fromEntries(dietaryFlagNames.map((flag) => [flag, true])),
};
const stated = (columns: object) => decodedFood({ ...claims, ...columns });

/** The places where a stranger may write it. */
const places: readonly (readonly [string, (text: string) => object])[] = [
  ['a name', (name) => ({ name })],
  ['a native name', (native_name) => ({ native_name })],
  ['an ingredient', (text) => ({ ingredients: ['rice', text] })],
  ['a list', (text) => ({ may_contain: [text] })],
  ['a warning', (text) => ({ health_warnings: [text] })],
  ['a description', (description) => ({ description })],
  ['a note', (preparation_notes) => ({ preparation_notes })],
  ['a step', (text) => ({ preparation_methods: [text] })],
];

describe('a food of which a stranger says that nothing is in it (R28)', () => {
  it.each<[string, string]>([
    ['Erdnussbutter', 'peanut'],
    ['ERDNUSSBUTTER', 'peanut'],
    ['Eiernudeln', 'egg'],
    ['Eiernudeln', 'gluten'],
    ['Weizenmehl', 'gluten'],
    ['Sojasoße', 'soy'],
    ['SOJASOSSE', 'soy'],
    ['ghee', 'milk'],
    ['surimi', 'fish'],
    ['seitan', 'gluten'],
    ['tahini', 'sesame'],
    ['Worcestershire sauce', 'fish'],
    ['almond milk', 'tree nut'],
    ['Mandelmilch', 'tree nut'],
    ['peanuts', 'peanut'],
    ['PEANUTS', 'peanut'],
    ['Pea\u00adnuts', 'tree nut'],
    ['ｐｅａｎｕｔｓ', 'peanut'],
    ['peanut-butter', 'peanut'],
    ['egg-wash', 'egg'],
    ['Käsesoße', 'milk'],
    ['Kaesesosse', 'milk'],
    ['Haselnüsse', 'tree nut'],
    ['Hasel-Nüsse', 'tree nut'],
    ['crème fraîche', 'milk'],
    ['creme fraiche', 'milk'],
    ['prawns', 'shellfish'],
    ['Garnelen', 'shellfish'],
    ['anchovies', 'fish'],
    ['Vollei', 'egg'],
    ['Selleriesalz', 'celery'],
    ['Senfkörner', 'mustard'],
    ['Lupinenmehl', 'lupin'],
    ['oyster', 'molluscs'],
  ])('“%s”, wherever it is written, is no food without %s', (text, allergen) => {
    for (const [place, columns] of places)
      expect(allergenStatus(stated(columns(text)), allergen), place).not.toBe('stated-free');
  });

  it.each<[string, string]>([
    ['honey', 'vegan'],
    ['Honig', 'vegan'],
    ['bacon', 'pork_free'],
    ['Speckwürfel', 'pork_free'],
    ['Speckwürfel', 'vegetarian'],
    ['butter', 'dairy_free'],
    ['Butter', 'vegan'],
    ['Rotwein', 'alcohol_free'],
    ['rum', 'alcohol_free'],
    ['chicken', 'vegetarian'],
    ['Hähnchen', 'vegetarian'],
    ['gelatine', 'vegetarian'],
    ['cashews', 'nut_free'],
    ['barley', 'gluten_free'],
  ])('“%s”, wherever it is written, is not stated to keep %s', (text, diet) => {
    for (const [place, columns] of places)
      expect(dietStatus(stated(columns(text)), diet), place).not.toBe('stated-free');
  });

  it.each<[string, string]>([
    ['lecithin', 'soy'],
    ['Lecithin', 'soy'],
    ['surimi', 'egg'],
    ['chocolate', 'milk'],
  ])('“%s” among the ingredients leaves %s open', (text, allergen) => {
    expect(allergenStatus(stated({ ingredients: [text] }), allergen)).not.toBe('stated-free');
  });

  it.each<[string, string]>([
    ['may contain traces of nuts', 'tree nut'],
    ['Traces of nuts', 'peanut'],
    ['MAY CONTAIN TRACES OF MILK', 'milk'],
    ['Kann Spuren von Erdnüssen enthalten', 'peanut'],
    ['Spuren von Sesam', 'sesame'],
    ['made in a kitchen that uses eggs', 'egg'],
    ['not suitable for coeliacs', 'gluten'],
  ])('a warning “%s” speaks of %s', (warning, allergen) => {
    expect(allergenStatus(stated({ health_warnings: [warning] }), allergen)).not.toBe('stated-free');
    expect(allergenStatus(stated({ ingredients: ['rice'], health_warnings: [warning] }), allergen)).not.toBe(
      'stated-free',
    );
  });

  it.each<[string, string]>([
    ['nutmeg', 'tree nut'],
    ['coconut', 'tree nut'],
    ['butternut squash', 'milk'],
    ['butternut squash', 'tree nut'],
    ['eggplant', 'egg'],
    ['buckwheat', 'gluten'],
    ['oyster mushrooms', 'molluscs'],
    ['almond milk', 'milk'],
    ['cocoa butter', 'milk'],
    ['vegan butter', 'milk'],
    ['Kokosmilch', 'milk'],
    ['Kokosnuss', 'tree nut'],
    ['Muskatnuss', 'tree nut'],
    ['Buchweizen', 'gluten'],
    ['Austernpilze', 'molluscs'],
    ['Kakaobutter', 'milk'],
    ['Aubergine (Eierfrucht)', 'egg'],
    ['glutenfreie Nudeln', 'gluten'],
    ['gluten-free noodles', 'gluten'],
    ['milk-free margarine', 'milk'],
    ['nut free', 'tree nut'],
    ['nutfree', 'peanut'],
    ['rice flour', 'gluten'],
    ['peanut', 'tree nut'],
  ])('“%s” contains no %s for its sound', (text, allergen) => {
    for (const [place, columns] of places)
      expect(['stated-free', 'not-stated'], place).toContain(allergenStatus(stated(columns(text)), allergen));
  });
});
