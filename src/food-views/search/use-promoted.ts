import { placePromoted } from '#domain/search/place-promoted.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { useTasteOnceRead } from '#food-views/taste/taste-context.tsx';
import type { promotersOf } from '#replica/members/promoters-of.ts';

/** The one food that stands before its equals because its contributor promotes it, and whose it is (R34). */
export interface PromotedFood {
  readonly id: FoodId;
  readonly by: string;
}

/**
 * What was found, with one food of a verified professional before its equals (R34); worked out on the device. To whoever avoids something nothing is promoted:
 * there what a food states counts alone (R28).
 *
 * @param promoters by the foods that were found; undefined until they are read
 */
export function usePromoted<Hit extends { readonly id: FoodId; readonly quality?: string }>(
  hits: readonly Hit[],
  promoters: Awaited<ReturnType<typeof promotersOf>> | undefined,
): { readonly hits: readonly Hit[]; readonly promoted?: PromotedFood } {
  const taste = useTasteOnceRead();
  const offeredTo = taste?.offeredTo ?? null;
  const avoids = offeredTo !== null && offeredTo.allergens.length + offeredTo.dietaryRestrictions.length > 0;
  if (taste === undefined || avoids || promoters === undefined) return { hits };
  const { hits: placed, promoted } = placePromoted(hits, ({ id }) => promoters.has(id));
  const by = promoted === null ? undefined : promoters.get(promoted);
  return promoted === null || by === undefined ? { hits } : { hits: placed, promoted: { id: promoted, by } };
}
