import { describe, expect, it } from 'vitest';
import { readAvoidance } from '#domain/avoidance/read-avoidance.ts';
import { courseOf } from '#domain/pairing/course.ts';
import type { Food } from '#domain/foods/food.ts';
import { askTurns } from '#tests/support/ask-turns.ts';

const names = (foods: readonly Food[]) => foods.map(({ name }) => name);
const isVegan = ({ diet }: Food) => diet.vegan === true;
const isVegetarian = ({ diet }: Food) => diet.vegetarian === true;
const isFrom = (origin: string) => (food: Food) => food.origin === origin;
const isMild = ({ intensities }: Food) => intensities.spicy <= 1.5;
const every =
  (...all: readonly ((food: Food) => boolean)[]) =>
  (food: Food) =>
    all.every((passes) => passes(food));

describe('a word that only says how it is to be goes on from what was wished for', () => {
  it.each([
    [['a thai curry', 'vegetarian'], 'en', every(isFrom('Thai'), isVegetarian)],
    [['a thai curry', 'vegan please'], 'en', every(isFrom('Thai'), isVegan)],
    [['a thai curry', 'mild', 'vegetarian'], 'en', every(isFrom('Thai'), isVegetarian, isMild)],
    [['italian pasta', 'creamy'], 'en', isFrom('Italian')],
    [['a soup', 'vegan', 'mild'], 'en', every(isVegan, isMild, ({ textures }) => !textures.includes('crunchy'))],
    [['a drink', 'warm', 'sweet'], 'en', ({ temperatureServed }: Food) => /hot|warm/i.test(temperatureServed)],
    [['ein Getränk', 'warm', 'süß'], 'de', ({ temperatureServed }: Food) => /hot|warm/i.test(temperatureServed)],
    [['something sweet', 'crunchy'], 'en', ({ intensities }: Food) => intensities.sweet >= 2],
    [['ein thailändisches Curry', 'vegetarisch'], 'de', every(isFrom('Thai'), isVegetarian)],
    [['ein Nachtisch aus Georgien', 'vegan'], 'de', every(isFrom('Georgian'), isVegan)],
  ] as const)('%s', (turns, language, passes) => {
    const { foods, text } = askTurns(turns, language);
    expect(foods.length, text).toBeGreaterThan(0);
    expect(names(foods.filter((food) => !passes(food))), text).toEqual([]);
  });

  it.each([
    [['what does pho taste like', 'a thai dish without peanuts', 'are there nuts in it?'], 'en'],
    [['wie schmeckt Pho?', 'ein thailändisches Gericht ohne Erdnüsse', 'Sind da Nüsse drin?'], 'de'],
    [['a thai curry', 'any nuts in it?'], 'en'],
  ] as const)('%s: asks of what is in a food, and goes on from no wish', (turns, language) => {
    expect(askTurns(turns, language).text).toMatch(/nut|[Nn]uss|Nüsse/);
    expect(askTurns(turns, language).text).not.toMatch(/^(?:Nothing meets|Nichts erfüllt|These come|Dazu fällt)/);
  });

  it('but of two tastes the later is another wish', () => {
    const { foods } = askTurns(['something sweet', 'salty'], 'en');
    expect(foods.every(({ intensities }) => intensities.salty >= 2)).toBe(true);
  });

  it.each([
    [['pad thai', 'less sweet'], 'en', /^Pad Thai has sweetness/],
    [['kimchi', 'milder'], 'en', /^Kimchi has heat/],
    [['Pad Thai', 'weniger süß'], 'de', /^Pad Thai hat Süße/],
  ] as const)('%s: of a food that was named it is that food', (turns, language, told) => {
    expect(askTurns(turns, language).text).toMatch(told);
  });
});

describe('a meal of courses', () => {
  it.each([
    ['a three course meal from italy', 'en', isFrom('Italian')],
    ['a starter, a main and a dessert from italy', 'en', isFrom('Italian')],
    ['plan a vegan menu', 'en', isVegan],
    ['a three course vegetarian menu from India', 'en', every(isFrom('Indian'), isVegetarian)],
    ['Vorspeise, Hauptgericht und Nachtisch aus Italien', 'de', isFrom('Italian')],
    ['Drei-Gänge-Menü aus Georgien', 'de', isFrom('Georgian')],
    ['ein vegetarisches Menü aus Indien', 'de', every(isFrom('Indian'), isVegetarian)],
  ] as const)('%s', (prompt, language, passes) => {
    const { foods, text } = askTurns([prompt], language);
    expect(names(foods.filter((food) => !passes(food))), text).toEqual([]);
    expect(foods).toHaveLength(3);
    expect(courseOf(foods[2] as Food), text).toMatch(/^(?:dessert|single)$/);
    expect(courseOf(foods[1] as Food), text).not.toBe('dessert');
  });

  it('says which course is missing, and avoids for each what must be avoided (R29)', () => {
    const { foods, text } = askTurns(['a three course meal from Georgia, I am allergic to tree nuts'], 'en');
    expect(names(foods.filter(({ allergens }) => allergens?.includes('tree nut') !== false))).toEqual([]);
    expect(text).toMatch(/with an allergy, ask whoever made it/);
    expect(askTurns(['a three course meal from Ethiopia'], 'en').text).toMatch(
      /^From .*\n.*\n.*\nNo dessert here meets all of that\.$/,
    );
  });

  it.each(['a starter or a dessert', 'what is on the menu'])('%s asks for none', (prompt) => {
    expect(askTurns([prompt], 'en').text).not.toMatch(/^From the first course/);
  });
});

describe('what is asked of one food', () => {
  it.each([
    ['the opposite of kimchi', 'en', /^Least like Kimchi/],
    ['something completely unlike kimchi', 'en', /^Least like Kimchi/],
    ['das Gegenteil von Kimchi', 'de', /^Kimchi am wenigsten ähnlich/],
    ['is rendang dry or saucy', 'en', /^Beef Rendang, from/],
    ['is pita dry', 'en', /^Pita, from/],
    ['which is milder, tikka masala or jalfrezi', 'en', /^Chicken Tikka Masala, from/],
    ['is there a soup like pho but without beef', 'en', /^Most like Pho Bo/],
  ] as const)('%s', (prompt, language, told) => {
    expect(askTurns([prompt], language).text).toMatch(told);
  });

  it.each(["what's trending", 'was ist angesagt'])('%s asks for what is rated best, and names no food', (prompt) => {
    expect(askTurns([prompt], prompt.startsWith('was') ? 'de' : 'en').text).toMatch(/^(?:No food|Noch hat)/);
  });

  it('who begins with a kind is offered what is gentle of it', () => {
    const { foods } = askTurns(['which curry is good for beginners'], 'en');
    expect(names(foods.filter(({ intensities }) => intensities.spicy > 2))).toEqual([]);
    expect(foods.length).toBeGreaterThan(1);
  });
});

it.each(
  'schwarzer schwacher schlanker Schlange Schlager Schwärmer Tabletts mediation Schwager schwanken schwingen Spielzeit Talenten Toiletten Meditation fruchtlose prägnant poignant diameter'.split(
    ' ',
  ),
)('“%s” is an ordinary word, and no misspelt word of health', (word) => {
  expect(readAvoidance(`${word} Tee`).health).toEqual([]);
});

it.each(['schwanger', 'schwannger', 'schwager bin ich nicht, schwanger schon', 'pregnent', 'diabetis'])(
  '“%s” still is one of health',
  (prompt) => {
    expect(readAvoidance(prompt).health).not.toEqual([]);
  },
);
