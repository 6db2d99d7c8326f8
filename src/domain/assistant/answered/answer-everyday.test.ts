import { describe, expect, it } from 'vitest';
import { courseOf } from '#domain/pairing/course.ts';
import type { Food } from '#domain/foods/food.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';
import { ask, expectEach, foodNamed, states } from '#tests/support/ask-everyday.ts';

describe('a taste that somebody does not like', () => {
  it.each([
    ['my kid hates spicy food, what thai dish can I order', 'en'],
    ["we can't handle heat, thai dinner ideas", 'en'],
    ["my mum isn't a fan of spicy food. something thai?", 'en'],
    ["he doesn't like it too hot, thai please", 'en'],
    ['mein Mann hasst scharfes Essen, was gibt es Thailändisches?', 'de'],
    ['meine Tochter isst nicht gern scharf, etwas Thailändisches?', 'de'],
    ['ich mag es nicht zu scharf, thailändisch', 'de'],
  ] as const)('%s: nothing hot', (prompt, language) => {
    expectEach(ask(prompt, language), ({ origin, intensities }) => origin === 'Thai' && intensities.spicy <= 3);
  });

  it.each(["she can't stand sour food, polish dinner?", 'meine Oma mag nichts Saures, polnisch bitte'])(
    '%s: nothing sour',
    (prompt) => {
      expectEach(ask(prompt), ({ origin, intensities }) => origin === 'Polish' && intensities.sour <= 1);
    },
  );
});

describe('a plain ingredient that somebody does not like', () => {
  it.each([
    ["I'm not a fan of mushrooms, italian dinner", /mushroom|porcini/i],
    ["I don't like mushrooms, italian dinner", /mushroom|porcini/i],
    ['no mushrooms, italian dinner', /mushroom|porcini/i],
    ["my wife can't stand olives, italian food?", /\bolives?\b(?! oil)/i],
  ])('%s: from that kitchen, and without', (prompt, unwanted) => {
    const answer = ask(prompt);
    expectEach(answer, (food) => food.origin === 'Italian' && !states(unwanted)(food));
    expect(answer.text).toContain('no promise');
  });

  it('speaks of harm, and nothing is named: "my wife cannot eat coriander"', () => {
    expect(ask('my wife cannot eat coriander, vietnamese food?').listed).toEqual([]);
  });
});

describe('a kind of food that people ask for', () => {
  const isCheese = states(
    /cheese|roquefort|gorgonzola|camembert|époisses|parmigiano|feta|halloumi|gruyère|mozzarella|manchego|emmental|burrata|pecorino|mascarpone|limburger|comté|quark|stilton|sulguni|brunost|cheddar|brie|ricotta|paneer|gouda/i,
  );
  it.each([
    ['mildest cheese?', 'en', isCheese],
    ['what is the least salty cheese', 'en', isCheese],
    ['which cheese is the stinkiest', 'en', isCheese],
    ['Welcher Käse ist am mildesten?', 'de', isCheese],
    ["what's the sourest fruit", 'en', ({ ingredients }: Food) => ingredients.length === 1],
    ['Welches Obst ist am süßesten?', 'de', ({ ingredients }: Food) => ingredients.length === 1],
    ['crunchy insects', 'en', states(/cricket|mealworm|grasshopper/i)],
    ['what insect should I try first', 'en', states(/cricket|mealworm|grasshopper/i)],
    ['light starters', 'en', (food: Food) => ['starter', 'salad', 'soup', 'snack'].includes(courseOf(food) ?? '')],
    [
      'which soups have coconut milk',
      'en',
      (food: Food) =>
        /coconut/i.test(food.ingredients.join()) &&
        /soup|noodle|tom kha|laksa|khao soi/i.test(`${food.name} ${food.description} ${courseOf(food)}`),
    ],
    [
      'dessert with nuts',
      'en',
      (food: Food) => courseOf(food) === 'dessert' && food.allergens?.includes('tree nut') === true,
    ],
    ['dishes with cheese', 'en', ({ allergens }: Food) => allergens?.includes('milk') === true],
  ] as const)('%s', (prompt, language, passes) => {
    expectEach(ask(prompt, language), passes);
  });

  it.each([
    'no cheese please, italian',
    'cheese makes me ill, italian food?',
    'the fewest traces of cheese, italian',
    'italian without any cheese',
  ])('%s: none with milk', (prompt) => {
    expect(
      ask(prompt).listed.filter(({ allergens, mayContain }) =>
        [...(allergens ?? []), ...(mayContain ?? [])].includes('milk'),
      ),
    ).toEqual([]);
  });
});

