import { describe, expect, it } from 'vitest';
import { courseOf } from '#domain/pairing/course.ts';
import type { Food } from '#domain/foods/food.ts';
import { germanNames } from '#tests/support/german-names.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';
import { judge } from '#domain/assistant/testing/ask-ordinary.ts';
import type { JudgedAnswer } from '#domain/assistant/testing/good-answer.ts';
import { wholeQuestions } from '#domain/assistant/testing/whole/whole-questions.ts';

const world = { foods: starterFoods, germanNames };

function ask(prompts: readonly string[], language: 'en' | 'de'): JudgedAnswer {
  const { answered } = judge(
    [{ ask: prompts.at(-1) ?? '', before: prompts.slice(0, -1), language, good: () => true }],
    world,
  );
  const [only] = answered;
  if (only === undefined) throw new Error('It was not asked.');
  return only.answer;
}

const isFrom =
  (...origins: readonly string[]) =>
  ({ origin }: Food) =>
    origins.includes(origin);
const states = (ingredient: RegExp) => (food: Food) =>
  [food.name, ...food.ingredients].some((one) => ingredient.test(one));

/** `npm run truth` asks them all. */
const everySecond = <Asked>(questions: readonly Asked[]) => questions.filter((_, at) => at % 2 === 0);

it('answers ordinary questions over the whole starter catalogue', { timeout: 120_000 }, () => {
  expect(judge(everySecond(wholeQuestions.first), world).share).toBeGreaterThanOrEqual(0.9);
  expect(judge(everySecond(wholeQuestions.second), world).share).toBeGreaterThanOrEqual(0.9);
  expect(judge(everySecond(wholeQuestions.third), world).share).toBeGreaterThanOrEqual(0.75);
  expect(judge(everySecond(wholeQuestions.fourthTuned), world).share).toBeGreaterThanOrEqual(0.8);
  expect(judge(everySecond(wholeQuestions.fourthTold), world).share).toBeGreaterThanOrEqual(0.7);
  expect(judge(everySecond(wholeQuestions.fifth), world).share).toBeGreaterThanOrEqual(0.7);
  expect(judge(everySecond(wholeQuestions.sixthTuned), world).share).toBeGreaterThanOrEqual(0.85);
  expect(judge(everySecond(wholeQuestions.sixthTold), world).share).toBeGreaterThanOrEqual(0.7);
  expect(judge(everySecond(wholeQuestions.seventhTuned), world).share).toBeGreaterThanOrEqual(0.75);
  expect(judge(everySecond(wholeQuestions.seventhTold), world).share).toBeGreaterThanOrEqual(0.75);
  expect(judge(everySecond(wholeQuestions.eighthTuned), world).share).toBeGreaterThanOrEqual(0.8);
  expect(judge(everySecond(wholeQuestions.eighthTold), world).share).toBeGreaterThanOrEqual(0.7);
  expect(judge(everySecond(wholeQuestions.ninthTuned), world).share).toBeGreaterThanOrEqual(0.85);
  expect(judge(everySecond(wholeQuestions.ninthTold), world).share).toBeGreaterThanOrEqual(0.7);
});

