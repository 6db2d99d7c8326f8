import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { nothingSpoken } from '#domain/foods/topics/spoken-topics.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { allergenWords } from '#domain/taste/taste-vocabulary.ts';
import { allergenStatus } from './allergen-status.ts';
import { allAvoided, avoidedAlone, avoidedIn, newlyAvoided } from './avoided-in.ts';
import type { SafetyStatus } from './safety-status.ts';
import { safetyStatusFor } from './safety-status-for.ts';

const diet = aFood().diet;
const flags = (given: Partial<Food['diet']>) => ({ diet: { ...diet, ...given } });

describe('how a food stands to an allergen (R5, R28)', () => {
  it.each<[string, SafetyStatus, Partial<Food>, string]>([
    ['listed', 'contains', { allergens: ['Milk'] }, 'milk'],
    ['listed by another name', 'contains', { allergens: ['Prawns'] }, 'shellfish'],
    ['listed, asked by another name', 'contains', { allergens: ['tree nut'] }, 'cashews'],
    ['listed in German', 'contains', { allergens: ['Erdnüsse'] }, 'peanut'],
    ['listed against its flag', 'contains', { allergens: ['tree nut'], ...flags({ nut_free: true }) }, 'tree nut'],
    [
      'the list lacks it, its flag is yes',
      'stated-free',
      { allergens: ['fish'], ...flags({ dairy_free: true }) },
      'milk',
    ],
    ['the list lacks it, it has no flag', 'stated-free', { allergens: [] }, 'sesame'],
    ['the list lacks it, its flag is not stated', 'not-stated', { allergens: ['fish'] }, 'milk'],
    ['no list, its flag is yes', 'not-stated', { allergens: null, ...flags({ dairy_free: true }) }, 'milk'],
    ['no list', 'not-stated', {}, 'egg'],
    ['a list that is no answer', 'not-stated', { allergens: ['unknown'] }, 'egg'],
    ['a list of which a part is none', 'not-stated', { allergens: ['milk', 'nicht bekannt'] }, 'egg'],
    ['a list that names what nobody here knows', 'stated-free', { allergens: ['kiwi'] }, 'egg'],
    ['no answer of what it may contain', 'not-stated', { allergens: [], mayContain: ['n/a'] }, 'egg'],
    ['no list, its flag is no', 'contains', { ...flags({ gluten_free: false }) }, 'gluten'],
    ['the list lacks it, its flag is no', 'may-contain', { allergens: [], ...flags({ dairy_free: false }) }, 'milk'],
    [
      'neither nut is listed, nut free is no',
      'may-contain',
      { allergens: ['soy'], ...flags({ nut_free: false }) },
      'tree nut',
    ],
    [
      'the other nut is why nut free is no',
      'not-stated',
      { allergens: ['peanut'], ...flags({ nut_free: false }) },
      'tree nut',
    ],
    ['may contain it', 'may-contain', { allergens: [], mayContain: ['sesame'] }, 'sesame'],
    ['may contain another', 'stated-free', { allergens: [], mayContain: ['soy'] }, 'sesame'],
    [
      'a kind of nut is no peanut',
      'stated-free',
      { allergens: ['tree nut'], mayContain: ['Pine nuts'], ...flags({ nut_free: true }) },
      'peanut',
    ],
    ['nuts may be peanuts', 'contains', { allergens: ['nuts'] }, 'peanut'],
    ['both listed and may', 'contains', { allergens: ['egg'], mayContain: ['egg'] }, 'egg'],
    [
      'a warning says that it contains it',
      'contains',
      { allergens: [], healthWarnings: ['Contains raw fish'] },
      'fish',
    ],
    [
      'a warning says that it may',
      'may-contain',
      { allergens: [], healthWarnings: ['Fish cake may contain shellfish or squid'] },
      'molluscs',
    ],
    ['a warning names it', 'may-contain', { allergens: [], healthWarnings: ['Egg is often left soft'] }, 'egg'],
    [
      'a warning names it in German',
      'may-contain',
      { allergens: [], healthWarnings: ['Kann Spuren von Sesam enthalten'] },
      'sesame',
    ],
    [
      'a warning contains one and may contain another',
      'may-contain',
      { allergens: [], healthWarnings: ['Contains egg and may contain traces of celery'] },
      'celery',
    ],
    [
      'the same, of the first',
      'contains',
      { allergens: [], healthWarnings: ['Contains egg and may contain traces of celery'] },
      'egg',
    ],
    ['a warning denies it', 'not-stated', { allergens: [], healthWarnings: ['Contains no egg'] }, 'egg'],
    ['an ingredient is made of it', 'contains', { allergens: [], ingredients: ['egg noodles'] }, 'egg'],
    ['an ingredient in German', 'contains', { allergens: [], ingredients: ['Sojasoße'] }, 'soy'],
    ['an optional ingredient', 'may-contain', { allergens: [], ingredients: ['sesame seeds (optional)'] }, 'sesame'],
    [
      'an ingredient that often holds it',
      'not-stated',
      { allergens: [], ...flags({ gluten_free: true }), ingredients: ['soy sauce'] },
      'gluten',
    ],
    [
      'an ingredient that says it does not',
      'stated-free',
      { allergens: ['soy'], ...flags({ gluten_free: true }), ingredients: ['gluten-free soy sauce'] },
      'gluten',
    ],
    [
      'what only sounds like it',
      'stated-free',
      { allergens: [], ...flags({ dairy_free: true }), ingredients: ['coconut milk', 'cocoa butter', 'butter beans'] },
      'milk',
    ],
    [
      'another sound',
      'stated-free',
      { allergens: [], ...flags({ gluten_free: true }), ingredients: ['buckwheat', 'rice noodles', 'chickpea flour'] },
      'gluten',
    ],
    [
      'a third',
      'stated-free',
      {
        allergens: [],
        ...flags({ nut_free: true }),
        ingredients: ['nutmeg', 'coconut', 'water chestnuts', 'butternut squash'],
      },
      'tree nut',
    ],
    [
      'not vegan, and nothing says why',
      'not-stated',
      { allergens: [], ...flags({ vegetarian: true, vegan: false }) },
      'egg',
    ],
    [
      'not vegan for its milk',
      'stated-free',
      { allergens: ['milk'], ...flags({ vegetarian: true, vegan: false }) },
      'egg',
    ],
    ['not vegetarian, and nothing says why', 'not-stated', { allergens: [], ...flags({ vegetarian: false }) }, 'fish'],
    [
      'not vegetarian for its meat',
      'stated-free',
      { allergens: [], ...flags({ vegetarian: false }), ingredients: ['beef'] },
      'fish',
    ],
    ['unknown to the vocabulary', 'not-stated', { allergens: [] }, 'kiwi'],
    ['unknown, and listed', 'contains', { allergens: ['Kiwis'] }, 'kiwi'],
    ['unknown, and an ingredient', 'contains', { allergens: [], ingredients: ['Kiwisaft'] }, 'Kiwis'],
    ['unknown, and warned of', 'may-contain', { allergens: [], healthWarnings: ['May hold kiwi'] }, 'kiwi'],
  ])('%s: %s', (_, status, parts, allergen) => {
    expect(safetyStatusFor(aFood(parts), { allergens: [allergen], dietaryRestrictions: [] })).toBe(status);
  });
});

