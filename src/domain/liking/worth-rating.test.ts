import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFood } from '#domain/testing/a-food.ts';
import { anyCatalogue } from '#tests/support/any-food.ts';
import { foodFeatures } from './taste-features.ts';
import { TastePosterior } from './taste-posterior.ts';
import { tastePrior } from './taste-prior.ts';
import { worthRating } from './worth-rating.ts';

const posterior = () => new TastePosterior(tastePrior());

describe('what is worth rating next (R33)', () => {
  const curry = aFood({ flavours: ['spicy', 'creamy'], textures: ['saucy'], origin: 'Thai' });
  const cake = aFood({ flavours: ['sweet', 'buttery'], textures: ['crumbly'], origin: 'French' });
  const candidate = (name: string, food: typeof curry, familiarity = 1) => ({
    food: name,
    features: foodFeatures(food, null),
    familiarity,
  });
  const about = [curry, cake].map((food) => foodFeatures(food, null));

  it('does not ask for two of a kind', () => {
    expect(
      worthRating({
        posterior: posterior(),
        candidates: [candidate('curry', curry), candidate('other curry', curry), candidate('cake', cake)],
        about,
        count: 2,
      }).toSorted(),
    ).toContain('cake');
  });

  it('does not ask for what is known already', () => {
    const taught = posterior();
    for (let time = 0; time < 5; time += 1) taught.learn(foodFeatures(curry, null), 4);
    expect(
      worthRating({
        posterior: taught,
        candidates: [candidate('curry', curry), candidate('cake', cake)],
        about,
        count: 1,
      }),
    ).toEqual(['cake']);
  });

  it('asks rather for what the member knows', () => {
    expect(
      worthRating({
        posterior: posterior(),
        candidates: [candidate('curry', curry, 0.1), candidate('cake', cake, 1)],
        about,
        count: 1,
      }),
    ).toEqual(['cake']);
  });

  it('asks for each food once, and leaves what is believed as it is', () => {
    fc.assert(
      fc.property(anyCatalogue, fc.nat(5), (foods, count) => {
        const believed = posterior();
        const candidates = foods.map((food) => ({ food, features: foodFeatures(food, null), familiarity: 0.5 }));
        const asked = worthRating({
          posterior: believed,
          candidates,
          about: candidates.map(({ features }) => features),
          count,
        });
        expect(new Set(asked).size).toBe(Math.min(count, foods.length));
        expect([...believed.means]).toEqual([...posterior().means]);
      }),
      { numRuns: 20 },
    );
  });
});
