import { describe, expect, it } from 'vitest';
import { markedFoods } from '#tests/support/built-in-foods.ts';
import { numberedFoods } from '#tests/support/numbered-foods.ts';
import { judge } from '#domain/assistant/testing/ask-ordinary.ts';
import { halves, ordinaryQuestions } from '#domain/assistant/testing/ordinary-questions.ts';

/** Every food that Foretaste comes with. */
const foods = numberedFoods(markedFoods);

describe('ordinary questions (spec 1 §7)', () => {
  it('are many, a fifth of them German, and none stands twice', () => {
    const asked = ordinaryQuestions.map(({ before, ask }) => [...before, ask].join('\n'));
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(600);
    expect(ordinaryQuestions.filter(({ language }) => language === 'de').length / asked.length).toBeGreaterThan(0.2);
    const first = ordinaryQuestions.filter(({ writing }) => writing === 'first');
    expect(Math.abs(first.length - 2 * halves.told.length)).toBeLessThan(first.length / 10);
    expect(halves.told.filter(({ writing }) => writing !== 'first')).toEqual([]);
  });

  // No measure of pace: a bound for what hangs.
  it('have good answers: of the half that was tuned on, and of the half that was not', { timeout: 300_000 }, () => {
    expect(judge(halves.tuned, { foods }).share).toBeGreaterThanOrEqual(0.95);
    expect(judge(halves.told, { foods }).share).toBeGreaterThanOrEqual(0.9);
  });
});
