import { describe, expect, it } from 'vitest';
import { ask } from '#tests/support/ask-everyday.ts';
import { ordinaryQuestions } from '#domain/assistant/testing/ordinary-questions.ts';
import { wholeQuestions } from '#domain/assistant/testing/whole/whole-questions.ts';
import { toldOfIngredients } from './told-of-ingredients.ts';

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
    const { listed } = ask(prompt, language);
    expect(listed.filter(({ name, ingredients }) => [name, ...ingredients].some((one) => named.test(one)))).toEqual([]);
  });

  it('is nothing in any ordinary question', () => {
    const asked = [...ordinaryQuestions, ...Object.values(wholeQuestions).flat()];
    const prompts = asked.flatMap(({ before, ask: last, language }) =>
      [...before, last].map((text) => ({ text, language })),
    );
    expect(prompts.length).toBeGreaterThan(1_500);
    expect(prompts.filter(({ text, language }) => toldOfIngredients(text, language).length > 0)).toEqual([]);
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
  ] as const)('“%s” asks, and tells nothing', (prompt, language) =>
    expect(toldOfIngredients(prompt, language)).toEqual([]),
  );
});
