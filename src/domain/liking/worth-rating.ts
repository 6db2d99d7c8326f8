import type { FoodFeatures } from './taste-features.ts';
import type { TastePosterior } from './taste-posterior.ts';

/** A food that the member may know. */
export interface RatingCandidate<F> {
  readonly food: F;
  readonly features: FoodFeatures;
  /** How likely the member knows it, above 0 to 1. */
  readonly familiarity: number;
}

interface AskedFor<F> {
  readonly posterior: TastePosterior;
  readonly candidates: readonly RatingCandidate<F>[];
  /** Foods about which something is to be learned: a sample of the catalogue. */
  readonly about: readonly FoodFeatures[];
  readonly count: number;
}

/**
 * The foods whose ratings would teach most about the taste for all others, of those that the member likely knows: by how much less
 * unsure the model would be of the sample, on the average, times how likely there is an answer. Each next one is chosen as if those before it were rated, so that
 * two soups of a kind are not asked for. Equals keep their order.
 */
export function worthRating<F>({ posterior, candidates, about, count }: AskedFor<F>): readonly F[] {
  const believed = posterior.fork();
  const left = [...candidates];
  const chosen: F[] = [];
  while (chosen.length < count && left.length > 0) {
    const gains = left.map(({ features, familiarity }) => familiarity * believed.gain(features, about));
    const best = gains.indexOf(Math.max(...gains));
    const [candidate] = left.splice(best, 1);
    if (candidate === undefined) break;
    chosen.push(candidate.food);
    // What it would be rated changes how unsure the model is in nothing.
    believed.learn(candidate.features, believed.expect(candidate.features));
  }
  return chosen;
}
