import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { askTurns } from '#tests/support/ask-turns.ts';

const names = (foods: readonly Food[]) => foods.map(({ name }) => name);

/** Heavy by what a cook would say: fried in fat, or mostly fat, cream, pastry or sugar. */
const heavy = /deep|(?<!stir-)\bfry/i;
const fatFirst = /butter|cream|lard|cheese|pastry|bacon|sausage/i;
const isHeavy = ({ cookingMethods, ingredients, flavours }: Food) =>
  cookingMethods.some((one) => heavy.test(one)) ||
  ingredients.slice(0, 2).some((one) => fatFirst.test(one)) ||
  flavours.includes('rich');

describe('what is light, and how healthy it is: no record says the second, and it is said so', () => {
  it.each([
    ['healthy dinner', 'en', /How healthy a food is/],
    ["what's a healthy snack", 'en', /How healthy/],
    ['low calorie snack', 'en', /How healthy/],
    ['healthy dessert', 'en', /How healthy/],
    ["what's the least fattening dessert", 'en', /How healthy/],
    ['which fruit is the healthiest', 'en', /How healthy/],
    ['something light for lunch under 400 calories', 'en', /How healthy/],
    ["I'm on a diet, what can I eat", 'en', /How healthy/],
    ['foods high in iron for vegetarians', 'en', /How healthy/],
    ['gesundes Abendessen', 'de', /Wie gesund/],
    ['etwas ohne viel Kalorien', 'de', /Wie gesund/],
    ['was ist das gesündeste Dessert', 'de', /Wie gesund/],
    ['Mittagessen unter 500 Kalorien', 'de', /Wie gesund/],
    ['Gerichte mit viel Eisen', 'de', /Wie gesund/],
  ] as const)('%s', (text, language, note) => {
    const { foods, text: answer } = askTurns([text], language);
    expect(foods.length).toBeGreaterThan(1);
    expect(answer).toMatch(note);
    if (!/iron|Eisen/.test(text)) expect(names(foods.filter(isHeavy))).toEqual([]);
  });

  it.each([
    ['something light for dinner', 'en'],
    ['a light dessert', 'en'],
    ['light lunch ideas', 'en'],
    ['etwas Leichtes zum Abendessen', 'de'],
    ['leichtes Mittagessen', 'de'],
  ] as const)('%s: light, with no word about health', (text, language) => {
    const { foods, text: answer } = askTurns([text], language);
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter(isHeavy))).toEqual([]);
    expect(answer).not.toMatch(/health|gesund/i);
  });

  it.each([
    ['how many calories in a croissant', 'en'],
    ['is pizza fattening', 'en'],
    ["what's healthier, white rice or brown rice", 'en'],
    ['Was ist gesünder, Butter oder Margarine?', 'de'],
    ['wie viele Kalorien hat ein Croissant', 'de'],
  ] as const)('%s: a fact that nobody states', (text, language) => {
    expect(askTurns([text], language).text).toMatch(/not stated here in figures|nicht in Zahlen angegeben/);
  });

  it('much Eiweiß is protein; beside harm it is the white of an egg', () => {
    const { foods } = askTurns(['vegetarische Gerichte mit viel Eiweiß'], 'de');
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter((food) => courseOf(food) === 'dessert'))).toEqual([]);
    const harmful = [
      'ich vertrage nicht viel Eiweiß, was kann ich essen',
      'von viel Eiweiß krieg ich Pusteln, was gibt es',
    ];
    for (const text of harmful)
      for (const { allergens } of askTurns([text], 'de').foods) expect(allergens).not.toContain('egg');
  });
});

describe('herbs and spices: those that dishes of it hold', () => {
  it.each([
    ['which herbs go well with fish', 'en', 'Dill'],
    ['what herb for chicken', 'en', 'Thyme'],
    ['spices for lamb', 'en', 'Cinnamon'],
    ['welche Kräuter passen zu Lamm', 'de', 'Mint'],
    ['Kräuter für Fisch', 'de', 'Dill'],
  ] as const)('%s', (text, language, name) => {
    const { foods } = askTurns([text], language);
    expect(names(foods)).toContain(name);
    expect(names(foods.filter((food) => courseOf(food) !== 'ingredient'))).toEqual([]);
  });
});

