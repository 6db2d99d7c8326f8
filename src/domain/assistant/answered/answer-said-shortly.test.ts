import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { isSoup } from '#domain/assistant/words/kinds/food-kinds.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { askTurns } from '#tests/support/ask-turns.ts';

const names = (foods: readonly Food[]) => foods.map(({ name }) => name);

describe('what goes with a food, named and nothing more', () => {
  it.each([
    ['manchego pairing', 'en', 'Manchego'],
    ['ramen pairings', 'en', 'Tonkotsu Ramen'],
    ['brie pairing ideas', 'en', 'Brie'],
    ['tiramisu wine pairing', 'en', 'Tiramisù'],
    ['brie pairing', 'de', 'Brie'],
    ['manchego passt zu', 'de', 'Manchego'],
  ] as const)('%s', (text, language, name) => {
    const { foods, text: told } = askTurns([text], language);
    expect(foods[0]?.name).toBe(name);
    expect(foods.length).toBeGreaterThan(1);
    expect(told).toMatch(/Named as its partner|Als Partner genannt/);
  });
});

describe('what a part of a dish is made of stands in what the dish is made of', () => {
  it.each([
    ["what's in a caesar salad dressing", 'en', 'Caesar Salad', /romaine/],
    ["what's in the filling of ravioli", 'en', 'Ravioli', /ricotta/],
    ['what is in the sauce of pad thai', 'en', 'Pad Thai', /tamarind/],
    ["what's in the broth of ramen", 'en', 'Tonkotsu Ramen', /pork bones/],
    ['was ist in der Soße von Pad Thai', 'de', 'Pad Thai', /tamarind/],
  ] as const)('%s', (text, language, name, holds) => {
    const { foods, text: told } = askTurns([text], language);
    expect(names(foods)).toEqual([name]);
    expect(told).toMatch(holds);
  });
});

describe('two foods that are compared, with what they are for or of which kind they are', () => {
  it.each([
    ['parmesan or pecorino for pasta?', 'en', ['Parmigiano Reggiano', 'Pecorino']],
    ['jasmine rice or basmati rice for pilau', 'en', ['Basmati Rice', 'Jasmine Rice']],
    ['mozzarella or feta in a salad', 'en', ['Feta', 'Mozzarella di Bufala']],
    ['which cheese is milder, gouda or emmental', 'en', ['Emmental', 'Gouda']],
    ['which soup is lighter, pho or ramen', 'en', ['Pho Bo', 'Tonkotsu Ramen']],
    ['Welcher Käse ist milder, Gouda oder Brie', 'de', ['Brie', 'Gouda']],
    ['welche Suppe ist leichter, Pho oder Ramen', 'de', ['Pho Bo', 'Tonkotsu Ramen']],
  ] as const)('%s', (text, language, both) => {
    expect(names(askTurns([text], language).foods).toSorted()).toEqual(both);
  });

  it.each([
    ['butter or margarine', 'en'],
    ['butter or margarine on toast', 'en'],
    ['Butter oder Margarine', 'de'],
  ] as const)('%s: tells of the one that is here', (text, language) => {
    const { foods, notUnderstood } = askTurns([text], language);
    expect(names(foods)).toEqual(['Butter']);
    expect(notUnderstood).toEqual(['margarine']);
  });

  it.each(['no butter or margarine', "I can't have butter or margarine", "I'm allergic to butter or margarine"])(
    '%s: is of what must be avoided',
    (text) => {
      expect(names(askTurns([text], 'en').foods)).not.toContain('Butter');
    },
  );
});

describe('of what is not to have too much of a taste, first what has little', () => {
  it.each([
    ['which fruit is not so sour', 'en', 'sour', 1],
    ['fruit that is not too sour', 'en', 'sour', 1],
    ['curries that are not so spicy', 'en', 'spicy', 1.5],
    ["cheese that isn't too salty", 'en', 'salty', 1.5],
    ['welches Obst ist nicht so sauer', 'de', 'sour', 1],
    ['Käse, der nicht zu salzig ist', 'de', 'salty', 1.5],
  ] as const)('%s', (text, language, taste, most) => {
    const { foods } = askTurns([text], language);
    expect(foods.length).toBeGreaterThan(2);
    for (const { intensities } of foods) expect(intensities[taste]).toBeLessThanOrEqual(most);
  });

  it('oil is no fruit', () => {
    expect(names(askTurns(['fruit that is not sweet'], 'en').foods)).not.toContain('Olive Oil');
  });
});

