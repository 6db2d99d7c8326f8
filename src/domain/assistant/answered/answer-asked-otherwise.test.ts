import { describe, expect, it } from 'vitest';
import { isDrink, isMeal } from '#domain/assistant/words/kinds/food-kinds.ts';
import { askTurns } from '#tests/support/ask-turns.ts';

const namesOf = (...asked: Parameters<typeof askTurns>) => askTurns(...asked).foods.map(({ name }) => name);

describe('a question without its verb', () => {
  it.each([
    ['miso soup salty?', 'en', 'Miso Soup', /moderate saltiness/],
    ['kimchi spicy', 'en', 'Kimchi', /heat/],
    ['baklava very sweet?', 'en', 'Baklava', /intense sweetness/],
    ['misosuppe salzig?', 'de', 'Miso Soup', /mäßige Salzigkeit/],
    ['kimchi scharf?', 'de', 'Kimchi', /Schärfe/],
  ] as const)('%s', (prompt, language, name, said) => {
    const { text, foods } = askTurns([prompt], language);
    expect(foods.map((food) => food.name)).toEqual([name]);
    expect(text).toMatch(said);
  });

  it('is a wish where it names a kind', () => {
    const foods = namesOf(['noodles spicy'], 'en');
    expect(foods.length).toBeGreaterThan(1);
  });
});

describe('smell, texture and aftertaste by their nouns', () => {
  it.each([
    ['what is the aftertaste of kimchi', 'en', 'Kimchi'],
    ['kimchi aftertaste', 'en', 'Kimchi'],
    ['what is the smell of kimchi', 'en', 'Kimchi'],
    ['what is the smell of feta like', 'en', 'Feta'],
    ['describe the aroma of truffle', 'en', 'Truffle'],
    ['what is the aftertaste of blue cheese', 'en', 'Gorgonzola'],
    ['kimchi nachgeschmack', 'de', 'Kimchi'],
    ['natto konsistenz', 'de', 'Natto'],
  ] as const)('%s', (prompt, language, name) => {
    expect(namesOf([prompt], language)).toEqual([name]);
  });

  it.each(['smoky aroma', 'something with a sweet taste', 'nutty flavour'])('%s is a wish', (prompt) => {
    expect(namesOf([prompt], 'en').length).toBeGreaterThan(1);
  });

  it('tells that how long a taste stays is not stated', () => {
    expect(askTurns(['how long does the aftertaste of licorice stay'], 'en').text).toMatch(/how long its taste stays/);
  });
});

describe('a name with its kind', () => {
  it.each([
    ['is tom yum soup very hot', 'Tom Yum Goong'],
    ['what is pho soup like', 'Pho Bo'],
  ])('%s', (prompt, name) => {
    expect(namesOf([prompt], 'en')[0]).toBe(name);
  });

  it.each(['what is kimchi soup like', 'what does lentil soup taste like'])('%s means no other food', (prompt) => {
    expect(askTurns([prompt], 'en').text).not.toMatch(/^(?:Kimchi|Lentil)[ ,:]/);
  });
});

describe('what a kitchen eats in the morning', () => {
  it.each([
    ["what's a typical breakfast in japan", ['Japanese']],
    [
      'whats a good breakfast in the middle east',
      ['Turkish', 'Israeli', 'Lebanese', 'Egyptian', 'Palestinian', 'Persian', 'Syrian'],
    ],
  ] as const)('%s', (prompt, origins) => {
    const { foods } = askTurns([prompt], 'en');
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.filter(({ origin }) => !origins.some((one) => one === origin))).toEqual([]);
  });
});

describe('who goes out, or eats one thing alone', () => {
  it.each([
    ['ethiopian food - what should i try first? a friend is taking me to a restaurant on saturday', 'Ethiopian'],
    ['going to a korean restaurant tomorrow, what should i try first?', 'Korean'],
  ])('%s', (prompt, origin) => {
    const { foods } = askTurns([prompt], 'en');
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.every((food) => food.origin === origin)).toBe(true);
  });

  it('is still told that places are not known', () => {
    expect(askTurns(['is there a good korean restaurant near me'], 'en').foods).toEqual([]);
  });

  it.each([
    [
      'my boyfriend only eats burgers and pizza lol, how do i get him to try something new',
      'en',
      /^Most like Hamburger and Pizza/,
    ],
    ['i only ever eat burgers, what else could i try', 'en', /^Most like Hamburger/],
    ['mein mann isst nur schnitzel und pommes, was neues für ihn', 'de', /Schnitzel und French Fries am ähnlichsten/],
  ] as const)('%s', (prompt, language, said) => {
    expect(askTurns([prompt], language).text).toMatch(said);
  });
});

