import type { FoodId } from '#domain/values/ids/ids.ts';
import { readId } from '#domain/values/ids/read-id.ts';

/** A food that members rated like another one, by more than the two foods' tastes, words and cuisines explain (R33). The server counts it. */
export interface AlikeFood {
  readonly id: FoodId;
  /** Correlation of what is left of the ratings, shrunk by how few rated both: above 0 to 1, in twentieths. */
  readonly weight: number;
  /** Four of five members who gave the other one 4 stars or more, of five at least who rated both, gave this one 4 or more, too. */
  readonly isLoved: boolean;
}

/** So many members must have rated both. */
export const LEAST_COMMON_RATERS = 5;
/** Common raters of whom the half of a correlation is believed: with few of them it is chance. */
export const ALIKE_PRIOR = 60;
/** A food has at most so many, the most alike first. */
export const MOST_ALIKE = 12;
export const LEAST_ALIKE = 0.05;

/** @param value `foods.rated_alike`: `[[id, weight, loved]]`; what is none of that says nothing */
export function decodeRatedAlike(value: unknown): readonly AlikeFood[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST_ALIKE).flatMap((one: unknown): readonly AlikeFood[] => {
    if (!Array.isArray(one)) return [];
    const [id, weight, loved] = [readId(one[0]) as FoodId | null, one[1], one[2]];
    return id === null || typeof weight !== 'number' || !(weight >= LEAST_ALIKE && weight <= 1)
      ? []
      : [{ id, weight, isLoved: loved === 1 }];
  });
}

/** Stars that own ratings of foods which members rated alike add to foods; small enough to be handed to a page. */
export interface AlikeStars {
  /** Of each food that any is said of, its place in `stars`. */
  readonly places: ReadonlyMap<FoodId, number>;
  readonly stars: Float64Array;
}

/** 0 where nobody rated the food like one of the member's. */
export function alikeStarsOf({ places, stars }: AlikeStars, id: FoodId): number {
  return stars[places.get(id) ?? -1] ?? 0;
}

/** So much weight counts as much as the supposition that nothing is left to be said. Tuned as the scales are (`taste-prior.ts`). */
const DOUBT = 2;

/** What members rated like the foods that one member rated, laid out so that all of it is added up in one pass. */
export class AlikeTable {
  readonly of: ReadonlyMap<FoodId, readonly AlikeFood[]>;
  readonly #places = new Map<FoodId, number>();
  readonly #links = new Map<FoodId, { readonly places: Uint32Array; readonly weights: Float64Array }>();

  constructor(of: ReadonlyMap<FoodId, readonly AlikeFood[]>) {
    this.of = of;
    for (const [id, alike] of of)
      this.#links.set(id, {
        places: Uint32Array.from(alike, (food) => this.#placeOf(food.id)),
        weights: Float64Array.from(alike, ({ weight }) => weight),
      });
  }

  /**
   * A food gets the mean of what is left of the ratings of foods like it, by weight, and less where the weights are small.
   *
   * @param rests of own ratings: stars above what everything else says of the food
   */
  stars(rests: Iterable<readonly [FoodId, number]>): AlikeStars {
    const stars = new Float64Array(this.#places.size);
    const weighed = new Float64Array(this.#places.size).fill(DOUBT);
    for (const [id, rest] of rests) {
      const links = this.#links.get(id);
      if (links === undefined) continue;
      const { places, weights } = links;
      for (let at = 0; at < places.length; at += 1) {
        const [place, weight] = [places[at] ?? 0, weights[at] ?? 0];
        stars[place] = (stars[place] ?? 0) + weight * rest;
        weighed[place] = (weighed[place] ?? 0) + weight;
      }
    }
    for (let place = 0; place < stars.length; place += 1) stars[place] = (stars[place] ?? 0) / (weighed[place] ?? 1);
    return { places: this.#places, stars };
  }

  #placeOf(id: FoodId): number {
    const known = this.#places.get(id) ?? this.#places.size;
    this.#places.set(id, known);
    return known;
  }
}

export const nothingAlike = new AlikeTable(new Map());
