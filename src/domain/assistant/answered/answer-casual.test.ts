import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { askTurns } from '#tests/support/ask-turns.ts';

const names = (foods: readonly Food[]) => foods.map(({ name }) => name);

describe('what no rule reads whole is read by the foods that it names', () => {
  it.each([
    ['im torn between falafel and arancini for tonight, help', 'en', ['Falafel', 'Arancini']],
    ['biryani, pulao or jollof rice, which would suit someone who likes it smoky', 'en', ['Jollof Rice']],
    ['unterschied zwischen sachertorte und schwarzwälder kirsch? rein vom geschmack her', 'de', ['Sachertorte']],
    ['wie schmeckt Kimchi im Vergleich zu Sauerkraut', 'de', ['Kimchi', 'Sauerkraut']],
    ['how does kimchi taste compared to sauerkraut', 'en', ['Kimchi', 'Sauerkraut']],
    ['whats more sour, tom yum or hot and sour soup', 'en', ['Tom Yum Goong', 'Hot and Sour Soup']],
    ['is a lychee sweeter than a rambutan or are they basicly the same', 'en', ['Lychee', 'Rambutan']],
    ['whats the actual difference between gelato and matcha ice cream taste wise', 'en', ['Matcha Ice Cream']],
  ] as const)('%s: they are compared', (prompt, language, named) => {
    const { foods } = askTurns([prompt], language);
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods)).toEqual(expect.arrayContaining([...named]));
  });

  it.each([
    [
      'ich mag hummus total gern, will aber mal was mit mehr säure',
      'de',
      'Hummus',
      (food: Food) => food.intensities.sour,
    ],
    ['etwas das an pho erinnert, halt schärfer', 'de', 'Pho Bo', (food: Food) => food.intensities.spicy],
    [
      'baklava find ich super aber is mir zu pappsüß, was geht sonst in die richtung',
      'de',
      'Baklava',
      (food: Food) => -food.intensities.sweet,
    ],
    [
      'anything in the direction of kimchi, just not as fiery?',
      'en',
      'Kimchi',
      (food: Food) => -food.intensities.spicy,
    ],
  ] as const)('%s: others like it, and so', (prompt, language, name, degree) => {
    const { foods } = askTurns([prompt], language);
    const [one, ...others] = foods;
    if (one === undefined) throw new Error('Nothing was named.');
    expect(one.name).toBe(name);
    expect(others.length).toBeGreaterThan(1);
    expect(names(others.filter((food) => degree(food) <= degree(one)))).toEqual([]);
  });

  it.each([
    ['passt zu ramen eher bier oder tee oder was ganz anderes', 'de', 'Tonkotsu Ramen'],
    ['dosa tomorrow, which chutney or side would balance it out', 'en', 'Masala Dosa'],
  ] as const)('%s: what goes with it', (prompt, language, name) => {
    const { foods } = askTurns([prompt], language);
    expect(names(foods)[0]).toBe(name);
    expect(foods.length).toBeGreaterThan(2);
  });

  it.each([
    ['never had vegemite in my life, how would you describe it to an american', 'en', 'Vegemite'],
    ['never had durian, how bad is it honestly', 'en', 'Durian'],
    ['tell me what natto is like, be honest', 'en', 'Natto'],
    ['asafoetida. whats that like', 'en', 'Asafoetida'],
    ['texture of natto', 'en', 'Natto'],
    ['hab noch nie tamarinde gegessen. wonach schmeckt die so', 'de', 'Tamarind'],
    ['compare manchego, caciocavallo and edam for me, which is nuttiest', 'en', 'Manchego'],
    ['wie ist die Konsistenz von Natto', 'de', 'Natto'],
    ['what does durian actually taste like, everyone just goes on about the smell', 'en', 'Durian'],
  ] as const)('%s: how it tastes', (prompt, language, name) => {
    expect(names(askTurns([prompt], language).foods)).toEqual([name]);
  });

  it.each([
    [
      'most typical filipino dishes apart from adobo, which my lola makes better anyway',
      'en',
      'Chicken Adobo',
      'Filipino',
    ],
    ['typisch portugiesisch, aber ned schon wieder pastel de nata', 'de', 'Pastel de Nata', 'Portuguese'],
  ] as const)('%s: what else there is', (prompt, language, known, origin) => {
    const { foods } = askTurns([prompt], language);
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods)).not.toContain(known);
    expect(names(foods.filter((food) => food.origin !== origin))).toEqual([]);
  });

  it.each([
    ['what to drink with sushi except green tea', 'en', 'Green Tea'],
    ['was trinkt man zu Sushi außer Sake', 'de', 'Sake'],
    ['drink to have with dosa other than filter coffee', 'en', 'South Indian Filter Coffee'],
  ] as const)('%s: another is told', (prompt, language, known) => {
    const { foods } = askTurns([prompt], language);
    expect(foods.length).toBeGreaterThan(0);
    expect(names(foods)).not.toContain(known);
  });

  it('a name beside what harms is never taken so', () => {
    const { foods } = askTurns(['i mag hummus but sesame makes me swell, something with more sourness'], 'en');
    expect(names(foods.filter(({ allergens }) => allergens?.includes('sesame') !== false))).toEqual([]);
  });
});

