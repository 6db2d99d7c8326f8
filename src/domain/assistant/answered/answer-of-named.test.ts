import { describe, expect, it } from 'vitest';
import { isDessert } from '#domain/assistant/words/kinds/food-kinds.ts';
import { askTurns } from '#tests/support/ask-turns.ts';

const namesOf = (...asked: Parameters<typeof askTurns>) => askTurns(...asked).foods.map(({ name }) => name);

describe('what is asked of foods whose names alone speak of an allergen', () => {
  it.each([
    ['tahini - what is it', 'en', ['Tahini']],
    ['ceviche: fishy or not', 'en', ['Ceviche']],
    ['I never dared to eat oysters, what do they taste like?', 'en', ['Oysters']],
    ['ok dumb question but does goat cheese actually taste like goat', 'en', ['Goat Cheese']],
    ['If I love feta, am I going to be happy with paneer or will it bore me?', 'en', ['Feta', 'Paneer']],
    ['Ehrlich gesagt hab ich mich nie an Austern rangetraut, wonach schmecken die denn?', 'de', ['Oysters']],
    [
      'Falls mir Camembert zu kräftig ist, wäre Mozzarella dann die bessere Wahl oder doch Brie?',
      'de',
      ['Camembert', 'Mozzarella di Bufala', 'Brie'],
    ],
  ] as const)('%s', (prompt, language, names) => {
    expect(namesOf([prompt], language)).toEqual(names);
  });

  it.each([
    ["We can't have feta, is paneer or mozzarella better?", 'en', 'milk'],
    ['feta makes my son ill, what does paneer taste like instead', 'en', 'milk'],
    ['no oysters for me, what else is salty', 'en', 'molluscs'],
    ['wir dürfen keine Austern, wonach schmeckt Ceviche stattdessen', 'de', 'molluscs'],
  ] as const)('%s: still no food with %3$s is offered', (prompt, language, allergen) => {
    for (const food of askTurns([prompt], language).foods)
      expect(food.allergens ?? [allergen], food.name).not.toContain(allergen);
  });
});

describe('a question that goes on from foods that were asked about', () => {
  it.each([
    [['tell me about brie', 'and camembert?', 'which of them smells more'], 'en', ['Brie', 'Camembert']],
    [['what does kombucha taste like', 'is it fizzy', 'and compared to kefir?'], 'en', ['Kombucha', 'Kefir']],
    [['Which is sweeter, mango or pineapple?', 'and banana?'], 'en', ['Mango', 'Pineapple', 'Banana']],
    [['tell me about brie', 'and camembert?'], 'en', ['Camembert']],
  ] as const)('%s', (turns, language, names) => expect(namesOf(turns, language)).toEqual(names));

  it('names what could stand in its place, without what is not eaten', () => {
    const { text, foods } = askTurns(['Is tom yum sour?', "what could replace it if I don't eat shrimp"], 'en');
    expect(text).toMatch(/^Most like Tom Yum Goong/);
    for (const food of foods) expect(food.allergens).not.toContain('shellfish');
  });
});

describe('what says only what to leave out goes on from what was asked for', () => {
  it.each([
    [['something Indian', 'which one has no egg'], 'en', 'egg'],
    [['something Indian', 'not spicy though', 'which one has no cream'], 'en', 'milk'],
    [['I want Indian food', "one of us can't have peanuts"], 'en', 'peanut'],
    [['etwas Indisches', 'einer von uns darf kein Ei'], 'de', 'egg'],
  ] as const)('%s: Indian without it', (turns, language, allergen) => {
    const { foods } = askTurns(turns, language);
    expect(foods.length).toBeGreaterThan(0);
    for (const food of foods) {
      expect(food.origin).toBe('Indian');
      expect(food.allergens ?? [allergen]).not.toContain(allergen);
    }
  });

  it('and so does a dessert', () => {
    const { foods } = askTurns(['dessert ideas for kids', "one of them can't have egg"], 'en');
    expect(foods.length).toBeGreaterThan(0);
    for (const food of foods) {
      expect(isDessert(food), food.name).toBe(true);
      expect(food.allergens ?? ['egg']).not.toContain('egg');
    }
  });

  it('but a question of a fact is one', () => {
    expect(askTurns(['something Indian', 'are there nuts in it?'], 'en').text).not.toMatch(/^These come to mind/);
  });
});

