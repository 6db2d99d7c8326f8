import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { askTurns } from '#tests/support/ask-turns.ts';

const names = (foods: readonly Food[]) => foods.map(({ name }) => name);

describe('what somebody had', () => {
  it.each([
    ['i had bibimbap yesterday and loved it, what next', 'en', /^Most like Bibimbap/],
    ['I tried mochi last week and liked it, what else is there?', 'en', /^Most like Daifuku Mochi/],
    ['gestern habe ich Pho gegessen und es geliebt, was jetzt?', 'de', /^Pho Bo am ähnlichsten/],
    ['i tried surströmming and hated it', 'en', /^Least like Surströmming/],
    ['ich habe Kimchi probiert und fand es eklig', 'de', /^Kimchi am wenigsten ähnlich/],
  ] as const)('%s', (prompt, language, told) => {
    expect(askTurns([prompt], language).text).toMatch(told);
  });

  it.each([
    ['I had pizza yesterday, something else today', 'en'],
    ['what does pho taste like', 'en'],
  ] as const)('%s: asks for none like it', (prompt, language) => {
    expect(askTurns([prompt], language).text).not.toMatch(/^(?:Most|Least) like/);
  });
});

describe('what is not in the catalogue', () => {
  it.each([
    ['what goes with jicama', 'en'],
    ['was passt zu Portulak?', 'de'],
    ['was passt zu Schwarzwurzeln?', 'de'],
    ['is there anything like nutella', 'en'],
  ] as const)('%s: says so, and offers nothing at random', (prompt, language) => {
    const { text, foods } = askTurns([prompt], language);
    expect(text).toMatch(/^(?:I do not find that food|Dieses Gericht finde ich nicht)/);
    expect(names(foods)).toEqual([]);
  });

  it.each([
    ['which is spicier, madras or jalfrezi', 'en', ['madras', 'jalfrezi'], []],
    ['was ist schärfer, Madras oder Jalfrezi?', 'de', ['madras', 'jalfrezi'], []],
    ['difference between gyoza and mandu', 'en', ['gyoza'], ['Mandu']],
    ['is jalfrezi hotter than madras', 'en', ['jalfrezi', 'madras'], []],
    ['ist Jalfrezi schärfer als Madras?', 'de', ['jalfrezi', 'madras'], []],
    ['is biryani like pilaf', 'en', ['pilaf'], ['Hyderabadi Chicken Biryani']],
    ['Unterschied zwischen Maultaschen und Kreplach', 'de', ['kreplach'], ['Maultaschen']],
  ] as const)('%s: names what is missing', (prompt, language, missing, here) => {
    const { notUnderstood, foods } = askTurns([prompt], language);
    expect(notUnderstood).toEqual(missing);
    expect(names(foods)).toEqual(here);
  });

  it.each([
    ['what goes with a pilsner', 'en', 'Beer'],
    ['was passt zu einem Pils?', 'de', 'Beer'],
    ['what goes with a chardonnay', 'en', 'White Wine'],
    ['what goes with prosecco', 'en', 'Champagne'],
    ['what does stout taste like', 'en', 'Guinness Stout'],
    ['what does natto taste like and how do i eat it', 'en', 'Natto'],
    ['does blue cheese go with figs', 'en', 'Gorgonzola'],
  ] as const)('%s: %3$s', (prompt, language, name) => {
    expect(names(askTurns([prompt], language).foods)[0]).toBe(name);
  });

  it('keeps out what a pairing avoids', () => {
    expect(askTurns(['Was passt zu Spargel, ich vertrage keine Milch?'], 'de').avoiding).toContain('Milch');
  });
});

it('takes Leberkäse for no cheese: it tells how it tastes', () => {
  const { text, avoiding } = askTurns(['Wie schmeckt Leberkäse?'], 'de');
  expect(text).toMatch(/^Leberkäse /);
  expect(avoiding).toEqual([]);
});

