import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { isDessert, isDrink } from '#domain/assistant/words/kinds/food-kinds.ts';
import { askTurns } from '#tests/support/ask-turns.ts';

const names = (foods: readonly Food[]) => foods.map(({ name }) => name);

describe('what is asked of one food, in other words', () => {
  it.each([
    ['durian. be honest with me', 'en', 'Durian'],
    ['sea urchin, worth £14?', 'en', 'Sea Urchin'],
    ['black pudding, whats inside, dont sugarcoat', 'en', 'Black Pudding'],
    ['How would you describe a mangosteen to someone whose only ever eaten apples', 'en', 'Mangosteen'],
    ['Does natto linger? Im talking minutes or hours in the mouth', 'en', 'Natto'],
    ['is gazpacho really meant to be cold or did the waiter just forget', 'en', 'Gazpacho'],
    ['is surströmming really that bad', 'en', 'Surströmming'],
    ['why is okra so slimy when fried', 'en', 'Okra'],
    ['alter ist surströmming wirklich so schlimm oder is das nur youtube', 'de', 'Surströmming'],
    ['Was bleibt bei Blauschimmelkäse so lang im Mund hängen', 'de', 'Gorgonzola'],
    ['isst man Ceviche warm oder kalt', 'de', 'Ceviche'],
    ['wie schmeckt Szechuanpfeffer', 'de', 'Sichuan Pepper'],
  ] as const)('%s: of that food alone', (text, language, name) => {
    expect(names(askTurns([text], language).foods)).toEqual([name]);
  });

  it.each([
    ['bruh what is a century egg and why', 'Century Egg'],
    ['yo bro what does okra taste like', 'Okra'],
    ['Good morning! what does okra taste like', 'Okra'],
  ])('%s: whoever is addressed', (text, name) => {
    expect(names(askTurns([text], 'en').foods)).toEqual([name]);
  });

  it.each([
    ['whats umami even meant to be, ppl keep saying it and nodding', 'en', /^Umami is the fifth basic taste/],
    ['Ich versteh das Wort "adstringierend" nicht', 'de', /^Adstringierend ist kein Geschmack/],
  ] as const)('%s: what the word means', (text, language, told) => {
    expect(askTurns([text], language).text).toMatch(told);
  });

  it.each([
    ['Could you tell me, please, whether lychee is very different from rambutan?', 'en', ['Lychee', 'Rambutan']],
    ['Sind Pastinaken süßer als Möhren?', 'de', ['Parsnip', 'Carrot']],
  ] as const)('%s: both are compared', (text, language, compared) => {
    const { text: answer } = askTurns([text], language);
    for (const name of compared) expect(answer).toContain(name);
  });
});

describe('a word of how a food looks or is made', () => {
  it.each([
    ['thinking of ordering the mole poblano. is it chocolatey or just dark', 'Dark Chocolate'],
    ['poutine yes, but lighter? am i asking for a dry thing', 'Dry Martini'],
  ])('%s: names none', (text, other) => {
    expect(names(askTurns([text], 'en').foods)).not.toContain(other);
  });
});

describe('bounds in everyday words', () => {
  it.each([
    ['Pudding please. Sweet but nothing over a 3.', 'en', ({ intensities }: Food) => intensities.sweet <= 3],
    ['anything rated 4 for sour', 'en', ({ intensities }: Food) => intensities.sour === 4],
    ['umami 5 sweet 1, hit me', 'en', ({ intensities }: Food) => intensities.umami >= 4 && intensities.sweet <= 1.5],
    ['a gentle curry', 'en', ({ intensities }: Food) => intensities.spicy <= 2],
    [
      'whats the gentlest curry you know, my tongue is a coward',
      'en',
      ({ intensities }: Food) => intensities.spicy <= 2,
    ],
    [
      'something like sriracha minus the burn',
      'en',
      ({ intensities, name }: Food) => name === 'Sriracha' || intensities.spicy <= 2,
    ],
  ] as const)('%s', (text, language, keeps) => {
    const { foods } = askTurns([text], language);
    expect(foods.length).toBeGreaterThan(0);
    expect(names(foods.filter((food) => !keeps(food)))).toEqual([]);
  });

  it('a dessert that is to be little sweet is a dessert', () => {
    const { foods, text } = askTurns(['Are there any sweets in Japan that arent very sweet at all'], 'en');
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.every(isDessert)).toBe(true);
    expect(text).toContain('Leaving out how strong it is');
  });
});