it.each([
  ['vegetarian main course', 'en'],
  ['main course for Christmas', 'en'],
  ['vegetarian Christmas dinner main course', 'en'],
  ['vegetarisches Hauptgericht für Weihnachten', 'de'],
] as const)('%s: main courses, and no sides', (text, language) => {
  const { foods } = askTurns([text], language);
  expect(foods.length).toBeGreaterThan(1);
  for (const food of foods) expect(courseOf(food)).toBe('main');
});

describe('instead of what somebody does not like', () => {
  it.each(["I don't like cilantro, what can I use instead?", 'i dislike coriander, what could i use instead of it'])(
    '%s',
    (text) => {
      const { foods } = askTurns([text], 'en');
      expect(names(foods)).toContain('Parsley');
    },
  );
});

it.each([
  ['what does saffron taste like and what dishes use it', 'en', 'Saffron'],
  ['what is paneer and which dishes have it', 'en', 'Paneer'],
] as const)('%s: tells what it is', (text, language, name) => {
  expect(names(askTurns([text], language).foods)).toEqual([name]);
});

describe('after what was offered, and a question about one of it', () => {
  it.each([
    [['suggest an indian dish', 'is it spicy', 'then something milder'], 'en', 'Indian'],
    [['recommend a typical greek dish', 'does it contain milk', 'then something without milk please'], 'en', 'Greek'],
    [['suggest a peruvian dish', 'is it raw fish', 'ok something cooked then'], 'en', 'Peruvian'],
    [
      [
        'Können Sie mir bitte ein typisch griechisches Gericht empfehlen?',
        'Enthält das Milch?',
        'Dann bitte etwas ohne Milch',
      ],
      'de',
      'Greek',
    ],
    [['empfiehl mir was indisches', 'ist das scharf', 'dann lieber was milderes'], 'de', 'Indian'],
  ] as const)('%s: goes on from what was wished for', (turns, language, kitchen) => {
    const { foods } = askTurns([...turns], language);
    expect(foods.length).toBeGreaterThan(1);
    for (const { origin } of foods) expect(origin).toBe(kitchen);
  });

  it.each([
    [['which soups are there', 'is the first one spicy', 'one without meat please'], 'en'],
    [['welche Suppe ist gut', 'ist das scharf', 'lieber was ohne Fleisch'], 'de'],
  ] as const)('%s: a soup', (turns, language) => {
    const { foods } = askTurns([...turns], language);
    expect(foods.length).toBeGreaterThan(1);
    for (const food of foods) expect(isSoup(food)).toBe(true);
  });

  it.each([
    [['what is in khachapuri', 'is there one without cheese'], 'en', /^Most like Khachapuri/],
    [['what is lasagne', 'is there one without meat'], 'en', /^Most like Lasagne/],
    [['was ist in Lasagne', 'gibt es die auch ohne Fleisch'], 'de', /^Lasagne .* am ähnlichsten/],
  ] as const)('%s: another like the one that was named', (turns, language, told) => {
    const { foods, text } = askTurns([...turns], language);
    expect(text).toMatch(told);
    expect(foods.length).toBeGreaterThan(1);
  });
});

it.each(['something cooked', 'something raw'])('%s: dishes', (text) => {
  const { foods } = askTurns([text], 'en');
  expect(foods.length).toBeGreaterThan(2);
  for (const food of foods) expect(food.ingredients.length).toBeGreaterThan(1);
});