describe('eaten by hand', () => {
  it.each([
    ['finger food', 'en'],
    ['finger food for a party of ten', 'en'],
    ['something i can eat with my hands', 'en'],
    ['no cutlery', 'en'],
    ['something to eat on the go', 'en'],
    ['party snacks', 'en'],
    ['food for a picnic', 'en'],
    ['something crunchy to eat while watching football', 'en'],
    ['Fingerfood für unterwegs', 'de'],
    ['etwas auf die Hand', 'de'],
    ['Essen für ein Picknick', 'de'],
    ['etwas ohne Besteck', 'de'],
    ['Snacks zum Fußballschauen', 'de'],
  ] as const)('%s', (prompt, language) => {
    const { foods, text } = askTurns([prompt], language);
    expect(foods.length, text).toBeGreaterThan(1);
    expect(names(foods.filter(({ wayOfEating }) => !/\b(?:hands?|fingers|held)\b/i.test(wayOfEating)))).toEqual([]);
    expect(names(foods.filter((food) => /sauce|soup|drink|ingredient/.test(courseOf(food) ?? '')))).toEqual([]);
  });
});

describe('feasts', () => {
  it.each([
    ['a dish for christmas', 'en', /christmas/i],
    ['etwas für Weihnachten', 'de', /christmas/i],
    ['iftar ideas', 'en', /ramadan|iftar/i],
    // Who keeps a fast keeps to a faith: whatever else is not there, nothing is told but what is eaten then.
    ['we break our fast at sunset, a hearty soup', 'en', /ramadan|iftar/i],
    ['my father in law keeps the fast until sundown, soup', 'en', /ramadan|iftar/i],
    ['Zum Fastenbrechen eine scharfe Suppe', 'de', /ramadan|iftar/i],
    ['Eid lunch, something sweet and rich', 'en', /\bEid\b/],
    ['lent dessert with chocolate', 'en', /\bLent\b|fasting|fast days/],
    ['what should i cook for diwali', 'en', /diwali/i],
    ['birthday dessert', 'en', /birthday/i],
    ['Was isst man an Silvester?', 'de', /new year/i],
    ['lent food', 'en', /\bLent\b|fasting|fast days/],
    ['Was isst man in der Fastenzeit?', 'de', /\bLent\b|fasting|fast days/],
  ] as const)('%s: records that speak of it', (prompt, language, told) => {
    const { foods, text } = askTurns([prompt], language);
    expect(foods.length, text).toBeGreaterThan(0);
    expect(names(foods.filter((food) => !told.test(JSON.stringify(food))))).toEqual([]);
  });

  it.each([
    ['hanukkah food', 'en', 'hanukkah'],
    ['Essen für Chanukka', 'de', 'chanukka'],
    ['something to share', 'en', 'share'],
  ] as const)('%s: says that “%3$s” was not understood', (prompt, language, word) => {
    expect(askTurns([prompt], language).notUnderstood).toContain(word);
  });
});