describe('what is made with the food that was spoken of', () => {
  it.each([
    [['what does saffron taste like', 'where do i find it in a dessert'], 'en', 'saffron'],
    [['what does sumac taste like', 'what dish should i smell it in'], 'en', 'sumac'],
    [['wie schmeckt Safran', 'in welchem Nachtisch ist das'], 'de', 'saffron'],
  ] as const)('%s: all of them hold it', (turns, language, ingredient) => {
    const { foods } = askTurns(turns, language);
    expect(foods.length).toBeGreaterThan(1);
    const holds = ({ ingredients }: Food) => ingredients.some((one) => one.toLowerCase().includes(ingredient));
    expect(names(foods.filter((food) => !holds(food)))).toEqual([]);
  });
});

describe('a dish that is not wanted', () => {
  it.each([
    ['salty snack, no popcorn', 'en', 'Popcorn'],
    ['a dessert but no tiramisu', 'en', 'Tiramisù'],
    ['etwas Süßes, aber kein Tiramisu', 'de', 'Tiramisù'],
  ] as const)('%s: others of its kind', (text, language, unwanted) => {
    const { foods, avoiding } = askTurns([text], language);
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods)).not.toContain(unwanted);
    expect(avoiding).toEqual([]);
  });

  it.each([
    'a dessert but no tiramisu, it made me swell',
    'salty snack, popcorn allergy',
    "a dessert but no tiramisu, I'm driving",
    'a dessert but no tiramisu, recovering',
    'salty snack but no popcorn, he chokes on it',
    'kein Tiramisu, bin trocken',
    'keine Samosa, letztes Mal hat es gejuckt',
  ])('%s: where more is told of it, nothing is offered', (text) => {
    expect(askTurns([text], 'en').foods).toEqual([]);
  });
});

describe('how one of a kind that was asked for is to be', () => {
  it.each([
    [['snacks for a movie night', 'something salty'], 'en', ({ intensities }: Food) => intensities.salty >= 2],
    [['Snacks für den Filmabend', 'etwas Salziges'], 'de', ({ intensities }: Food) => intensities.salty >= 2],
  ] as const)('%s', (turns, language, keeps) => {
    const { foods } = askTurns(turns, language);
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.every((food) => keeps(food) && food.course === 'snack')).toBe(true);
  });

  it('a cold drink, something sour: a drink', () => {
    const { foods } = askTurns(['a cold drink', 'something sour'], 'en');
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.every(isDrink)).toBe(true);
  });
});

describe('what else is asked of a food in passing', () => {
  it.each([
    [['how sweet is baklava', 'whats less sweet but similar'], 'en', 'Baklava'],
    [['hummus', 'what can i dip in it'], 'en', 'Hummus'],
    [['is mole made with chocolate? does it taste like it'], 'en', 'Mole Poblano'],
    [['what can i use instead of coriander'], 'en', 'Coriander Leaves'],
    [['how spicy is kimchi', 'and is it salty too'], 'en', 'Kimchi'],
    [['can kids eat butter chicken or is it too hot'], 'en', 'Butter Chicken'],
    [['what does saffron actualy taste like'], 'en', 'Saffron'],
    [['Was kann ich statt Koriander nehmen?'], 'de', 'Coriander Leaves'],
    [['Schmeckt Ziegenkäse anders als Schafskäse?'], 'de', 'Goat Cheese'],
  ] as const)('%s: it is told first', (turns, language, name) => {
    expect(names(askTurns(turns, language).foods)[0]).toBe(name);
  });

  it('where somebody travels is where the food is from', () => {
    const { foods } = askTurns(['Ich fahre im Sommer nach Portugal, was sollte ich dort unbedingt probieren?'], 'de');
    expect(foods.length).toBeGreaterThan(2);
    expect(foods.every(({ origin }) => origin === 'Portuguese')).toBe(true);
  });

  it('a blue cheese is one', () => {
    expect(names(askTurns(['mild blue cheese'], 'en').foods).toSorted()).toEqual([
      'Gorgonzola',
      'Roquefort',
      'Stilton',
    ]);
  });
});

