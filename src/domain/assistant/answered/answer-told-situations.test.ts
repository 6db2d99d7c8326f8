import { describe, expect, it } from 'vitest';
import { readAvoidance } from '#domain/avoidance/read-avoidance.ts';
import type { Food } from '#domain/foods/food.ts';
import { isDrink } from '#domain/assistant/words/kinds/food-kinds.ts';
import { askTurns } from '#tests/support/ask-turns.ts';

const names = (foods: readonly Food[]) => foods.map(({ name }) => name);
const isFrom = (origin: string) => (food: Food) => food.origin === origin;
const holds = (words: RegExp) => (food: Food) => [food.name, ...food.ingredients].some((one) => words.test(one));

describe('what is told of a situation around a question', () => {
  it.each([
    [['its 34 degrees out and i cant face the oven, what do i eat'], 'en'],
    [['was ess ich bei der hitze bloß'], 'de'],
  ] as const)('%s: what is eaten cold', (turns, language) => {
    const { foods } = askTurns(turns, language);
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter(({ temperatureServed }) => /hot|warm/i.test(temperatureServed)))).toEqual([]);
  });

  it.each([
    [['something warm i guess', 'nah i had soup yesterday'], 'en', holds(/\bsoup\b|ramen|pho\b/i)],
    [['was leichtes bitte', 'nee, hatte gestern schon salat'], 'de', holds(/salad/i)],
    [['whats a good side for schnitzel thats not fries'], 'en', holds(/^fries$|french fries/i)],
    [['hot drinks for a snowy night besides cocoa'], 'en', holds(/cocoa|hot chocolate/i)],
  ] as const)('%s: not that', (turns, language, isThat) => {
    const { foods } = askTurns(turns, language);
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter(isThat))).toEqual([]);
  });

  it.each(['somthing quick bfore football practice that wont sit heavy', "a dinner that doesn't lie heavy"])(
    '%s: of no harm',
    (text) => {
      expect(readAvoidance(text).isOfHarm).toBe(false);
      expect(askTurns([text], 'en').foods.length).toBeGreaterThan(1);
    },
  );

  it.each([
    'got a jar of preserved lemons as a gift, what do I make with them',
    'why does it leave my mouth dry when i drink strong black tea',
    "It's 35 degrees outside and the thought of a hot meal makes me want to cry",
    'every time I order Thai I end up crying from the chillies',
    "everything tastes like soap to me when there's cilantro in it, which mexican foods don't have any",
  ])('%s: of no harm', (text) => {
    expect(readAvoidance(text).isOfHarm).toBe(false);
  });

  it.each([
    'Nüsse sind Gift für mich, was kann ich essen',
    'Kiwi is a Gift für mi, was gibts',
    'peanuts make my tongue feel furry',
    'peanuts leave my mouth swollen',
    'the thought of egg makes me sick',
    'I end up in hospital from the spices',
  ])('%s: of harm', (text) => {
    const { isOfHarm, avoided, unknown } = readAvoidance(text);
    expect(isOfHarm || avoided.length + unknown.length > 0).toBe(true);
  });

  it('who tastes soap is offered what names no coriander, as no promise', () => {
    const { foods, text } = askTurns(
      ["everything tastes like soap to me when there's cilantro in it, which mexican foods don't have any"],
      'en',
    );
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter(holds(/coriander|cilantro/i)))).toEqual([]);
    expect(text).toMatch(/no promise/);
  });

  it.each(['milk does not sit well with me', 'dairy does not agree with me'])('%s: still of harm', (text) => {
    expect(readAvoidance(text).isOfHarm).toBe(true);
  });

  it.each([
    ['keine ahnung, was mit nudeln vielleicht', 'gluten'],
    ['hab keinen Plan, irgendwas mit Fisch', 'fish'],
  ])('%s: nothing is denied', (text, allergen) => {
    expect(readAvoidance(text).avoided).not.toContainEqual({ kind: 'allergen', allergen });
    expect(askTurns([text], 'de').foods.length).toBeGreaterThan(1);
  });
});

