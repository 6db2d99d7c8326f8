import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { ask, expectEach } from '#tests/support/ask-everyday.ts';

/** How people say that a taste is not wanted; X is the taste. */
const denied = {
  en: `I'm not in the mood for anything X; not in the mood for X food; I don't want anything X; I don't feel like anything X; don't feel like eating something X; I can't handle X food;
    I can't do X; I don't do X; X is not my thing; I'd rather not have anything X; anything but X; nothing X for me; please not X; I don't like X food, dinner?; I hate X things, lunch?;
    I can't stand X food, dinner ideas; not feeling X today; avoid X food; X food is too much for me; no X stuff tonight; my kid won't eat X food; as long as it's not X; it shouldn't be X;
    must not be X; preferably not X; something that's not X; X food puts me off; dinner but nothing X; a dish that isn't X; I'm over X food; I've never liked X food; X? no thanks, dinner;
    keep it un-X; I avoid X; I'm not a fan of X food; I could do without X food; everything except X; I'd like a soup but not a X one; let's skip X; enough of X food;
    too X for me lately, something else; it doesn't have to be X; not necessarily X; not anything X; please don't make it X; we don't enjoy X dishes, supper?; please leave out X dishes; X is a hard pass; don't give me anything X; nothing remotely X; X isn't for me; I'm off X stuff`,
  de: `ich hab keine Lust auf etwas X; ich mag nichts X; bitte nichts X; mir ist nicht nach etwas X; alles außer X; bloß nichts X; ich steh nicht auf X; X mag ich nicht; X geht gar nicht;
    X muss nicht sein; heute mal nichts X; mein Kind isst nichts X; ich bin kein Fan von X; ich habe keinen Appetit auf X; X vertrage ich schlecht; auf keinen Fall X; X ist nichts für mich; X lasse ich weg; gib mir bloß nichts X; nix X`,
  deBare: `nicht X; es soll nicht X sein; X ist nicht mein Ding; darf nicht X sein; ohne dass es X ist; lieber nicht X; etwas, das nicht X schmeckt; möglichst nicht X; auf gar keinen Fall X;
    es muss nicht X sein; es darf bloß nicht X sein; X? Nein danke, Abendessen`,
};
const tastes = [
  ['spicy', 'scharf', 'Scharfes'],
  ['sweet', 'süß', 'Süßes'],
  ['sour', 'sauer', 'Saures'],
  ['bitter', 'bitter', 'Bitteres'],
] as const;
const said = (texts: string, word: string) => texts.split(';').map((text) => text.trim().replaceAll('X', word));

/** So much of a taste has what is plainly asked for. */
const PLAIN = 2.5;

describe('a taste that is not wanted is not offered', () => {
  it.each(
    tastes.flatMap(([taste, bare, noun]) => [
      ...said(denied.en, taste).map((text) => ['en', text, taste] as const),
      ...said(denied.de, noun).map((text) => ['de', text, taste] as const),
      ...said(denied.deBare, bare).map((text) => ['de', text, taste] as const),
    ]),
  )('%s: %s', (language, text, taste) => {
    const answer = ask(text, language);
    expect(answer.listed.length, answer.text).toBeGreaterThan(0);
    for (const food of answer.listed)
      expect(food.intensities[taste], `${food.name}: ${answer.text}`).toBeLessThanOrEqual(PLAIN);
  });

  it.each([
    ['en', "he doesn't like it too hot, thai please"],
    ['en', "I don't want it too spicy"],
    ['de', 'ich mag es nicht zu scharf, etwas Thailändisches'],
  ] as const)('bounds it where it is only not to be too much: %s: %s', (language, text) => {
    const answer = ask(text, language);
    expect(answer.listed.length, answer.text).toBeGreaterThan(0);
    for (const food of answer.listed) expect(food.intensities.spicy, food.name).toBeLessThanOrEqual(3);
  });
});

