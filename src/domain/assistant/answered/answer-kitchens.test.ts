import { describe, expect, it } from 'vitest';
import { courseOf } from '#domain/pairing/course.ts';
import { isMeal } from '#domain/assistant/words/kinds/food-kinds.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import { askTurns } from '#tests/support/ask-turns.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';

const ofKitchen = (origin: string) => starterFoods.filter((food) => food.origin === origin && isMeal(food));

describe('how the food of a kitchen tastes', () => {
  it.each([
    ['is georgian food spicy?', 'en', 'Georgian', 'spicy'],
    ['Is Georgian food spicy? I mean the country', 'en', 'Georgian', 'spicy'],
    ['is thai food always hot', 'en', 'Thai', 'spicy'],
    ['how sour is Filipino cooking', 'en', 'Filipino', 'sour'],
    ['are mexican dishes all salty', 'en', 'Mexican', 'salty'],
    ['Ist die thailändische Küche immer scharf?', 'de', 'Thai', 'spicy'],
    ['wie scharf ist indisches Essen eigentlich', 'de', 'Indian', 'spicy'],
  ] as const)('%s: its figures, and its ends', (prompt, language, origin, taste: IntensityName) => {
    const { text, foods } = askTurns([prompt], language);
    const all = ofKitchen(origin).filter(({ defaulted }) => !defaulted.includes(taste));
    const levels = all.map(({ intensities }) => intensities[taste]);
    for (const count of [
      all.length,
      levels.filter((level) => level >= 3).length,
      levels.filter((level) => level <= 1).length,
    ])
      expect(text).toMatch(new RegExp(`\\b${count}\\b`));
    expect(foods.every((food) => food.origin === origin)).toBe(true);
    expect(foods[0]?.intensities[taste]).toBe(Math.max(...levels));
    expect(foods.at(-1)?.intensities[taste]).toBe(Math.min(...levels));
  });

  it.each([
    ['are turkish desserts always very sweet', 'en', 'Turkish', 'dessert'],
    ['ist türkischer Nachtisch immer so süß', 'de', 'Turkish', 'dessert'],
    ['are vietnamese soups salty', 'en', 'Vietnamese', 'soup'],
  ] as const)('%s: of that kind alone', (prompt, language, origin, course) => {
    const { text, foods } = askTurns([prompt], language);
    expect(text).toMatch(/3 (?:of|von) 5/);
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.every((food) => food.origin === origin)).toBe(true);
    if (course === 'dessert') expect(foods.every((food) => courseOf(food) === course)).toBe(true);
  });

  it('keeps what is avoided out of the ends', () => {
    const { foods } = askTurns(['I am allergic to fish', 'is thai food always spicy'], 'en');
    expect(foods.length).toBeGreaterThan(0);
    expect(foods.every(({ allergens }) => allergens?.includes('fish') === false)).toBe(true);
  });

  it.each([
    ['what else is there from italy besides pizza', 'en', 'Italian', /pizza/i],
    ['apart from sushi what is good in japan', 'en', 'Japanese', /sushi/i],
    ['Was gibt es in Italien außer Pizza und Pasta', 'de', 'Italian', /pizza|spaghetti|trofie/i],
    ['was außer Schnitzel gibt es in Österreich', 'de', 'Austrian', /schnitzel/i],
    ['etwas anderes als Pizza aus Italien', 'de', 'Italian', /pizza/i],
  ] as const)('%s: others from there', (prompt, language, origin, known) => {
    const { foods } = askTurns([prompt], language);
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.filter((food) => food.origin !== origin || known.test(food.name)).map(({ name }) => name)).toEqual([]);
  });
});

describe('what is asked in one sentence of several', () => {
  it.each([
    ['Wie schmeckt eigentlich Safran? Bei dem Preis will ich das vorher wissen', 'de', /^Saffron/],
    ['what does durian taste like? the price at our shop is a joke', 'en', /^Durian/],
  ] as const)('%s', (prompt, language, name) => {
    expect(askTurns([prompt], language).foods[0]?.name).toMatch(name);
  });

  it('answers none by itself where another may tell what harms (R29)', () => {
    const { foods } = askTurns(['What does miso taste like? My wife reacts badly to soya'], 'en');
    expect(foods.filter(({ allergens }) => allergens?.includes('soy') !== false).map(({ name }) => name)).toEqual([]);
  });
});

describe('words of taste, said in other words', () => {
  it.each([
    ['"earthy" - is that a polite word for dirt', 'en', /^Earthy tastes of soil/],
    ['what do people mean when a wine is "funky"', 'en', /^Funky is/],
  ] as const)('%s', (prompt, language, said) => expect(askTurns([prompt], language).text).toMatch(said));

  it.each([
    ['like kimchi but without the heat', 'en', 1],
    ['my spice tolerance is that of a Victorian child, recommend something mexican', 'en', 1],
    ['zero heat tolerance, what mexican food can you suggest', 'en', 1],
    ['so wie Kimchi, aber ohne die Schärfe', 'de', 1],
  ] as const)('%s: no heat', (prompt, language, most) => {
    const { foods } = askTurns([prompt], language);
    const others = foods.filter(({ name }) => name !== 'Kimchi');
    expect(others.length).toBeGreaterThan(1);
    expect(others.filter(({ intensities }) => intensities.spicy > most).map(({ name }) => name)).toEqual([]);
  });

  it('tells as many as are asked for by an order: "top 5 most bitter foods"', () => {
    const bitterness = askTurns(['top 5 most bitter foods'], 'en').foods.map(({ intensities }) => intensities.bitter);
    expect(bitterness).toHaveLength(5);
    expect(bitterness).toEqual(bitterness.toSorted((one, other) => other - one));
  });
});