describe('what else is asked of one food', () => {
  it.each([
    ['how do I eat ramen without making a mess', 'en', 'Tonkotsu Ramen'],
    ['how do you eat injera', 'en', 'Injera'],
    ['how is pho eaten', 'en', 'Pho Bo'],
    ['do you eat tacos with your hands', 'en', 'Tacos al Pastor'],
    ['Wie isst man Injera?', 'de', 'Injera'],
  ] as const)('%s: how people eat it', (prompt, language, name) => {
    expect(ask(prompt, language).text).toContain(foodNamed(name).wayOfEating);
  });

  it('how big is a portion of paella: its portion', () => {
    expect(ask('how big is a portion of paella').text).toContain(foodNamed('Paella Valenciana').portion);
  });

  it.each([
    ['what makes tom yum sour?', 'en', 'Tom Yum Goong', /sourness.*lime juice/],
    ['why is tom yum so sour', 'en', 'Tom Yum Goong', /sourness.*lime juice/],
    ['where does the heat in kimchi come from', 'en', 'Kimchi', /heat.*chilli/i],
    ['Warum ist Sauerkraut sauer?', 'de', 'Sauerkraut', /Säure.*white cabbage/],
    ['Was macht Kimchi so scharf?', 'de', 'Kimchi', /Schärfe/],
  ] as const)('%s: how much of it there is, and what is in it', (prompt, language, name, told) => {
    const answer = ask(prompt, language);
    expect(answer.foods.map((food) => food.name)).toEqual([name]);
    expect(answer.text).toMatch(told);
  });

  it.each(['is durian really that smelly', 'is feijoada heavy', 'is natto slimy'])('%s: how it tastes', (prompt) => {
    expect(ask(prompt).foods).toHaveLength(1);
  });

  it.each(['pad thai', 'Pad Thai!', 'tom yum goong', 'jollof rice', 'greek salad', 'mango sticky rice'])(
    '%s: a name is a name, whatever else its words say',
    (prompt) => {
      const [first] = ask(prompt).foods;
      expect(first?.name.toLowerCase()).toBe(prompt.replace('!', '').toLowerCase());
    },
  );

  it.each(['is there fish in waldorf salad', 'are there nuts in spumoni', 'Gibt es Fisch in Waldorf Salad?'])(
    '%s: a food that is not there is not answered by others',
    (prompt) => {
      expect(ask(prompt).listed).toEqual([]);
    },
  );
});

describe('what is left out says nothing of what is wanted', () => {
  it.each([
    ['no seafood, no dairy, spicy', ({ intensities }: Food) => intensities.spicy >= 2.5],
    ['no nuts or dairy, spicy thai', ({ origin, intensities }: Food) => origin === 'Thai' && intensities.spicy >= 2.5],
    ['no milk, italian', ({ origin }: Food) => origin === 'Italian'],
    [
      'nut free desserts from the middle east',
      ({ origin }: Food) =>
        /Lebanese|Syrian|Palestinian|Israeli|Persian|Turkish|Arab|Iraqi|Jordanian|Egyptian/.test(origin),
    ],
    ['without gluten, sweet', ({ intensities }: Food) => intensities.sweet >= 2.5],
    ['food without onions and garlic', (food: Food) => !states(/onion|garlic|shallot|leek/i)(food)],
  ] as const)('%s', (prompt, passes) => {
    expectEach(ask(prompt), passes);
  });
});

describe('something to eat', () => {
  it.each([
    'what can I serve vegan guests',
    'ideas for a picnic',
    'something sour',
    'sweet and fruity',
    'tell me what to eat',
  ])('%s: no drink, and nothing that is cooked with', (prompt) => {
    expectEach(ask(prompt), (food) => !['drink', 'ingredient', 'sauce'].includes(courseOf(food) ?? ''));
  });
});

