import { seeded } from '#tests/bench/support/seeded.ts';

/** A split by chance: what is in neither more often than the other. The first half is for tuning, the second for telling. */
export function halves<T>(
  items: readonly T[],
  seed: number,
): { readonly tuned: ReadonlySet<T>; readonly told: ReadonlySet<T> } {
  const random = seeded(seed);
  const shuffled = items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
  const middle = Math.floor(shuffled.length / 2);
  return { tuned: new Set(shuffled.slice(0, middle)), told: new Set(shuffled.slice(middle)) };
}