describe('how a food stands to a diet (R5, R28)', () => {
  it.each<[string, SafetyStatus, Partial<Food>, string]>([
    ['stated', 'stated-free', { ...flags({ vegan: true }) }, 'vegan'],
    [
      'stated, asked in other letters',
      'stated-free',
      { allergens: [], ...flags({ gluten_free: true }) },
      'Gluten-free',
    ],
    ['not stated', 'not-stated', { allergens: [] }, 'vegan'],
    ['denied', 'contains', { ...flags({ vegan: false }) }, 'vegan'],
    ['denied by another', 'contains', { ...flags({ vegan: true, vegetarian: false }) }, 'vegan'],
    ['an allergen against it', 'contains', { allergens: ['tree nut'], ...flags({ nut_free: true }) }, 'nut_free'],
    [
      'it may contain what is against it',
      'may-contain',
      { allergens: [], mayContain: ['milk'], ...flags({ vegan: true }) },
      'vegan',
    ],
    [
      'a warning turns to vegans',
      'may-contain',
      { ...flags({ vegan: true }), healthWarnings: ['often fried in oil, so vegans should ask'] },
      'vegan',
    ],
    [
      'an ingredient against it',
      'contains',
      { ...flags({ vegetarian: true }), ingredients: ['minced beef'] },
      'vegetarian',
    ],
    [
      'the list of what its flag speaks of is missing',
      'not-stated',
      { ...flags({ gluten_free: true }) },
      'gluten_free',
    ],
    [
      'pork in the list of ingredients',
      'contains',
      { ...flags({ pork_free: true }), ingredients: ['streaky bacon'] },
      'pork_free',
    ],
    ['stated to hold no pork', 'stated-free', { ...flags({ pork_free: true }), ingredients: ['beef'] }, 'pork_free'],
    ['wine in the sauce', 'contains', { ...flags({ alcohol_free: true }), ingredients: ['red wine'] }, 'alcohol_free'],
    [
      'vinegar is no wine',
      'stated-free',
      { ...flags({ alcohol_free: true }), ingredients: ['red wine vinegar'] },
      'alcohol_free',
    ],
    [
      'salty by its warning',
      'may-contain',
      { ...flags({ low_sodium: true }), healthWarnings: ['very salty'] },
      'low_sodium',
    ],
    [
      'halal is never stated',
      'not-stated',
      { allergens: [], ...flags({ pork_free: true, alcohol_free: true }) },
      'halal',
    ],
    ['and is broken by pork', 'contains', { ...flags({ pork_free: false }) }, 'halal'],
    ['as kosher is by prawns', 'contains', { allergens: ['shellfish'] }, 'kosher'],
    ['a restriction that is no flag', 'not-stated', { allergens: [] }, 'breatharian'],
  ])('%s: %s', (_, status, parts, restriction) => {
    expect(safetyStatusFor(aFood(parts), { allergens: [], dietaryRestrictions: [restriction] })).toBe(status);
  });

  it('is as the worst of all that is avoided, and nothing is against whoever avoids nothing', () => {
    const food = aFood({ allergens: ['milk'], mayContain: ['egg'] });
    expect(safetyStatusFor(food, { allergens: ['egg', 'milk'], dietaryRestrictions: [] })).toBe('contains');
    expect(safetyStatusFor(food, { allergens: ['egg', 'sesame'], dietaryRestrictions: ['vegan'] })).toBe('contains');
    expect(safetyStatusFor(food, { allergens: ['egg', 'sesame'], dietaryRestrictions: [] })).toBe('may-contain');
    expect(safetyStatusFor(food, { allergens: [], dietaryRestrictions: [] })).toBe('stated-free');
  });
});

