import { beforeAll, describe, expect, it } from 'vitest';
import { areaUnderCurve } from './area-under-curve.ts';
import { halfOf, type LearningFigures, learningSteps, measureLearning } from './measure-learning.ts';
import { shippedFoods } from './shipped-foods.ts';

const SEED = 20251122;

describe('the area under the curve', () => {
  const scored = (...pairs: [score: number, isLiked: boolean][]) =>
    pairs.map(([score, isLiked]) => ({ score, isLiked }));
  it.each([
    ['all liked first', scored([3, true], [2, true], [1, false]), 1],
    ['all liked last', scored([3, false], [1, true]), 0],
    ['equals by half', scored([1, true], [1, false]), 0.5],
    ['one of two', scored([3, true], [2, false], [1, true]), 0.5],
    ['equals among others', scored([2, true], [1, true], [1, false], [0, false]), 0.875],
    ['of one kind', scored([1, true]), null],
  ])('%s', (_, pairs, area) => {
    expect(areaUnderCurve(pairs)).toBe(area);
  });
});

/** The figures of `npm run truth`, of fewer members, with a margin for their chance: a change that costs more than that fails here. */
describe('learning from ratings, on the half that nothing was tuned on (R33)', () => {
  let figures: LearningFigures;
  beforeAll(() => {
    figures = measureLearning({ seed: SEED, worlds: 2, members: 24, foods: halfOf(shippedFoods, SEED, 'told') });
  }, 120_000);

  it('splits the foods in two halves without a common one', () => {
    const [tuned, told] = [halfOf(shippedFoods, SEED, 'tuned'), halfOf(shippedFoods, SEED, 'told')];
    expect(new Set([...tuned, ...told]).size).toBe(shippedFoods.length);
    expect(tuned.length + told.length).toBe(shippedFoods.length);
  });

  it('is better than popularity and the points from the quiz on, and than a plain learner after any number of ratings', () => {
    const { popularity, points, plain, model } = figures.area;
    expect(model[0]).toBeGreaterThan(Math.max(popularity, points) + 0.02);
    for (const step of learningSteps) expect(model[step]).toBeGreaterThan(plain[step] + 0.02);
  });

  it('is better by how rated foods tasted to the member, where that was told (R32)', () => {
    const { stated, told } = figures.tasted;
    expect(told[60]).toBeGreaterThan(stated[60]);
    expect(told[20]).toBeGreaterThan(stated[20] - 0.002);
  });

  it('is better for every rating', () => {
    const { model } = figures.area;
    expect(model[5]).toBeGreaterThan(model[0] + 0.01);
    expect(model[20]).toBeGreaterThan(model[5] + 0.02);
    expect(model[60]).toBeGreaterThan(model[20] + 0.02);
    expect(model[5]).toBeGreaterThan(0.71);
    expect(model[20]).toBeGreaterThan(0.77);
  });

  it('says percentages and intervals that come true', () => {
    for (const step of [0, 5, 20] as const) expect(figures.calibration[step]).toBeLessThan(0.08);
    for (const step of learningSteps) expect(Math.abs(figures.covered[step] - 0.8)).toBeLessThan(0.08);
  });
});
