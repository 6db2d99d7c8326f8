/** From so many tasters on what they measured stands in the place of what one contributor stated (R32). */
export const TASTERS_TO_MEASURE = 3;

/**
 * The level of a taste that everything goes by: search, similar foods, pairing, match. From three tasters on it is the mean of what they said, to a
 * tenth, else what is stated; null: neither. The server has this very rule, and `pb_hooks/lib/taste/effective-taste.js` says it in SQL.
 *
 * @param stated 0-5, or null
 * @param sums `[tasters, sum]` of this taste from a food's column `tastings`, the sum in tenths; anything else measures nothing
 */
export function effectiveTaste(stated: number | null, sums: unknown): number | null {
  if (!Array.isArray(sums)) return stated;
  const mean = Math.round(sums[1] / sums[0]);
  return sums[0] >= TASTERS_TO_MEASURE && mean >= 0 && mean <= 50 ? mean / 10 : stated;
}
