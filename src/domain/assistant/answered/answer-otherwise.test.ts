import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { askTurns } from '#tests/support/ask-turns.ts';

const names = (foods: readonly Food[]) => foods.map(({ name }) => name);

describe('a dish that is to be without something', () => {
  it.each([
    ['lasagne without meat', 'en', /^Most like Lasagne alla Bolognese.*\n.*is not vegetarian/s],
    ['meat free moussaka', 'en', /^Most like Moussaka/],
    ['shepherds pie without the meat', 'en', /^Most like Shepherd's Pie/],
    ['tiramisu without coffee', 'en', /^Most like Tiramisù/],
    ['pad thai without peanuts', 'en', /^Most like Pad Thai.*contains peanut/s],
    ['Moussaka ohne Fleisch', 'de', /^Moussaka am ähnlichsten/],
    ['Käsekuchen ohne Ei', 'de', /^New York Cheesecake am ähnlichsten.*enthält Ei/s],
    ['vegane Maultaschen', 'de', /^Maultaschen am ähnlichsten.*nicht vegan/s],
    ['vegan falafel', 'en', /^Falafel is stated to be vegan/],
  ] as const)('%s: what is like it and is so', (prompt, language, said) => {
    const { foods, text } = askTurns([prompt], language);
    expect(text).toMatch(said);
    expect(foods.length).toBeGreaterThan(1);
  });

  it.each([
    [
      'pad thai without peanuts',
      'en',
      ({ allergens, mayContain }: Food) =>
        allergens?.includes('peanut') === false && !(mayContain ?? []).includes('peanut'),
    ],
    [
      'eggless cheesecake',
      'en',
      ({ allergens, mayContain }: Food) => allergens?.includes('egg') === false && !(mayContain ?? []).includes('egg'),
    ],
    ['vegane Maultaschen', 'de', ({ diet }: Food) => diet.vegan === true],
    ['gluten free pierogi', 'en', ({ diet }: Food) => diet.gluten_free === true],
  ] as const)('%s: each is stated to be so', (prompt, language, passes) => {
    const { foods } = askTurns([prompt], language);
    expect(names(foods.filter((food) => !passes(food)))).toEqual([]);
  });

  it.each([
    ['soup without cream', 'en'],
    ['ein Gericht ganz ohne Schärfe aus Peru', 'de'],
    ['vegetarisches Jalfrezi', 'de'],
  ] as const)('%s: of a kind it is a wish', (prompt, language) => {
    expect(askTurns([prompt], language).text).not.toMatch(/^(?:Most like|Ich nehme an)|am ähnlichsten/);
  });

  it('whoever is allergic is told of none that is not stated to be without', () => {
    const { foods } = askTurns(['i am allergic to nuts, pad thai without nuts'], 'en');
    expect(names(foods.filter(({ diet }) => diet.nut_free !== true))).toEqual([]);
  });
});

describe('some are put in an order', () => {
  it.each([
    [
      'which of these is the mildest: thai green curry, massaman, beef rendang',
      'en',
      /^Massaman Curry has the least heat: 1.5 of 5/,
    ],
    [
      'whats the least spicy of kimchi, kung pao chicken and tom yum',
      'en',
      /^Kimchi and Kung Pao Chicken have the least heat/,
    ],
    [
      'out of gazpacho, borscht, tom yum and miso soup, which is the most sour',
      'en',
      /^Borscht and Tom Yum Goong have the most sourness/,
    ],
    [
      'welche speise ist am sauersten: ceviche, borschtsch oder tom yum',
      'de',
      /^Am meisten Säure hat Ceviche: 4 von 5/,
    ],
    ['rank these by heat: jollof rice, suya, jalfrezi', 'en', /Nothing else that you named is in the catalogue/],
  ] as const)('%s', (prompt, language, said) => {
    expect(askTurns([prompt], language).text).toMatch(said);
  });

  it('what is not there is named', () => {
    expect(
      askTurns(['welches davon ist am mildesten: massaman curry, jalfrezi oder rendang'], 'de').notUnderstood,
    ).toEqual(['jalfrezi']);
  });
});

describe('one side of a food is asked', () => {
  it.each([
    ['what does durian smell like', 'en', /^Durian: It smells pungent/],
    ['wie riecht safran', 'de', /^Saffron: Es duftet blumig/],
    ['texture of century egg', 'en', /^Century Egg: In the mouth it is/],
    ['Konsistenz von Mochi', 'de', /^Daifuku Mochi: Im Mund ist es/],
    ['is halva healthy', 'en', /^Halva: How healthy a food may be is not for me to say/],
    ['is kombucha good for your gut', 'en', /^Kombucha: How healthy/],
    ['Ist Natto gesund?', 'de', /^Natto: Wie gesund etwas ist, kann ich nicht beurteilen/],
    ['how long does kimchi keep', 'en', /^Kimchi: How long something keeps/],
    ['can you freeze pierogi', 'en', /^Pierogi Ruskie: How long something keeps/],
    ['Wie lange hält sich Kimchi?', 'de', /^Kimchi: Wie lange sich etwas hält/],
    ['how long does it take to cook risotto', 'en', /takes to cook is not stated/],
    ['who invented pad thai', 'en', /^Pad Thai belongs to the Thai kitchen/],
    ['when do people eat mooncake', 'en', /^Mooncake belongs to the Chinese kitchen/],
    ['Warum stinkt Durian?', 'de', /^Durian: Es duftet stechend/],
    ['Kann man Bissap warm trinken?', 'de', /^Bissap: Serviert wird es kalt\./],
    ['Wozu isst man Zaziki?', 'de', /^Laut Beitragenden passt zu Tzatziki/],
    ['shakshouka recipie', 'en', /Shakshuka is stated to be made of/],
  ] as const)('%s', (prompt, language, said) => {
    expect(askTurns([prompt], language).text).toMatch(said);
  });
});

describe('how a food looks, and what warmth does to it', () => {
  it.each([
    ['something green to eat', 'en', 'green'],
    ['what foods are purple', 'en', 'purple'],
    ['red coloured drinks', 'en', 'red'],
    ['Etwas Grünes', 'de', 'green'],
    ['rote Getränke', 'de', 'red'],
  ] as const)('%s', (prompt, language, colour) => {
    const { foods, text } = askTurns([prompt], language);
    expect(foods.length, text).toBeGreaterThan(1);
    expect(names(foods.filter((food) => !isOfColour(food, colour))), text).toEqual([]);
  });

  it.each([
    ['green tea', 'en', 'Green Tea'],
    ['thai green curry', 'en', 'Thai Green Curry'],
    ['Rotwein', 'de', 'Red Wine'],
  ] as const)('%s: a colour in a name is none', (prompt, language, name) => {
    expect(names(askTurns([prompt], language).foods)).toEqual([name]);
  });

  it.each([
    ['which cheese melts best', 'en'],
    ['Welcher Käse schmilzt am besten?', 'de'],
  ] as const)('%s: cheeses of which records tell that they melt', (prompt, language) => {
    const { foods } = askTurns([prompt], language);
    expect(names(foods)).toContain('Gruyère');
    expect(names(foods)).not.toContain('Feta');
  });
});

describe('names that no near spelling finds', () => {
  it.each([
    ['kimchee', 'en', 'Kimchi'],
    ['borhsct', 'en', 'Borscht'],
    ['Kimtschi', 'de', 'Kimchi'],
    ['kim chi', 'en', 'Kimchi'],
    ['hotdog', 'en', 'Hot Dog'],
    ['shepherds pie', 'en', "Shepherd's Pie"],
  ] as const)('%s', (prompt, language, name) => {
    expect(names(askTurns([prompt], language).foods)).toEqual([name]);
  });

  it.each(['buldak', 'tortiya', 'cooking'])('%s is no slip of a name', (prompt) => {
    expect(askTurns([prompt], 'en').text).not.toMatch(/^I take it/);
  });
});

describe('in the place of an ingredient', () => {
  it.each([
    ['instead of gochujang', 'en', ['Gochujang', 'Doubanjiang']],
    ['what can i use instead of sumac', 'en', ['Sumac', 'Quince', 'Lemon', 'Tamarind']],
  ] as const)('%s: what tastes nearly so, and no more', (prompt, language, stand) => {
    const { foods } = askTurns([prompt], language);
    expect(names(foods)[0]).toBe(stand[0]);
    expect(names(foods).toSorted()).toEqual([...stand].toSorted());
  });

  it.each([
    ['what can i use instead of cheddar', 'en', /^I find nothing near Cheddar whose record fits what is avoided/],
    ['Was kann ich statt Cheddar nehmen?', 'de', /^Ich finde nichts, was Cheddar nahekommt und nach seinen Angaben/],
  ] as const)('%s: what it holds stays avoided, and that is said', (prompt, language, said) => {
    const { foods, text, avoiding } = askTurns([prompt], language);
    expect(text).toMatch(said);
    expect(foods).toEqual([]);
    expect(avoiding).toEqual([language === 'de' ? 'Milch' : 'milk']);
  });
});

describe('what is left out first', () => {
  it.each([
    ['milk free dessert from portugal', 'en', ({ intensities }: Food) => intensities.sweet >= 2],
    [
      'Fischgericht aus Österreich',
      'de',
      ({ ingredients }: Food) =>
        ingredients.some((one) => /fish|salmon|cod|mackerel|bass|bream|anchov|sardine/i.test(one)),
    ],
    ['Lachsgerichte aus Skandinavien', 'de', ({ ingredients }: Food) => ingredients.some((one) => /salmon/i.test(one))],
    [
      'i want rice that isnt mushy',
      'en',
      ({ textures }: Food) => !textures.some((one) => /soft|thick|silky/.test(one)),
    ],
    ['eggs, tomatoes, onions. what now', 'en', ({ ingredients }: Food) => ingredients.some((one) => /egg/i.test(one))],
  ] as const)('%s', (prompt, language, passes) => {
    const { foods, text } = askTurns([prompt], language);
    expect(foods.length, text).toBeGreaterThan(1);
    expect(names(foods.filter((food) => !passes(food))), text).toEqual([]);
  });

  // An allergy may be told in so few words (R29).
  it.each(['milk, eggs', 'nuts. ideas?', 'eggs and milk make me ill. what can i cook'])(
    '%s: stays avoided',
    (prompt) => {
      expect(askTurns([prompt], 'en').avoiding?.length).toBeGreaterThan(0);
    },
  );
});

describe('what somebody will not eat', () => {
  it.each([
    ['my kids wont eat anything spicy, thai ideas', 'en', ({ intensities }: Food) => intensities.spicy <= 1],
    ['least smelly cheese', 'en', ({ aromas, flavours }: Food) => ![...aromas, ...flavours].includes('pungent')],
  ] as const)('%s', (prompt, language, passes) => {
    const { foods, text } = askTurns([prompt], language);
    expect(foods.length, text).toBeGreaterThan(1);
    expect(names(foods.filter((food) => !passes(food))), text).toEqual([]);
  });
});

describe('what goes on', () => {
  it.each([
    [['nudeln', 'aber nicht als suppe'], 'de', ({ textures }: Food) => !textures.includes('brothy')],
    [
      ['recommend me a greek dish', 'something else', 'vegetarian'],
      'en',
      ({ origin, diet }: Food) => origin === 'Greek' && diet.vegetarian === true,
    ],
    [
      ['something sweet', 'colder', 'with fruit'],
      'en',
      ({ intensities, temperatureServed }: Food) =>
        intensities.sweet >= 2 && /cold|cool|frozen/i.test(temperatureServed),
    ],
  ] as const)('%s', (prompts, language, passes) => {
    const { foods, text } = askTurns(prompts, language);
    expect(foods.length, text).toBeGreaterThan(1);
    expect(names(foods.filter((food) => !passes(food))), text).toEqual([]);
  });
});

/** By what the first of its colours has most of. */
function isOfColour({ appearance }: Food, colour: 'green' | 'purple' | 'red'): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt((appearance.colours[0] ?? '#000000').slice(at, at + 2), 16),
  );
  if (colour === 'green') return green >= red && green > blue;
  return colour === 'red' ? red > green && red > blue : blue > green;
}

