import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { allergenStatus } from '#domain/safety/allergen-status.ts';
import { dietStatus } from '#domain/safety/diet-status.ts';
import { type SafetyStatus, speaksAgainst, worstStatus } from '#domain/safety/safety-status.ts';
import { safetyStatusFor } from '#domain/safety/safety-status-for.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { dish, nobody } from '#domain/testing/dishes.ts';
import { anyCatalogue, anyProfile } from '#tests/support/any-food.ts';
import { answerQuestion } from '#domain/assistant/answer-question.ts';
import type { AssistantTaster } from '#domain/assistant/assistant-catalogue.ts';
import { plainCatalogue } from '#domain/assistant/plain-catalogue.ts';

const vegan = (food: Food) => dietStatus(food, 'vegan');
const vegetarian = (food: Food) => dietStatus(food, 'vegetarian');
const without =
  (...allergens: readonly string[]) =>
  (food: Food) =>
    worstStatus(allergens.map((allergen) => allergenStatus(food, allergen)));

/** What is said, and what is not, of a food called Zabaglione. */
interface Stated {
  readonly questions: readonly string[];
  readonly status: (food: Food) => SafetyStatus;
  readonly sentences: Readonly<Partial<Record<SafetyStatus, string>>>;
}

interface Tongue {
  readonly language: 'en' | 'de';
  readonly prompts: readonly string[];
  /** Questions for foods that must be stated to be so. */
  readonly needs: readonly (readonly [string, (food: Food) => SafetyStatus])[];
  readonly wishes: readonly string[];
  readonly stated: readonly Stated[];
}

const tongues: readonly Tongue[] = [
  {
    language: 'en',
    prompts: [
      'what does ramen taste like',
      'compare ramen and steak',
      'something spicy but not too hot',
      'what goes with tea',
      'is ramen vegan',
      'vegan food',
      'what should i eat tonight',
      'like steak',
      'thai',
      'surprise me',
      'something without nuts',
      'umami and crunchy',
    ],
    needs: [
      ['something vegan', vegan],
      ['anything without peanuts', without('peanut')],
      ['something with no peanuts and no milk', without('peanut', 'milk')],
      ['I don’t eat meat', vegetarian],
      ['something sweet without pork or beef', vegetarian],
    ],
    wishes: ['something sweet', 'what should i eat tonight', 'surprise me', 'thai food', 'savory'],
    stated: [
      ...(
        [
          ['vegan', 'vegan'],
          ['gluten free', 'gluten_free'],
          ['nut free', 'nut_free'],
        ] as const
      ).map(([diet, flag]): Stated => ({
        questions: [`is zabaglione ${diet}`],
        status: (food) => dietStatus(food, flag),
        sentences: { 'stated-free': 'Zabaglione is stated to be' },
      })),
      {
        questions: ['does zabaglione contain peanuts', 'are there peanuts in zabaglione'],
        status: (food) => allergenStatus(food, 'peanut'),
        sentences: {
          'stated-free': 'peanut is not among them',
          contains: 'Zabaglione contains peanut.',
          'may-contain': 'Zabaglione may contain peanut.',
          'not-stated': 'is not stated, so take it that it may',
        },
      },
    ],
  },
  {
    language: 'de',
    prompts: [
      'wie schmeckt ramen',
      'vergleiche ramen und steak',
      'etwas scharfes aber nicht zu scharf',
      'was passt zu tea',
      'ist ramen vegan',
      'veganes essen',
      'was soll ich heute abend essen',
      'thailändisch',
      'überrasch mich',
      'etwas ohne nüsse',
      'umami und knusprig',
    ],
    needs: [
      ['etwas Veganes', vegan],
      ['irgendetwas ohne Erdnüsse und Milch', without('peanut', 'milk')],
      ['Ich esse kein Fleisch', vegetarian],
    ],
    wishes: ['etwas Süßes', 'was soll ich heute Abend essen', 'überrasch mich'],
    stated: [
      ...(
        [
          ['vegan', 'vegan'],
          ['glutenfrei', 'gluten_free'],
          ['nussfrei', 'nut_free'],
          ['vegetarisch', 'vegetarian'],
        ] as const
      ).map(([diet, flag]): Stated => ({
        questions: [`Ist Zabaglione ${diet}?`],
        status: (food) => dietStatus(food, flag),
        sentences: { 'stated-free': `Laut Angabe ist Zabaglione ${diet}.` },
      })),
      ...(
        [
          ['Erdnüsse', 'peanut', 'Erdnuss'],
          ['Fisch', 'fish', 'Fisch'],
          ['Eier', 'egg', 'Ei'],
          ['Soja', 'soy', 'Soja'],
        ] as const
      ).map(([asked, stored, word]): Stated => ({
        questions: [
          `Sind ${asked} in Zabaglione?`,
          `Enthält Zabaglione keine ${asked}?`,
          `Kann ich Zabaglione essen, ich bin allergisch gegen ${asked}?`,
        ],
        status: (food) => allergenStatus(food, stored),
        sentences: {
          'stated-free': `${word} ist nicht darunter.`,
          contains: `Zabaglione enthält ${word}.`,
          'may-contain': `Zabaglione kann ${word} enthalten.`,
        },
      })),
    ],
  },
];