describe('said in other words', () => {
  it.each([
    ['star anise smells like what', 'en', ['Star Anise']],
    ['how hot is vindaloo compared to korma', 'en', ['Vindaloo', 'Chicken Korma']],
    [
      'Could you settle an argument for us: is a burrito milder than an enchilada?',
      'en',
      ['Burrito', 'Enchiladas Verdes'],
    ],
    ['They say papaya tastes like feet, true or nonsense?', 'en', ['Papaya']],
    ['that green japanese paste that burns ur nose whats it called and how strong is it', 'en', ['Wasabi']],
    [
      "So my girlfriend's parents are Persian and they're cooking ghormeh sabzi on Sunday, what am I walking into flavour-wise?",
      'en',
      ['Ghormeh Sabzi'],
    ],
    ['hab gehört stinkfrucht soll nach vanillepudding schmecken, stimmt das??', 'de', ['Durian']],
  ] as const)('%s', (prompt, language, names) => expect(namesOf([prompt], language)).toEqual(names));

  it.each([
    ['name a sweet dish from Turkey', 'en', 'Turkish'],
    ['we have friends visiting from Japan, what german dish would you cook', 'en', 'German'],
    ['Wir kriegen Besuch aus Japan und wollen was typisch Bayerisches auftischen', 'de', 'German'],
  ] as const)('%s: of the kitchen that is meant', (prompt, language, origin) => {
    const { foods } = askTurns([prompt], language);
    expect(new Set(foods.map((food) => food.origin))).toEqual(new Set([origin]));
  });

  it.each([
    ['Meine Oma verträgt nix Scharfes, hast du was Persisches?', 'de'],
    ['spicey korean noodels or sumthing but not insane hot', 'en'],
  ] as const)('%s: with little heat', (prompt, language) => {
    const { foods } = askTurns([prompt], language);
    expect(foods.length).toBeGreaterThan(0);
    for (const food of foods) expect(food.intensities.spicy, food.name).toBeLessThanOrEqual(3);
  });

  it('asks politely for fish, and gets it', () => {
    const prompt = 'Ich würde mich sehr freuen, wenn Sie mir ein leichtes Fischgericht nennen könnten.';
    for (const food of askTurns([prompt], 'de').foods) expect(food.allergens).toContain('fish');
  });

  it('leaves out fruit of one kind that is not liked, and promises nothing', () => {
    const { text, foods } = askTurns(['something sour without citrus'], 'en');
    expect(foods.length).toBeGreaterThan(0);
    expect(text).toContain('That is no promise');
    for (const { ingredients, name } of foods)
      expect(ingredients.join(), name).not.toMatch(/lemon(?!grass)|lime|orange/);
  });

  it.each([
    ['Koriander ist für mich Seife, was Mexikanisches?', 'de', /coriander|cilantro/],
    ['cilantro tastes like soap to me, mexican food?', 'en', /coriander|cilantro/],
    ['anything like hummus but without chickpeas', 'en', /^chickpea/],
    ['Gibt es Curry ohne Kokosmilch?', 'de', /coconut/],
  ] as const)('%s', (prompt, language, left) => {
    const { foods } = askTurns([prompt], language);
    const others = foods.filter(({ name }) => name !== 'Hummus');
    expect(others.length).toBeGreaterThan(0);
    for (const { ingredients, name } of others)
      expect(
        ingredients.filter((one) => left.test(one)),
        name,
      ).toEqual([]);
  });
});

describe('a short word is no slip of another', () => {
  it.each([
    ['what does mead taste like', 'Rødgrød med Fløde'],
    ['what does chard taste like', 'Char Kway Teow'],
    ['what does korma taste like', 'Bibimbap'],
  ])('%s: not of %s', (prompt, name) => expect(namesOf([prompt], 'en')).not.toContain(name));
});