describe('second questions of what was asked before', () => {
  it('the mildest of the same kitchen', () => {
    const { foods } = askTurns(['whats the spiciest korean dish', 'and the mildest'], 'en');
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter((food) => !isFrom('Korean')(food) || food.intensities.spicy > 1))).toEqual([]);
  });

  it('a drink to what was found over two questions', () => {
    const { foods } = askTurns(['empfiehl mir was aus korea', 'weniger scharf bitte', 'und ein getränk dazu'], 'de');
    expect(foods.filter(isDrink).length).toBeGreaterThan(1);
    expect(names(foods.filter((food) => !isFrom('Korean')(food)))).toEqual([]);
  });

  it('noodles of another kitchen', () => {
    const { foods } = askTurns(['mir is langweilig', 'was mit nudeln', 'aber nicht italienisch'], 'de');
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter(isFrom('Italian')))).toEqual([]);
    expect(names(foods.filter((food) => !holds(/noodle|macaroni|pasta|soba|udon|spaghetti/i)(food)))).toEqual([]);
  });

  it.each(['what goes with lamb', 'what goes with beef'])(
    'a dessert after %s, and no fruit with a blue cheese',
    (ask) => {
      const { foods, text } = askTurns([ask, 'and for dessert?'], 'en');
      expect(foods.length).toBeGreaterThan(1);
      expect(text).not.toMatch(/Roquefort|Beside Beer/);
    },
  );

  it.each([
    [['what is matcha', 'how do i make it less bitter'], 'en', 'Matcha'],
    [['bibimbap or bulgogi', 'which one has more crunch', 'ok that one, whats in it'], 'en', 'Bibimbap'],
    [['Wie ist die Konsistenz von Tiramisu, eher wie Pudding oder wie Wackelpudding?'], 'de', 'Tiramisù'],
    [['tiramisu oder crème brûlée', 'welches is leichter', 'und was ist da alles drin'], 'de', 'Crème Brûlée'],
  ] as const)('%s: told of one', (turns, language, name) => {
    expect(names(askTurns(turns, language).foods)).toEqual([name]);
  });

  it.each([
    [['food for a heatwave', 'which one is the quickest'], 'en', /How long something takes/],
    [['something vegetarian', 'which of these is cheap to make'], 'en', /What a food costs/],
    [['hot chocolate or chai for a cold evening?', 'why'], 'en', /^I choose by/],
    [['im bored of pasta', 'something else', 'ok the last one sounds good, why did you pick it'], 'en', /^I choose by/],
    [['essen für meinen sohn', 'was davon ist billig'], 'de', /Was etwas kostet/],
    [['etwas cremiges aus italien', 'und warum das'], 'de', /^Ich wähle nach/],
  ] as const)('%s: says what is not stated, or by what it chooses', (turns, language, told) => {
    expect(askTurns(turns, language).text).toMatch(told);
  });

  it.each([
    [['is durian really that smelly or do people exaggerate'], 'en', 'Durian'],
    [['i never had kimchi, it is sour or spicy?'], 'en', 'Kimchi'],
    [['my boyfriend wants to impress me with surströmming, should i be scared'], 'en', 'Surströmming'],
  ] as const)('%s: told of it', (turns, language, name) => {
    expect(names(askTurns(turns, language).foods)).toEqual([name]);
  });

  it('a dish in place of a dish, and no biscuit', () => {
    const { foods } = askTurns(['something like lasagna but without meat'], 'en');
    expect(names(foods).join()).not.toMatch(/Cookie|Focaccia/);
  });

  it('not so very sweet, however that is said', () => {
    const { foods } = askTurns(['was süßes aber nich so mega süß'], 'de');
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter(({ intensities }) => intensities.sweet > 3.5))).toEqual([]);
  });

  it('compares three, however between is written', () => {
    expect(names(askTurns(['difference btw empanada, samosa and pasty'], 'en').foods).toSorted()).toEqual([
      'Cornish Pasty',
      'Empanadas',
      'Samosa',
    ]);
  });
});

describe('which of some is the lighter', () => {
  it.each([
    [['pho or ramen, which is more filling'], 'en', ['Pho Bo', 'Tonkotsu Ramen']],
    [['ramen vs pho', 'which is lighter'], 'en', ['Pho Bo', 'Tonkotsu Ramen']],
    [['is ramen heavier than pho'], 'en', ['Pho Bo', 'Tonkotsu Ramen']],
    [['Was ist leichter, Pho oder Ramen?'], 'de', ['Pho Bo', 'Tonkotsu Ramen']],
    [['Pho oder Ramen', 'welches is leichter'], 'de', ['Pho Bo', 'Tonkotsu Ramen']],
  ] as const)('%s: by their words, the lightest first', (turns, language, ordered) => {
    expect(askTurns(turns, language).text).toContain(`: ${ordered.join(', ')}.`);
  });

  it('is spoken of next', () => {
    expect(names(askTurns(['pho or ramen', 'which is heavier', 'and what is in it'], 'en').foods)).toEqual([
      'Tonkotsu Ramen',
    ]);
  });

  it('is not told where their words do not say it', () => {
    expect(askTurns(['which is heavier, lasagne or moussaka?'], 'en').text).toContain('Nothing in their descriptions');
  });
});

describe('the least of a taste, of no kind that is named', () => {
  it.each(['what is the mildest thing you have', 'least salty food', 'what has the least heat'])(
    '%s: something to eat, and not what is eaten beside it',
    (ask) => {
      const { foods } = askTurns([ask], 'en');
      expect(foods.length).toBeGreaterThan(1);
      expect(names(foods.filter(isDrink))).toEqual([]);
    },
  );
});

