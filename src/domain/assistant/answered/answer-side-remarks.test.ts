import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import {
  isBread,
  isDessert,
  isDish,
  isDrink,
  isPlainStarch,
  isSoup,
} from '#domain/assistant/words/kinds/food-kinds.ts';
import { askTurns } from '#tests/support/ask-turns.ts';

const names = (foods: readonly Food[]) => foods.map(({ name }) => name);

describe('a question with something beside it', () => {
  it.each([
    ['Is tom yum really hot or can a wimp handle it?', 'en', 'Tom Yum Goong'],
    ['what does sumac taste like? Recipe calls for it and I have never seen it', 'en', 'Sumac'],
    ["what does mole taste like? my coworker swears it's just chocolate sauce lol", 'en', 'Mole Poblano'],
    ['how spicy is vindaloo? my brother dared me to eat it', 'en', 'Vindaloo'],
    ['ist Vindaloo echt so scharf oder hält man das aus?', 'de', 'Vindaloo'],
  ] as const)('%s: of that food alone', (text, language, name) => {
    expect(names(askTurns([text], language).foods)).toEqual([name]);
  });

  it('what is compared is compared, whatever is doubted of it', () => {
    const { foods } = askTurns(['Lychee vs rambutan vs longan, do they honestly taste any different?'], 'en');
    expect(names(foods).toSorted()).toEqual(['Longan', 'Lychee', 'Rambutan']);
  });

  it('a texture is told, whatever is doubted of it', () => {
    const { text } = askTurns(['what does okra feel like in the mouth, is it really slimy'], 'en');
    expect(text).toMatch(/^Okra: In the mouth it is slippery/);
  });

  it('a kitchen is told', () => {
    expect(askTurns(['cuban food, whats the deal, is it spicy?'], 'en').text).toMatch(/^Mostly not/);
  });

  it('a word that people say of a food is explained', () => {
    const { text } = askTurns(["People keep describing beetroot as 'earthy'. What does that mean in a food?"], 'en');
    expect(text).toMatch(/^Earthy tastes/);
  });
});

describe('which of some has more of what only words tell', () => {
  it.each([
    ['Gouda, gruyere or emmental, which is nuttiest?', 'en', /^Described as nutty: /, ['Emmental', 'Gruyère']],
    ['which is crunchier, kimchi or sauerkraut', 'en', /^Described as crunchy: /, ['Kimchi', 'Sauerkraut']],
    [
      'kaiserschmarrn oder germknödel, was ist fluffiger',
      'de',
      /^Als \w+ beschrieben: /,
      ['Kaiserschmarrn', 'Germknödel'],
    ],
    ['is tofu crispier than tempeh', 'en', /^None of them is described as crispy/, ['Tofu', 'Tempeh']],
  ] as const)('%s', (text, language, told, named) => {
    const { text: answer, foods } = askTurns([text], language);
    expect(answer).toMatch(told);
    expect(names(foods)).toEqual(expect.arrayContaining([...named]));
  });
});

describe('what is asked in rough or roundabout words', () => {
  it.each([
    ['what the hell is umami', 'en', /^Umami is the fifth basic taste/],
    ['what does saffron taste like bc i never taste anything lol', 'en', /^Saffron, from the Persian kitchen/],
    ['hey hey, whats good today', 'en', /for the evening/],
    ['moin, was gibts leckeres', 'de', /für den Abend/],
    ['beilage zu lammkeule, aber keine kartoffeln', 'de', /^Gerichte mit Lamm nennen/],
  ] as const)('%s', (text, language, told) => {
    expect(askTurns([text], language).text).toMatch(told);
  });

  it.each([
    [
      "best dessert that's not too sweet? my dad hates sugary stuff",
      'en',
      ({ intensities }: Food) => intensities.sweet <= 3,
    ],
    [
      'was bestellt man beim inder wenn man scharf nicht so mag',
      'de',
      ({ origin, intensities }: Food) => origin === 'Indian' && intensities.spicy <= 2,
    ],
    [
      'somthing refrehsing with cucmber',
      'en',
      ({ ingredients }: Food) => ingredients.some((one) => /cucumber/.test(one)),
    ],
    [
      'what cheese is most similar to gouda',
      'en',
      ({ ingredients }: Food) => ingredients.some((one) => /milk/.test(one)),
    ],
  ] as const)('%s: so', (text, language, passes) => {
    const { foods } = askTurns([text], language);
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter((food) => !passes(food)))).toEqual([]);
  });

  it.each([
    [['whats gulab jamun', 'is it sweeter than baklava?'], 'en', ['Gulab Jamun', 'Baklava']],
    [['was ist Halloumi', 'ist der salziger als Feta?'], 'de', ['Halloumi', 'Feta']],
  ] as const)('%s: both', (turns, language, named) => {
    expect(names(askTurns(turns, language).foods)).toEqual([...named]);
  });
});