describe('words', () => {
  const isStrong = ({ aromas, flavours }: Food) => aromas.includes('pungent') || flavours.includes('funky');
  it.each([
    ['stinky cheese', 'en', true],
    ['which cheese is strongest', 'en', true],
    ['kräftigster Käse', 'de', true],
    ['Käse, der nicht stinkt', 'de', false],
    ['cheese that does not stink', 'en', false],
    ["cheese that doesn't smell", 'en', false],
  ] as const)('%s', (prompt, language, expected) => {
    const { foods, text } = askTurns([prompt], language);
    expect(foods.length, text).toBeGreaterThan(1);
    expect(names(foods.filter((food) => isStrong(food) !== expected))).toEqual([]);
  });

  it.each([
    ['kein Käse, der stinkt', 'de', 'Milch'],
    ['Ich vertrage keinen Käse, der stinkt', 'de', 'Milch'],
    ['no stinky cheese, I am allergic to milk', 'en', 'milk'],
    ['Leberkäse ohne Käse', 'de', 'Milch'],
  ] as const)('%s still avoids %3$s (R29)', (prompt, language, label) => {
    expect(askTurns([prompt], language).avoiding).toContain(label);
  });

  it.each([
    ['etwas, das knuspert', 'crispy'],
    ['etwas, das knackt', 'crunchy'],
  ] as const)('%s', (prompt, texture) => {
    const { foods } = askTurns([prompt], 'de');
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.every(({ textures }) => textures.includes(texture))).toBe(true);
  });

  it.each([
    ['first time at an ethiopian restaurant', 'en', 'Ethiopian'],
    ['Womit fange ich bei persischer Küche an?', 'de', 'Persian'],
    ['zum ersten Mal in einem äthiopischen Restaurant', 'de', 'Ethiopian'],
    ['where do i start with georgian food', 'en', 'Georgian'],
  ] as const)('%s: what beginners of that kitchen like', (prompt, language, origin) => {
    const { foods, notUnderstood } = askTurns([prompt], language);
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.every((food) => food.origin === origin && food.intensities.spicy <= 2)).toBe(true);
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    ['Stinkt Durian wirklich so?', 'de', /^Durian/],
    ['does durian really smell that bad', 'en', /^Durian/],
  ] as const)('%s: asks of one food', (prompt, language, told) => {
    expect(askTurns([prompt], language).text).toMatch(told);
  });

  it('where to buy is still not known', () => {
    expect(askTurns(['where can I buy injera'], 'en').text).toMatch(/^(?:Injera: )?Where to buy/);
  });

  it.each([
    ['was kann ich mit Zahnspange essen', 'de', /angegebenen Textur/],
    ['nach der Zahn-OP', 'de', /angegebenen Textur/],
    ['what can i eat with braces', 'en', /texture alone/],
    ['no teeth, what can i eat', 'en', /texture alone/],
  ] as const)('%s: what is soft, and no word of what is fit', (prompt, language, told) => {
    const { foods, text } = askTurns([prompt], language);
    expect(text).toMatch(told);
    expect(text).not.toMatch(/\b(?:safe|fit|suitable|geeignet|sicher)\b/);
    expect(names(foods.filter(({ textures }) => /crisp|crunch|chewy|firm|flaky/.test(textures.join())))).toEqual([]);
  });
});

describe('a word after a food or a kind', () => {
  it.each([
    [['sushi', 'cooked'], 'en', /Gimbap/],
    [['ramen', 'not too salty'], 'en', /^Most like Tonkotsu Ramen/],
    [['Ramen', 'nicht zu salzig'], 'de', /^Tonkotsu Ramen am ähnlichsten/],
    [['cake', 'moist'], 'en', /Cake/],
  ] as const)('%s', (turns, language, told) => {
    expect(askTurns(turns, language).text).toMatch(told);
  });

  it.each([
    [['dumplings', 'steamed'], 'en', ({ cookingMethods }: Food) => cookingMethods.some((one) => /steam/.test(one))],
    [['a salad', 'crunchy'], 'en', ({ textures }: Food) => textures.includes('crunchy')],
    [['eine Suppe', 'nicht zu scharf'], 'de', ({ intensities }: Food) => intensities.spicy <= 3],
  ] as const)('%s: narrows what was wished for', (turns, language, passes) => {
    const { foods } = askTurns(turns, language);
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter((food) => !passes(food)))).toEqual([]);
  });

  it.each(['cooked', 'smoked'])('“%s” alone names no food', (prompt) => {
    expect(askTurns([prompt], 'en').text).not.toMatch(/^(?:Twice-Cooked|Smoked)/);
  });

  it('but “something sweet” after a food is another wish', () => {
    expect(askTurns(['ramen', 'something sweet'], 'en').text).not.toMatch(/^Most like/);
  });
});