describe('a question with a tail, or turned around', () => {
  it.each([
    ['Could I drink mint tea with a lamb tagine or is that silly', 'en', 'Moroccan Mint Tea'],
    ['Passt Rotwein zu Paella oder lieber was anderes?', 'de', 'Red Wine'],
    ['what goes with schnitzel as a side', 'en', 'Cucumber Salad'],
    ['was passt zu Lachs als Beilage ausser Reis', 'de', 'Cucumber Salad'],
  ] as const)('%s: the partner is named', (text, language, partner) => {
    expect(names(askTurns([text], language).foods)).toContain(partner);
  });

  it.each([
    ['bouillabaise whats in it', 'en', /saffron/],
    ['Paella was ist da drin', 'de', /saffron/],
  ] as const)('%s: what it is made of', (text, language, ingredient) => {
    expect(askTurns([text], language).text).toMatch(ingredient);
  });

  it('can I have pad thai with a peanut allergy: its allergen, and no partner', () => {
    expect(askTurns(['can I have pad thai with a peanut allergy'], 'en').text).toMatch(/^Pad Thai contains peanut/);
  });

  it.each([
    ['is there any african dish w peanuts', 'en', /peanut|groundnut/i],
    ['gibt es ein afrikanisches Gericht mit Erdnüssen', 'de', /peanut|groundnut/i],
  ] as const)('%s: dishes with it', (text, language, ingredient) => {
    const { foods } = askTurns([text], language);
    expect(foods.length).toBeGreaterThan(0);
    expect(names(foods.filter((food) => !holds(ingredient)(food) && !food.allergens?.includes('peanut')))).toEqual([]);
  });
});

describe('how warm a food is served', () => {
  it.each([
    ['is gazpacho served cold', 'en', /^Gazpacho: It is served cold\./],
    ['Is poutine served hot or does the cheese stay cold', 'en', /^Poutine: It is served piping hot\./],
    ['do you eat sushi cold', 'en', /^Nigiri Sushi: It is served at room temperature\./],
    ['ist Ramen warm oder kalt', 'de', /^Tonkotsu Ramen: Serviert wird es sehr heiß\./],
    ['isst man Gazpacho kalt', 'de', /^Gazpacho: Serviert wird es kalt\./],
    ['is ramen hot', 'en', /heat/],
  ] as const)('%s', (text, language, told) => {
    expect(askTurns([text], language).text).toMatch(told);
  });
});

describe('courses of kitchens of their own', () => {
  it.each([
    ['veggie starter, japanese main, italian dessert. go', 'en', [null, 'Japanese', 'Italian']],
    ['thai starter, french main and a british dessert', 'en', ['Thai', 'French', 'British']],
    ['spanische Vorspeise, libanesischer Hauptgang, italienischer Nachtisch', 'de', ['Spanish', 'Lebanese', 'Italian']],
    ['Vorspeise spanisch, Hauptgang libanesisch und zum Schluss was mit Mango', 'de', ['Spanish', 'Lebanese', null]],
  ] as const)('%s: one of each, in turn', (text, language, origins) => {
    const { foods } = askTurns([text], language);
    expect(foods).toHaveLength(origins.length);
    expect(foods.map(({ origin }, at) => (origins[at] === null ? null : origin))).toEqual(origins);
  });
});

it.each([
  ['tell me about mole poblano. does it really taste of chocolate?', 'en', 'Mole Poblano'],
  ['Erzähl mir was über Mole Poblano. Schmeckt das wirklich nach Schokolade?', 'de', 'Mole Poblano'],
] as const)('%s: of the dish, and not of what it may taste of', (text, language, name) => {
  expect(names(askTurns([text], language).foods)).toEqual([name]);
});

it('in mild, please: what was asked for before, without its heat', () => {
  const { foods } = askTurns(['ich such was scharfes mit Hühnchen', 'ok gibts das auch in mild'], 'de');
  expect(foods.length).toBeGreaterThan(1);
  expect(foods.filter((food) => !holds(/chicken/i)(food))).toEqual([]);
  expect(foods.filter(({ intensities }) => intensities.spicy > 1.5)).toEqual([]);
});

it('minus ten and snow: what is eaten warm', () => {
  const { foods } = askTurns(["Its minus ten outside and I've been shovelling snow all morning. Feed me."], 'en');
  expect(foods.length).toBeGreaterThan(1);
  expect(names(foods.filter(({ temperatureServed }) => !/hot|warm/i.test(temperatureServed)))).toEqual([]);
});

it.each([
  [['something sweet and warm'], 'en'],
  [['was süßes warmes wär jetzt schön'], 'de'],
  [['something sweet for a rainy evening'], 'en'],
] as const)('%s: sweet before all else', (turns, language) => {
  const { foods } = askTurns(turns, language);
  expect(foods.length).toBeGreaterThan(1);
  expect(
    names(foods.filter(({ intensities: { sweet, ...others } }) => sweet <= Math.max(...Object.values(others)))),
  ).toEqual([]);
});