describe('whether one food is fit for who must avoid something, however it is asked (R5, R29)', () => {
  it.each([
    ['is pad thai ok for somebody with a peanut alergy?', 'en', /^Pad Thai contains peanut/],
    ['can a person with a cashew allergy eat korma?', 'en', /^Chicken Korma contains tree nut/],
    ["Is there egg in ramen? Asking because my son mustn't have any", 'en', /^Tonkotsu Ramen contains egg/],
    ['is falafel safe if sesame is off limits', 'en', /^Falafel may contain sesame/],
    ["can people who can't have gluten eat injera", 'en', /^Injera may contain gluten/],
    ['could my friend who is coeliac have a bite of naan', 'en', /Naan is not gluten free/],
    ['would a vegan be happy with baklava', 'en', /Baklava is not vegan/],
    ['does anyone with a fish allergy need to worry about caesar salad', 'en', /^Caesar Salad contains fish/],
    ['my sister has a sesame allergy, would hummus be a problem for her', 'en', /^Hummus contains sesame/],
    ["I'm allergic to fish. Would caesar salad be fine for me?", 'en', /^Caesar Salad contains fish/],
    ["my dad can't have nuts. is baklava a problem?", 'en', /Baklava contains tree nut/],
    ['Would tiramisu be a problem for a recovering alcoholic?', 'en', /Tiramisù may not be alcohol free/],
    ['kann jemand mit Nussallergie Korma essen', 'de', /Chicken Korma enthält Schalenfrüchte/],
    ['wäre Baklava ein Problem für jemanden mit Nussallergie', 'de', /Baklava enthält Schalenfrüchte/],
    ['meine Schwester hat eine Sesamallergie, wäre Hummus ein Problem für sie', 'de', /^Hummus enthält Sesam/],
    ['wäre Tiramisu für einen trockenen Alkoholiker ein Problem', 'de', /Tiramisù womöglich nicht alkoholfrei/],
  ] as const)('%s', (text, language, told) => {
    const { foods, text: answer } = askTurns([text], language);
    expect(foods).toHaveLength(1);
    expect(answer).toMatch(told);
  });

  it('a nice soup is a wish, and no food of a like name', () => {
    expect(names(askTurns(['I keep halal', "what's a nice hearty soup?"], 'en').foods)).toEqual([]);
    const vegan = askTurns(["I'm vegan", "what's a nice warm dish?"], 'en').foods;
    expect(vegan.length).toBeGreaterThan(1);
    expect(vegan.filter(({ diet }) => diet.vegan !== true)).toEqual([]);
  });
});

describe('what is to go with a food that was spoken of, or that an adjective stands before', () => {
  it.each([
    [['Is matcha bitter?', 'what could I eat with it to balance that?'], 'en', 'Matcha'],
    [['what is ramen', 'which dessert would suit afterwards?'], 'en', 'Tonkotsu Ramen'],
    [['Wie schmeckt Mango Lassi?', 'und was esse ich dazu?'], 'de', 'Mango Lassi'],
    [['What goes well with a strong blue cheese?'], 'en', 'Gorgonzola'],
  ] as const)('%s', (turns, language, name) => {
    const { foods } = askTurns([...turns], language);
    expect(foods[0]?.name).toBe(name);
    expect(foods.length).toBeGreaterThan(1);
  });
});

describe('what is counted is shown', () => {
  it.each([
    ['how many japanese soups do you have', 'en', 'Japanese'],
    ['Wie viele japanische Gerichte gibt es in der App?', 'de', 'Japanese'],
  ] as const)('%s', (text, language, kitchen) => {
    const { foods } = askTurns([text], language);
    expect(foods.length).toBeGreaterThan(1);
    for (const { origin } of foods) expect(origin).toBe(kitchen);
  });
});

describe('what is to be less so', () => {
  it.each([
    ['something like durian but less smelly', 'en'],
    ['etwas wie Durian, aber weniger stinkig', 'de'],
  ] as const)('%s: others, and none that smells', (text, language) => {
    const others = askTurns([text], language).foods.slice(1);
    expect(others.length).toBeGreaterThan(1);
    expect(names(others.filter(({ aromas }) => aromas.includes('pungent')))).toEqual([]);
  });

  it.each([
    ['cheese that is less smelly', 'en'],
    ['Käse, der weniger stinkt', 'de'],
  ] as const)('%s: a mild one', (text, language) => {
    const { foods } = askTurns([text], language);
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter(({ flavours }) => flavours.includes('funky')))).toEqual([]);
  });
});

it('desserts that are not soaked in syrup', () => {
  const { foods } = askTurns(['Are there any Turkish desserts that are not soaked in syrup?'], 'en');
  expect(foods.length).toBeGreaterThan(0);
  expect(names(foods.filter(({ ingredients }) => ingredients.some((one) => /syrup/.test(one))))).toEqual([]);
});

it('what nobody is to be scared by is nothing that is eaten', () => {
  expect(askTurns(['something exotic without scaring them off'], 'en').foods.length).toBeGreaterThan(1);
  expect(names(askTurns(['something Thai without giving him peanuts'], 'en').foods)).not.toContain('Pad Thai');
});

it('a fruit that is neither sweet nor sour is no mushroom', () => {
  expect(names(askTurns(['Which fruits are neither sweet nor sour?'], 'en').foods)).not.toContain('Chanterelle');
});

it('who cooks for guests is offered dishes first', () => {
  const { foods } = askTurns(['something romantic but not too heavy'], 'en');
  expect(foods.length).toBeGreaterThan(1);
  for (const food of foods) expect(courseOf(food)).not.toBe('dessert');
});
