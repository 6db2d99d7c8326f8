import { expect, it } from 'vitest';
import { cuisineRegionOf } from '#domain/liking/cuisine-regions.ts';
import { relatedCuisines } from '#domain/pairing/cuisine-relations.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { germanCuisines } from './german-food-words.ts';
import { regionIn } from './cuisine-regions.ts';

/** Of plain things that many kitchens have, such as water or cheese: related to none. */
const everywhere = ['International', 'European'];
const origins = [...new Set(builtInFoods.map(({ origin }) => origin))];
const parts = ['asian', 'middle eastern', 'european', 'latin american', 'african', 'mediterranean'];
const known = new Set(parts.flatMap((part) => regionIn(part, 'en')?.cuisines ?? []));
/** Countries that are no part of those: asked for by their own names. */
const alone = ['American', 'Canadian', 'Australian', 'New Zealand', 'Polynesian'];

it('has each kitchen of the catalogue in its tables: its German name, its part of the world, its neighbours', () => {
  const kitchens = origins.filter((origin) => !everywhere.includes(origin));
  expect(kitchens.length).toBeGreaterThan(7);
  expect(kitchens.filter((origin) => germanCuisines[origin.toLowerCase()] === undefined)).toEqual([]);
  expect(kitchens.filter((origin) => cuisineRegionOf(origin) === null)).toEqual([]);
  expect(kitchens.filter((origin) => !known.has(origin) && !alone.includes(origin))).toEqual([]);
  expect(kitchens.filter((origin) => relatedCuisines(origin).size === 0)).toEqual([]);
});

it('reads the parts of the world by which people ask', () => {
  const cuisinesOf = (text: string, language: 'en' | 'de' = 'en') => regionIn(text, language)?.cuisines ?? [];
  expect(cuisinesOf('something caribbean')).toContain('Trinidadian');
  expect(cuisinesOf('west african stew')).toContain('Ghanaian');
  expect(cuisinesOf('westafrikanisches essen', 'de')).toContain('Senegalese');
  expect(cuisinesOf('african')).toEqual(expect.arrayContaining(['Ethiopian', 'Ivorian', 'Moroccan']));
  expect(cuisinesOf('etwas karibisches', 'de')).toContain('Cuban');
});