describe('beside a taste that somebody cannot take an ingredient may be asked for: nobody is harmed by it', () => {
  it.each([
    ['en', "can't handle spicy food, something with chicken", 'chicken'],
    ['en', "my kid can't do spicy, something with potatoes", 'potatoes'],
    ['en', "I'm afraid of spicy food, something with mushrooms", 'mushrooms'],
    ['en', "my husband can't eat anything hot, something with rice", 'rice'],
    ['en', "something soft i don't have to chew much with potatoes", 'potatoes'],
    ['de', 'ich vertrage nichts Scharfes, etwas mit Huhn', 'Huhn'],
    ['de', 'mein Kind kann nichts Scharfes essen, was mit Kartoffeln', 'Kartoffeln'],
  ] as const)('%s: %s', (language, text, ingredient) => {
    const answer = ask(text, language);
    expect(answer.text).toContain(ingredient);
    expect(answer.listed.length, answer.text).toBeGreaterThan(0);
    for (const food of answer.listed) expect(food.intensities.spicy, food.name).toBeLessThanOrEqual(PLAIN);
  });

  it.each([
    ['en', "can't eat sweet potatoes, something with chicken"],
    ['en', "can't have hot peppers, a dish with potatoes"],
    ['en', "can't do spicy peppers, I get hives. something with chicken"],
    ['de', 'ich vertrage keine Süßkartoffeln, etwas mit Huhn'],
  ] as const)('names no food where a thing may harm: %s: %s', (language, text) =>
    expect(ask(text, language).foods).toEqual([]),
  );
});

const kitchens = [
  ['Indian', 'Indisches'],
  ['Thai', 'Thailändisches'],
  ['Italian', 'Italienisches'],
] as const;
const deniedKitchens = {
  en: `not in the mood for X; not in the mood for X food; I don't want X food, dinner?; anything but X; everything except X; I'm sick of X food; I don't feel like X; no X please, dinner;
    X is not my thing; I'd rather not have X; nothing X; something that's not X; I can't stand X food, dinner; let's skip X; I'm over X food; not X, something spicy; I don't like X food, lunch?`,
  de: `keine Lust auf X; alles außer X; nichts X; X mag ich nicht; ich steh nicht auf X; mir ist nicht nach X; bloß nichts X, Abendessen; auf keinen Fall X; X ist nichts für mich`,
};

describe('a kitchen that is not wanted is not offered', () => {
  it.each(
    kitchens.flatMap(([kitchen, noun]) => [
      ...said(deniedKitchens.en, kitchen).map((text) => ['en', text, kitchen] as const),
      ...said(deniedKitchens.de, noun).map((text) => ['de', text, kitchen] as const),
    ]),
  )('%s: %s', (language, text, kitchen) => {
    const answer = ask(text, language);
    expect(answer.listed.length, answer.text).toBeGreaterThan(0);
    for (const food of answer.listed) expect(food.origin, food.name).not.toBe(kitchen);
  });
});

const deniedThings = {
  en: `I'm not in the mood for X; I don't want X, dinner?; I don't feel like X; anything but X; everything except X; I'm sick of X; no X please, dinner ideas; X is not my thing;
    I'd rather not have X; nothing with X; something without X; I don't like X, lunch?; let's skip X; not X again; I can't stand X, dinner; enough X for now, something else; I never liked X`,
  de: `keine Lust auf X; alles außer X; kein X bitte, Abendessen; X mag ich nicht; ich steh nicht auf X; mir ist nicht nach X; nichts mit X; etwas ohne X; nicht schon wieder X;
    auf keinen Fall X; X ist nichts für mich; ich habe X satt`,
};
const things = [
  ['noodles', 'Nudeln', /noodle|ramen|\bpho\b|udon|pad see|laksa|khao soi|soba/i],
  ['salad', 'Salat', /salad|fattoush|tabbouleh/i],
  ['soup', 'Suppe', /soup|broth|ramen|\bpho\b|\btom (?:yum|kha)|laksa/i],
  ['chicken', 'Huhn', /chicken/i],
  ['potatoes', 'Kartoffeln', /potato/i],
  ['mushrooms', 'Pilze', /mushroom/i],
] as const;