describe('a wish in other words', () => {
  it.each([
    ['I want brie but with more funk', 'en', 'Brie'],
    ['i fancy pad thai but less sweet', 'en', 'Pad Thai'],
  ] as const)('%s: what is like it', (text, language, name) => {
    const { foods } = askTurns([text], language);
    expect(foods[0]?.name).toBe(name);
    expect(foods.length).toBeGreaterThan(2);
  });

  it.each([
    ['I hate cilantro with a passion. What Mexican food can I eat that does not have it?', 'en', /coriander|cilantro/i],
    ['finger food for game night, no chips', 'en', /potato|chips|fries/i],
    ['was gibt es als Beilage zu Lachs, Kartoffeln kann ich nicht mehr sehen', 'de', /potato/i],
    ['Suppe, aber nicht mit Kürbis', 'de', /pumpkin|squash/i],
    ['a good italian dessert without chocolate', 'en', /chocolate|cocoa/i],
  ] as const)('%s: none that names it', (text, language, disliked) => {
    const { foods } = askTurns([text], language);
    expect(foods.length).toBeGreaterThan(0);
    expect(names(foods.filter(({ ingredients }) => ingredients.some((one) => disliked.test(one))))).toEqual([]);
  });

  it.each([
    ['something sweet to drink', 'en', isDrink],
    ['most sour fruit you know of', 'en', ({ intensities }: Food) => intensities.sour >= 4],
    ['a dessert that is barely sweet at all', 'en', ({ intensities }: Food) => intensities.sweet <= 3],
    ['Draußen schneits, ich brauch was Heißes zum Löffeln', 'de', isSoup],
    ['something sweet and warm', 'en', isDessert],
    ['something indian, mild', 'en', (food: Food) => !isBread(food) && !isPlainStarch(food)],
    ["First time at an Indian restaurant tomorrow, I'm kind of a picky eater. What do I order?", 'en', isDish],
    ["What's the least spicy Thai dish I can get away with ordering?", 'en', isDish],
  ] as const)('%s', (text, language, passes) => {
    const { foods, avoiding } = askTurns([text], language);
    expect(avoiding).toEqual([]);
    expect(foods.length).toBeGreaterThan(0);
    expect(names(foods.filter((food) => !passes(food)))).toEqual([]);
  });

  it('of pasta without cream none is udon', () => {
    const { foods } = askTurns(['pasta without tomato'], 'en');
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.filter(({ origin }) => !['Italian', 'American'].includes(origin)).length).toBeLessThan(foods.length);
    expect(names(foods)).not.toContain('Kitsune Udon');
  });
});

describe('what goes on', () => {
  it.each([
    [['what does halloumi taste like?', 'is it saltier than feta?', 'what do I drink with it'], 'en', 'Halloumi'],
    [['was ist Okonomiyaki?', "gibt's was Ähnliches aus Europa?"], 'de', 'Okonomiyaki'],
    [["What's like falafel?", "something that isn't deep fried though"], 'en', 'Falafel'],
    [['compare churros and beignets', 'ok and what do i dip it in'], 'en', 'Churros'],
    [['what fruit goes with gorgonzola', 'other than pears'], 'en', 'Gorgonzola'],
  ] as const)('%s: still of %s', (turns, language, name) => {
    const { foods } = askTurns(turns, language);
    expect(foods[0]?.name).toBe(name);
    expect(foods.length).toBeGreaterThan(1);
  });

  it.each([
    [
      ['I want something creamy', 'savoury not sweet'],
      ({ textures, intensities }: Food) => textures.includes('creamy') && intensities.sweet <= 1.5,
    ],
    [
      ['Which Turkish dishes should a beginner try?', 'anything vegetarian?'],
      ({ origin }: Food) => origin === 'Turkish',
    ],
  ] as const)('%s: all of it', (turns, passes) => {
    const { foods } = askTurns(turns, 'en');
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter((food) => !passes(food)))).toEqual([]);
  });

  it.each([
    [
      ['how salty is feta really', 'whats a less salty one'],
      ({ name, intensities }: Food) => name === 'Feta' || intensities.salty < 3.5,
    ],
    [['a thick smoky soup', 'nice, is there one with beans too?'], isSoup],
    [['whats a good drink for a cold winter night', 'without alcohol', 'something with more spice to it'], isDrink],
    [
      ['whats in a bloody mary', 'eww no, something fruity instead'],
      ({ flavours }: Food) => flavours.includes('fruity'),
    ],
  ] as const)('%s: so', (turns, passes) => {
    const { foods } = askTurns(turns, 'en');
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter((food) => !passes(food)))).toEqual([]);
  });

  it.each(['what drink goes with thai food', 'what drink goes with a peruvian dish'])(
    '%s: what its dishes name as their partners',
    (text) => {
      const answer = askTurns([text], 'en');
      expect(answer.text).toMatch(/^Foods of that kind name these/);
      expect(answer.foods.every(isDrink)).toBe(true);
    },
  );

  it('of those that were named the lightest stands first', () => {
    const shown = names(askTurns(['recommend a stew'], 'en').foods);
    const { foods } = askTurns(['recommend a stew', 'which of those is lightest'], 'en');
    expect(names(foods).toSorted()).toEqual(shown.toSorted());
  });
});