it.each(['breakfast in turkey', 'what do turks eat', 'dinner in Turkey please'])('%s: the country', (prompt) => {
  expectEach(ask(prompt), ({ origin }) => origin === 'Turkish');
});

it.each(['is there gluten in turkey', 'something with turkey'])('%s: the bird', (prompt) => {
  expect(ask(prompt).listed.filter(({ origin }) => origin === 'Turkish')).toEqual([]);
});

it.each([
  ['Empfiehl mir was aus Georgien', 'Georgian'],
  ['Was gibt es beim Perser?', 'Persian'],
  ['Was bestelle ich beim Italiener?', 'Italian'],
  ['etwas Süßes vom Türken', 'Turkish'],
])('%s: from there', (prompt, origin) => {
  expectEach(ask(prompt, 'de'), (food) => food.origin === origin);
});

describe('what meets a wish best comes first', () => {
  it.each([
    ['something tangy', 'en', ({ flavours }: Food) => flavours.slice(0, 2).includes('tangy')],
    ['show me foods with a nutty flavour', 'en', ({ flavours }: Food) => flavours.slice(0, 2).includes('nutty')],
    ['something crunchy and salty for movie night', 'en', ({ textures }: Food) => textures.includes('crunchy')],
    ['knackig und süß', 'de', ({ flavours }: Food) => flavours[0] === 'sweet'],
    [
      'what can I have for a cold winter evening',
      'en',
      ({ temperatureServed }: Food) => /hot|warm/i.test(temperatureServed),
    ],
    ['etwas für kalte Tage', 'de', ({ temperatureServed }: Food) => /hot|warm/i.test(temperatureServed)],
    ['what has the strongest smell', 'en', ({ aromas }: Food) => aromas.includes('pungent')],
    ['Was stinkt am meisten?', 'de', ({ aromas }: Food) => aromas.includes('pungent')],
    ['what do kids like', 'en', ({ intensities }: Food) => intensities.spicy <= 0.5 && intensities.bitter <= 1],
    ['what do people drink in Georgia', 'en', (food: Food) => food.origin === 'Georgian' && courseOf(food) === 'drink'],
    ['Was trinkt man in Georgien?', 'de', (food: Food) => food.origin === 'Georgian' && courseOf(food) === 'drink'],
    ['best thing to try in georgia', 'en', ({ origin }: Food) => origin === 'Georgian'],
    [
      'Reisgerichte ohne Schärfe',
      'de',
      (food: Food) => /rice/i.test(food.ingredients.join()) && food.intensities.spicy <= 1.5,
    ],
    ['Wie heißt das georgische Brot mit Käse?', 'de', ({ name }: Food) => name === 'Khachapuri Adjaruli'],
  ] as const)('%s', (prompt, language, passes) => {
    expectEach(ask(prompt, language), passes);
  });

  it('says that nothing is rated, and offers something all the same', () => {
    const { text, listed } = ask('Was ist gerade beliebt?', 'de');
    expect(text).toContain('bewertet');
    expect(listed.length).toBeGreaterThan(0);
  });
});

describe('what is asked about one food', () => {
  it.each([
    ['is kimchi sour or spicy', 'en', 'Kimchi'],
    ['ist Kimchi sauer oder scharf?', 'de', 'Kimchi'],
    ['Does miso contain gluten?', 'en', 'Miso Soup'],
    ["how do I know if I'd like durian", 'en', 'Durian'],
    ['I just ate bibimbap and loved it, what next', 'en', 'Bibimbap'],
    ['how hot is harissa compared to gochujang', 'en', 'Harissa'],
    ['Wie schmecken Pierogi?', 'de', 'Pierogi Ruskie'],
  ] as const)('%s', (prompt, language, name) => {
    const { foods, avoiding = [] } = ask(prompt, language);
    expect(foods[0]?.name).toBe(name);
    if (!/gluten/.test(prompt)) expect(avoiding).toEqual([]);
  });

  it('goes on from it: "something similar but milder"', () => {
    const { listed } = ask(['pad thai', 'something similar but milder']);
    expect(listed.map(({ name }) => name)).toContain('Pad Thai');
    for (const { name, intensities } of listed)
      if (name !== 'Pad Thai') expect(intensities.spicy, name).toBeLessThan(foodNamed('Pad Thai').intensities.spicy);
  });
});