describe('beside a dish, to drink with it and after it', () => {
  it.each([
    ['side dish for roast chicken', 'en', ['side', 'salad', 'bread'], 'Roast Chicken'],
    ['sides for fried chicken', 'en', ['side', 'salad', 'bread'], 'Fried Chicken'],
    ['Beilage zu Brathähnchen', 'de', ['side', 'salad', 'bread'], 'Roast Chicken'],
    ['drink with pizza', 'en', ['drink'], ''],
    ['what to drink with burgers', 'en', ['drink'], 'Hamburger'],
    ['was trinkt man zu Pizza', 'de', ['drink'], ''],
    ['dessert after pizza', 'en', ['dessert'], 'Pizza Margherita'],
    ['dessert after curry', 'en', ['dessert'], ''],
  ] as const)('%s', (text, language, courses, dish) => {
    const offered = askTurns([text], language).foods.filter(({ name }) => name !== dish);
    expect(offered.length).toBeGreaterThan(1);
    // Vegetables and fruit are served as sides and desserts, too.
    const isOther = (food: Food) => !['ingredient', ...courses].includes(courseOf(food) ?? '');
    expect(names(offered.filter(isOther))).toEqual([]);
  });

  it.each([
    ['what goes with spicy food', 'en'],
    ['what goes with curry', 'en'],
    ['what goes with soup', 'en'],
    ['was passt zu scharfem Essen', 'de'],
  ] as const)('%s: partners, and none of the kind itself', (text, language) => {
    const { foods, text: answer } = askTurns([text], language);
    expect(answer).toMatch(/name these as their partners|nennen als Partner/);
    expect(foods.length).toBeGreaterThan(2);
    for (const { intensities } of foods) expect(intensities.spicy).toBeLessThan(2.5);
    expect(names(foods.filter((food) => courseOf(food) === 'soup'))).toEqual([]);
  });
});

describe('what goes on from a wish', () => {
  it.each([
    [['suggest a soup', 'something more filling'], 'en'],
    [['Suppe', 'lieber was Sättigenderes'], 'de'],
  ] as const)('%s stays a soup', (turns, language) => {
    const { foods } = askTurns([...turns], language);
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter((food) => courseOf(food) !== 'soup' && !food.textures.includes('brothy')))).toEqual([]);
  });

  it.each([
    [['noodles', 'in soup'], 'en'],
    [['Nudeln', 'in Suppe'], 'de'],
  ] as const)('%s: noodles in broth', (turns, language) => {
    const { foods } = askTurns([...turns], language);
    expect(foods.length).toBeGreaterThan(1);
    const isNoodleSoup = ({ textures, ingredients }: Food) =>
      textures.includes('brothy') && ingredients.some((one) => /noodle|fideo|vermicelli|pasta|soba|udon/i.test(one));
    expect(names(foods.filter((food) => !isNoodleSoup(food)))).toEqual([]);
  });

  it.each([
    [['what should i eat', "i can't have gluten", 'something sweet maybe?'], 'en'],
    [['dinner', 'no gluten', 'something salty maybe?'], 'en'],
  ] as const)('%s lists foods, and keeps what is avoided', (turns, language) => {
    const { foods } = askTurns([...turns], language);
    expect(foods.length).toBeGreaterThan(1);
    for (const { allergens } of foods) expect(allergens).not.toContain('gluten');
  });

  it.each([
    [['what does pho taste like', 'spicy?'], 'en', /heat/],
    [['what does pho taste like', 'and sour?'], 'en', /sourness/],
  ] as const)('%s asks how much of it that has', (turns, language, told) => {
    const { foods, text } = askTurns([...turns], language);
    expect(names(foods)).toEqual(['Pho Bo']);
    expect(text).toMatch(told);
  });
});

