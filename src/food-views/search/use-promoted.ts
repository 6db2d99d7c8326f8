import type { Food } from '#domain/foods/food.ts';
import { placePromoted } from '#domain/search/place-promoted.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { useTasteOnceRead } from '#food-views/taste/taste-context.tsx';
import type { SearchHit } from '#ranking/ranking.ts';
import { promotersOf } from '#replica/members/promoters-of.ts';
import { useLive } from '#replica/database/use-live.ts';

/**
 * What was found, with one food of a verified professional before its equals (R34); worked out on the device. To who avoids something nothing is promoted:
 * there what a food states counts alone (R28).
 *
 * @param rows of the foods that were found; undefined where nothing is to be promoted, or they are read
 */
export function usePromoted(
  hits: readonly SearchHit[],
  rows: readonly Food[] | undefined,
): { readonly hits: readonly SearchHit[]; readonly promoted?: { readonly id: FoodId; readonly by: string } } {
  const taste = useTasteOnceRead();
  const offeredTo = taste?.offeredTo ?? null;
  const avoids = offeredTo !== null && offeredTo.allergens.length + offeredTo.dietaryRestrictions.length > 0;
  const promoters = useLive((replica) => promotersOf(replica, rows ?? []), [rows]);
  if (taste === undefined || avoids || promoters === undefined || rows === undefined) return { hits };
  const { hits: placed, promoted } = placePromoted(hits, ({ id }) => promoters.has(id));
  const by = promoted === null ? undefined : promoters.get(promoted);
  return promoted === null || by === undefined ? { hits } : { hits: placed, promoted: { id: promoted, by } };
}
