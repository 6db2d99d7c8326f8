import type { KitchenCounts } from './ordinary-words.ts';

/** Whether dishes of a kitchen have much of a taste, in one of four words: mostly (half and more), some (a quarter and more), moderately, mostly not. */
export function shareOf(
  { all, strong, weak }: KitchenCounts,
  [mostly, some, moderately, hardly]: readonly [string, string, string, string],
): string {
  if (strong * 2 >= all) return mostly;
  if (strong * 4 >= all) return some;
  return weak * 2 < all ? moderately : hardly;
}
