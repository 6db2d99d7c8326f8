import { describe, expect, it } from 'vitest';
import { readAvoidance } from '#domain/avoidance/read-avoidance.ts';
import { courseOf } from '#domain/pairing/course.ts';
import type { Food } from '#domain/foods/food.ts';
import { nobody } from '#domain/testing/dishes.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';
import { answerQuestion } from '#domain/assistant/answer-question.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { plainCatalogue } from '#domain/assistant/plain-catalogue.ts';

const catalogue = plainCatalogue(starterFoods, nobody);

function ask(prompt: string, language: AssistantLanguage = 'en') {
  const answer = answerQuestion(
    { type: 'chat', prompt, food: null, mood: 'evening', language, taster: nobody },
    catalogue,
  );
  return { ...answer, listed: starterFoods.filter(({ id }) => answer.foods.some((one) => one.id === id)) };
}

const names = (foods: readonly Pick<Food, 'name'>[]) => foods.map(({ name }) => name);
const states = (words: RegExp) => (food: Food) => [food.name, ...food.ingredients].some((one) => words.test(one));

function expectEach(prompt: string, language: AssistantLanguage, passes: (food: Food) => boolean): void {
  const { listed, text } = ask(prompt, language);
  expect(listed.length, text).toBeGreaterThan(1);
  expect(names(listed.filter((food) => !passes(food))), text).toEqual([]);
}

const isOfFish = (food: Food) => food.allergens?.includes('fish') === true;
const isOfPrawns = (food: Food) => food.allergens?.includes('shellfish') === true;
const isCooked = ({ cookingMethods }: Food) => !cookingMethods.includes('raw');

describe('a thing and how it is to be', () => {
  it.each([
    ['fish but not raw', 'en', (food: Food) => isOfFish(food) && isCooked(food)],
    ['raw fish', 'en', isOfFish],
    ['grilled fish', 'en', isOfFish],
    ['prawns but not fried', 'en', (food: Food) => isOfPrawns(food) && !food.cookingMethods.join().includes('fry')],
    ['fish that isn’t fishy', 'en', isOfFish],
    ['Fisch, aber bitte gegrillt', 'de', isOfFish],
    ['Fisch aber nicht roh', 'de', (food: Food) => isOfFish(food) && isCooked(food)],
  ] as const)('%s: is asked for', (prompt, language, passes) => {
    expectEach(prompt, language, passes);
  });

  it.each([
    'no fish',
    'fish no',
    'fish without fish',
    'prawns not good for me',
    'fish, not for me',
    'Fisch bitte nicht',
    'I am allergic to fish. fish but not raw',
    'fish but not raw, it makes me itch',
    'Fisch, aber nicht roh, ich bin allergisch',
    'raw fish makes me sick',
  ])('%s: is avoided all the same (R29)', (prompt) => {
    expect(JSON.stringify(readAvoidance(prompt).avoided)).toMatch(/fish/);
    expect(readAvoidance(prompt).asked).toEqual([]);
  });

  it('leads with a dish of fish, and not with a sauce of it', () => {
    expectEach(
      'something with fish',
      'en',
      states(/\b(?:fish|cod|bream|tuna|salmon|herring|anchov|sardine|bass|mackerel)(?! sauce)/i),
    );
  });
});

describe('what somebody has had enough of', () => {
  it.each([
    ['I had sushi, want something else', 'en', /sushi|gimbap/i],
    ['I had pizza yesterday, something different today', 'en', /pizza/i],
    ['I’m sick of rice', 'en', /\brice\b(?! vinegar| wine| flour)/i],
    ['I’m bored of chicken', 'en', /chicken/i],
    ['fed up with potatoes, ideas?', 'en', /potato(?! starch)/i],
    ['gestern gab es Pizza, heute was anderes', 'de', /pizza/i],
    ['ich hatte gestern Sushi, möchte heute etwas anderes', 'de', /sushi|gimbap/i],
    ['nicht schon wieder Reis', 'de', /\brice\b(?! vinegar| wine| flour)/i],
    ['Kartoffeln hängen mir zum Hals raus', 'de', /potato(?! starch)/i],
  ] as const)('%s: is left out', (prompt, language, unwanted) => {
    expectEach(prompt, language, (food) => !states(unwanted)(food));
  });
});

describe('several foods that somebody loved', () => {
  it.each([
    ['I loved pho and ramen, what should I try next', 'en'],
    ['I like sushi and ceviche', 'en'],
    ['ich mag Sushi und Ceviche', 'de'],
  ] as const)('%s: others like them', (prompt, language) => {
    const { listed, text } = ask(prompt, language);
    expect(listed.length, text).toBeGreaterThan(1);
    expect(names(listed).join()).not.toMatch(/Pho Bo|Tonkotsu|Nigiri|Ceviche/);
  });
});

describe('a comparison with what is not in the catalogue', () => {
  it.each([
    ['compare kreplach and pierogi', 'en', 'Pierogi Ruskie', 'cannot compare'],
    ['was ist der Unterschied zwischen Kreplach und Pierogi', 'de', 'Pierogi Ruskie', 'nicht vergleichen'],
  ] as const)('%s: tells of the other', (prompt, language, name, said) => {
    const { text, listed } = ask(prompt, language);
    expect(names(listed)).toEqual([name]);
    expect(text).toContain(name);
    expect(text).toContain(said);
  });
});

describe('what goes with a food', () => {
  it.each([
    ['what goes with currywurst apart from fries', 'en'],
    ['was passt zu Currywurst außer Pommes', 'de'],
  ] as const)('%s: another partner', (prompt, language) => {
    const { listed, text } = ask(prompt, language);
    expect(names(listed), text).toContain('Beer');
    expect(names(listed), text).not.toContain('French Fries');
  });

  it('is of the kind that is asked for: "which wine goes with steak"', () => {
    expect(names(ask('which wine goes with steak').listed)).toEqual(['Red Wine']);
  });

  it.each(['what goes with merlot', 'what goes with a dry riesling', 'was passt zu trockenem Riesling'])(
    '%s: a wine by its grape',
    (prompt) => {
      expect(ask(prompt).listed.some(({ name }) => name === 'Red Wine' || name === 'Riesling')).toBe(true);
    },
  );
});

describe('a wish by other words', () => {
  const isHotDrink = (food: Food) => courseOf(food) === 'drink' && /hot|warm/i.test(food.temperatureServed);
  const isLight = ({ flavours }: Food) => !flavours.includes('rich') && !flavours.includes('hearty');
  it.each([
    ['something hot to drink without alcohol', 'en', isHotDrink],
    ['etwas Warmes zu trinken ohne Alkohol', 'de', isHotDrink],
    ['something with crunch', 'en', ({ textures }: Food) => textures.includes('crunchy')],
    ['something that crunches', 'en', ({ textures }: Food) => textures.includes('crunchy')],
    ['nothing heavy', 'en', isLight],
    ['nicht so mächtig bitte', 'de', isLight],
    ['bloß nichts Fettiges', 'de', isLight],
    ['it should melt on the tongue', 'en', ({ textures }: Food) => textures.includes('melting')],
    ['welche Suppe hilft gegen Kater', 'de', ({ intensities }: Food) => intensities.salty >= 2],
  ] as const)('%s', (prompt, language, passes) => {
    expectEach(prompt, language, passes);
  });
});
