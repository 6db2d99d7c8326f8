import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { allergenStatus } from '#domain/safety/allergen-status.ts';
import { isDessert, isForTheBrave, isFruit, isServed } from '#domain/assistant/words/kinds/food-kinds.ts';
import { isStatedIn, plainIngredient } from '#domain/assistant/words/ingredient-words.ts';
import { askTurns } from '#tests/support/ask-turns.ts';

const names = (foods: readonly Food[]) => foods.map(({ name }) => name);

describe('two questions of one food: the first is told', () => {
  it.each([
    ["what's mole poblano made of, does it really have chocolate in it?", 'en', 'Mole Poblano', /made of/],
    ['whats a pierogi filled with and are there sweet ones too', 'en', 'Pierogi Ruskie', /made of/],
    ['what does blue cheese taste like and why do people like it', 'en', 'Gorgonzola', /tastes/],
    ['what does natto taste like, do people really eat it for breakfast', 'en', 'Natto', /tastes/],
    ['is tempeh healthy and what does it taste like', 'en', 'Tempeh', /tastes/],
    ['wie schmeckt eigentlich eine mango, ist die eher süss oder sauer', 'de', 'Mango', /schmeckt/],
    ['ist tempeh gesund und wie schmekt er', 'de', 'Tempeh', /schmeckt/],
    ['Is chorizo spicy or just smoky?', 'en', 'Chorizo', /tastes/],
  ] as const)('%s', (text, language, name, told) => {
    const { foods, text: answer } = askTurns([text], language);
    expect(names(foods)).toEqual([name]);
    expect(answer).toMatch(told);
  });
});

describe('a name, and a word or two around it', () => {
  it.each([
    ['greek salad ingredients', 'en', 'Greek Salad', /made of .*feta/],
    ['what is miso made of', 'en', 'Miso Soup', /made of/],
    ['what dose guacamole taste like', 'en', 'Guacamole', /tastes/],
    ['welche konsistenz hat tofu', 'de', 'Tofu', /Im Mund/],
    ['figs, what goes with them', 'en', 'Fig', /goes best with/],
    ['Feigen, was passt dazu', 'de', 'Fig', /passt/],
    ['gnocchi with what sauce', 'en', 'Gnocchi', /Beside Gnocchi/],
    ['pierogi fillings', 'en', 'Pierogi Ruskie', /made of/],
    ['maultaschen füllung', 'de', 'Maultaschen', /steckt/],
    ['skyr healthy?', 'en', 'Skyr', /How healthy/],
    ['falafel gesund?', 'de', 'Falafel', /Wie gesund/],
    ['ceviche raw?', 'en', 'Ceviche', /made of/],
    ['can you eat kohlrabi raw', 'en', 'Kohlrabi', /^(?!.*Made by eaten).*It is eaten raw\./],
    ['kann man kohlrabi roh essen', 'de', 'Kohlrabi', /Es wird roh gegessen\./],
    ['gluten free or not: soba noodles', 'en', 'Zaru Soba', /not gluten free/],
    ['shakshuka for dinner, weird?', 'en', 'Shakshuka', /eaten across/],
    ['quinoa tastes bitter to me, something similar?', 'en', 'Quinoa', /with less/],
    ['what does venison taste like', 'en', 'Venison', /tastes/],
    ['tell me about butter chicken', 'en', 'Butter Chicken', /tastes/],
    ['is shakshuka breakfast or dinner', 'en', 'Shakshuka', /eaten across/],
    ['wie schmeckt Reh', 'de', 'Venison', /schmeckt/],
  ] as const)('%s', (text, language, name, told) => {
    const { foods, text: answer } = askTurns([text], language);
    expect(foods[0]?.name).toBe(name);
    expect(answer.replaceAll('\n', ' ')).toMatch(told);
  });

  it.each([
    ['tiramisu alcohol?', 'en', 'Tiramisù', /alcohol free/],
    ['pad thai peanuts?', 'en', 'Pad Thai', /contains peanut/],
    ['Tiramisu Alkohol?', 'de', 'Tiramisù', /alkoholfrei/],
    ['pad thai allergens', 'en', 'Pad Thai', /contains .*peanut/],
    ['hummus sesame?', 'en', 'Hummus', /contains sesame/],
    ['ramen egg?', 'en', 'Tonkotsu Ramen', /contains egg/],
    ['Carbonara Ei?', 'de', 'Spaghetti alla Carbonara', /enthält Ei/],
    ['pad thai allergene', 'de', 'Pad Thai', /enthält .*Erdnuss/],
  ] as const)('%s: whether that food holds it', (text, language, name, told) => {
    const { foods, text: answer } = askTurns([text], language);
    expect(names(foods)).toEqual([name]);
    expect(answer).toMatch(told);
  });

  it.each(['tiramisu alcohol free', 'dessert alcohol', 'nothing with peanuts?'])('%s: no such question', (text) => {
    expect(askTurns([text], 'en').text).not.toMatch(/^(?:Tiramis|By what is stated)/);
  });

  it.each([
    ['milk eggs', ['milk', 'egg']],
    ['peanuts soy?', ['peanut', 'soy']],
    ['feta nuts', ['milk', 'tree nut']],
  ] as const)('%s: both are avoided (R29)', (text, allergens) => {
    const { foods } = askTurns([text], 'en');
    for (const food of foods)
      for (const allergen of allergens) expect(allergenStatus(food, allergen), food.name).toBe('stated-free');
  });

  it.each([
    ['Was passt zu Reh?', 'Venison'],
    ['wie schmeckt Hirsch', 'Venison'],
  ])('%s: a basic by its German word', (text, name) => {
    expect(askTurns([text], 'de').foods[0]?.name).toBe(name);
  });

  it('beside what somebody must not have the food that is told is warned of', () => {
    const { text } = askTurns(['what does satay taste like, can I eat it with a peanut allergy'], 'en');
    expect(text).toContain('contains peanut');
  });

  it.each(['nut allergens, dinner?', 'my kid has allergens'])('%s: somebody has an allergy', (text) => {
    expect(askTurns([text], 'en').text).toMatch(/with an allergy|I only know the allergens/);
  });

  it.each([
    [['sweet potato vs regular potato'], ['Sweet Potato', 'Potato']],
    [['are plantains just bananas'], ['Plantain', 'Banana']],
    [['Would someone who likes borscht also like goulash?'], ['Borscht', 'Goulash']],
    [['would I like natto if I like blue cheese'], ['Natto', 'Gorgonzola']],
    [
      ['halloumi texture', 'does it melt like mozzarella'],
      ['Halloumi', 'Mozzarella di Bufala'],
    ],
  ])('%s: both beside one another', (turns, compared) => {
    expect(names(askTurns(turns, 'en').foods)).toEqual(compared);
  });

  it.each([
    [['what does ceviche taste like', 'can you eat it raw?'], 'Ceviche'],
    [['what does kohlrabi taste like', 'and can you eat it raw?'], 'Kohlrabi'],
  ])('%s: still of it', (turns, name) => {
    expect(names(askTurns(turns, 'en').foods)).toEqual([name]);
  });

  it.each([
    ['what does jerusalem artichoke taste like', 'en'],
    ['wie schmeckt Topinambur', 'de'],
  ] as const)('%s: no artichoke', (text, language) => {
    expect(askTurns([text], language).foods).toEqual([]);
  });

  it.each([
    ['what can I make with too many courgettes', 'en'],
    ['was kann ich mit zuviel zucchini machen', 'de'],
  ] as const)('%s: what is made with them', (text, language) => {
    const { foods } = askTurns([text], language);
    expect(foods.length).toBeGreaterThan(1);
    for (const food of foods) expect(isStatedIn(food, plainIngredient('courgette')), food.name).toBe(true);
  });
});

