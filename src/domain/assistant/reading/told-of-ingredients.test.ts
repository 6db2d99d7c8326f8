import { describe, expect, it } from 'vitest';
import { ask } from '#tests/support/ask-everyday.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { readAvoidance } from '#domain/avoidance/read-avoidance.ts';
import { ordinaryQuestions } from '#domain/assistant/testing/ordinary-questions.ts';
import { wholeQuestions } from '#domain/assistant/testing/whole/whole-questions.ts';
import { toldOfIngredients, unstatedIn } from './told-of-ingredients.ts';

/** Of the foods that an answer lists those that name what is meant. */
const namedIn = (prompt: string, language: AssistantLanguage, named: RegExp) =>
  ask(prompt, language)
    .listed.filter(({ name, ingredients }) => [name, ...ingredients].some((one) => named.test(one)))
    .map(({ name }) => name);

describe('what a clause tells of an ingredient (R29)', () => {
  it.each([
    ['onions go straight through me, soup?', 'en', /onion|leek|shallot/i],
    ['I get bumps on my arms from tomatoes. soup?', 'en', /tomato/i],
    ['after spinach I need to lie down, lunch?', 'en', /spinach/i],
    ['ginger thins my blood too much, asian dinner', 'en', /ginger/i],
    ['I tested positive for potatoes, dinner?', 'en', /potato/i],
    ['garlic robs me of my sleep, italian please', 'en', /garlic/i],
    ['everyone in my family suffers through mango, dessert', 'en', /mango/i],
    ['Pilze haben mich fast umgebracht, Risotto?', 'de', /mushroom/i],
    ['Zwiebeln liegen mir schwer im Magen, Suppe?', 'de', /onion|leek|shallot/i],
    ['meine Kleine kriegt von Ananas einen wunden Po, Nachtisch?', 'de', /pineapple/i],
    ['Kartoffeln stehen auf meiner roten Liste, Beilage?', 'de', /potato/i],
    ['Knoblauch raubt mir den Schlaf, etwas Italienisches', 'de', /garlic/i],
    ['Kürbis zieht mir die Schuhe aus, Suppe', 'de', /pumpkin/i],
    ['olives once cost me my voice, greek', 'en', /\bolives\b/i],
  ] as const)('“%s”: no food that names it', (prompt, language, named) => {
    expect(toldOfIngredients(prompt, language)).toHaveLength(1);
    expect(namedIn(prompt, language, named)).toEqual([]);
  });

  it.each([
    ['hubby reckons coriander tastes like dish soap, a Mexican idea?', 'en', /coriander/i],
    ["aubergine? over my dead body. now then, what's good from Turkey?", 'en', /aubergine/i],
    ['everybody loves mango, but my son gags when he smells it. dessert?', 'en', /mango/i],
    ['tomatoes are fine by me, but he picks them out. pasta?', 'en', /tomato/i],
    [
      'Auberginen sind grandios, bloß mein Besuch schiebt sie angewidert an den Tellerrand. Was tisch ich ihm auf?',
      'de',
      /aubergine/i,
    ],
    ['Bananen find ich super, mein Sohn würgt aber schon beim Geruch. Was Süßes?', 'de', /banana/i],
    ['tomatoes are fine by me, my husband comes out in a rash. pasta?', 'en', /tomato/i],
    ["I adore papaya, my daughter's lips go numb. dessert?", 'en', /papaya/i],
    ['saffron is lovely but my flatmate threw up last time. rice?', 'en', /saffron/i],
    ["something with coconut? oh no, Tim can't. thai", 'en', /coconut/i],
    ['garlic yes, onions no. soup?', 'en', /\bonion|leek|shallot/i],
    ['no way am I touching okra after last time, stew?', 'en', /okra/i],
    ["if it has ginger I'm out, asian soup", 'en', /ginger/i],
    ['count me out if there is cumin, indian', 'en', /cumin/i],
    ['Tomaten gern, aber nicht für Oma, die isst mit. Suppe?', 'de', /tomato/i],
    ['wenn da Ingwer drin ist, bin ich raus. Suppe?', 'de', /ginger/i],
    ["if a dish has been within a mile of a garlic clove I'll be doubled over by midnight, italian", 'en', /garlic/i],
    ['strawberries give my daughter a face like a beetroot, pudding please', 'en', /strawberr/i],
    ['koriander schmeckt wie Spüli, was Indisches bitte', 'de', /coriander/i],
    ['Die Kleine sieht nach Tomatensoße aus wie ein Streuselkuchen, was Spanisches bitte', 'de', /tomato/i],
    ['Knoblauch ist für uns wie für Dracula, mein Mann kriegt davon Koliken, Abendessen?', 'de', /garlic/i],
    ['I love garlic. My wife wants dinner without it.', 'en', /garlic/i],
    ['Pilze sind toll, aber bitte ohne das Zeug. Suppe?', 'de', /mushroom/i],
  ] as const)('“%s”: no food that names it, whatever else is said', (prompt, language, named) =>
    expect(namedIn(prompt, language, named)).toEqual([]),
  );

  it.each([
    ['was heißt adstringierend, steht bei euch bei manchen Tees dabei', 'de'],
    ['what does tannic mean, it says so on some teas', 'en'],
    ['hab noch nie Tamarinde gegessen', 'de'],
    ['never tried tamarind', 'en'],
  ] as const)('%s: it is written here, or was never eaten, and is told of nobody', (prompt, language) => {
    expect(toldOfIngredients(prompt, language)).toEqual([]);
  });

  it.each([
    ['hab noch nie Tamarinde gegessen, weil ich davon Ausschlag krieg', 'de'],
    ['never had tamarind again after the rash', 'en'],
    ['Tamarinde steht bei uns auf der roten Liste', 'de'],
    ['my mother in law has never eaten garlic', 'en'],
    ['he has never had mushrooms in his life', 'en'],
    ['meine Schwiegermutter hat noch nie Knoblauch gegessen', 'de'],
    ['in our house nobody has ever tried garlic, never eaten', 'en'],
    ['my guests have never touched or eaten onions', 'en'],
  ] as const)('%s: and here it is', (prompt, language) => {
    const { unknown, isOfHarm, isUnnamed } = readAvoidance(prompt);
    expect(toldOfIngredients(prompt, language).length + unknown.length > 0 || isOfHarm || isUnnamed).toBe(true);
  });

  it('is nothing in any ordinary question, and there harm is never told without saying of what', () => {
    const asked = [...ordinaryQuestions, ...Object.values(wholeQuestions).flat()];
    const prompts = asked.flatMap(({ before, ask: last, language }) =>
      [...before, last].map((text) => ({ text, language })),
    );
    expect(prompts.length).toBeGreaterThan(1_500);
    // 'Without coriander, it tastes like soap' says by itself what is avoided.
    const told = ({ text, language }: (typeof prompts)[number]) => {
      const { isByAnything, unknown } = readAvoidance(text);
      const words = isByAnything ? unstatedIn(text, language) : toldOfIngredients(text, language);
      return words.filter((word) => !unknown.includes(word));
    };
    expect(prompts.filter((prompt) => told(prompt).length > 0)).toEqual([]);
  });

  it.each([
    ['tomatoes, onions, rice. what now?', 'en'],
    ['soup with lots of garlic', 'en'],
    ['potatoes', 'en'],
    ['I bought too much coriander, ideas', 'en'],
    ['Kartoffeln, Lauch und Möhren', 'de'],
    ['Ich habe noch Kürbis übrig', 'de'],
    ['die süßeste Frucht', 'de'],
    ['my husband brought home aubergines', 'en'],
    ['Im Garten wachsen Tomaten', 'de'],
    ['why does coriander taste like soap to some people', 'en'],
    ['something with mango that makes me smile', 'en'],
  ] as const)('“%s” asks, and tells nothing', (prompt, language) =>
    expect(toldOfIngredients(prompt, language)).toEqual([]),
  );
});