describe('what foods are listed for', () => {
  it.each([
    // Parts of the world, and words after 'from' that are no ingredient.
    ['something from the caucasus', 'en', isFrom('Georgian')],
    ['soups from eastern europe', 'en', isFrom('Polish', 'Ukrainian', 'Russian', 'Hungarian')],
    ['etwas aus Osteuropa', 'de', isFrom('Polish', 'Ukrainian', 'Russian', 'Hungarian')],
    ['alpine food', 'en', isFrom('Austrian', 'Swiss', 'German')],
    // Ingredients by German words, in any number and case.
    ['Gerichte mit Backpflaumen', 'de', states(/prune/i)],
    ['etwas mit Walnüssen', 'de', states(/walnut/i)],
    ['Was kann ich mit Roter Bete kochen?', 'de', states(/beet/i)],
    ['Gerichte mit Grünkohl', 'de', states(/kale/i)],
    // Ingredients that stand alone.
    ['i have too many plums', 'en', states(/plum/i)],
    // What is not wanted.
    ['nothing raw, peruvian', 'en', ({ cookingMethods }: Food) => !cookingMethods.some((one) => /raw/.test(one))],
    [
      'something neither sweet nor spicy',
      'en',
      ({ intensities }: Food) => intensities.sweet <= 1 && intensities.spicy <= 1,
    ],
    // Each thing of a list that is denied, and dishes that are named to be left out.
    ['nothing sweet or creamy', 'en', ({ textures }: Food) => !textures.includes('creamy')],
    ['keine Suppe oder Salat', 'de', (food: Food) => !['soup', 'salad'].includes(courseOf(food) ?? '')],
    ['japanese but not sushi', 'en', ({ name }: Food) => !/sushi/i.test(name)],
    // A course to an ingredient, and what is eaten with a drink.
    ['side dish for steak', 'en', (food: Food) => ['side', 'bread', 'salad'].includes(courseOf(food) ?? '')],
    ['Wein zu Lamm', 'de', (food: Food) => courseOf(food) === 'drink'],
    ['drinks with mint', 'en', states(/mint/i)],
    ['beer snacks', 'en', (food: Food) => !['main', 'soup', 'drink'].includes(courseOf(food) ?? '')],
    // A kind that no food is: what comes nearest, and never any food.
    [
      'lactose free ice cream',
      'en',
      (food: Food) => courseOf(food) === 'dessert' && food.allergens?.includes('milk') === false,
    ],
    ['cocktail with lime', 'en', ({ diet }: Food) => diet.alcohol_free === false],
    // Slips, and what is typed short.
    ['gimme smth cheezy', 'en', ({ flavours }: Food) => flavours.includes('cheesy')],
    // Occasions are no foods: there are summer rolls.
    ['a cold drink for summer', 'en', (food: Food) => courseOf(food) === 'drink'],
    // Kinds by the words that people have for them.
    ['cookies', 'en', (food: Food) => courseOf(food) === 'dessert'],
    ['Kekse', 'de', (food: Food) => courseOf(food) === 'dessert'],
    ['beef stew', 'en', (food: Food) => courseOf(food) !== 'drink' && states(/beef|ox/i)(food)],
    ['Linseneintopf', 'de', states(/lentil/i)],
    ['leafy greens', 'en', states(/greens|spinach|kale|chard|cabbage|leaves|rapa|amaranth/i)],
    ['Gemüsepfanne', 'de', states(/bean|aubergine|pepper|cabbage|courgette|lotus root|carrot|leek/i)],
    ['filo pastry', 'en', states(/filo|phyllo|yufka|warka/i)],
    ['apple pie', 'en', states(/(?<!pine)apple/i)],
    ['Auflauf', 'de', (food: Food) => courseOf(food) !== 'dessert'],
    ['milk tea', 'en', (food: Food) => states(/tea/i)(food) && states(/milk/i)(food)],
    ['southern italian seafood', 'en', isFrom('Italian')],
    ['Fischgericht', 'de', ({ allergens }: Food) => allergens?.includes('fish') === true],
    // A dish is served by itself.
    [
      'least salty dish',
      'en',
      (food: Food) => !['drink', 'sauce', 'ingredient', 'bread'].includes(courseOf(food) ?? ''),
    ],
    ['das schärfste Gericht', 'de', (food: Food) => !['drink', 'sauce', 'ingredient'].includes(courseOf(food) ?? '')],
    // Which of a kind goes with a food.
    ['mildest snack', 'en', (food: Food) => !['main', 'salad', 'soup'].includes(courseOf(food) ?? '')],
  ] as const)('%s', (prompt, language, passes) => {
    const { foods, text } = ask([prompt], language);
    expect(foods.length, text).toBeGreaterThan(0);
    expect(
      foods.filter((food) => !passes(food)).map(({ name }) => name),
      text,
    ).toEqual([]);
  });

  it.each([
    ['what cheese goes with red wine', 'en', /cheese|Manchego|Roquefort|Camembert/],
    ['Welcher Käse passt zu Rotwein?', 'de', /Manchego|Roquefort|Camembert/],
    ["what's the turkish version of ravioli", 'en', /Manti/],
    ['Was ist Tahini?', 'de', /Tahini/],
    ['Ist in Pesto Käse?', 'de', /Pesto alla Genovese enthält/],
    ['is khinkali soupy inside', 'en', /^Khinkali/],
    // An allergen in the name of what is asked about, and the taste it is asked for.
    ['is tempeh bitter', 'en', /^Tempeh has a hint of bitterness/],
    ['what makes tom yum sour', 'en', /^Tom Yum Goong has moderate sourness/],
    ['should I try natto or is it gross', 'en', /^Natto/],
    ['does blue cheese go with figs', 'en', /Gorgonzola goes best with .*Fig/],
    ['Ist Brezel vegetarisch?', 'de', /Pretzel/],
    ['how do the japanese eat natto', 'en', /^Natto: /],
    ['Wie viel Moussaka ist eine Portion?', 'de', /Moussaka: /],
  ] as const)('%s', (prompt, language, said) => {
    expect(ask([prompt], language).text).toMatch(said);
  });

  it.each([
    ['what does casu marzu taste like', 'en'],
    ['Wie schmeckt Casu Marzu?', 'de'],
    ['anything from uruguay?', 'en'],
  ] as const)('%s: nothing is offered for what is not there', (prompt, language) => {
    expect(ask([prompt], language).foods).toEqual([]);
  });
});

