import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { likeIdFor } from '#domain/foods/like-id-for.ts';
import { shownCount } from '#domain/values/shown-count.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import { takeBackDeletion } from '#replica/outbox/take-back-deletion.ts';
import { textColumn } from '#replica/database/text-column.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

export interface FoodLikes {
  /** With the reader's own like in it exactly when the reader likes the food [S4]. */
  readonly count: number;
  /** By the reader. */
  readonly isLiked: boolean;
}

/** The likes of a food as they are on a member's screen, or on a visitor's (null) (R15). */
export async function likesOf(
  { database }: Replica,
  { food, member }: { readonly food: FoodId; readonly member: MemberId | null },
): Promise<FoodLikes> {
  const id = member === null ? null : likeIdFor(food, member);
  const [row, like, shadow] = await Promise.all([
    database.rows('foods').get(food),
    id === null ? undefined : database.rows('food_likes').get(id),
    id === null ? undefined : database.shadows.get(['food_likes', id]),
  ]);
  const isLiked = like !== undefined;
  const underWay = shadow === undefined ? null : { serverHasIt: shadow.server !== null, seq: shadow.seq };
  return {
    isLiked,
    count: shownCount({
      counted: wholeNumber(row, 'upvotes'),
      countedSeq: wholeNumber(row, 'upvotes_seq'),
      isOwn: isLiked,
      underWay,
    }),
  };
}

function wholeNumber(row: SyncedRow | undefined, column: string): number {
  const value = row?.[column];
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/**
 * Likes a food, or takes the like back (R15): one per member and food, by a derived id [S12]. What is already so stays so. A like that is taken
 * back before it was sent leaves nothing to send.
 */
export function likeFood(
  replica: Replica,
  { foodId, isLiked }: { foodId: FoodId; isLiked: boolean },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    const record = likeIdFor(foodId, memberId);
    const [food, like] = await Promise.all([
      database.rows('foods').get(foodId),
      database.rows('food_likes').get(record),
    ]);
    if ((like !== undefined) === isLiked) return { mutations: [], saved: {} };
    if (isLiked && (await takeBackDeletion(database, record))) return { mutations: [], saved: {} };
    const common = {
      member: memberId,
      collection: 'food_likes',
      record,
      after: [foodId],
      about: textColumn(food, 'name'),
    } as const;
    return {
      mutations: [
        isLiked
          ? { ...common, kind: 'create', columns: { food: foodId, user: memberId } }
          : { ...common, kind: 'delete' },
      ],
      saved: {},
    };
  });
}
