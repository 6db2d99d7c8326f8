import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { ask, expectEach } from '#tests/support/ask-everyday.ts';

const states = (...words: readonly RegExp[]) => {
  return ({ ingredients, name }: Food) => words.every((word) => word.test(`${name} ${ingredients.join(' ')}`));
};
const cheese =
  /cheese|parmesan|parmigiano|pecorino|feta|mozzarella|emmental|gruy|cheddar|ricotta|halloumi|suluguni|paneer|kefalotyri/i;
const noodles = /noodle|spaghetti|pasta|macaroni|bucatini|tagliatelle|linguine|vermicelli|lasagne/i;

describe('a kind that is named for what there is of it', () => {
  it.each([
    ['what can I make with bread and cheese', 'en', states(/bread|toast|baguette|roll/i, cheese)],
    ['I have cheese and rice', 'en', states(/rice/i, cheese)],
    ['I have eggs, cheese and spinach at home', 'en', states(/spinach/i, cheese)],
    ['Ich habe Nudeln und Käse da, was kann ich kochen?', 'de', states(noodles, cheese)],
  ] as const)('“%s”: dishes that hold all of it', (prompt, language, passes) =>
    expectEach(ask(prompt, language), passes),
  );

  it('“Fridge: tofu, mushrooms, noodles” asks for no kind of dish', () =>
    expect(ask('Fridge: tofu, mushrooms, noodles').text).not.toContain('what kind of dish it is'));

  it('of three things two are enough, where nothing holds all', () => {
    const each = [/potato/i, /mushroom/i, /lamb/i];
    const { listed } = ask('we have potatoes, mushrooms and lamb at home');
    const counts = listed.map(
      ({ ingredients, name }) => each.filter((word) => word.test(`${name} ${ingredients.join(' ')}`)).length,
    );
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.min(...counts)).toBe(2);
  });

  it.each([
    ['something with noodles', noodles],
    ['noodles please', noodles],
  ])('“%s” still asks for the kind', (prompt, pattern) => expectEach(ask(prompt), states(pattern)));

  it('“I have no bread, soup?” does not ask for bread', () =>
    expect(ask('I have no bread, soup?').text).not.toMatch(/made with bread/));
});
