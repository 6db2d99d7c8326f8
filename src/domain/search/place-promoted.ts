import type { FoodId } from '#domain/values/ids/ids.ts';

interface Found {
  readonly id: FoodId;
  /** Equal for foods that a search finds equally well, by words and rating; undefined where nothing may be promoted. */
  readonly quality?: string;
}

/**
 * Among foods that are found equally well, one that is promoted stands first (R34): one in a list at most, and never above a better match.
 *
 * @param hits best first
 * @returns `promoted`: the one that was moved, which is labelled; null where none was
 */
export function placePromoted<Hit extends Found>(
  hits: readonly Hit[],
  isPromoted: (hit: Hit) => boolean,
): { readonly hits: readonly Hit[]; readonly promoted: FoodId | null } {
  for (const [at, hit] of hits.entries()) {
    if (hit.quality === undefined || !isPromoted(hit)) continue;
    const first = hits.findIndex(({ quality }) => quality === hit.quality);
    const isTogether = hits.slice(first, at).every(({ quality }) => quality === hit.quality);
    // The best of those that are promoted has its place already, or is the one.
    if (first === at || !isTogether) continue;
    return { hits: [...hits.slice(0, first), hit, ...hits.slice(first, at), ...hits.slice(at + 1)], promoted: hit.id };
  }
  return { hits, promoted: null };
}
