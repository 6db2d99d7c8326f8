import { afterEach, describe, expect, it } from 'vitest';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { bulkCuisines } from '#domain/values/bulk-cuisines.ts';
import { dietaryLabels } from '#domain/foods/dietary-labels.ts';
import { displayDefaults } from '#domain/foods/display-defaults.ts';
import { levelWord } from '#domain/taste/level-word.ts';
import { aromaFamilyNames } from '#domain/personal/aroma-families.ts';
import { sweetnessAnswers } from '#domain/personal/quiz.ts';
import { allergenWords, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { aromaWords, flavourWords, temperatureWords, textureWords } from '#domain/taste/taste-words.ts';
import { i18n } from '#languages/i18n.ts';
import { foodWords } from './food-words.ts';
import { storedWord, wordFor } from './word-for.ts';

const vocabularies = {
  flavours: flavourWords,
  textures: textureWords,
  aromas: aromaWords,
  tastes: intensityNames,
  temperatures: temperatureWords,
  allergens: allergenWords,
  diets: Object.values(dietaryLabels),
  levels: [0, 1, 2, 3, 4, 5].map(levelWord),
  cuisines: [...bulkCuisines, ...new Set(builtInFoods.map(({ origin }) => origin))],
  cooking: [...new Set(builtInFoods.flatMap(({ taste_intensity: { cooking_methods: methods } }) => methods))],
  sweetness: sweetnessAnswers,
  aromaFamilies: aromaFamilyNames,
  defaults: Object.values(displayDefaults).filter((value) => typeof value === 'string'),
};

describe('the words of food', () => {
  afterEach(() => i18n.load('en', {}));

  it.each(Object.entries(vocabularies))(
    'have the %s among those that are translated, and show them in English as they are stored',
    (_, words) => {
      const translated = new Set(foodWords.map(({ id }) => id));
      expect(words.filter((word) => !translated.has(word.toLowerCase()))).toEqual([]);
      expect(words.map(wordFor)).toEqual(words);
    },
  );

  it('are shown in another language with the capital that they are stored with, and anything else as it is stored', () => {
    i18n.loadAndActivate({ locale: 'de', messages: { smoky: 'rauchig' } });
    expect(['smoky', 'Smoky', 'like {home}', 'toString'].map(wordFor)).toEqual([
      'rauchig',
      'Rauchig',
      'like {home}',
      'toString',
    ]);
    expect(['Rauchig ', 'rauh', 'smoky'].map((text) => storedWord(text, ['smoky', 'sweet']))).toEqual([
      'smoky',
      'rauh',
      'smoky',
    ]);
    i18n.activate('en');
  });
});
