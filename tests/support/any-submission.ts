import { cleanText } from '#prelude/text/clean-text.ts';
import { uniqueWords } from '#prelude/text/unique-words.ts';
import { courses } from '#domain/foods/course.ts';
import { readHexColours } from '#domain/values/read-hex-colours.ts';
import type { FoodSubmission } from '#domain/contribution/food-submission.ts';
import { isReservedName } from '#domain/naming/is-reserved-name.ts';
import { nameFault, tidyName } from '#domain/naming/name-fault.ts';
import { allergenWords, dietaryFlagNames, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import * as fc from 'fast-check';

const text = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.constant('<b>"{[,]}\\</b>'))
  .map((value) => cleanText(value, 80));
const words = fc
  .array(
    text.map((value) => cleanText(value, 60)),
    { maxLength: 5 },
  )
  .map(uniqueWords);
const level = fc.option(fc.integer({ min: 0, max: 10 }).map((half) => half / 2));
const hexDigit = fc.constantFrom(...Array.from('0123456789abcdefABCDEF'));
const colours = fc.array(
  fc.array(hexDigit, { minLength: 6, maxLength: 6 }).map((digits) => `#${digits.join('')}`),
  { maxLength: 4 },
);

/** The text as a name, '' where it is none (R40). */
const aName = (value: string) =>
  nameFault(tidyName(value)) === null && !isReservedName(value, 'thing') ? tidyName(value) : '';

/** Any submission that a contributor may send: trimmed, within range and without repeats, as the form keeps it. */
export const anySubmission: fc.Arbitrary<FoodSubmission> = fc.record({
  name: text.map((name) => aName(name) || 'Laksa'),
  nativeName: text.map(aName),
  language: fc.constantFrom('', 'en', 'de', 'fil'),
  description: text,
  origin: text,
  course: fc.constantFrom('', ...courses),
  cultureNotes: text,
  flavours: words,
  textures: words,
  aromas: words,
  aftertaste: text,
  mouthfeel: text,
  similarFoods: words,
  likened: fc.array(
    fc.record({ food: text, but: text }).filter(({ food, but }) => food !== '' && but !== ''),
    { maxLength: 3 },
  ),
  summary: text,
  culturalContext: text,
  intensities: fc.record({
    [intensityNames[0]]: level,
    [intensityNames[1]]: level,
    [intensityNames[2]]: level,
    [intensityNames[3]]: level,
    [intensityNames[4]]: level,
    [intensityNames[5]]: level,
  }),
  flavourIntensity: fc.option(fc.integer({ min: 1, max: 10 }).map((half) => half / 2)),
  temperatureServed: text,
  cookingMethods: words,
  colours: colours.map(readHexColours),
  shape: text,
  size: text,
  consistency: text,
  eatingSounds: words,
  preparationSounds: words,
  idealServing: text,
  temperatureSensitivity: text,
  hotVersusCold: text,
  emotionalAssociations: words,
  memoryTriggers: words,
  ingredients: words,
  preparationNotes: text,
  preparationMethods: words,
  servingSuggestions: words,
  bestPairedWith: words,
  consumptionTips: words,
  portion: text,
  wayOfEating: text,
  seasonalAvailability: words,
  difficulty: fc.option(fc.integer({ min: 1, max: 5 })),
  culturalSignificance: text,
  culturalVariations: words,
  regionalVariations: words,
  allergens: fc.option(fc.uniqueArray(fc.constantFrom(...allergenWords))),
  mayContain: fc.option(fc.uniqueArray(fc.constantFrom(...allergenWords))),
  diet: fc
    .tuple(...dietaryFlagNames.map(() => fc.option(fc.boolean())))
    .map(
      (answers) =>
        Object.fromEntries(
          dietaryFlagNames.map((name, place) => [name, answers[place] ?? null]),
        ) as FoodSubmission['diet'],
    ),
  nutFreeConfirmed: fc.boolean(),
  healthWarnings: words,
  nutritionalHighlights: words,
});
