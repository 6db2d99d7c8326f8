import { describe, expect, it } from 'vitest';
import { recommendationOrder } from './recommend-foods.ts';
import { BASE_PLACE } from './taste-features.ts';
import { untaughtTaste } from './learned-taste.ts';

describe('the order of recommendations (R33)', () => {
  const usual = untaughtTaste.means[BASE_PLACE] ?? 0;
  const orderAt = (more: number, crowd = 0) =>
    recommendationOrder({ percent: 60, stars: usual + more + crowd, crowd }, untaughtTaste);

  it('takes a food that is a tenth of a star above a usual dish, whatever order its stars were summed in', () => {
    for (const crowd of [0, 0.07, 0.3, 1 / 3, 0.7, -0.9]) expect(orderAt(0.1, crowd), `${crowd}`).toBeGreaterThan(0);
    for (const more of [0.3 - 0.2, 0.7 - 0.6, 0.1 + 0.2 - 0.2]) expect(orderAt(more), `${more}`).toBeGreaterThan(0);
  });

  it('leaves out what is any nearer to a usual dish', () => {
    for (const more of [0.0999, 0, -1]) expect(orderAt(more), `${more}`).toBe(0);
  });
});
