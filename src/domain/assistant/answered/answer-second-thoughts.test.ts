import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { askTurns } from '#tests/support/ask-turns.ts';
import { plainlySaid } from '#domain/assistant/answers/plainly-said.ts';

const names = (foods: readonly Food[]) => foods.map(({ name }) => name);

describe('what is there asks to be used', () => {
  it.each([
    ['I have eggs and cheese, what can i make?', 'something with eggs and cheese'],
    ['got peanut butter left, ideas', 'something with peanut butter'],
    ['Ich habe noch Eier und Milch da, Ideen?', 'etwas mit Eier und Milch'],
    ['was kann ich aus altem Toastbrot machen', 'etwas mit altem Toastbrot'],
    ['Etwas, das überwiegend aus Käse besteht', 'something with Käse'],
    ['dishes that are primarily prawns', 'something with prawns'],
  ])('%s', (prompt, asked) => {
    expect(plainlySaid(prompt).toLowerCase()).toBe(asked.toLowerCase());
  });

  // Whatever else is said of it may be an ailment, or a denial (R29).
  it.each([
    'i have nut problems, ideas',
    'i have egg issues, what can i cook?',
    'i have milk and a rash, ideas?',
    'i have a fish allergy, any ideas?',
    'i have no eggs, ideas?',
    'got shellfish trouble, any ideas',
    'i have coeliac disease and eggs, ideas?',
    'ich habe nussangst da, ideen?',
    'ich habe keine Eier da',
    'was kann ich mit Nussproblemen machen',
    'was kann ich ohne Eier machen',
    'mainly milk is a problem',
    'what is mostly eggs upsets me',
    'nothing that is largely cheese',
    'i mainly react to nuts',
    'the fishiest things give me hives',
    'peanuts, no wait, soup',
  ])('%s: stays as it was said', (prompt) => {
    expect(plainlySaid(prompt)).toBe(prompt);
  });

  it.each([
    ['i have nut problems, ideas', 'en', 'peanut'],
    ['got shellfish trouble, any ideas', 'en', 'shellfish'],
    ['was kann ich mit Nussproblemen machen', 'de', 'Erdnuss'],
  ] as const)('%s: is avoided', (prompt, language, avoided) => {
    expect(askTurns([prompt], language).avoiding).toContain(avoided);
  });
});

describe('what was taken back', () => {
  it.each([
    ['an italian soup.. no wait, a korean stew with tofu', 'en', 'Korean'],
    ['etwas Indisches, nein warte, ein griechischer Auflauf', 'de', 'Greek'],
  ] as const)('%s', (prompt, language, origin) => {
    const { foods, text } = askTurns([prompt], language);
    expect(foods.length, text).toBeGreaterThan(0);
    expect(foods.filter((food) => food.origin !== origin)).toEqual([]);
  });
});

describe('another kind', () => {
  it.each([
    ['something completely different from soup', 'en', 'soup'],
    ['etwas völlig anderes als Salat', 'de', 'salad'],
  ] as const)('%s', (prompt, language, course) => {
    const { foods, text } = askTurns([prompt], language);
    expect(foods.length, text).toBeGreaterThan(1);
    expect(names(foods.filter((food) => courseOf(food) === course))).toEqual([]);
  });
});

describe('comparisons by what is smelt and felt', () => {
  it.each([
    ['which smells stronger, natto or durian', 'en', ['Natto', 'Durian']],
    ['what is milder in flavour, feta or roquefort', 'en', ['Feta', 'Roquefort']],
    ['was ist stärker im Geschmack, Feta oder Roquefort', 'de', ['Roquefort', 'Feta']],
  ] as const)('%s', (prompt, language, compared) => {
    expect(names(askTurns([prompt], language).foods)).toEqual(compared);
  });
});

describe('names and causes', () => {
  it.each([
    ['what is ugali', 'en'],
    ['how do you eat a baz', 'en'],
  ] as const)('%s: no name of three letters is a slip of another', (prompt, language) => {
    expect(askTurns([prompt], language).text).not.toMatch(/^I take it/);
  });

  it.each([
    ['what makes dan dan noodles tingly', 'en', 'Dan Dan Noodles'],
    ['Warum macht Sichuanpfeffer die Zunge taub?', 'de', 'Sichuan Pepper'],
    ['something with the consistency of mochi', 'en', 'Daifuku Mochi'],
    ['Konsistenz wie Halloumi', 'de', 'Halloumi'],
    ['what would you suggest with champagne', 'en', 'Champagne'],
  ] as const)('%s', (prompt, language, name) => {
    expect(askTurns([prompt], language).foods[0]?.name).toBe(name);
  });
});

describe('seasons and states', () => {
  it.each([
    [
      'what fruit is in season in october',
      'en',
      ({ seasonalAvailability }: Food) => !seasonalAvailability.includes('Summer'),
    ],
    ['Was ist im Juli Saison?', 'de', ({ seasonalAvailability }: Food) => !seasonalAvailability.includes('Winter')],
    [
      'i burnt my mouth',
      'en',
      ({ intensities, temperatureServed }: Food) => intensities.spicy === 0 && !/hot/i.test(temperatureServed),
    ],
    ['was hilft gegen zu viel Schärfe', 'de', ({ intensities }: Food) => intensities.spicy === 0],
    ['feeling queasy', 'en', ({ intensities }: Food) => intensities.spicy <= 0.5],
    ['mir ist übel', 'de', ({ intensities }: Food) => intensities.spicy <= 0.5],
  ] as const)('%s', (prompt, language, passes) => {
    const { foods, text } = askTurns([prompt], language);
    expect(foods.length, text).toBeGreaterThan(1);
    expect(names(foods.filter((food) => !passes(food))), text).toEqual([]);
  });

  it('are told by what nearest means: the saltiest desserts, where none is salty', () => {
    const { foods } = askTurns(['a very salty dessert'], 'en');
    expect(foods.every(({ intensities }) => intensities.salty >= 1)).toBe(true);
  });

  it('a drink with alcohol goes on from a cold one', () => {
    const { foods } = askTurns(['something cold to drink', 'with some alcohol'], 'en');
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.every((food) => courseOf(food) === 'drink' && food.diet.alcohol_free === false)).toBe(true);
  });
});