describe('as people type it', () => {
  it.each([
    ["whats the sourest thing you've got", 'en', /^By what is stated, the most sourness first/],
    ['im hungry', 'en', /^(?:For breakfast|Warming|For|Light|In)/],
    ['so hungry rn', 'en', /^(?:For breakfast|Warming|For|Light|In)/],
    ['does miso soup have a lot of salt in it', 'en', /^Miso Soup has .*saltiness: \d/],
    ['is there much sugar in tiramisu', 'en', /^Tiramisù has .*sweetness: \d/],
    ['is ceviche cooked??', 'en', /Made by curing/],
    ['ist Ceviche roh?', 'de', /So wird es gemacht: beizen/],
    ['Gib mir drei orientalische Vorspeisen zum Teilen', 'de', /^Dazu fällt mir ein/],
    ['compare ramen pho and udon', 'en', /^Tonkotsu Ramen, Pho Bo and Kitsune Udon:/],
    ['ramen pho udon which is the saltiest', 'en', /^Tonkotsu Ramen has the most saltiness/],
    ['tiramisu baklava churros was ist am süßesten', 'de', /^Am meisten Süße hat Baklava/],
    ['pho ramen laksa difference', 'en', /^Pho Bo, Tonkotsu Ramen and Curry Laksa:/],
    ['vergleiche sushi ramen und pho', 'de', /^Nigiri Sushi, Tonkotsu Ramen und Pho Bo:/],
    ['halloumi pairs with??', 'en', /Halloumi|do not find that food/],
    ['hows natto taste be honest', 'en', /^Natto/],
    ['is pad thai spicy?? my 6 yr old wants a bite', 'en', /^Pad Thai has a hint of heat/],
    ['scotch egg hot or cold??', 'en', /^Scotch Egg.*It is served cool/s],
    ['was ist labskaus und wie isst man das am besten?', 'de', /^Labskaus/],
  ] as const)('%s', (prompt, language, told) => {
    expect(askTurns([prompt], language).text).toMatch(told);
  });

  it.each([
    ['something from koria', 'en', 'Korean'],
    ['tailand essen', 'de', 'Thai'],
    ['was aus vietnahm', 'de', 'Vietnamese'],
    ['something from mexco please', 'en', 'Mexican'],
    ['etwas aus itallien', 'de', 'Italian'],
  ] as const)('a country that is spelt nearly so: %s', (prompt, language, origin) => {
    const { foods } = askTurns([prompt], language);
    expect(foods.length).toBeGreaterThan(1);
    expect([...new Set(foods.map((food) => food.origin))]).toEqual([origin]);
  });

  it.each([
    ['was süßes aber nicht zu süß bitte', 'de', 'sweet'],
    ['etwas süßes und nicht zu süß', 'de', 'sweet'],
    ['etwas saures aber nicht zu sauer', 'de', 'sour'],
    ['something sweet but not too sweet', 'en', 'sweet'],
  ] as const)('some of a taste, and not too much: %s', (prompt, language, taste) => {
    const levels = askTurns([prompt], language).foods.map(({ intensities }) => intensities?.[taste] ?? NaN);
    expect(levels.length).toBeGreaterThan(1);
    for (const level of levels) expect(level).toBeGreaterThanOrEqual(1.5);
    for (const level of levels) expect(level).toBeLessThanOrEqual(3);
  });

  it.each(['nicht zu ausgefallen bitte, Abendessen', 'Abendessen, aber nichts Exotisches'])(
    'what is not to be unusual is no adventure: %s',
    (prompt) => expect(askTurns([prompt], 'de').text).not.toMatch(/Abenteuer/),
  );

  it('what is only cooked with is nothing for a hot day', () => {
    const { foods } = askTurns(['its 38 degrees and i cant face the oven'], 'en');
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter(({ course }) => course === 'ingredient' || course === 'sauce'))).toEqual([]);
  });
});
