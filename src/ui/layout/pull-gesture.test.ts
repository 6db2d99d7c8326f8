import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginPull, isPulledFar, markOffset, movePull, pullThreshold } from './pull-gesture.ts';

const pulledBy = (...steps: readonly (readonly [x: number, y: number])[]) =>
  steps.reduce((pull, [x, y]) => movePull(pull, { x: 100 + x, y: 200 + y }), beginPull({ x: 100, y: 200 }));

describe('a pull on a list (spec 2 §2.16)', () => {
  it.each([
    [
      '79 px down',
      [
        [0, 40],
        [0, 79],
      ],
      false,
    ],
    [
      '80 px down',
      [
        [0, 40],
        [0, 80],
      ],
      true,
    ],
    [
      'down, aslant',
      [
        [10, 20],
        [60, 90],
      ],
      true,
    ],
    [
      'far down and up again',
      [
        [0, 120],
        [0, 30],
      ],
      false,
    ],
    [
      'sideways first, as a row of tabs is moved',
      [
        [20, 4],
        [20, 200],
      ],
      false,
    ],
    [
      'up first, as the page is scrolled',
      [
        [0, -20],
        [0, 200],
      ],
      false,
    ],
    [
      'no further than a trembling finger',
      [
        [3, 5],
        [1, 7],
      ],
      false,
    ],
  ] as const)('%s', (_words, steps, refreshes) => {
    expect(isPulledFar(pulledBy(...steps))).toBe(refreshes);
  });

  it('once it is no pull, it stays none until the finger is lifted', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }))),
        (steps) => {
          expect(pulledBy([30, 0], ...steps).kind).toBe('other');
        },
      ),
    );
  });

  it('the mark follows half as far, and stops a little below the threshold', () => {
    fc.assert(
      fc.property(fc.nat(2_000), (distance) => {
        expect(markOffset(distance)).toBeLessThanOrEqual(pullThreshold * 0.75);
        expect(markOffset(distance + 1)).toBeGreaterThanOrEqual(markOffset(distance));
      }),
    );
  });
});
