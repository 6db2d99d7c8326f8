import type { FoodPlace } from './place-foods.ts';

/** How sure a place in the own order is. */
export type Sureness = 'sure' | 'fair' | 'first';

/** Half a star either way, and three quarters of one: a standard deviation. */
const SURE = 0.5;
const FAIR = 0.75;

export function surenessOf({ variance }: Pick<FoodPlace, 'variance'>): Sureness {
  const deviation = Math.sqrt(variance);
  return deviation <= SURE ? 'sure' : deviation <= FAIR ? 'fair' : 'first';
}
