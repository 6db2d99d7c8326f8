import type { FoodId, MemberId, ReviewId } from '#domain/values/ids/ids.ts';
import type { Tasting } from '#domain/tasting/tasting.ts';

/** One member's opinion of one food (spec 1 §3; one per member and food, R16). */
export interface Review {
  readonly id: ReviewId;
  readonly foodId: FoodId;
  readonly authorId: MemberId;
  /** Whole stars, 1-5. */
  readonly rating: number;
  /** '' when absent; at most 500 characters. */
  readonly text: string;
  /** How it tasted; null when nothing was said of it (R32). */
  readonly tasting: Tasting | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}
