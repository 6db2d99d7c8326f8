import { type QuizTopic, type TasteFeature, tasteFeatures } from './taste-features.ts';
import type { TastePrior } from './taste-posterior.ts';

/** What is supposed of anybody before the first rating, in stars. */
interface PriorScales {
  /** A usual dish gets so many. */
  readonly base: number;
  /** How far members lie from that: some are generous, some strict. */
  readonly baseSpread: number;
  /** How far a weight may lie from its mean. */
  readonly spread: Readonly<Record<Exclude<TasteFeature['kind'], 'base'>, number>>;
  /** Between a food that fits a topic of the quiz wholly and one that does not at all. */
  readonly quiz: Readonly<Record<QuizTopic, number>>;
  /** What a star of others' mean is worth. */
  readonly crowd: number;
  /** Variance of a rating around what the model says, in squared stars. */
  readonly noise: number;
}

/** Tuned on one half of the foods and members of `npm run truth -- learning`, and told on the other. */
export const priorScales: PriorScales = {
  base: 3.55,
  baseSpread: 0.25,
  spread: {
    quiz: 0.3,
    level: 0.19,
    bend: 0.1,
    word: 0.3,
    family: 0.1,
    ingredient: 0.15,
    cuisine: 0.45,
    region: 0.15,
    served: 0.08,
  },
  quiz: { flavours: 0.45, textures: 0.3, aromas: 0.2, cuisine: 0.97, spice: 1.25, sweetness: 1.05, adventure: 0.15 },
  crowd: 0.37,
  noise: 0.6,
};

export function tastePrior(): TastePrior {
  const { base, baseSpread, spread, quiz, noise } = priorScales;
  return {
    means: Float64Array.from(tasteFeatures, (feature) =>
      feature.kind === 'base' ? base : feature.kind === 'quiz' ? quiz[feature.name] : 0,
    ),
    variances: Float64Array.from(
      tasteFeatures,
      (feature) => (feature.kind === 'base' ? baseSpread : spread[feature.kind]) ** 2,
    ),
    noise,
  };
}
