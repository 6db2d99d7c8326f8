import { beforeAll, describe, expect, it } from 'vitest';
import { wishesThatAsk } from '#domain/avoidance/testing/wishes-that-ask.ts';
import { germanWishesThatAvoid } from '#domain/avoidance/testing/german-wishes-that-avoid.ts';
import { moreWishesThatAvoid } from '#domain/avoidance/testing/more-wishes-that-avoid.ts';
import { hurriedWishesThatAvoid } from '#domain/avoidance/testing/hurried-wishes-that-avoid.ts';
import { latestWishesThatAvoid } from '#domain/avoidance/testing/latest-wishes-that-avoid.ts';
import { wishesOfHealth } from '#domain/avoidance/testing/wishes-of-health.ts';
import { wishesThatAvoid as englishWishesThatAvoid } from '#domain/avoidance/testing/wishes-that-avoid.ts';
import { healthMattersIn } from '#domain/avoidance/health/health-matters.ts';
import { unstatedDiets } from '#domain/avoidance/need.ts';
import type { Food } from '#domain/foods/food.ts';
import { allergenStatus } from '#domain/safety/allergen-status.ts';
import { dietStatus } from '#domain/safety/diet-status.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { allergenWords } from '#domain/taste/taste-vocabulary.ts';
import { nobody } from '#domain/testing/dishes.ts';
import { builtInFoods, markedFoods } from '#tests/support/built-in-foods.ts';
import { numberedFoods } from '#tests/support/numbered-foods.ts';
import { answerQuestion } from './answer-question.ts';
import type { AssistantCatalogue } from './assistant-catalogue.ts';
import type { AssistantAnswer } from './assistant-question.ts';
import { isOfSafety } from '#domain/assistant/reading/is-of-safety.ts';
import { plainCatalogue } from './plain-catalogue.ts';
import { memoize } from '#prelude/memoize.ts';

const wishesThatAvoid = [
  ...englishWishesThatAvoid,
  ...hurriedWishesThatAvoid,
  ...germanWishesThatAvoid,
  ...moreWishesThatAvoid,
  ...latestWishesThatAvoid,
];

/** The foods of the first eight cuisines, and every third of all others that Foretaste comes with: each wish is looked up among all of them. */
const foods = numberedFoods(builtInFoods.filter((food, at) => at % 3 === 0 || markedFoods.includes(food)));
let catalogue: AssistantCatalogue;
beforeAll(() => {
  catalogue = plainCatalogue(foods, nobody);
});

const ask = (
  prompt: string,
  parts: { readonly notAvoiding?: readonly string[]; readonly language?: 'en' | 'de' } = {},
) => answerQuestion({ type: 'chat', prompt, food: null, mood: 'evening', taster: nobody, ...parts }, catalogue);
const named = ({ foods: refs }: AssistantAnswer) => refs.flatMap(({ id }) => foods.filter((food) => food.id === id));
const keysOf = ({ avoiding = [] }: AssistantAnswer) => avoiding.map(({ key }) => key);
const status = (food: Food, key: string) =>
  allergenWords.some((word) => word === key) ? allergenStatus(food, key) : dietStatus(food, key);
/** Words that call a food something that nobody can know. */
const promises = /\b(?:is|are) safe\b|\bfree (?:of|from)\b|\b(?:ist|sind) sicher\b|\bfrei von\b/i;

/** An answer takes some 30 ms: what is asked by several tests is asked once. */
const askOnce = memoize(2_000, (prompt) => ask(prompt));

function expectAvoided(prompt: string, keys: readonly string[]): AssistantAnswer {
  const answer = askOnce(prompt);
  expect(keysOf(answer)).toEqual(expect.arrayContaining([...keys]));
  expect(
    named(answer).flatMap((food) =>
      keysOf(answer)
        .filter((key) => status(food, key) !== 'stated-free')
        .map((key) => `${food.name}: ${key}`),
    ),
  ).toEqual([]);
  expect(answer.text).not.toMatch(promises);
  return answer;
}

