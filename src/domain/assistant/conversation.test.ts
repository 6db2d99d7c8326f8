import { beforeAll, describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { allergenStatus } from '#domain/safety/allergen-status.ts';
import { dietStatus } from '#domain/safety/diet-status.ts';
import { allergenWords } from '#domain/taste/taste-vocabulary.ts';
import { nobody } from '#domain/testing/dishes.ts';
import { markedFoods } from '#tests/support/built-in-foods.ts';
import { numberedFoods } from '#tests/support/numbered-foods.ts';
import { answerQuestion } from './answer-question.ts';
import type { AssistantCatalogue } from './assistant-catalogue.ts';
import type { AssistantLanguage } from './assistant-language.ts';
import type { AssistantAnswer, AvoidedLabel } from './assistant-question.ts';
import { plainCatalogue } from './plain-catalogue.ts';
import { stayingAvoided } from '#domain/assistant/answers/staying-avoided.ts';

const foods = numberedFoods(markedFoods);
let catalogue: AssistantCatalogue;
beforeAll(() => {
  catalogue = plainCatalogue(foods, nobody);
});

/** Asks one question after another; the second parts are keys that are taken off before. */
function talk(
  language: AssistantLanguage,
  ...prompts: readonly (string | readonly [prompt: string, takenOff: readonly string[]])[]
) {
  const turns: { readonly answer: AssistantAnswer; readonly takenOff: readonly AvoidedLabel[] }[] = [];
  for (const said of prompts) {
    const [prompt, notAvoiding] = typeof said === 'string' ? [said, []] : said;
    const avoiding = stayingAvoided(turns).map(({ key }) => key);
    const answer = answerQuestion(
      { type: 'chat', prompt, food: null, mood: 'evening', taster: nobody, language, avoiding, notAvoiding },
      catalogue,
    );
    turns.push({ answer, takenOff: notAvoiding.map((key) => ({ key, label: key })) });
  }
  const answer: AssistantAnswer = turns.at(-1)?.answer ?? { text: '', foods: [] };
  const named = answer.foods.flatMap(({ id }) => foods.filter((food) => food.id === id));
  return { ...answer, keys: (answer.avoiding ?? []).map(({ key }) => key), named };
}
const status = (food: Food, key: string) =>
  allergenWords.some((word) => word === key) ? allergenStatus(food, key) : dietStatus(food, key);

const followUps: Readonly<Record<AssistantLanguage, readonly string[]>> = {
  en: [
    'something spicier?',
    'anything thai',
    'thai noodles',
    'what should I eat tonight',
    'something with peanuts and milk',
    'best rated',
    'more like that',
    'actually with peanuts please',
    'and italian?',
    'hello',
    'something sweet',
    'what is like pad thai',
    'what goes with pad thai',
    'compare pad thai and green curry',
    'blorp',
  ],
  de: [
    'etwas Schärferes?',
    'etwas Thailändisches',
    'was soll ich heute Abend essen',
    'etwas mit Erdnüssen und Milch',
    'und italienisch?',
    'etwas Süßes',
    'was ist wie Pad Thai',
    'was passt zu Pad Thai',
    'Nachtisch',
  ],
};

describe('in one conversation', () => {
  it.each([
    ['en', 'anything thai without peanuts', ['peanut']],
    ['en', 'I am allergic to eggs and milk', ['egg', 'milk']],
    ['en', 'gf dinner', ['gluten']],
    ['en', 'I am vegan, is pho ok?', ['vegan']],
    ['en', 'nut free dessert', ['peanut', 'tree nut']],
    ['de', 'etwas Thailändisches ohne Erdnüsse', ['peanut']],
    ['de', 'ich bin Vegetarierin', ['vegetarian']],
    ['de', 'Fischallergie, was geht?', ['fish']],
  ] as const)('(%s) “%s” holds for what is asked next, and the chips say so (R29)', (language, first, avoided) => {
    for (const next of followUps[language]) {
      const { keys, named, text } = talk(language, first, next);
      expect(keys, next).toEqual(expect.arrayContaining([...avoided]));
      const isAbout = /pad thai/i.test(next);
      const against = named
        .filter((food) => avoided.some((key) => status(food, key) !== 'stated-free'))
        .map(({ name }) => name)
        .filter((name) => !(isAbout && /pad thai|curry/i.test(name)));
      expect({ next, against }).toEqual({ next, against: [] });
      expect(text).not.toBe('');
    }
  });

  it('what is kept warns of a food that is asked about', () => {
    expect(talk('en', 'anything thai without peanuts', 'what does pad thai taste like').text).toContain(
      'Pad Thai contains peanut.',
    );
    expect(talk('de', 'ich habe eine Erdnussallergie', 'wie schmeckt Pad Thai').text).toContain(
      'Pad Thai enthält Erdnuss.',
    );
  });

  it('it is kept over any number of questions, and joined by what is avoided later', () => {
    expect(talk('en', 'no peanuts', 'thanks', 'something sweet', 'without milk', 'spicy soup').keys).toEqual([
      'peanut',
      'milk',
    ]);
  });

  it('it ends when its chip is taken off, and begins anew when it is said again', () => {
    expect(talk('en', 'no peanuts or milk', ['something thai', ['peanut']], 'something thai').keys).toEqual(['milk']);
    expect(talk('en', 'no peanuts', ['something thai', ['peanut']], 'thai without peanuts').keys).toEqual(['peanut']);
    expect(
      talk('en', 'no peanuts', ['something thai', ['peanut']], 'something with peanuts').named.some(
        (food) => allergenStatus(food, 'peanut') === 'contains',
      ),
    ).toBe(true);
  });

  it.each([
    ['en', 'I am pregnant, what can I eat?', 'something thai', 'health pregnancy', 'is not known here'],
    ['en', 'I have allergies', 'something thai', 'allergy', 'not all that you must avoid'],
    ['en', 'I am allergic to kiwi', 'something sweet', 'word kiwi', 'not all that you must avoid'],
    ['en', 'is sushi safe in pregnancy?', 'something sweet', 'health pregnancy', 'is not known here'],
    ['en', 'halal dinner', 'something sweet', 'halal', 'states whether it is halal'],
    ['de', 'ich bin schwanger, was kann ich essen?', 'etwas Süßes', 'health pregnancy', 'ist hier nicht bekannt'],
    ['de', 'ich nehme Warfarin', 'etwas Süßes', 'health medicines', 'ist hier nicht bekannt'],
  ] as const)('(%s) “%s” then “%s”: it is still not known here', (language, first, next, key, words) => {
    const { keys, named, text } = talk(language, first, next);
    expect(keys).toContain(key);
    expect(named).toEqual([]);
    expect(text).toContain(words);
    expect(talk(language, first, [next, [key]]).named).not.toEqual([]);
  });

  it('what is asked about one food is answered by what is stated, and of the rest that nothing is', () => {
    const { text, keys } = talk('en', 'I am allergic to kiwi', 'does pad thai have peanuts?');
    expect(text).toContain('Pad Thai contains peanut.');
    expect(text).toContain('Of what else you must avoid nothing is stated here.');
    expect(keys).toEqual(['word kiwi']);
    expect(talk('de', 'ich habe eine Kiwiallergie', 'Sind Nüsse in Pad Thai?').text).toMatch(
      /Pad Thai enthält Erdnuss\..*nichts angegeben/s,
    );
  });

  it('an allergy that was not named is so until something is', () => {
    const { keys, named } = talk('en', 'I have allergies', 'peanuts, something sweet');
    expect(keys).toEqual(['peanut']);
    expect(named).not.toEqual([]);
  });

  it('a mere question for a fact avoids nothing', () => {
    for (const prompt of ['is pho vegan?', 'does pad thai have peanuts?', 'enthält Pad Thai Erdnüsse?'])
      expect(talk('en', prompt, 'something sweet').keys).toEqual([]);
  });

  it('a key that means nothing avoids nothing', () => {
    expect(
      answerQuestion(
        {
          type: 'chat',
          prompt: 'something sweet',
          food: null,
          mood: 'evening',
          taster: nobody,
          avoiding: ['', 'word ', 'nonsense', 'health luck'],
        },
        catalogue,
      ).avoiding,
    ).toBeUndefined();
  });
});
