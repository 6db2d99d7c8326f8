/** Above so many, sorting all of the items is quicker than keeping the best in order. */
const FEW = 200;
/** And where so many of them are wanted: one in so many. */
const MANY = 4;

/**
 * The first `limit` of the items in the order of `compare`, the same as by sorting all of them (equals stay in their order). Where few are
 * wanted, it goes over the items once and keeps only the best so far.
 */
export function topOf<T>(
  items: Iterable<T>,
  { limit, compare }: { readonly limit: number; readonly compare: (one: T, other: T) => number },
): readonly T[] {
  if (limit > FEW || (Array.isArray(items) && limit * MANY > items.length))
    return [...items].toSorted(compare).slice(0, limit);
  const best: T[] = [];
  for (const item of items) {
    const last = best[limit - 1];
    if (limit <= 0 || (last !== undefined && compare(item, last) >= 0)) continue;
    let place = Math.min(best.length, limit - 1);
    for (let before = best[place - 1]; before !== undefined && compare(item, before) < 0; before = best[place - 1]) {
      best[place] = before;
      place -= 1;
    }
    best[place] = item;
  }
  return best;
}