describe('what a list begins with', () => {
  it.each([
    ['vegan desserts', 'en'],
    ['dessert with fruit', 'en'],
    ['veganer Nachtisch', 'de'],
  ] as const)('%s: desserts that somebody makes, then fruit', (text, language) => {
    const { foods } = askTurns([text], language);
    expect(foods.filter(isDessert)).toEqual(foods);
    const grown = foods.map(isFruit);
    expect(grown[0]).toBe(false);
    expect(grown).toEqual(grown.toSorted((one, other) => Number(one) - Number(other)));
  });

  it.each(['vegetarian dishes from Mexico', 'vegan indian', 'vegetarische Gerichte aus Italien'])(
    '%s: what is served, and no drink or spice',
    (text) => {
      const { foods } = askTurns([text], /Gerichte/.test(text) ? 'de' : 'en');
      expect(foods.length).toBeGreaterThan(0);
      expect(names(foods.filter((food) => !isServed(food) || isFruit(food)))).toEqual([]);
    },
  );

  it.each(['something crunchy and salty for movie night', 'Peruvian food', 'lunch to take to the office'])(
    '%s: nothing that takes courage',
    (text) => {
      expect(names(askTurns([text], 'en').foods.filter(isForTheBrave))).toEqual([]);
    },
  );

  it.each(['edible insects', 'snacks with crickets', 'offal dishes'])('%s: it, where it is asked for', (text) => {
    const { foods } = askTurns([text], 'en');
    expect(foods.length).toBeGreaterThan(0);
    expect(names(foods.filter((food) => !isForTheBrave(food)))).toEqual([]);
  });

  it('the sourest fruit is no vinegar', () => {
    const { foods } = askTurns(['which fruit is the most sour'], 'en');
    expect(names(foods).slice(0, 2).toSorted()).toEqual(['Fresh Lime', 'Lemon']);
    expect(names(foods.filter((food) => !isFruit(food)))).toEqual([]);
  });
});

describe('what goes on from a question', () => {
  it.each([
    [['Good Japanese dish for beginners', "my son doesn't like fish, is there anything else?"], 'en'],
    [
      ['Was wäre ein gutes japanisches Gericht für Anfänger?', 'Mein Sohn mag keinen Fisch, gibt es was anderes?'],
      'de',
    ],
  ] as const)('%s: still Japanese', (turns, language) => {
    const { foods } = askTurns(turns, language);
    expect(foods.length).toBeGreaterThan(0);
    expect(foods.filter(({ origin }) => origin !== 'Japanese')).toEqual([]);
  });

  it('"instead that’s sweeter" is more than it', () => {
    const { foods } = askTurns(['what does matcha taste like', "what could I have instead that's sweeter"], 'en');
    const [matcha, ...others] = foods;
    expect(matcha?.name).toBe('Matcha');
    expect(others.length).toBeGreaterThan(1);
    for (const food of others) expect(food.intensities.sweet).toBeGreaterThan(matcha?.intensities.sweet ?? 5);
  });
});

it.each(['Käse so ähnlich wie Camembert', 'Käse ähnlich wie Camembert'])('%s: other cheeses', (text) => {
  expect(askTurns([text], 'de').foods.length).toBeGreaterThan(2);
});

it('cheese that is good for people who do not like strong cheese is mild', () => {
  const { foods } = askTurns(["What cheese is good for people who don't like strong cheese?"], 'en');
  expect(foods.length).toBeGreaterThan(1);
  expect(names(foods.filter((food) => !isStatedIn(food, plainIngredient('milk'))))).toEqual([]);
  expect(names(foods)).not.toContain('Roquefort');
});