describe('a kind of dish or an ingredient that is not wanted is not offered', () => {
  it.each(
    things.flatMap(([thing, german, named]) => [
      ...said(deniedThings.en, thing).map((text) => ['en', text, named] as const),
      ...said(deniedThings.de, german).map((text) => ['de', text, named] as const),
    ]),
  )('%s: %s', (language, text, named) => {
    const { listed } = ask(text, language);
    const isIngredient = !['noodle', 'salad', 'soup'].some((kind) => named.source.startsWith(kind));
    for (const { name, ingredients } of listed)
      expect(isIngredient ? [name, ...ingredients].join(', ') : name, text).not.toMatch(named);
  });
});

const deniedTextures = `without anything X; nothing X; no X food; I don't like X things, dinner?; not in the mood for anything X; I can't stand X food, snack?; X is not my thing; anything but X;
  something that isn't X; please nothing X; I don't want anything X; it shouldn't be X; I'd rather not have anything X`;

describe('a texture that is not wanted is not offered', () => {
  it.each(
    (['sticky', 'creamy', 'chewy', 'crunchy'] as const).flatMap((word) =>
      said(deniedTextures, word).map((text) => [text, word] as const),
    ),
  )('%s', (text, word) => {
    const answer = ask(text);
    expect(answer.listed.length, answer.text).toBeGreaterThan(0);
    for (const food of answer.listed) expect([...food.textures, ...food.flavours], food.name).not.toContain(word);
  });
});

describe('what is not wanted narrows the wish before it', () => {
  it.each([
    [
      ['a curry', "my kids can't handle hot food"],
      'en',
      ({ name, intensities }: Food) => /curr|masala|dal|korma/i.test(name) && intensities.spicy <= PLAIN,
    ],
    [
      ['a thai dish', "I'm not in the mood for noodles"],
      'en',
      ({ origin, name }: Food) => origin === 'Thai' && !/noodle/i.test(name),
    ],
    [
      ['something sweet', 'but not too sweet'],
      'en',
      ({ intensities }: Food) => intensities.sweet >= 1 && intensities.sweet <= 3,
    ],
    [
      ['etwas Süßes', 'aber nicht zu süß'],
      'de',
      ({ intensities }: Food) => intensities.sweet >= 1 && intensities.sweet <= 3,
    ],
    [
      ['ein Curry', 'Scharfes vertrage ich nicht'],
      'de',
      ({ name, intensities }: Food) => /curr|masala|dal|korma/i.test(name) && intensities.spicy <= PLAIN,
    ],
  ] as const)('%s', (prompts, language, passes) => expectEach(ask(prompts, language), passes));

  it.each([
    [['suggest a soup', "I don't like those"], 'en'],
    [['Suppe', 'nicht die'], 'de'],
    [['Suppe', 'die mag ich nicht'], 'de'],
  ] as const)('offers others: %s', (prompts, language) => {
    const [first] = prompts;
    const before = ask(first, language).listed.map(({ id }) => id);
    expectEach(ask(prompts, language), ({ id }) => !before.includes(id));
  });
});

/** What only looks like a denial. */
const wanted = {
  en: `I can't get enough spicy food; I don't want mild, I want spicy; why not something spicy; isn't there anything spicy; don't you have anything spicy; never tried spicy food, suggest some;
    nothing beats spicy food, suggest one; I don't want bland, give me spicy; I'd not say no to something spicy; I don't mind spicy food, dinner; not sweet but spicy; I don't eat meat, something spicy;
    something spicy that isn't too sour; I'm not a vegetarian, something spicy; haven't had anything spicy in ages; I'm not hungry, just something spicy; don't want to cook, something spicy`,
  de: `ich will nichts Mildes, sondern Scharfes; warum nicht mal was Scharfes; gibt es nichts Scharfes; hast du nichts Scharfes; ich kann nicht genug Scharfes kriegen; ich esse kein Fleisch, etwas Scharfes;
    ich hab keine Zeit, was Scharfes; nicht süß, sondern scharf`,
};

describe('a taste that is wanted is offered beside words of denial', () => {
  it.each([
    ...said(wanted.en, '').map((text) => ['en', text] as const),
    ...said(wanted.de, '').map((text) => ['de', text] as const),
  ])('%s: %s', (language, text) => {
    const answer = ask(text, language);
    expect(answer.listed.length, answer.text).toBeGreaterThan(0);
    for (const food of answer.listed) expect(food.intensities.spicy, food.name).toBeGreaterThanOrEqual(PLAIN);
  });
});
