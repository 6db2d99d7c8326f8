import { beforeAll, describe, expect, it } from 'vitest';
import { answerQuestion } from '#domain/assistant/answer-question.ts';
import type { AssistantCatalogue } from '#domain/assistant/assistant-catalogue.ts';
import { plainCatalogue } from '#domain/assistant/plain-catalogue.ts';
import { assistantWords } from '#domain/assistant/words/assistant-words.ts';
import { findMentions } from '#domain/avoidance/find-mentions.ts';
import { nobody } from '#domain/testing/dishes.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { aromaWords, flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { Food } from '#domain/foods/food.ts';

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

const foods: readonly Food[] = builtInFoods.flatMap((row, at) => {
  const food = decodeFood({ ...row, id: `food${String(at).padStart(11, '0')}` });
  return food.kind === 'valid' ? [food.value] : [];
});
let catalogue: AssistantCatalogue;
beforeAll(() => {
  catalogue = plainCatalogue(foods, nobody);
});
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