describe('to taste, and what it costs', () => {
  it.each(['ich möchte endlich einmal etwas Japanisches kosten', 'ich würde gern mal was Japanisches kosten'])(
    '«%s» is no question of a price',
    (text) => {
      const { foods } = askTurns([text], 'de');
      expect(foods.length).toBeGreaterThan(0);
      expect(foods.every(({ origin }) => origin === 'Japanese')).toBe(true);
    },
  );

  it('«was kostet ein Ramen» is one', () => {
    expect(askTurns(['was kostet ein Ramen'], 'de').text).toContain('Was etwas kostet');
  });
});

describe('what is told beside a question', () => {
  it.each([
    ['what does root beer taste like, im from europe', 'Root Beer'],
    ['What does saffron taste like and is it worth it?', 'Saffron'],
    ['how does durian taste, my flatmate swears by it', 'Durian'],
    ['what does bubble tea taste like, and are the pearls chewy?', 'Bubble Tea'],
    ['Could you tell me what injera tastes like and how one eats it?', 'Injera'],
    ['i bought a celeriac what does it taste like and what goes with it', 'Celeriac'],
    ['does turkish delight taste like roses', 'Turkish Delight'],
    ['does oregano taste a bit like hay', 'Oregano'],
    ['what kind of texture does mochi have', 'Daifuku Mochi'],
    ['what do you fill arepas with', 'Arepa'],
    ['which cheese goes on poutine', 'Poutine'],
  ])('%s: of that food alone', (text, name) => expect(names(askTurns([text], 'en').foods)).toEqual([name]));

  it.each([
    ['womit füllt man maultaschen', 'Maultaschen'],
    ['was für ein käse ist in chatschapuri', 'Khachapuri Adjaruli'],
    ['wie schmeckt Okra, ich kenne das gar nicht', 'Okra'],
    ['wie schmeckt gruenkohl', 'Kale'],
    ['wie schmeckt Kren', 'Horseradish'],
    ['kaesefondue', 'Cheese Fondue'],
  ])('%s (de): of that food alone', (text, name) => expect(names(askTurns([text], 'de').foods)).toEqual([name]));

  it.each([
    [['arepas', 'what do you fill them with'], ['Arepa']],
    [
      ['vindaloo vs korma', 'the milder one'],
      ['Vindaloo', 'Chicken Korma'],
    ],
    [
      ['what does pho taste like', 'what do i eat after it'],
      ['Pho Bo', 'Che Ba Mau', 'Dragon Fruit'],
    ],
    [['is poutine any good', 'what cheese is that on it'], ['Poutine']],
    [
      ['what does plantain taste like', 'like a banana?'],
      ['Plantain', 'Banana'],
    ],
    [['what does plantain taste like', 'like a banana?', 'and how do people eat it'], ['Plantain']],
  ])('%s', (turns, named) => expect(names(askTurns(turns, 'en').foods)).toEqual(named));
});

