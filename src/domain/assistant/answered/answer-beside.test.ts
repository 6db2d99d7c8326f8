import { describe, expect, it } from 'vitest';
import { courseOf } from '#domain/pairing/course.ts';
import type { Food } from '#domain/foods/food.ts';
import { askTurns } from '#tests/support/ask-turns.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';

const isDrink = (food: Food) => courseOf(food) === 'drink';
const isSauce = (food: Food) => courseOf(food) === 'sauce';
const isEaten = (food: Food) => !['drink', 'sauce', 'ingredient'].includes(courseOf(food) ?? '');
const isCold = ({ temperatureServed }: Food) => ['Cold', 'Cool', 'Frozen'].includes(temperatureServed);
const isWine = ({ name }: Food) => /wine|riesling|champagne/i.test(name);

const each: readonly (readonly [
  prompts: readonly string[],
  language: AssistantLanguage,
  passes: (food: Food) => boolean,
])[] = [
  // A course to foods of a kind or a taste: what such foods name.
  [['a drink for spicy food'], 'en', isDrink],
  [['drinks with bbq'], 'en', isDrink],
  [['what dessert after a curry'], 'en', (food) => courseOf(food) === 'dessert'],
  [['sauce for dumplings'], 'en', isSauce],
  [['Was trinkt man zu scharfem Essen?'], 'de', isDrink],
  [['alkoholfreies Getränk zum Grillen'], 'de', (food) => isDrink(food) && food.diet.alcohol_free === true],
  [['Wein zu Fisch'], 'de', isWine],
  // What is drunk goes on from what was asked beside, whatever was named as a partner.
  [['what goes with lamb', 'and wine?'], 'en', isWine],
  [['was passt zu Lamm', 'und welcher Wein'], 'de', isWine],
  [
    ['what goes with steak', 'and a wine?', 'something without alcohol'],
    'en',
    (food) => isDrink(food) && food.diet.alcohol_free === true,
  ],
  // A kitchen goes on, however the rest is said.
  [['japanese', 'not fish', 'something warm'], 'en', ({ origin }) => origin === 'Japanese'],
  [['japanese', 'something sweet'], 'en', ({ origin }) => origin === 'Japanese'],
  // What is not wanted.
  [['Was Leichtes für heute Abend, nicht kalt'], 'de', (food) => !isCold(food)],
  [['something light but not cold'], 'en', (food) => !isCold(food)],
  [['nothing with mushrooms'], 'en', ({ ingredients }) => !ingredients.some((one) => /mushroom/.test(one))],
  [['nix mit Pilzen'], 'de', ({ ingredients }) => !ingredients.some((one) => /mushroom/.test(one))],
  // The least of a taste is eaten.
  [['least spicy thing at a thai place'], 'en', (food) => isEaten(food) && food.origin === 'Thai'],
  [['Was ist das salzigste Essen?'], 'de', isEaten],
  // Kinds.
  [['fruit salad'], 'en', ({ flavours }) => flavours.some((one) => ['fruity', 'citrusy', 'sweet'].includes(one))],
  [['Obstsalat'], 'de', ({ flavours }) => flavours.some((one) => ['fruity', 'citrusy', 'sweet'].includes(one))],
  [['nightcap'], 'en', ({ diet }) => diet.alcohol_free === false],
  [['gin drinks'], 'en', isDrink],
  [
    ['what can you do with stale bread'],
    'en',
    ({ ingredients, name }) => [name, ...ingredients].some((one) => /bread/i.test(one)),
  ],
  [
    ['Was macht man aus altem Brot?'],
    'de',
    ({ ingredients, name }) => [name, ...ingredients].some((one) => /bread/i.test(one)),
  ],
  [
    ['pork but not fried'],
    'en',
    ({ ingredients }) => ingredients.some((one) => /pork|ham\b|bacon|sausage|\blard/.test(one)),
  ],
  // Moments.
  [['2am food after the club'], 'en', isEaten],
  [['Mitternachtssnack'], 'de', isEaten],
  [['food for a long train ride'], 'en', isEaten],
  [['Essen für eine lange Zugfahrt'], 'de', isEaten],
  [
    ['Essen aus dem Norden Europas'],
    'de',
    ({ origin }) => ['Swedish', 'Danish', 'Norwegian', 'Finnish', 'Icelandic'].includes(origin),
  ],
  [
    ['food from the north of europe'],
    'en',
    ({ origin }) => ['Swedish', 'Danish', 'Norwegian', 'Finnish', 'Icelandic'].includes(origin),
  ],
];