describe('what goes on', () => {
  it.each([
    [['turkish desserts', 'less sweet please'], 'en'],
    [['türkischer Nachtisch', 'weniger süß bitte'], 'de'],
  ] as const)('%s: the least of it first, of the same kind', (prompts, language) => {
    const { foods } = ask(prompts, language);
    const sweetness = foods.map(({ intensities }) => intensities.sweet);
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.every((food) => food.origin === 'Turkish' && courseOf(food) === 'dessert')).toBe(true);
    expect(sweetness).toEqual(sweetness.toSorted((one, other) => one - other));
  });

  it.each([
    ['instead of rice', 'en', /stand in for an ingredient is not stated/],
    ['substitute for eggs', 'en', /stand in for an ingredient is not stated/],
    ['Womit kann ich Sahne ersetzen?', 'de', /Was eine Zutat ersetzen kann, ist hier nicht angegeben/],
    ['statt Reis', 'de', /Was eine Zutat ersetzen kann, ist hier nicht angegeben/],
    ['how do i cook rice', 'en', /^Steamed Rice/],
  ] as const)('%s', (prompt, language, said) => {
    expect(ask([prompt], language).text).toMatch(said);
  });

  it.each([
    [['dessert with mango', 'not too sweet'], 'en', ({ intensities }: Food) => intensities.sweet <= 3],
    [['something spicy', 'milder'], 'en', ({ intensities }: Food) => intensities.spicy >= 1],
  ] as const)('%s', (prompts, language, passes) => {
    const { foods } = ask(prompts, language);
    expect(foods.length).toBeGreaterThan(0);
    expect(foods.filter((food) => !passes(food)).map(({ name }) => name)).toEqual([]);
  });

  it('keeps what an in-place-of names avoided: "what can I use instead of mozzarella"', () => {
    const { foods } = ask(['what can I use instead of mozzarella'], 'en');
    expect(foods.filter(({ allergens }) => allergens?.includes('milk') !== false).map(({ name }) => name)).toEqual([]);
  });
});
