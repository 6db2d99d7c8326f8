import type { FoodId } from '#domain/ids.ts';

/** What a line of the quick search shows. */
export interface QuickHit {
  readonly id: FoodId;
  readonly name: string;
  readonly nativeName: string;
  readonly origin: string;
}

/** An origin and how many foods have it. */
export interface Cuisine {
  readonly name: string;
  readonly foods: number;
  /** Its newest food, the face of its plate. */
  readonly newest: FoodId;
}

/**
 * Questions about the whole catalogue, answered in a worker; the newest question wins, an overtaken one answers [].
 * An answer is refused (the promise rejects) only when the worker could not be started.
 */
export interface Ranking {
  /** Foods by name or origin, at most 6 (spec 1 §2, explore). */
  quickSearch(text: string): Promise<readonly QuickHit[]>;
  /** At most 4 foods like this one, best first (spec 1 §9). */
  similarFoods(foodId: FoodId): Promise<readonly FoodId[]>;
  /** The cuisines that most foods have, the largest first, equals by name; at most 16. */
  cuisines(): Promise<readonly Cuisine[]>;
  /** Tells when answers may have changed because the catalogue did, some times a second at most. Returns the way to stop. */
  follow(onChanged: () => void): () => void;
}
