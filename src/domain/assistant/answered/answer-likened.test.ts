import { describe, expect, it } from 'vitest';
import { courseOf } from '#domain/pairing/course.ts';
import type { Food } from '#domain/foods/food.ts';
import { isNoodle } from '#domain/assistant/words/kinds/food-kinds.ts';
import { askTurns } from '#tests/support/ask-turns.ts';

const names = (foods: readonly Food[]) => foods.map(({ name }) => name);
const states = (ingredient: RegExp) => (food: Food) => food.ingredients.some((one) => ingredient.test(one));
const isOf =
  (...courses: readonly string[]) =>
  (food: Food) =>
    courses.includes(courseOf(food) ?? '');

describe('what is like a dish', () => {
  it.each([
    ['a main like ramen', 'en', 'Tonkotsu Ramen', isNoodle],
    ['ein Hauptgericht wie Moussaka', 'de', 'Moussaka', isOf('main')],
    ['a soup along the lines of tom yum', 'en', 'Tom Yum Goong', isOf('soup', 'main')],
    ['dishes that resemble biryani', 'en', 'Hyderabadi Chicken Biryani', isOf('main')],
    ['etwas, das an Tiramisù erinnert', 'de', 'Tiramisù', isOf('dessert', 'drink')],
    ['main dish similar to sushi', 'en', 'Nigiri Sushi', isOf('main', 'snack', 'salad', 'starter')],
  ] as const)('%s (%s): others of its kind follow %s', (prompt, language, asked, passes) => {
    const { foods, text } = askTurns([prompt], language);
    const others = foods.filter(({ name }) => name !== asked);
    expect(names(foods)[0], text).toBe(asked);
    expect(others.length, text).toBeGreaterThan(1);
    expect(names(others.filter((food) => !passes(food))), text).toEqual([]);
  });

  it.each([
    ['moussaka but vegetarian', 'en', 'Moussaka'],
    ['a burger without beef please', 'en', 'Hamburger'],
    ['Burger, aber vegetarisch', 'de', 'Hamburger'],
    ['tacos without meat', 'en', 'Tacos al Pastor'],
  ] as const)('%s (%s): all of them are stated to be so, and %s is none', (prompt, language, asked) => {
    const { foods, text } = askTurns([prompt], language);
    expect(foods.length, text).toBeGreaterThan(1);
    expect(names(foods.filter(({ diet }) => diet.vegetarian !== true)), text).toEqual([]);
    expect(names(foods)).not.toContain(asked);
  });

  it.each([
    ['which cheese can i eat'],
    ['vegan cheese'],
    ['cheese for my baby'],
    ['cheese to fry for my milk allergy'],
  ])('%s: in place of a cheese nothing is offered that states milk', (prompt) => {
    const { foods } = askTurns([prompt], 'en');
    expect(names(foods.filter(({ allergens }) => allergens?.includes('milk') !== false))).toEqual([]);
  });
});

describe('a kind of food for a way of cooking', () => {
  it.each([
    ['best cheese for grilling', 'en', /Halloumi|Oscypek/],
    ['which cheese can i fry in a pan', 'en', /Halloumi|Saganaki/],
    ['Grillkäse', 'de', /Halloumi|Oscypek/],
    ['Käse zum Braten', 'de', /Halloumi|Saganaki/],
  ] as const)('%s (%s)', (prompt, language, first) => {
    const { foods, text } = askTurns([prompt], language);
    expect(names(foods)[0], text).toMatch(first);
  });

  it('asks for fish in so many words: "fish for the barbecue"', () => {
    const { foods, text } = askTurns(['fish for the barbecue'], 'en');
    expect(foods.length, text).toBeGreaterThan(1);
    expect(names(foods.filter(({ allergens }) => allergens?.includes('fish') !== true))).toEqual([]);
  });
});

describe('German compounds', () => {
  it.each([
    ['Rindergulasch', states(/beef|ox/i)],
    ['Hühnerfrikassee', states(/chicken/i)],
    ['Kichererbsencurry', states(/chickpea/i)],
    ['eine scharfe Linsensuppe', states(/lentil/i)],
    ['Lammbraten', states(/lamb|mutton/i)],
    ['Milchreis', (food: Food) => courseOf(food) === 'dessert' && states(/rice/i)(food)],
  ] as const)('%s is what it is, with what is in it', (prompt, passes) => {
    const { foods, text } = askTurns([prompt], 'de');
    expect(foods.length, text).toBeGreaterThan(0);
    expect(names(foods.filter((food) => !passes(food))), text).toEqual([]);
  });

  it.each([
    ['Gurkensalat', 'Cucumber Salad'],
    ['Apfelstrudel', 'Apfelstrudel'],
    ['Käsekuchen', 'New York Cheesecake'],
  ])('%s is a name, and means %s', (prompt, name) => {
    expect(names(askTurns([prompt], 'de').foods)[0]).toBe(name);
  });
});