describe('shellfish', () => {
  const facts = (allergens: readonly string[]) => ({
    name: 'Supper',
    nativeName: '',
    allergens,
    mayContain: [],
    diet,
    healthWarnings: [],
    ingredients: [],
    spoken: nothingSpoken,
  });
  const status = (allergens: readonly string[], avoided: readonly string[]) =>
    safetyStatusFor(facts(allergens), { allergens: avoided, dietaryRestrictions: [] });

  it('has a word for what it states alone, as every allergen has', () => {
    for (const word of allergenWords) {
      const [alone = ''] = avoidedAlone([word]);
      expect(allAvoided([alone]), word).toEqual([alone]);
      for (const stated of allergenWords)
        expect(allergenStatus(facts([stated]), alone), `${alone} in ${stated}`).toBe(
          allergenStatus(facts([stated]), word),
        );
    }
    expect(avoidedAlone(['shellfish', 'milk'])).toEqual(['crustaceans', 'milk']);
  });

  it('once chosen to be left out brings molluscs along, which can be taken off again', () => {
    expect(newlyAvoided(['milk', 'shellfish'], ['milk'])).toEqual(['milk', 'shellfish', 'molluscs']);
    expect(newlyAvoided(['shellfish'], ['shellfish', 'molluscs'])).toEqual(['shellfish']);
  });

  it('is crustaceans where a food states it, and molluscs, too, for whoever avoids it', () => {
    expect(status(['molluscs'], ['shellfish'])).toBe('contains');
    expect(
      avoidedIn(facts(['molluscs']), { allergens: ['shellfish', 'milk'], dietaryRestrictions: [] }).map(
        ({ word }) => word,
      ),
    ).toEqual(['shellfish', 'molluscs', 'milk']);
    expect(status(['shellfish'], ['shellfish'])).toBe('contains');
    expect(status(['shellfish'], ['molluscs'])).not.toBe('contains');
    expect(status(['molluscs'], ['crustaceans'])).not.toBe('contains');
    expect(status(['shellfish'], ['crustaceans'])).toBe('contains');
  });
});