/** How people say it, and what each answer must hold. */
const said: typeof each = [
  // What is denied of a kitchen, and of a kind with one.
  [['a curry thats not from india'], 'en', ({ origin }) => origin !== 'Indian'],
  [['pasta not italian'], 'en', ({ origin }) => origin !== 'Italian'],
  [
    ['no more rice pls'],
    'en',
    ({ ingredients }) => !ingredients.some((one) => /\brice\b(?! (?:flour|vinegar|wine|paper))/.test(one)),
  ],
  [
    ['kein Reis mehr'],
    'de',
    ({ ingredients }) => !ingredients.some((one) => /\brice\b(?! (?:flour|vinegar|wine|paper))/.test(one)),
  ],
  // What is taken back.
  [
    ['i want noodles', 'no, something with rice', 'and beef'],
    'en',
    ({ ingredients }) => ingredients.some((one) => /rice/.test(one)),
  ],
  [['Nudeln', 'doch lieber Reis', 'mit Rind'], 'de', ({ ingredients }) => ingredients.some((one) => /rice/.test(one))],
  // A word for a taste is no ingredient.
  [['something with a kick'], 'en', ({ intensities }) => intensities.spicy >= 2.5],
  [
    ['low fat dessert'],
    'en',
    (food) => courseOf(food) === 'dessert' && !food.ingredients.slice(0, 4).some((one) => /cream|\bbutter\b/.test(one)),
  ],
  [['dessert after sushi'], 'en', ({ origin }) => origin === 'Japanese'],
  [['cookies for coffee'], 'en', (food) => courseOf(food) === 'dessert'],
  [['Kuchen zum Tee'], 'de', (food) => courseOf(food) === 'dessert'],
  // Parts of a country.
  [['Was isst man im Schwarzwald?'], 'de', ({ origin }) => origin === 'German'],
  [['something from naples'], 'en', ({ origin }) => origin === 'Italian'],
  [['food from new orleans'], 'en', ({ origin }) => origin === 'American'],
  // What is there is asked for (R29).
  [['rice and eggs'], 'en', ({ allergens }) => allergens?.includes('egg') === true],
  [['Reis und Eier'], 'de', ({ allergens }) => allergens?.includes('egg') === true],
  [['Ich hab noch Zucchini und Feta im Kühlschrank'], 'de', ({ allergens }) => allergens?.includes('milk') === true],
  [['goat cheese'], 'en', ({ allergens }) => allergens?.includes('milk') === true],
  [['Ziegenkäse'], 'de', ({ allergens }) => allergens?.includes('milk') === true],
  [['not too fishy fish'], 'en', ({ allergens }) => allergens?.includes('fish') === true],
  [['vegan und eiweißreich'], 'de', ({ diet }) => diet.vegan === true],
  [['half a jar of tahini left'], 'en', ({ allergens }) => allergens?.includes('sesame') === true],
  // What was asked for stays, and what is denied beside it.
  [
    ['italian food', 'with seafood', 'no cream'],
    'en',
    ({ allergens }) => allergens?.includes('molluscs') === true || allergens?.includes('shellfish') === true,
  ],
  [['drink with ginger'], 'en', (food) => isDrink(food) && food.ingredients.some((one) => /ginger/.test(one))],
  // Ordinary words that look like an allergen.
  [['was Salziges zum Knabbern auf der Couch'], 'de', isEaten],
  [['a soda please'], 'en', isDrink],
  // Moments and ways of eating.
  [['something gentle on the stomach'], 'en', ({ intensities }) => intensities.spicy <= 0.5 && intensities.sour <= 1.5],
  [['schonend für den Magen'], 'de', ({ intensities }) => intensities.spicy <= 0.5 && intensities.sour <= 1.5],
  [
    ['what can i eat with chopsticks'],
    'en',
    ({ origin }) => ['Chinese', 'Japanese', 'Korean', 'Vietnamese', 'Taiwanese'].includes(origin),
  ],
  [['ich suche einen Geburtstagskuchen'], 'de', (food) => courseOf(food) === 'dessert'],
  [
    ['what to do with a glut of tomatoes'],
    'en',
    ({ ingredients, name }) => [name, ...ingredients].some((one) => /tomato/i.test(one)),
  ],
  [['can i get a dairy free creamy pasta'], 'en', ({ allergens }) => allergens?.includes('milk') === false],
];