describe('allergens by a name alone', () => {
  it.each([
    ['pizza allergens', 'en', 'Pizza Margherita'],
    ['sushi allergens', 'en', 'Nigiri Sushi'],
    ['Pizza Allergene', 'de', 'Pizza Margherita'],
  ] as const)('%s', (text, language, name) => {
    const { foods, text: answer } = askTurns([text], language);
    expect(names(foods)).toEqual([name]);
    expect(answer).toMatch(/contains|enthält/);
  });

  it('what may be any of several dishes is told of none of them', () => {
    expect(askTurns(['curry allergens'], 'en').foods).toEqual([]);
  });

  it('what must be avoided of one kitchen is told by dishes of that kitchen', () => {
    const { text } = askTurns(['allergic to shellfish, what should I avoid in Thai food'], 'en');
    expect(text).toContain('Tom Yum Goong');
    expect(text).not.toContain('Bouillabaisse');
  });
});

describe('a food that is not here is no slip of another', () => {
  it.each([
    ['what does hake taste like', 'en'],
    ['what does perch taste like', 'en'],
    ['is margarine vegan', 'en'],
    ['is sago gluten free', 'en'],
    ['ist Margarine vegan', 'de'],
    ['ist Sago glutenfrei', 'de'],
  ] as const)('%s', (text, language) => {
    expect(askTurns([text], language).foods).toEqual([]);
  });
});

describe('plain words for what is asked every day', () => {
  it.each([
    ["what's the sauce on eggs benedict", 'en', 'Eggs Benedict', /made of .*egg yolks/],
    ['what is the filling in pierogi', 'en', 'Pierogi Ruskie', /made of .*potatoes/],
    ['how do they make mozzarella', 'en', 'Mozzarella di Bufala', /made of/],
    ['what does feta go with', 'en', 'Feta', /goes best with/],
    ['wofür nimmt man Fischsauce', 'de', 'Fish Sauce', /passt/],
  ] as const)('%s', (text, language, name, told) => {
    const { foods, text: answer } = askTurns([text], language);
    expect(names(foods)[0]).toBe(name);
    expect(answer).toMatch(told);
  });

  it.each([
    ['i have chicken and rice what can i make', 'en'],
    ['was kann ich mit Reis und Huhn machen', 'de'],
  ] as const)('%s: with both', (text, language) => {
    const { foods } = askTurns([text], language);
    expect(foods.length).toBeGreaterThan(1);
    for (const { ingredients } of foods) expect(ingredients.join(', ')).toMatch(/chicken.*\brice|\brice.*chicken/i);
  });

  it.each([
    ["what's better with steak, red wine or beer", 'en'],
    ['which goes better with pizza, beer or wine', 'en'],
  ] as const)('%s', (text, language) => {
    const { foods } = askTurns([text], language);
    expect(names(foods)).toContain('Beer');
    expect(names(foods.filter((food) => courseOf(food) !== 'drink'))).toEqual([]);
  });

  it.each([
    ["something I've never heard of", 'en', /adventurous/],
    ['etwas, das ich noch nie gehört habe', 'de', /Abenteuer/],
    ["what's your name", 'en', /I answer from the catalogue/],
    ['wie heißt du', 'de', /Ich antworte aus dem Katalog/],
    ["what's good on a bbq besides meat", 'en', /meet what you must avoid/],
  ] as const)('%s', (text, language, told) => {
    expect(askTurns([text], language).text).toMatch(told);
  });
});

describe('whether a dish that was spoken of holds something', () => {
  it.each([
    [['what is pad thai', 'is there peanut in it'], 'en', /^Pad Thai contains peanut/],
    [['what is pad thai', 'are there peanuts in it?'], 'en', /^Pad Thai contains peanut/],
    [['what is pad thai', 'is there egg in that'], 'en', /^Pad Thai contains egg/],
    [['was ist Pad Thai', 'ist da Erdnuss drin'], 'de', /^Pad Thai enthält Erdnuss/],
    [['was ist Pad Thai', 'enthält das Erdnuss'], 'de', /^Pad Thai enthält Erdnuss/],
    [['was ist Pad Thai', 'sind da Nüsse drin?'], 'de', /^Pad Thai enthält Erdnuss/],
  ] as const)('%s tells of the dish, and not of what it may hold', (turns, language, told) => {
    const { foods, text } = askTurns([...turns], language);
    expect(names(foods)).toEqual(['Pad Thai']);
    expect(text).toMatch(told);
  });

  it.each(['suppe für kaltes wetter', 'was essen bei kaltem wetter'])('%s: the weather is no topic', (text) => {
    expect(askTurns([text], 'de').foods.length).toBeGreaterThan(1);
  });
});
