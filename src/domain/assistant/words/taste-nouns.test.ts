import { describe, expect, it } from 'vitest';
import { ask } from '#tests/support/ask-everyday.ts';

const flavoursOf = (prompt: string, language: 'en' | 'de' = 'en') =>
  ask(prompt, language).listed.map(({ flavours }) => flavours);
const leadsTo = (prompt: string, flavour: string, language: 'en' | 'de' = 'en') => {
  const told = flavoursOf(prompt, language);
  expect([prompt, told.length > 0, told.filter((words) => !words.includes(flavour as never))]).toEqual([
    prompt,
    true,
    [],
  ]);
};

describe('a taste that is named by a thing', () => {
  it.each([
    ['smoke', 'Rauch', 'smoky'],
    ['garlic', 'Knoblauch', 'garlicky'],
    ['honey', 'Honig', 'honeyed'],
    ['coconut', 'Kokos', 'coconutty'],
    ['lemon', 'Zitrone', 'citrusy'],
    ['strawberries', 'Erdbeeren', 'fruity'],
    ['chocolate', 'Schokolade', 'chocolatey'],
    ['the sea', 'Meer', 'briny'],
    ['mint', 'Minze', 'minty'],
    ['tomato', 'Tomaten', 'tomatoey'],
    ['apples', 'Äpfeln', 'fruity'],
  ])('what tastes like %s, was nach %s schmeckt: %s', (english, german, flavour) => {
    for (const prompt of [
      `what tastes like ${english}`,
      `which foods taste of ${english}`,
      `something that tastes like ${english}`,
      ...(english.includes(' ')
        ? []
        : [`something with a strong ${english.replace(/ies$/, 'y').replace(/s$/, '')} flavour`]),
    ])
      leadsTo(prompt, flavour);
    for (const prompt of [
      `Was schmeckt nach ${german}?`,
      `etwas, das nach ${german} schmeckt`,
      `Welche Gerichte schmecken nach ${german}?`,
    ])
      leadsTo(prompt, flavour, 'de');
  });

  it.each([
    ['chocolate flavoured desserts', 'chocolatey', 'en'],
    ['what has the strongest garlic flavour', 'garlicky', 'en'],
    ['soup with a lemon note', 'citrusy', 'en'],
    ['etwas mit Knoblauchgeschmack', 'garlicky', 'de'],
    ['was hat den stärksten Knoblauchgeschmack?', 'garlicky', 'de'],
    ['Suppe mit Zitronennote', 'citrusy', 'de'],
    ['Nachtisch, der nach Schokolade schmeckt', 'chocolatey', 'de'],
  ] as const)('“%s”: %s', (prompt, flavour, language) => leadsTo(prompt, flavour, language));

  it.each([
    ['nothing that tastes of coconut', 'coconutty', 'en'],
    ['I’m not in the mood for anything that tastes of garlic', 'garlicky', 'en'],
    ['nothing with a smoky taste', 'smoky', 'en'],
    ['I don’t want anything that tastes of mint', 'minty', 'en'],
    ['I want a dessert that does not taste of coconut', 'coconutty', 'en'],
    ['nichts, das nach Kokos schmeckt', 'coconutty', 'de'],
    ['Ich will nichts, was nach Rauch schmeckt', 'smoky', 'de'],
  ] as const)('“%s” is not answered with what is %s', (prompt, flavour, language) => {
    const told = flavoursOf(prompt, language);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((words) => words.includes(flavour))).toEqual([]);
  });

  it.each([
    ['does feta taste of butter', 'Feta', 'en'],
    ['does manchego taste like nuts?', 'Manchego', 'en'],
    ['Schmeckt Feta nach Butter?', 'Feta', 'de'],
    ['Schmeckt Durian wirklich nach Zwiebel?', 'Durian', 'de'],
    ['what tastes like coffee', 'Coffee', 'en'],
  ] as const)('“%s” is asked about %s', (prompt, name, language) =>
    expect(ask(prompt, language).listed.map((food) => food.name)).toContain(name),
  );

  it.each(['I am allergic to nuts, what tastes like nuts', 'ich bin allergisch gegen Nüsse, was schmeckt nach Nuss'])(
    '“%s” lists nothing that holds them',
    (prompt) => {
      for (const { allergens } of ask(prompt, prompt.startsWith('ich') ? 'de' : 'en').listed)
        expect(allergens?.filter((one) => /nut/.test(one)) ?? ['not stated']).toEqual([]);
    },
  );
});
