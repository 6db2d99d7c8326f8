import { describe, expect, it } from 'vitest';
import { ask, expectEach, states } from '#tests/support/ask-everyday.ts';

describe('what goes on from a question', () => {
  it('keeps the kitchen of a question that was a wish', () => {
    const answer = ask(["what's spicy from korea", 'something milder', 'without pork']);
    expectEach(
      answer,
      ({ origin, intensities, diet }) => origin === 'Korean' && intensities.spicy <= 2.5 && diet.pork_free === true,
    );
  });

  it('looks for another like the food that was spoken of, and says what that one is', () => {
    const answer = ask(['ramen', 'and vegetarian?']);
    expectEach(answer, ({ diet }) => diet.vegetarian === true);
    expect(answer.text).toMatch(/Most like Tonkotsu Ramen/);
    expect(answer.text).toMatch(/Tonkotsu Ramen is not vegetarian/);
  });

  it('asks of the food that was spoken of whether it is', () => {
    expect(ask(['what does miso soup taste like', 'and is it vegan?']).text).toMatch(/Miso Soup.*vegan/);
  });

  it('adds to what a food is to hold', () => {
    expectEach(
      ask(['something with beef', 'and not fried']),
      (food) => states(/beef|steak|brisket|ox/i)(food) && food.cookingMethods.every((one) => !/fry/.test(one)),
    );
  });
});

describe('what goes on from an answer', () => {
  it('orders what was named: "which of these is the mildest?"', () => {
    const { listed } = ask(['ramen', "what's similar?", 'which of these is the mildest?']);
    const named = ask(['ramen', "what's similar?"]).listed;
    expect(listed.length).toBeGreaterThan(1);
    expect(listed.filter((food) => !named.includes(food)).map(({ name }) => name)).toEqual([]);
  });

  it('leads from the least hot of a kind: "curry", "milder"', () => {
    const heat = (prompts: string[]) => {
      const { listed } = ask(prompts);
      return listed.reduce((sum, { intensities }) => sum + intensities.spicy, 0) / listed.length;
    };
    expect(heat(['curry', 'milder'])).toBeLessThan(heat(['curry']));
  });

  it.each([
    [['something sweet', 'from turkey'], 'en'],
    [['etwas Süßes', 'aus der Türkei'], 'de'],
  ] as const)('%s: the country, not the bird', (prompts, language) => {
    expectEach(ask(prompts, language), ({ origin }) => origin === 'Turkish');
  });
});
