import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerTo, mayOffer } from '#domain/safety/offer-to.ts';
import { safetyStatusFor } from '#domain/safety/safety-status-for.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { allergenWords, dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { must } from '#prelude/must.ts';
import { anyFood } from '#tests/support/any-food.ts';
import { needsOfTable, profileAtTable, standingsAt } from './at-table.ts';
import { dislikedIn } from './disliked-in.ts';
import { decodeDinnerTable, decodeTablePerson } from './decode-table.ts';

/** Also words that the app does not know. */
const anyPerson = fc.record({
  allergens: fc.uniqueArray(fc.constantFrom(...allergenWords, 'kiwi', 'Erdnüsse', 'prawns'), { maxLength: 3 }),
  dietaryRestrictions: fc.uniqueArray(fc.constantFrom(...dietaryFlagNames, 'halal', 'paleo'), { maxLength: 2 }),
});
const anyPeople = fc.array(anyPerson, { maxLength: 4 });
const foods = fc.array(anyFood, { maxLength: 8 });

describe('R28: what a table is offered', () => {
  it('is what may be offered to each of its people, by the rule for one', () => {
    fc.assert(
      fc.property(anyFood, anyPeople, (food, people) => {
        expect(mayOffer(food, needsOfTable(people))).toBe(people.every((person) => mayOffer(food, person)));
      }),
    );
  });

  it('never grows by another person, and does not depend on their order', () => {
    fc.assert(
      fc.property(foods, anyPeople, anyPerson, (some, people, more) => {
        const offered = (to: typeof people) => offerTo(some, needsOfTable(to), (food) => food);
        const before = new Set(offered(people));
        expect(offered([...people, more]).every((food) => before.has(food))).toBe(true);
        expect(offered([more, ...people])).toEqual(offered([...people, more]));
        expect(offered([...people].reverse())).toEqual(offered(people));
      }),
    );
  });

  it('keeps what the member avoids, and nothing else of the member changes', () => {
    fc.assert(
      fc.property(anyPerson, anyPeople, (own, people) => {
        const profile = { ...emptyTasteProfile, spiceTolerance: 7, ...own };
        const { allergens, dietaryRestrictions, ...rest } = profileAtTable(profile, people);
        expect(allergens.slice(0, own.allergens.length)).toEqual(own.allergens);
        expect(dietaryRestrictions.slice(0, own.dietaryRestrictions.length)).toEqual(own.dietaryRestrictions);
        const { allergens: _allergens, dietaryRestrictions: _diets, ...before } = profile;
        expect(rest).toEqual(before);
      }),
    );
    expect(profileAtTable(null, [])).toEqual(emptyTasteProfile);
  });
});

describe('R5, R28: who is left out by what', () => {
  it('is what each alone is told: nobody is passed over, and whoever can have it has all stated', () => {
    fc.assert(
      fc.property(anyFood, anyPeople, (food, people) => {
        const standings = standingsAt(food, people);
        expect(standings.map(({ person }) => person)).toEqual(people);
        for (const { person, status, by } of standings) {
          expect(status).toBe(safetyStatusFor(food, person));
          expect(by.length > 0).toBe(status !== 'stated-free');
          expect(by.every((one) => one.status === status)).toBe(true);
        }
      }),
    );
  });

  it('a food of which nothing is stated suits nobody who avoids anything', () => {
    fc.assert(
      fc.property(anyFood, anyPeople, (food, people) => {
        const unknown = {
          ...food,
          name: 'Supper',
          nativeName: '',
          allergens: null,
          mayContain: null,
          diet: {} as typeof food.diet,
          ingredients: [],
          healthWarnings: [],
        };
        for (const { person, status } of standingsAt(unknown, people))
          expect(status).toBe(
            person.allergens.length + person.dietaryRestrictions.length === 0 ? 'stated-free' : 'not-stated',
          );
      }),
    );
  });

  it('an allergen that the app does not know leaves out what names it, and is said of all else', () => {
    const person = { allergens: ['Kiwi'], dietaryRestrictions: [] };
    fc.assert(
      fc.property(anyFood, (food) => {
        const plain = { ...food, allergens: [], mayContain: [], healthWarnings: [], ingredients: ['rice'] };
        expect(standingsAt(plain, [person])).toMatchObject([{ status: 'not-stated', by: [{ word: 'Kiwi' }] }]);
        const named = { ...plain, ingredients: ['rice', 'kiwis'] };
        expect(standingsAt(named, [person])).toMatchObject([{ status: 'contains', by: [{ word: 'Kiwi' }] }]);
      }),
      { numRuns: 10 },
    );
  });
});

describe('what is not liked', () => {
  const [food] = fc.sample(anyFood, 1);
  const made = (name: string, ingredients: readonly string[]) => ({
    ...must(food, 'a food'),
    name,
    nativeName: '',
    ingredients,
    allergens: [],
    mayContain: [],
    healthWarnings: [],
  });

  it.each([
    ['olives', made('Salad', ['black olives', 'feta']), true],
    ['Oliven', made('Salad', ['black olives', 'feta']), true],
    ['Pilze', made('Risotto', ['shiitake']), true],
    ['egg', made('Moussaka', ['eggplant']), false],
    ['eggs', made('Omelette', ['egg']), true],
    ['Erdnüsse', made('Satay', ['peanuts']), true],
    ['liver', made('Liver dumplings', ['flour']), true],
    ['raisin', made('Rice', ['raisins']), true],
    ['rice', made('Licorice', ['sugar']), false],
    [' ', made('Rice', ['rice']), false],
  ])('%s is found where it is named, as a word of its own', (word, one, isNamed) => {
    expect(dislikedIn(one, [word])).toEqual(isNamed ? [word] : []);
  });
});

describe('rows of people and tables', () => {
  it('are read word for word, and refused without an id or a name', () => {
    const row = { id: 'person000000001', name: ' Ann ', allergens: ['peanut', 'Kiwi'], dislikes: null };
    expect(decodeTablePerson(row)).toMatchObject({
      kind: 'valid',
      value: { name: 'Ann', allergens: ['peanut', 'Kiwi'], dietaryRestrictions: [], dislikes: [] },
    });
    for (const wrong of [null, 7, {}, { id: row.id }, { name: 'Ann' }, { ...row, name: '  ' }]) {
      expect(decodeTablePerson(wrong).kind).toBe('refused');
      expect(decodeDinnerTable(wrong).kind).toBe('refused');
    }
    expect(decodeDinnerTable({ id: row.id, name: 'Family' })).toMatchObject({
      kind: 'valid',
      value: { name: 'Family' },
    });
  });
});
