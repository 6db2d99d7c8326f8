import { beforeAll, describe, expect, it } from 'vitest';
import { answerQuestion } from '#domain/assistant/answer-question.ts';
import type { AssistantCatalogue } from '#domain/assistant/assistant-catalogue.ts';
import { plainCatalogue } from '#domain/assistant/plain-catalogue.ts';
import { assistantWords } from '#domain/assistant/words-of-language.ts';
import { findMentions } from '#domain/avoidance/find-mentions.ts';
import { nobody } from '#domain/testing/dishes.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { aromaWords, flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { numberedFoods } from '#tests/support/numbered-foods.ts';

const stored = [...flavourWords, ...textureWords, ...aromaWords, ...intensityNames];
const words = {
  en: [...new Set(stored.flatMap((word) => foldSearchText(word).split(' ')))],
  de: [
    ...new Set(
      stored
        .flatMap((word) => foldSearchText(assistantWords('de').word(word)).split(' '))
        .flatMap((word) => ['', 'e', 'es', 'er', 'en'].map((end) => word + end)),
    ),
  ],
};
/** Words for a taste that are an allergen's own name. */
const namesakes = /^sesam(?:e[srn]?)?$/;

const foods = numberedFoods(builtInFoods);
let catalogue: AssistantCatalogue;
beforeAll(() => {
  catalogue = plainCatalogue(foods, nobody);
});
const askGerman = (prompt: string) =>
  answerQuestion({ type: 'chat', prompt, food: null, mood: 'evening', language: 'de', taster: nobody }, catalogue);
const ask = (prompt: string) =>
  answerQuestion({ type: 'chat', prompt, food: null, mood: 'evening', taster: nobody }, catalogue);

describe('a word for a taste is no misspelt allergen (R29)', () => {
  it.each(['en', 'de'] as const)('none in %s', (language) => {
    expect(words[language].length).toBeGreaterThan(90);
    const read = words[language].filter((word) => findMentions([word]).length > 0);
    expect(read.filter((word) => !namesakes.test(word))).toEqual([]);
  });

  it('is asked for as it is written', () => {
    expect(ask('something airy').avoiding ?? []).toEqual([]);
    expect(ask('something malty').avoiding ?? []).toEqual([]);
  });

  it.each([
    'airy free',
    'I am allergic to airy',
    'airy allergy, what can I eat?',
    'I cannot have airy',
    'something without airy',
    'kein airy bitte',
  ])(
    '“%s”: where it is denied or harms it may be an allergen after all, and nothing is offered that is not stated to be free of milk',
    (prompt) => {
      for (const { id } of ask(prompt).foods) expect(foods.find((food) => food.id === id)?.diet.dairy_free).toBe(true);
    },
  );
});

describe('a word of plain talk, or another food, is no misspelt allergen (R29)', () => {
  it.each(
    (
      'schmecken braten braun braune dunkel dunkles Fett fettig fettarm fettfrei Granatapfel Granatapfelkerne Majoran Austernpilze Zimtschnecke Kokosrahm Ostern Regen Insekten Käfer ' +
      'mahlen streifen giessen roh rohes rot rotes reif reife nass voller grob Rand Seiten selten eher Hafen Paris Schweden Feier feiern harmlos Brei Kaiser Garam Soba Soju Suya Akara Mapo Natron Krapfen ' +
      'thin pale palm melted molten cured brine embers cheeks brain pulp barely clay bubbling dash marinated drums headless harmless spruce camp'
    ).split(' '),
  )('%s', (word) => {
    expect(findMentions([foldSearchText(word)])).toEqual([]);
  });

  it.each([
    ['Schnecken', 'molluscs'],
    ['Dinkel', 'gluten'],
    ['Feta', 'milk'],
    ['Granat', 'shellfish'],
    ['Austern', 'molluscs'],
    ['Eiern', 'egg'],
    ['Majo', 'egg'],
    ['Obers', 'milk'],
    ['Erdnüße', 'peanut'],
    ['Schneken', 'molluscs'],
    ['Dinkl', 'gluten'],
    ['tahini', 'sesame'],
    ['tahin', 'sesame'],
    ['barly', 'gluten'],
    ['whaet', 'gluten'],
    ['dahi', 'milk'],
    ['Grana Padano', 'milk'],
  ])('%s still is', (word, allergen) => {
    const needs = findMentions(foldSearchText(word).split(' ')).flatMap((mention) => mention.needs);
    expect(needs).toContainEqual({ kind: 'allergen', allergen });
  });

  it('a harm that is told of one names an allergy to something, so nothing is offered', () => {
    for (const prompt of ['Ich habe eine Granatapfelallergie, was kann ich essen?', 'Ich bin allergisch gegen Majoran'])
      expect(askGerman(prompt).foods, prompt).toEqual([]);
  });
});
