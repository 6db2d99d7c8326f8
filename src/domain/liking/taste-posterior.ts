import type { FoodFeatures } from './taste-features.ts';

/** What is believed of the weights before the first rating. Both by feature. */
export interface TastePrior {
  readonly means: Float64Array;
  /** Above 0. */
  readonly variances: Float64Array;
  /** Of a rating around what the weights say, in squared stars; above 0. */
  readonly noise: number;
}

/**
 * Bayesian ridge regression over a fixed number of features: the mean and the covariance of the weights, after any number of ratings. Each
 * rating is a rank-one update (Sherman and Morrison). Its cost grows with the square of the number of features, and not with the number of ratings. The same
 * update backwards removes a rating. The order of the ratings changes only the last digits.
 */
export class TastePosterior {
  readonly means: Float64Array;
  /** Row by row, symmetric. */
  readonly covariance: Float64Array;
  readonly #noise: number;
  readonly #reach: Float64Array;

  constructor({ means, variances, noise }: TastePrior) {
    const size = means.length;
    this.means = Float64Array.from(means);
    this.covariance = new Float64Array(size * size);
    for (let at = 0; at < size; at += 1) this.covariance[at * size + at] = variances[at] ?? 0;
    this.#noise = noise;
    this.#reach = new Float64Array(size);
  }

  /**
   * @param stars what was given, less what is not learned
   * @param weight how much it says beside a rating of known stars; above 0
   */
  learn(food: FoodFeatures, stars: number, weight = 1): void {
    this.#step(food, stars, { way: 1, noise: this.#noise / weight });
  }

  /** Undoes `learn` with the same arguments. */
  unlearn(food: FoodFeatures, stars: number, weight = 1): void {
    this.#step(food, stars, { way: -1, noise: this.#noise / weight });
  }

  /** The stars that the weights say, before anything that is not learned. */
  expect(food: FoodFeatures): number {
    return along(this.means, food);
  }

  /** How unsure that is: its variance in squared stars, without the noise of a single rating. */
  variance({ places, values }: FoodFeatures): number {
    const size = this.means.length;
    let sum = 0;
    for (let one = 0; one < places.length; one += 1) {
      const row = (places[one] ?? 0) * size;
      let across = 0;
      for (let other = 0; other < places.length; other += 1)
        across += (this.covariance[row + (places[other] ?? 0)] ?? 0) * (values[other] ?? 0);
      sum += across * (values[one] ?? 0);
    }
    return sum;
  }

  /** How far a rating that was learned lies from what all the others say of its food, in stars: what the posterior would have been surprised by, had it come last. */
  surpriseWithout(food: FoodFeatures, stars: number, weight = 1): number {
    const noise = this.#noise / weight;
    // What is left of the noise when a rating has pulled the answer towards itself.
    return ((stars - this.expect(food)) * noise) / (noise - this.variance(food));
  }

  /** By how much a rating of a food would lessen the variances of others, all together. Squared stars, at least 0. */
  gain(food: FoodFeatures, others: readonly FoodFeatures[]): number {
    const reach = this.#reached(food);
    const sum = others.reduce((all, other) => all + along(reach, other) ** 2, 0);
    return sum / (this.#noise + along(reach, food));
  }

  /** A copy that can be changed by itself. */
  fork(): TastePosterior {
    const copy = new TastePosterior({
      means: this.means,
      variances: new Float64Array(this.means.length),
      noise: this.#noise,
    });
    copy.covariance.set(this.covariance);
    return copy;
  }

  #step(food: FoodFeatures, stars: number, { way, noise }: { readonly way: 1 | -1; readonly noise: number }): void {
    const size = this.means.length;
    const { covariance, means } = this;
    const reach = this.#reached(food);
    const scale = way / (noise + way * along(reach, food));
    const surprise = (stars - this.expect(food)) * scale;
    for (let row = 0; row < size; row += 1) {
      const share = reach[row] ?? 0;
      if (share === 0) continue;
      means[row] = (means[row] ?? 0) + share * surprise;
      const step = share * scale;
      const from = row * size;
      for (let column = 0; column < size; column += 1)
        covariance[from + column] = (covariance[from + column] ?? 0) - step * (reach[column] ?? 0);
    }
  }

  /** The covariance of all weights with what the model says of a food; the same array each time. */
  #reached({ places, values }: FoodFeatures): Float64Array {
    const size = this.means.length;
    const { covariance } = this;
    const reach = this.#reach.fill(0);
    for (let at = 0; at < places.length; at += 1) {
      const [row, value] = [(places[at] ?? 0) * size, values[at] ?? 0];
      for (let column = 0; column < size; column += 1)
        reach[column] = (reach[column] ?? 0) + value * (covariance[row + column] ?? 0);
    }
    return reach;
  }
}

function along(weights: Float64Array, { places, values }: FoodFeatures): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) sum += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
}