describe('a name of which another food is a part', () => {
  it.each([
    'how hot is a ghost pepper',
    'what does ghost pepper taste like',
    'is scotch bonnet hot',
    'what does dragon roll taste like',
  ])('%s: is not taken for it', (text) => {
    const { foods, text: answer } = askTurns([text], 'en');
    expect(names(foods), answer).toEqual([]);
  });

  it.each([
    ['how spicy is homemade kimchi', 'Kimchi'],
    ['is lamb vindaloo very hot', 'Vindaloo'],
    ['how spicy is sichuan hotpot', 'Sichuan Hotpot'],
    ['what does black garlic taste like', 'Black Garlic'],
  ])('%s: is told of', (text, name) => expect(names(askTurns([text], 'en').foods)[0]).toBe(name));
});

describe('meats that are compared', () => {
  it.each([
    ['difference between pork and beef', 'en', /state pork.*state beef/s],
    ['does goat taste like lamb', 'en', /state goat.*state lamb/s],
    ['does rabbit taste like chicken', 'en', /Rabbit.*state chicken/s],
    ['unterschied zwischen rind und schwein', 'de', /Rind als Zutat.*Schwein als Zutat/s],
  ] as const)('%s (%s): by the dishes that are made with each', (text, language, told) =>
    expect(askTurns([text], language).text).toMatch(told),
  );

  it('tells of the paste, and of no soup of it', () => {
    expect(names(askTurns(['difference between miso and soy sauce'], 'en').foods)).toEqual(['Miso Paste', 'Soy Sauce']);
  });

  it('says which one is not here', () => {
    expect(askTurns(['duck vs goose'], 'en').notUnderstood).toEqual(['goose']);
  });
});

describe('a mild one of a kind', () => {
  it.each([
    ['cheese for people who dont like strong cheese', 'en'],
    ["cheese that isn't too strong", 'en'],
    ['cheese that does not smell', 'en'],
    ['Käse, der nicht stinkt', 'de'],
    ['Käse der nicht so stark ist', 'de'],
  ] as const)('%s (%s)', (text, language) => {
    const { foods, text: answer } = askTurns([text], language);
    expect(names(foods), answer).toEqual(expect.arrayContaining(['Paneer', 'Brie']));
    expect(names(foods)).not.toContain('Gorgonzola');
  });

  it.each(['cheese makes me ill, a mild dish?', 'no cheese please, it smells', 'Käse, der nicht sein darf'])(
    '%s: cheese stays out',
    (text) => {
      const { foods } = askTurns([text], text.startsWith('K') ? 'de' : 'en');
      expect(names(foods.filter(({ allergens }) => (allergens ?? []).some((one) => /milk/i.test(one))))).toEqual([]);
    },
  );
});

describe('another one like what was spoken of', () => {
  const stated = (avoided: RegExp) => (food: Food) => food.ingredients.some((one) => avoided.test(one));
  it.each([
    [['what is laksa', 'is there a veggie one'], /beef|pork|chicken|shrimp|prawn|fish|lamb/i],
    [['what is curry laksa', 'can you get it without shrimp'], /shrimp|prawn|crab/i],
    [['is paella always with seafood', 'can i get it vegetarian'], /beef|pork|chicken|rabbit|shrimp|prawn|fish|lamb/i],
  ])('%s', (turns, avoided) => {
    const { foods, text } = askTurns(turns, 'en');
    expect(text).toMatch(/^Most like /);
    expect(names(foods.filter(stated(avoided)))).toEqual([]);
  });

  it('says which kind and how strong in one question', () => {
    const { foods, text } = askTurns(['cheese similar to brie but stronger'], 'en');
    expect(names(foods), text).toEqual(expect.arrayContaining(['Brie', 'Époisses', 'Limburger']));
  });

  it('keeps to what holds a thing', () => {
    const { foods, text } = askTurns(['foods with peanuts in them'], 'en');
    expect(foods.length, text).toBeGreaterThan(2);
    expect(names(foods.filter(({ allergens }) => !(allergens ?? []).some((one) => /peanut/i.test(one))))).toEqual([]);
  });
});
