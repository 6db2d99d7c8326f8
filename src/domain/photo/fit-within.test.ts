import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitWithin } from './fit-within.ts';

describe('fitWithin (R8: at most 1600 px)', () => {
  it.each([
    [4000, 3000, 1600, 1200],
    [3000, 4000, 1200, 1600],
    [1600, 900, 1600, 900],
    [640, 480, 640, 480],
    [20_000, 3, 1600, 1],
  ])('%d x %d becomes %d x %d', (width, height, fittedWidth, fittedHeight) => {
    expect(fitWithin({ width, height })).toEqual({ width: fittedWidth, height: fittedHeight });
  });

  it('never enlarges, never exceeds, never vanishes', () => {
    const side = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 2000 }), (width, height, longest) => {
        const fitted = fitWithin({ width, height }, longest);
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(Math.min(longest, Math.max(width, height)));
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
