import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { askTurns } from '#tests/support/ask-turns.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';

const holds = (ingredient: RegExp) => (food: Food) => food.ingredients.some((one) => ingredient.test(one));
const isFrom = (place: string) => (food: Food) => food.origin === place;

describe('wishes in plain talk', () => {
  it.each<readonly [readonly string[], AssistantLanguage, (food: Food) => boolean]>([
    [["i've got half a jar of tahini going off soon, what tastes good that uses it"], 'en', holds(/tahini|sesame/i)],
    [['what can i eat with lots of garlic but no tomato'], 'en', holds(/garlic/i)],
    [['something that will make me sweat'], 'en', ({ intensities }) => intensities.spicy >= 3],
    [['japanese food kids usually like'], 'en', ({ flavours }) => !flavours.includes('briny')],
    [['need carbs and sugar'], 'en', ({ flavours }) => flavours.includes('hearty')],
    [
      ['which desserts are airy, like a soufflé'],
      'en',
      ({ textures }) => textures.some((one) => /airy|fluffy/.test(one)),
    ],
    [
      ['welche Nachspeisen sind schön luftig, so wie Salzburger Nockerl'],
      'de',
      ({ textures }) => textures.some((one) => /airy|fluffy/.test(one)),
    ],
    [['Wir fahren nach Südkorea, welche drei Sachen sollte man da probiert haben?'], 'de', isFrom('Korean')],
    [['was scharfes aus mexiko', 'bisschen milder', 'davon was mit käse'], 'de', isFrom('Mexican')],
    [
      ['ok so whats the absolute spiciest thing on your list, my mate reckons he can eat anything'],
      'en',
      ({ intensities }) => intensities.spicy >= 4,
    ],
    [['Essen zu zweit, bitte ohne dass man danach nach Knoblauch riecht'], 'de', (food) => !holds(/garlic/i)(food)],
  ])('%s', (prompts, language, passes) => {
    const { foods } = askTurns(prompts, language);
    expect(foods.length).toBeGreaterThan(0);
    expect(foods.filter((food) => !passes(food)).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ["i'm a spice wimp, can i handle tikka masala", 'en', /^Chicken Tikka Masala has mild heat/],
    ["i can't handle spice, is pad thai ok", 'en', /^Pad Thai has a hint of heat/],
    ['ich vertrag kaum schärfe, geht tom yum', 'de', /^Tom Yum Goong hat kräftige Schärfe/],
    ['what do the numbers 0 to 5 mean', 'en', /from 0, none of it, to 5/],
    ['wie scharf ist ne 3 bei euch', 'de', /von 0, nichts davon, bis 5/],
    ['which food has the longest aftertaste', 'en', /how long its taste stays, is not stated/],
    ['was riecht besser als es schmeckt', 'de', /Wie stark etwas riecht/],
    ['Kannst du mir auch Rezepte geben?', 'de', /keine Rezepte/],
    ['whats "nutty" supposed to taste like', 'en', /“nutty” is said of/],
    ['was heißt eigentlich herb', 'de', /^Herb ist, was kaum süß/],
    ['is natto slimy like okra', 'en', /^Natto/],
    ['Maultaschen oder Ravioli, wo ist der unterschied', 'de', /^Maultaschen/],
  ] as const)('%s', (prompt, language, said) => expect(askTurns([prompt], language).text).toMatch(said));
});