describe('going on from a food', () => {
  it.each([
    [['what does tahini taste like', 'what dishes is it in'], 'en', 'Hummus'],
    [['what does tahini taste like', 'and where is that used'], 'en', 'Hummus'],
    [['wie schmeckt tahini', 'und wo ist das überall drin'], 'de', 'Hummus'],
  ] as const)('%s: what is made with it', (turns, language, name) => {
    const names = namesOf(turns, language);
    expect(names).toContain(name);
    expect(names).not.toContain('Tahini');
  });

  it.each([
    [['is baklava very sweet', "is there something similar that's not so sweet"], 'en', /^Baklava has sweetness/],
    [['ist baklava sehr süß', 'gibt es etwas ähnliches, das nicht so süß ist'], 'de', /^Baklava hat Süße/],
    [['ist baklava sehr süß', 'gibts was ähnliches das nicht so klebrig ist'], 'de', /^Baklava am ähnlichsten/],
    [
      ['what does licorice taste like', "hm i don't like anise, anything similar without it"],
      'en',
      /^Most like Licorice/,
    ],
  ] as const)('%s: what is like it', (turns, language, said) => {
    expect(askTurns(turns, language).text).toMatch(said);
  });
});

describe('what is wanted, however much stands around it', () => {
  it.each(['a cold drink for a really hot day, not too sweet', 'a cold drink for a hot day that is not too sweet'])(
    '%s: a drink',
    (prompt) => {
      const { foods, text } = askTurns([prompt], 'en');
      expect(foods.length).toBeGreaterThan(1);
      expect(foods.every(isDrink)).toBe(true);
      expect(foods.every(({ intensities }) => intensities.sweet <= 3)).toBe(true);
      expect(text).not.toContain('partners');
    },
  );

  it.each([
    ['feeling down, something warm with lots of cheese', 'en'],
    ['Hatte nen echt miesen Tag, brauch was Warmes mit viel Käse', 'de'],
  ] as const)('%s: made with cheese, not merely with milk', (prompt, language) => {
    const cheese =
      /chees|parmesan|parmigiano|mozzarella|feta|gruy|ricotta|kefalotyri|queso|pecorino|curd|halloumi|paneer/i;
    const { foods } = askTurns([prompt], language);
    expect(foods.length).toBeGreaterThan(1);
    expect(
      foods
        .filter(({ name, ingredients }) => ![name, ...ingredients].some((one) => cheese.test(one)))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it.each([
    ['thai dishes', 'en'],
    ['vegetarian indian dishes', 'en'],
    ['japanische gerichte', 'de'],
  ] as const)('%s: meals first', (prompt, language) => {
    const { foods } = askTurns([prompt], language);
    expect(foods.length).toBeGreaterThan(2);
    expect(foods.every(isMeal)).toBe(true);
  });

  it('explains what herb means of a drink', () => {
    expect(askTurns(['was bedeutet herb bei wein'], 'de').text).toMatch(/kaum süß/);
  });
});

describe('beside what was wished for', () => {
  it.each([
    [['spicy curry', 'and what do i drink with it'], 'en'],
    [['scharfes Curry', 'und was trinke ich dazu'], 'de'],
  ] as const)('%s: drinks that such foods name, and none that is as spicy', (turns, language) => {
    const { foods } = askTurns(turns, language);
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.every(isDrink)).toBe(true);
    expect(foods.filter(({ intensities }) => intensities.spicy > 1)).toEqual([]);
  });

  it.each([
    ['a hot drink with cinnamon', 'en', /cinnamon/],
    ['getränk mit ingwer', 'de', /ginger/],
  ] as const)('%s: it is in the drink', (prompt, language, named) => {
    const { foods } = askTurns([prompt], language);
    expect(foods.length).toBeGreaterThan(0);
    expect(foods.every((food) => isDrink(food) && food.ingredients.some((one) => named.test(one)))).toBe(true);
  });
});

describe('what is called otherwise, and what is asked of it next', () => {
  it.each([
    ['what does cilantro taste like', 'en', 'Coriander Leaves'],
    ['was passt zu ziegenkäse', 'de', 'Goat Cheese'],
    ['glühwein', 'de', 'Mulled Wine'],
    ['what is nutella like', 'en', 'Hazelnut Spread'],
    ['what is served with schnitzel', 'en', 'Wiener Schnitzel'],
    ['what does miso soup taste like to someone whos never had it', 'en', 'Miso Soup'],
  ] as const)('%s', (prompt, language, name) => {
    expect(namesOf([prompt], language)[0]).toBe(name);
  });

  it.each([
    [['what does natto taste like', 'ok and the texture?'], 'en', /^Natto: In the mouth/],
    [['wie schmeckt natto', 'und die konsistenz?'], 'de', /^Natto: Im Mund/],
    [['what is durian', 'and the smell'], 'en', /^Durian: It smells/],
  ] as const)('%s', (turns, language, said) => {
    expect(askTurns(turns, language).text).toMatch(said);
  });

  it.each([
    ['any nutty tasting cheeses', 'en'],
    ['welcher käse ist schön cremig', 'de'],
    ['which cheese should I try first if I only know cheddar?', 'en'],
  ] as const)('%s: cheeses', (prompt, language) => {
    const { foods, avoiding } = askTurns([prompt], language);
    expect(avoiding).toEqual([]);
    expect(foods.length).toBeGreaterThan(2);
    expect(foods.every(({ allergens }) => allergens?.includes('milk') === true)).toBe(true);
  });
});