describe('what is asked beside, and how else it is said', () => {
  it.each([...each, ...said])('%s (%s)', (prompts, language, passes) => {
    const { foods: listed, text } = askTurns(prompts, language);
    expect(listed.length, text).toBeGreaterThan(0);
    expect(
      listed.filter((food) => !passes(food)).map(({ name }) => name),
      text,
    ).toEqual([]);
  });

  it.each([
    ['whats that japanese pancake called', 'en', 'Okonomiyaki'],
    ['that flat ethiopian bread', 'en', 'Injera'],
    ['what is the name of the greek garlic dip', 'en', 'Tzatziki'],
    ['what does kimchi taste like to someone who never had it', 'en', 'Kimchi'],
    ['something lighter than lasagna', 'en', 'Lasagne alla Bolognese'],
    ['something healthier than fries', 'en', 'French Fries'],
    ['etwas Gesünderes als Pommes', 'de', 'French Fries'],
    ['Wie heißt nochmal die kalte spanische Tomatensuppe?', 'de', 'Gazpacho'],
    ['Rotwein wozu?', 'de', 'Red Wine'],
    ['whats the closest thing to a hamburger in turkey', 'en', 'Hamburger'],
    ['Ist Okonomiyaki wie Pizza?', 'de', 'Okonomiyaki'],
    ['whats the point of fish sauce', 'en', 'Fish Sauce'],
    ['Was esse ich zu Hummus?', 'de', 'Hummus'],
    ['burrito, taco or enchilada which one is lightest', 'en', 'Enchiladas Verdes'],
    ['is there always cheese in pesto', 'en', 'Pesto alla Genovese'],
    ['Ist in Pesto immer Käse drin?', 'de', 'Pesto alla Genovese'],
    ['is pad thai ok with a peanut allergy lol', 'en', 'Pad Thai'],
    ['enthält Hummus normalerweise Sesam?', 'de', 'Hummus'],
  ] as const)('%s: of this first', (prompt, language, name) => {
    const { foods, text } = askTurns([prompt], language);
    expect(foods[0]?.name, text).toBe(name);
  });

  it.each([
    ['does tofu have any taste', 'en', /^Tofu, .* tastes mild/],
    ['Wie schmeckt Portulak?', 'de', /^Dieses Gericht finde ich nicht/],
    ['himalayan food', 'en', /Momo \(Nepalese/],
    ['latkes', 'en', /^I do not find that food/],
    ['which is healthier sushi or pizza', 'en', /not stated/],
    ['Pizza oder Flammkuchen, was ist leichter?', 'de', /Pizza Margherita/],
  ] as const)('%s: it says so', (prompt, language, words) => {
    expect(askTurns([prompt], language).text).toMatch(words);
  });

  // What an allergen is named beside, and in the same breath as harm (R29).
  it.each([
    'milk and eggs',
    'peanuts',
    'rice and eggs, I am allergic to eggs',
    'no rice and eggs',
    'pork and shellfish',
    'beans and peanuts',
    'leftover milk, but lactose intolerant',
    'there are nuts in the fridge and I can not eat them',
    'goat cheese allergy',
    'no goat cheese',
    'eggs not allowed',
    'pasta, eggs not ok',
    'nothing with fish',
    'Ziegenkäseallergie',
    'kein Ziegenkäse',
    'Es sind keine Eier mehr im Kühlschrank',
    'Reis und Eier vertrage ich nicht',
    'a dessert without red bean',
    'half a jar of tahini left, but sesame allergy',
    'a jar of peanut butter, not for my son',
    'soy free soda',
    'conch allergy',
    'can i get sick from milk',
    'nichts mit Nüssen',
  ])('%s: avoided', (prompt) => {
    expect((askTurns([prompt], 'en').avoiding ?? []).length).toBeGreaterThan(0);
  });

  it('keeps an allergy that was not named, whatever is named after it', () => {
    for (const named of ['goat cheese', 'rice and eggs', 'Ziegenkäse', 'leftover milk'])
      expect(askTurns(['I have a food allergy', named], 'en').foods).toEqual([]);
  });

  it('names what it does not know, and what is there: gin', () => {
    expect(askTurns(['absinthe drinks'], 'en').notUnderstood).toContain('absinthe');
  });

  // What a thing is asked for beside is no wish to be free of it; whatever denies or harms keeps it avoided (R29).
  it.each([
    ['Wein zu Fisch', 'de', false],
    ['wine for fish', 'en', false],
    ['wine for fish but no milk', 'en', true],
    ['what wine goes with crab, my wife is allergic to fish', 'en', true],
    ['Wein zu Fisch ohne Ei', 'de', true],
  ] as const)('%s', (prompt, language, isAvoiding) => {
    expect((askTurns([prompt], language).avoiding ?? []).length > 0).toBe(isAvoiding);
  });
});