describe('what people say in other words', () => {
  it.each([
    ["can't look at pizza anymore, need a change", 'en'],
    ['Kann keine Pizza mehr sehen, brauch Abwechslung', 'de'],
    ['ich kann kein Curry mehr riechen, was anderes', 'de'],
  ] as const)('“%s”: anything but that', (prompt, language) => {
    const { foods } = askTurns([prompt], language);
    expect(foods.length).toBeGreaterThan(0);
    expect(names(foods).filter((name) => /pizza|curry/i.test(name))).toEqual([]);
  });

  it.each([
    ["kid's first spicy food, what would you start with", 'en'],
    ['spicy food for beginners', 'en'],
    ['I want to get into spicy food, where to start', 'en'],
    ['scharf für Anfänger', 'de'],
  ] as const)('“%s”: a little heat', (prompt, language) => {
    const heats = askTurns([prompt], language).foods.map(({ intensities }) => intensities.spicy);
    expect(heats.length).toBeGreaterThan(0);
    expect(heats.filter((heat) => heat <= 0 || heat > 2.5)).toEqual([]);
  });

  it.each([
    ['what do Peruvians put in ceviche', 'en', /^Ceviche is stated to be made of/],
    ['how filling is a bowl of miso soup', 'en', /^Miso Soup, from the Japanese kitchen, tastes/],
    ['wie sättigend ist Misosuppe', 'de', /^Miso Soup aus der japanischen Küche schmeckt/],
  ] as const)('“%s” is told of that food', (prompt, language, said) => {
    expect(askTurns([prompt], language).text).toMatch(said);
  });

  it.each(['dinner without spending hours in the kitchen', 'lunch without frying anything', 'egg free breakfast'])(
    '“%s” finds something',
    (prompt) => {
      const { foods, text } = askTurns([prompt], 'en');
      expect(foods.length).toBeGreaterThan(1);
      expect(text).not.toMatch(/^Most like/);
    },
  );
});
