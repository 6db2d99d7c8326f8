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