describe('what goes with an ingredient', () => {
  it.each([
    ['what goes well with lamb', 'en', /lamb/i],
    ['what would go with roast lamb', 'en', /lamb/i],
    ['what do I serve with fish', 'en', /fish/i],
    ['Was kann ich zu Lammfleisch essen?', 'de', /lamb/i],
  ] as const)('%s: partners that foods made with it name, and none that is made of it', (prompt, language, made) => {
    const { listed, text } = ask(prompt, language);
    expect(listed.length, text).toBeGreaterThan(1);
    expect(
      listed.filter(({ ingredients }) => made.test(ingredients.slice(0, 3).join())).map(({ name }) => name),
    ).toEqual([]);
    const partners = starterFoods
      .filter(({ ingredients }) => made.test(ingredients.join()))
      .flatMap((food) => food.bestPairedWith);
    expect(
      listed.filter(({ name }) => partners.some((one) => one.toLowerCase().includes(name.toLowerCase()))).length,
    ).toBeGreaterThan(0);
  });

  it('names nothing that must be avoided: "what goes with lamb, I am allergic to milk"', () => {
    expectEach(
      ask('what goes with lamb? I am allergic to milk'),
      ({ allergens }) => allergens?.includes('milk') === false,
    );
  });
});

describe('what is said of how a thing tastes asks for it, and what harms does not', () => {
  it.each([
    ["what's a mild cheese", 'en'],
    ['which cheese is soft', 'en'],
    ['Welcher Käse ist mild?', 'de'],
    ['Welcher Käse stinkt am meisten?', 'de'],
  ] as const)('%s: cheeses', (prompt, language) => {
    expectEach(ask(prompt, language), ({ allergens }) => allergens?.includes('milk') === true);
  });

  it.each([
    'which cheese is safe',
    'which cheese is mild, I am allergic to milk',
    'a mild cheese allergy, what can I eat',
    'what is a soft dessert without cheese',
    'I have a mild milk allergy',
    'kein milder Käse bitte, etwas Italienisches',
    'what goes with fish? I am allergic to fish',
    'was passt zu Käse, ich vertrage keine Milch',
  ])('%s: none with it', (prompt) => {
    const avoided = /fish/.test(prompt) ? 'fish' : 'milk';
    expect(
      ask(prompt, /Käse/.test(prompt) ? 'de' : 'en').listed.filter(
        ({ allergens }) => allergens?.includes(avoided) !== false,
      ),
    ).toEqual([]);
  });

  it.each([
    ["I don't like slimy food, something japanese", 'en'],
    ['Ich mag keine schleimigen Sachen', 'de'],
  ] as const)('%s: a texture is no allergen', (prompt, language) => {
    expectEach(ask(prompt, language), ({ textures }) => !textures.includes('slippery'));
  });
});

describe('how somebody feels', () => {
  const isWarm = ({ temperatureServed }: Food) => /hot|warm/i.test(temperatureServed);
  it.each([
    ["I'm cold", 'en', isWarm],
    ['Mir ist kalt', 'de', isWarm],
    ['what soup is good for a cold', 'en', isWarm],
    ["I'm too hot", 'en', (food: Food) => !isWarm(food)],
    ['mir ist so heiß', 'de', (food: Food) => !isWarm(food)],
  ] as const)('%s', (prompt, language, passes) => {
    expectEach(ask(prompt, language), passes);
  });
});

describe('how the app is used', () => {
  it.each([
    ['how can I change my password', 'en'],
    ['how do I delete my account', 'en'],
    ['how do I add a food', 'en'],
    ['Wie kann ich ein Gericht hinzufügen?', 'de'],
    ['Wo kann ich mein Passwort ändern?', 'de'],
  ] as const)('%s: leads to the help page', (prompt, language) => {
    expect(ask(prompt, language).text).toContain('/help');
  });

  it.each(['how do I make pad thai', 'how can I add heat to ramen', 'how do you eat injera'])(
    '%s: does not',
    (prompt) => {
      expect(ask(prompt).text).not.toContain('/help');
    },
  );
});