const manners: readonly (readonly [language: 'en' | 'de', template: string])[] = [
  ...[
    'no %',
    'without %',
    'w/o % please',
    'something sweet but no %',
    'I am allergic to %',
    '% allergy, dinner?',
    'I can’t have %',
    '% makes me sick',
    '%-free thai food',
    'hold the %',
    'my kid reacts to %',
    'I hate %',
    '%?',
    'anything japanese minus %',
    'I love % but my throat swells up',
    'zero % soup',
    'what can I eat if I avoid %',
    'does not contain %, spicy',
  ].map((template) => ['en', template] as const),
  ...[
    'ohne %',
    'etwas Süßes, aber kein %',
    'allergisch gegen %, was geht?',
    'ich vertrage kein % nicht gut',
    'nix mit %',
    'ich verzichte auf %',
    '% meide ich, Abendessen?',
    'japanisch ohne %',
  ].map((template) => ['de', template] as const),
];
const words: Readonly<Record<'en' | 'de', Readonly<Record<string, readonly string[]>>>> = {
  en: {
    peanut: ['peanuts', 'peanut butter', 'penuts', 'groundnuts'],
    'tree nut': ['cashew', 'almonds', 'hazelnut', 'pistachios', 'walnutt'],
    gluten: ['gluten', 'wheat', 'semolina', 'barley', 'gluton'],
    milk: ['dairy', 'milk', 'whey', 'cheese', 'butter', 'lactose'],
    egg: ['eggs', 'egg', 'mayo'],
    fish: ['fish', 'salmon', 'anchovies', 'fish sauce'],
    shellfish: ['shrimp', 'prawns', 'crab', 'lobster'],
    molluscs: ['mussels', 'squid', 'oysters'],
    soy: ['soy', 'tofu', 'soya', 'soy sauce'],
    sesame: ['sesame', 'tahini'],
    mustard: ['mustard'],
    celery: ['celery'],
    sulphites: ['sulphites'],
    lupin: ['lupin'],
  },
  de: {
    peanut: ['Erdnuss', 'Erdnuesse'],
    'tree nut': ['Mandeln', 'Haselnuss', 'Cashewkerne'],
    gluten: ['Gluten', 'Weizen', 'Dinkel'],
    milk: ['Milch', 'Käse', 'Sahne', 'Kaese'],
    egg: ['Ei', 'Eier', 'Eigelb'],
    fish: ['Fisch', 'Lachs'],
    shellfish: ['Garnelen', 'Krabben'],
    molluscs: ['Muscheln', 'Tintenfisch'],
    soy: ['Soja', 'Tofu'],
    sesame: ['Sesam'],
    mustard: ['Senf'],
    celery: ['Sellerie'],
  },
};

describe('whatever somebody writes, what it names is avoided (R29)', () => {
  it.each(wishesThatAvoid)('“%s” avoids %j', (prompt, keys) => void expectAvoided(prompt, keys));

  it.each(manners)('in %s, “%s” avoids each allergen by each of its words', (language, template) => {
    for (const [key, spellings] of Object.entries(words[language]))
      for (const word of spellings) expectAvoided(template.replace('%', word), [key]);
  });

  it('calls all of these questions of safety, which no AI service gets', () => {
    expect(
      [...wishesThatAvoid, ...wishesOfHealth].map(([prompt]) => prompt).filter((prompt) => !isOfSafety(prompt)),
    ).toEqual([]);
  });

  it('still offers something for most of them', () => {
    const silent = wishesThatAvoid.filter(([prompt]) => named(askOnce(prompt)).length === 0);
    expect(silent.length / wishesThatAvoid.length).toBeLessThan(0.3);
  });
});

describe('whatever is plainly asked for is offered (R29)', () => {
  it.each(wishesThatAsk)('“%s” offers what contains %j', (prompt, keys) => {
    const answer = ask(prompt);
    expect(keysOf(answer).filter((key) => keys.includes(key))).toEqual([]);
    expect(named(answer).filter((food) => keys.some((key) => status(food, key) === 'contains'))).not.toEqual([]);
  });
});

describe('a state of health', () => {
  it.each(wishesOfHealth)('“%s” gets no ordinary offer', (prompt) => {
    const answer = ask(prompt);
    expect(answer.foods).toEqual([]);
    expect(answer.text).toContain('is not known here');
  });
});

