import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { FoodId, FoodListId, MemberId } from '#domain/values/ids/ids.ts';

/** Who sees a list (R46). link: whoever has its address. */
export const listVisibilities = ['private', 'link', 'public'] as const;
export type ListVisibility = (typeof listVisibilities)[number];

/** What a member says of a list. */
export interface ListWords {
  /** Never empty. */
  readonly name: string;
  /** What it is about; '': nothing is said. */
  readonly text: string;
  readonly visibility: ListVisibility;
}

/** A list of foods that a member made. */
export interface FoodList extends ListWords {
  readonly id: FoodListId;
  readonly ownerId: MemberId;
  /** A moderator has taken it from sight; its owner sees it still. */
  readonly isHidden: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** One food on a list. */
export interface ListItem {
  readonly id: string;
  readonly foodId: FoodId;
  /** Where it stands: see `moveItem`. */
  readonly orderKey: string;
}

/** The id of the one place that a food has on a list, whichever device puts it there [S12]. */
export function listItemIdFor(list: FoodListId, food: FoodId): string {
  return idOfRow('food_list_items', { list, food });
}