describe('moments', () => {
  it.each([
    ['oktoberfest food', 'en', ({ origin }: Food) => ['German', 'Austrian'].includes(origin)],
    ['something small before bed', 'en', ({ intensities }: Food) => intensities.spicy <= 1],
    ['afternoon pick me up', 'en', (food: Food) => ['drink', 'snack'].includes(courseOf(food) ?? '')],
    ['in a rut with chicken', 'en', (food: Food) => !/chicken/i.test([food.name, ...food.ingredients].join())],
    ['feeding 12 people on saturday, any ideas', 'en', (food: Food) => courseOf(food) !== 'drink'],
    ['Was koche ich, wenn die Schwiegereltern kommen?', 'de', (food: Food) => courseOf(food) !== 'drink'],
    ['its 38 degrees in melbourne and i cant face a hot meal', 'en', (food: Food) => food.temperatureServed !== 'Hot'],
  ] as const)('%s', (prompt, language, passes) => {
    const { foods } = askTurns([prompt], language);
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter((food) => !passes(food)))).toEqual([]);
  });
});

describe('what words of tasting mean', () => {
  it.each([
    ['what do ppl mean when they say something tastes umami', 'en', /^Umami is the fifth basic taste/],
    ['was heißt es wenn ein wein oder tee adstringierend ist?', 'de', /^Adstringierend ist kein Geschmack/],
    ['was heißt adstringierend, steht bei euch bei manchen tees dabei', 'de', /^Adstringierend ist kein Geschmack/],
    ['what does "herbaceous" mean', 'en', /^Herbal tastes of green leaves.*“herbal” is said of/i],
    ['what does tangy mean', 'en', /^Tangy is a lively, light sourness/],
    ['was bedeutet umami', 'de', /^Umami ist der fünfte Grundgeschmack/],
  ] as const)('%s', (prompt, language, said) => {
    expect(askTurns([prompt], language).text).toMatch(said);
  });

  it('foods that a question avoids are no example of it', () => {
    const { foods } = askTurns(['what does umami mean, i am allergic to fish'], 'en');
    expect(names(foods.filter(({ allergens }) => allergens?.includes('fish') === true))).toEqual([]);
  });
});

describe('levels as people say them', () => {
  const level = (taste: 'spicy' | 'sweet' | 'umami', from: number, to: number) => (food: Food) =>
    food.intensities[taste] >= from && food.intensities[taste] <= to;
  it.each([
    ['spiciness no higher than 1 but loads of umami please', 'en', level('spicy', 0, 1)],
    ['es darf scharf sein, aber nicht mehr als mittel, sagen wir 2-3', 'de', level('spicy', 2, 3)],
    ['any dessert thats really not too sweet, like 2 out of 5 tops', 'en', level('sweet', 0, 2)],
    ['something with heat 2 to 3', 'en', level('spicy', 2, 3)],
    ['something umami above 3 but no more than 1 on spice', 'en', level('spicy', 0, 1)],
    ['whats the mildest curry you know, my mum thinks ketchup is spicy', 'en', level('spicy', 0, 2)],
    ['recommend me a spicy soup >> hmm that is too hot, one notch down', 'en', level('spicy', 0, 2)],
  ] as const)('%s', (prompt, language, passes) => {
    const { foods } = askTurns(prompt.split(' >> '), language);
    expect(foods.length).toBeGreaterThan(1);
    expect(names(foods.filter((food) => !passes(food)))).toEqual([]);
  });

  it.each([
    ['welcher käse is am mildesten', 'de', /Mozzarella|Camembert|Paneer/],
    ['which fruit has the least sweetness, i find most of them sickly', 'en', /Lime/],
  ] as const)('%s: the first is no stronger one', (prompt, language, name) => {
    expect(names(askTurns([prompt], language).foods)[0]).toMatch(name);
  });

  it('two or three of a thing is how many, and no level', () => {
    const { foods } = askTurns(['recommend two or three sweet desserts'], 'en');
    expect(foods.some((food) => food.intensities.sweet > 3)).toBe(true);
  });
});