describe('a diet of which no food states anything', () => {
  it.each(
    unstatedDiets.flatMap((diet) =>
      [
        `${diet.replace('_', ' ')} dinner`,
        `something ${diet.replace('_', ' ')} and sweet`,
        `is pad thai ${diet.replace('_', ' ')}?`,
      ].map((prompt) => [prompt, diet] as const),
    ),
  )('“%s” gets no list, and is told so (R5)', (prompt) => {
    const [english, german] = [ask(prompt), ask(prompt, { language: 'de' })];
    expect([...english.foods, ...german.foods].filter(({ name }) => name !== 'Pad Thai')).toEqual([]);
    expect(english.text).toMatch(/states whether it is|is not stated|By what is stated Pad Thai is not/);
    expect(german.text).toMatch(/angegeben|gibt an/);
  });
});

describe('what nobody is ill of', () => {
  /** What some people ask about because they do not bear it, so that it is taken for such a question wherever it stands. */
  const asked =
    /^(?:.* )?(?:food (?:dye|colou?ring)s?|(?:citric|phosphoric) acid|glucose(?: syrup)?|(?:monosodium )?glutamate|msg|phosphates?)$/;
  it('is no state of health: names of foods, what they are made of but for what is asked about itself, and their tastes', () => {
    const texts = foods.flatMap(({ name, ingredients, flavours, textures, aromas, cookingMethods }) => [
      name,
      ...ingredients.filter((ingredient) => !asked.test(foldSearchText(ingredient))),
      ...flavours,
      ...textures,
      ...aromas,
      ...cookingMethods,
    ]);
    const read = texts.flatMap((text) => healthMattersIn(foldSearchText(text)).map((matter) => `${text}: ${matter}`));
    expect(read).toEqual([]);
    for (const substance of ['orange food colouring', 'citric acid', 'glucose syrup'])
      expect(healthMattersIn(substance)).toHaveLength(1);
  });
});

describe('what an answer says of what it avoids', () => {
  it('is in the reader’s language, and each is taken off by its key', () => {
    expect(ask('no peanuts or milk', { language: 'de' }).avoiding).toEqual([
      { key: 'peanut', label: 'Erdnuss' },
      { key: 'milk', label: 'Milch' },
    ]);
    const [vegan] = ask('vegan dinner').avoiding ?? [];
    expect(vegan).toEqual({ key: 'vegan', label: 'what is not vegan' });
    expect(keysOf(ask('no peanuts or milk', { notAvoiding: ['peanut'] }))).toEqual(['milk']);
    expect(keysOf(ask('gluten free', { notAvoiding: ['gluten'] }))).toEqual([]);
  });

  it('names what it does not know, and offers once that is taken off', () => {
    const answer = ask('something sweet without mango');
    expect(answer).toMatchObject({ foods: [], avoiding: [{ key: 'word mango', label: 'mango' }] });
    expect(ask('something sweet without mango', { notAvoiding: ['word mango'] }).foods).not.toEqual([]);
  });

  it('names the words that it passed over', () => {
    expect(ask('something sweet and blorptastic without milk').notUnderstood).toEqual(['blorptastic']);
  });

  it.each([
    ['Can I eat pad thai with a peanut allergy?', 'Pad Thai contains peanut.'],
    ['what does pad thai taste like, I am allergic to peanuts', 'Pad Thai contains peanut.'],
    ['egg fried rice, is it ok? I am allergic to eggs', 'contains egg'],
    ['pad thai, allergic to peanuts', 'Pad Thai contains peanut.'],
  ])('“%s” keeps its warning: %s', (prompt, warning) => expect(ask(prompt).text).toContain(warning));
});

describe('one food, beside an allergy of which nobody says what to', () => {
  it.each([
    'is ramen spicy for my allergic kid',
    'is ramen salty? I have allergies',
    'what goes with satay, my son has an allergy',
    'does peanut sauce go with an epipen kid',
    'why is ramen salty, asks my allergic wife',
    'ist Ramen scharf für mein allergisches Kind',
    'was passt zu Ramen, ich bin Allergikerin',
  ])('%s: nothing is told, and no food is named', (prompt) => {
    const answer = ask(prompt);
    expect([answer.foods, keysOf(answer)]).toEqual([[], ['allergy']]);
  });
});