describe.each(tongues)(
  'the built-in assistant, whatever it is asked ($language)',
  ({ language, prompts, needs, wishes, stated }) => {
    const anyPrompt = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constantFrom(...prompts));
    const ask = (prompt: string, foods: readonly Food[], taster: AssistantTaster = nobody) =>
      answerQuestion(
        { type: 'chat', prompt, food: null, mood: 'evening', language, taster },
        plainCatalogue(foods, taster),
      );
    const offered = (prompt: string, foods: readonly Food[], taster?: AssistantTaster) =>
      ask(prompt, foods, taster).foods.flatMap(({ id }) => foods.filter((food) => food.id === id));

    it('names no food that the catalogue did not give, by its own name, and answers the same again', () => {
      fc.assert(
        fc.property(anyCatalogue, anyProfile, anyPrompt, (foods, profile, prompt) => {
          const taster = { memberId: null, profile };
          const answer = ask(prompt, foods, taster);
          for (const { id, name } of answer.foods) {
            expect(foods.find((food) => food.id === id)?.name).toBe(name);
            expect(answer.text).toContain(name);
          }
          expect(answer.text).not.toBe('');
          expect(ask(prompt, foods, taster)).toEqual(answer);
        }),
        { numRuns: 250 },
      );
    });

    it('says of a food of which nothing is stated that it is so, where it cannot be compared', () => {
      const bare = { ...dish('Ramen'), flavours: [], textures: [], aromas: [], defaulted: [...intensityNames] };
      expect(ask('vergleiche ramen und steak', [bare]).text).toContain('Ramen');
    });

    it('repeats nothing of what was typed', () => {
      fc.assert(
        fc.property(anyCatalogue, anyPrompt, (foods, prompt) => {
          expect(ask(`${prompt} zzqxw`, foods).text).not.toContain('zzqxw');
        }),
      );
    });

    it('offers for a need only what is stated to meet it (R5)', () => {
      fc.assert(
        fc.property(anyCatalogue, fc.constantFrom(...needs), (foods, [prompt, status]) => {
          for (const food of offered(prompt, foods)) expect(status(food)).toBe('stated-free');
        }),
        { numRuns: 200 },
      );
    });

    it('offers no food that the profile forbids (R5)', () => {
      fc.assert(
        fc.property(anyCatalogue, anyProfile, fc.constantFrom(...wishes), (foods, profile, prompt) => {
          for (const food of offered(prompt, foods, { memberId: null, profile }))
            expect(speaksAgainst(safetyStatusFor(food, profile))).toBe(false);
        }),
        { numRuns: 200 },
      );
    });

    it('calls a food safe only where that is stated (R5), and a diet met likewise', () => {
      fc.assert(
        fc.property(anyCatalogue, fc.constantFrom(...stated), (foods, { questions, status, sentences }) => {
          const [first] = foods;
          if (first === undefined) return;
          const food = { ...first, name: 'Zabaglione' };
          for (const question of questions) {
            const { text } = ask(question, [food]);
            for (const [known, sentence] of Object.entries(sentences))
              expect(text.includes(sentence)).toBe(status(food) === known);
          }
        }),
        { numRuns: 300 },
      );
    });
  },
);