describe('what a food holds, where it is from, and how it is', () => {
  it.each([
    ['is there garlic in tzatziki', 'en', 'Tzatziki', /garlic/],
    ['does tiramisu have coffee in it', 'en', 'Tiramisù', /espresso/],
    ['Ist in Tsatsiki Knoblauch?', 'de', 'Tzatziki', /garlic/],
    ['allergens in pad thai', 'en', 'Pad Thai', /contains .*peanut/],
    ['Allergene in Pad Thai', 'de', 'Pad Thai', /Erdnuss/],
    ['Cardamom: sweet or peppery?', 'en', 'Cardamom', /tastes/],
    ['sach ma is borschtsch eher süss oder sauer', 'de', 'Borscht', /schmeckt/],
    ['wat does camenbert smel like', 'en', 'Camembert', /Camembert/],
    ['Ist Chorizo scharf?', 'de', 'Chorizo', /Schärfe/],
    ['Ich trau mich nicht so recht an Austern ran, was erwartet mich da im Mund?', 'de', 'Oysters', /Im Mund/],
    ['ok so everyone at work keeps raving about shakshuka, what am I missing out on', 'en', 'Shakshuka', /tastes/],
    [
      "I'd be ever so grateful if you could describe saffron to someone who has never had the pleasure of tasting it.",
      'en',
      'Saffron',
      /tastes/,
    ],
  ] as const)('%s', (prompt, language, name, said) => {
    const { text, foods } = askTurns([prompt], language);
    expect(foods.map((food) => food.name)).toEqual([name]);
    expect(text).toMatch(said);
  });

  it('does not take a club for a sandwich', () => {
    const { foods } = askTurns(
      ['Our book club reads a novel set in Georgia (the country), what might we nibble on'],
      'en',
    );
    expect(new Set(foods.map(({ origin }) => origin))).toEqual(new Set(['Georgian']));
  });

  it('goes on to the kitchen that a food is from', () => {
    const { foods } = askTurns(['Goulash', "where's that from", 'what else do they eat there?'], 'en');
    expect(foods.length).toBeGreaterThan(1);
    for (const { origin, name } of foods) {
      expect(origin).toBe('Hungarian');
      expect(name).not.toBe('Goulash');
    }
  });

  it('compares two that are called cousins', () => {
    const asked = ['My roommate swears marmite and soy sauce are basically cousins, is she right?'];
    expect(namesOf(asked, 'en')).toEqual(['Marmite', 'Soy Sauce']);
  });
});

describe('kinds of what is cooked with, countries, and places in a list', () => {
  it.each([
    [
      'list some herbs',
      'en',
      /^(?:Basil|Tarragon|Bay Leaf|Parsley|Dill|Mint|Thyme|Oregano|Sage|Chives|Rosemary|Coriander Leaves)$/,
    ],
    ['Gewürze mit Zimtnote', 'de', /^(?:Cinnamon|Garam Masala)$/],
  ] as const)('%s', (prompt, language, names) => {
    const { foods } = askTurns([prompt], language);
    expect(foods.length).toBeGreaterThan(0);
    for (const { name } of foods) expect(name).toMatch(names);
  });

  it.each([
    ['Essen aus Schottland', 'British'],
    ['Frühstück in England', 'British'],
    ['englische Gerichte', 'British'],
    ['Essen aus den Niederlanden', 'Dutch'],
    ['Essen aus den USA', 'American'],
    ['Essen aus dem Iran', 'Persian'],
  ])('%s: %s', (prompt, origin) => {
    const { foods } = askTurns([prompt], 'de');
    expect(new Set(foods.map((food) => food.origin))).toEqual(new Set([origin]));
  });

  it.each([
    [
      ['Thai green curry or red curry or massaman', 'the second one, is it sweet at all?'],
      'en',
      'Thai Red Curry',
      /sweetness/,
    ],
    [['mango or pineapple?', 'the last one, sour?'], 'en', 'Pineapple', /sourness/],
    [['Feta oder Gouda?', 'das zweite, ist das salzig?'], 'de', 'Gouda', /Salzigkeit/],
  ] as const)('%s: %3$s', (turns, language, name, said) => {
    const { text, foods } = askTurns(turns, language);
    expect(foods.map((food) => food.name)).toEqual([name]);
    expect(text).toMatch(said);
  });

  it('says that none of a kind meets what is avoided', () => {
    const { text, foods } = askTurns(['gluten free noodle dishes'], 'en');
    expect(text).toMatch(/^Nothing meets all of that/);
    for (const { allergens } of foods) expect(allergens ?? ['gluten']).not.toContain('gluten');
  });

  it('puts no plain nuts in the place of a dish', () => {
    const { foods } = askTurns(['a burger without beef please'], 'en');
    expect(foods.length).toBeGreaterThan(1);
    for (const { ingredients, name } of foods) expect(ingredients.length, name).toBeGreaterThan(3);
  });
});