describe('what is said of what was shown', () => {
  it.each([
    [
      'soups from vietnam >> and which one of those is the lightest',
      'en',
      ({ origin }: Food) => origin === 'Vietnamese',
    ],
    [
      'recommend me a mexican dish >> nah had that last week, another one',
      'en',
      ({ origin }: Food) => origin === 'Mexican',
    ],
    [
      'was frisches für den sommer >> geht das auch ohne gurke?',
      'de',
      (food: Food) => !/cucumber/i.test(food.ingredients.join()),
    ],
  ] as const)('%s', (prompt, language, passes) => {
    const { foods } = askTurns(prompt.split(' >> '), language);
    expect(foods.length).toBeGreaterThan(0);
    expect(names(foods.filter((food) => !passes(food)))).toEqual([]);
  });

  it('another one is none that was shown', () => {
    const first = names(askTurns(['recommend me a mexican dish'], 'en').foods);
    const next = names(askTurns(['recommend me a mexican dish', 'nah had that last week, another one'], 'en').foods);
    expect(next.filter((name) => first.includes(name))).toEqual([]);
  });
});

describe('talk', () => {
  it.each([
    ['hiya, what can you actually do?', 'en', /^I answer from the catalogue/],
    ['servus, was kannst du alles', 'de', /^Ich antworte aus dem Katalog/],
    ['how do you know what stuff tastes like, youre a bot', 'en', /^I am the assistant/],
    ['woher hast du die werte, hat das wirklich wer gegessen?', 'de', /^Ich bin der in Foretaste/],
    ['danke dir, das mit dem tipp gestern war echt lecker!', 'de', /^Gern geschehen/],
  ] as const)('%s', (prompt, language, said) => {
    expect(askTurns([prompt], language).text).toMatch(said);
  });

  it.each(['danke, und jetzt was Süßes', 'thanks, and something spicy now', 'where does the heat in kimchi come from'])(
    '%s: asks for foods all the same',
    (prompt) => {
      expect(askTurns([prompt], /jetzt/.test(prompt) ? 'de' : 'en').foods.length).toBeGreaterThan(0);
    },
  );
});

describe('where nothing of a wish is met', () => {
  it.each([
    ['kennst du gerichte aus usbekistan oder da aus der ecke', 'de'],
    ['food for hanukkah', 'en'],
  ] as const)('%s: nothing is offered as near to it', (prompt, language) => {
    expect(askTurns([prompt], language).foods).toEqual([]);
  });

  it('what still has its weather is offered', () => {
    const { foods } = askTurns(['cold rainy november night, want something that warms me up from inside'], 'en');
    expect(foods.length).toBeGreaterThan(2);
    expect(names(foods.filter((food) => courseOf(food) === 'drink' || food.temperatureServed === 'Cold'))).toEqual([]);
  });
});

describe('words of a place, and what asks for no more than it says', () => {
  it.each([
    ['Do you also know vegan desserts or only normal ones?', 'en', (food: Food) => food.diet.vegan === true],
    ['do you also have Japanese drinks', 'en', (food: Food) => food.origin === 'Japanese'],
    ['ich vertrag schon scharf, was Indisches', 'de', (food: Food) => food.origin === 'Indian'],
    ['I can handle a proper feed, something Vietnamese for brekky', 'en', (food: Food) => food.origin === 'Vietnamese'],
  ] as const)('%s', (prompt, language, isSo) => {
    const { foods } = askTurns([prompt], language);
    expect(foods.length).toBeGreaterThan(0);
    expect(foods.filter((food) => !isSo(food)).map(({ name }) => name)).toEqual([]);
  });

  it('friends are no drink', () => {
    const { foods } = askTurns(["We're six mates watching the footy, what grub do you reckon"], 'en');
    expect(names(foods)).not.toContain('Mate');
    expect(foods.length).toBeGreaterThan(1);
  });

  it.each([
    ['do you have recipes', 'en'],
    ['does your app also have recipes or just descriptions', 'en'],
    ['how many dishes do you know', 'en'],
    ['Wie viele Gerichte kennst du eigentlich?', 'de'],
    ['habt ihr auch rezepte', 'de'],
  ] as const)('%s: says what can be asked', (prompt, language) => {
    const { text, foods } = askTurns([prompt], language);
    expect(foods).toEqual([]);
    expect(text).toMatch(language === 'de' ? /Katalog/ : /catalogue/);
    expect(text).not.toMatch(/do not (?:find|know)|finde ich nicht|weiß ich keine/);
  });

  it('what goes with cheese of sheep goes with cheese', () => {
    expect(names(askTurns(['what goes well with sheep cheese'], 'en').foods)).toEqual(
      expect.arrayContaining(['Cheese', 'Baguette']),
    );
  });
});
