import { describe, expect, it } from 'vitest';
import { grown, type GrowthSample, slopePerHundred } from './growth.ts';

const MB = 2 ** 20;
const sample = (step: number, changes: Partial<GrowthSample> = {}): GrowthSample => ({
  step,
  heap: 20 * MB,
  storage: 10 * MB,
  rows: {},
  ...changes,
});
const steps = [50, 100, 150, 200, 250, 300, 350, 400];

describe('growth', () => {
  it('is the slope of a line through the points', () => {
    expect(
      slopePerHundred([
        [0, 1],
        [50, 2],
        [100, 3],
      ]),
    ).toBeCloseTo(2);
    expect(slopePerHundred([[7, 3]])).toBe(0);
  });

  it('of a leak is told, that of a start is not', () => {
    expect(grown(steps.map((step) => sample(step)))).toEqual([]);
    expect(grown(steps.map((step) => sample(step, { heap: (20 + step / 10) * MB })))).toEqual([
      'the heap grew by 10.0 MB in a hundred steps',
    ]);
    expect(grown(steps.map((step) => sample(step, { storage: (Math.min(step, 200) / 20) * MB })))).toEqual([]);
    expect(grown([sample(50, { storage: 500 * MB, rows: { photos: 51 } })])).toEqual([
      'the storage took 500.0 MB',
      'photos has 51 rows at rest',
    ]);
  });
});