describe('what is wanted where nothing is said of its taste', () => {
  it.each([
    ['bored of pasta', 'en'],
    ['vegetarian food', 'en'],
    ['ich kann keine Nudeln mehr sehen', 'de'],
  ] as const)('%s (%s): meals come first', (prompt, language) => {
    const { foods, text } = askTurns([prompt], language);
    expect(foods.length, text).toBeGreaterThan(1);
    expect(names(foods.filter(isOf('side', 'bread', 'dessert', 'drink', 'sauce', 'ingredient'))), text).toEqual([]);
  });
});

describe('stronger or milder than a food that has no heat', () => {
  it.each([
    ['something like brie but stronger', 'en', 'Brie', ['Époisses', 'Limburger'], ['Burrata', 'Cream Cheese']],
    ['something like brie but milder', 'en', 'Brie', ['Burrata', 'Cream Cheese'], ['Époisses', 'Gorgonzola']],
    ['stronger than gouda', 'en', 'Gouda', ['Comté'], ['Cream Cheese', 'Burrata']],
    ['something like earl grey but weaker', 'en', 'Earl Grey Tea', ['Chamomile Tea'], ['Espresso', 'Mate']],
    ['cheese stronger than brie', 'en', 'Brie', ['Époisses', 'Limburger'], ['Burrata', 'Cream Cheese']],
    ['which cheese is milder than camembert', 'en', 'Camembert', ['Brie'], ['Époisses', 'Gorgonzola']],
    ['a tea stronger than green tea', 'en', 'Green Tea', ['Black Tea', 'Matcha'], ['Chamomile Tea', 'Cola']],
    ['kimchi is too strong for me, something similar', 'en', 'Kimchi', ['Sauerkraut', 'Coleslaw'], ['Natto']],
    ['ein käse kräftiger als gouda', 'de', 'Gouda', ['Comté'], ['Cream Cheese', 'Burrata']],
    ['etwas wie camembert aber milder', 'de', 'Camembert', ['Brie'], ['Époisses', 'Gorgonzola']],
    ['etwas wie brie aber kräftiger', 'de', 'Brie', ['Époisses'], ['Burrata', 'Cream Cheese']],
  ] as const)('%s (%s)', (prompt, language, than, meet, fail) => {
    const { foods, text } = askTurns([prompt], language);
    const [first, ...others] = names(foods);
    expect(first, text).toBe(than);
    expect(others, text).toEqual(expect.arrayContaining([...meet]));
    expect(
      others.filter((name) => fail.some((one) => one === name)),
      text,
    ).toEqual([]);
  });

  it('means heat where there is some', () => {
    const { foods, text } = askTurns(['like vindaloo but milder'], 'en');
    const [vindaloo, ...others] = foods;
    expect(others.length, text).toBeGreaterThan(0);
    for (const { intensities } of others) expect(intensities.spicy).toBeLessThan(vindaloo?.intensities.spicy ?? 0);
  });
});

describe('which of two is the stronger', () => {
  it.each([
    ['which is stronger, brie or gorgonzola', 'en', ['Gorgonzola', 'Brie']],
    ['which is milder, brie or camembert', 'en', ['Brie', 'Camembert']],
    ['what is weaker, espresso or earl grey', 'en', ['Earl Grey Tea', 'Espresso']],
    ['was ist milder, brie oder camembert', 'de', ['Brie', 'Camembert']],
  ] as const)('%s (%s)', (prompt, language, order) => {
    const { foods, text } = askTurns([prompt], language);
    expect(names(foods), text).toEqual(order);
    expect(text).toMatch(
      language === 'en' ? /^By all that they taste of, the strongest first/ : /das Kräftigste zuerst/,
    );
  });

  it('is told by heat where there is some', () => {
    expect(askTurns(['which is milder, vindaloo or korma'], 'en').text).toMatch(/Chicken Korma has the least heat/);
  });
});
