import type { ScoredRow } from '#ranking/best-rows.ts';

/** The best matches of rows that are visited in the order of their ratings, which is the order among equal scores. */
export class BestMatches<M extends ScoredRow> {
  readonly #limit: number;
  readonly #best: M[] = [];

  /** @param limit Infinity for all of them, which then stand in the order of their rows */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get found(): readonly M[] {
    return this.#best;
  }

  /** Whether a score could still be among the best. */
  takes(score: number): boolean {
    return this.#best.length < this.#limit || score > (this.#best.at(-1)?.score ?? 0);
  }

  add(match: M): void {
    if (!this.takes(match.score)) return;
    let place = this.#best.length;
    if (this.#limit !== Number.POSITIVE_INFINITY)
      while (place > 0 && match.score > (this.#best[place - 1]?.score ?? 0)) place -= 1;
    this.#best.splice(place, 0, match);
    if (this.#best.length > this.#limit) this.#best.pop();
  }
}
