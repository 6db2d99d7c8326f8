import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCatalogue } from '#tests/support/any-food.ts';
import { tasteContrasts } from './taste-contrast.ts';
import { aFood } from '#domain/testing/a-food.ts';

const kimchi = aFood({
  name: 'Kimchi',
  intensities: { sweet: 1, salty: 3.5, sour: 3, bitter: 0.5, umami: 4, spicy: 3 },
  defaulted: [],
});
const coffee = aFood({
  name: 'Coffee',
  intensities: { sweet: 0.5, salty: 0, sour: 1.5, bitter: 4, umami: 0.5, spicy: 0 },
  defaulted: [],
});

describe('tasteContrasts', () => {
  it('puts the taste first in which the foods are widest apart', () => {
    const contrasts = tasteContrasts([kimchi, coffee]);
    expect(contrasts.map(({ taste, distance }) => [taste, distance])).toEqual([
      ['salty', 3.5],
      ['bitter', 3.5],
      ['umami', 3.5],
      ['spicy', 3],
      ['sour', 1.5],
      ['sweet', 0.5],
    ]);
    expect(contrasts[1]).toMatchObject({ taste: 'bitter', weakest: { name: 'Kimchi' }, strongest: { name: 'Coffee' } });
  });

  it('takes no typical value for a difference (R4)', () => {
    const unstated = aFood({ name: 'Plain thing' });
    expect(tasteContrasts([kimchi, unstated])).toEqual([]);
    expect(tasteContrasts([kimchi, unstated, coffee])).toEqual(tasteContrasts([kimchi, coffee]));
    expect(tasteContrasts([kimchi])).toEqual([]);
    expect(tasteContrasts([])).toEqual([]);
  });

  it('names the extremes of every taste that two or more state, and does not depend on their order', () => {
    fc.assert(
      fc.property(anyCatalogue, (foods) => {
        const contrasts = tasteContrasts(foods);
        for (const { taste, distance, weakest, strongest } of contrasts) {
          const levels = foods
            .filter(({ defaulted }) => !defaulted.includes(taste))
            .map(({ intensities }) => intensities[taste]);
          expect([weakest.intensities[taste], strongest.intensities[taste]]).toEqual([
            Math.min(...levels),
            Math.max(...levels),
          ]);
          expect(distance).toBe(Math.max(...levels) - Math.min(...levels));
        }
        const distances = (all: typeof contrasts) => all.map(({ taste, distance }) => [taste, distance]);
        expect(distances(tasteContrasts(foods.toReversed()))).toEqual(distances(contrasts));
      }),
    );
  });
});
