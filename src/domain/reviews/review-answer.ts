import { t } from '@lingui/core/macro';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { FoodId, MemberId, ReviewAnswerId, ReviewId } from '#domain/values/ids/ids.ts';

/** What the verified contributor of a food says to one review of it (R34): one answer for a review and contributor. */
export interface ReviewAnswer {
  readonly id: ReviewAnswerId;
  readonly foodId: FoodId;
  readonly reviewId: ReviewId;
  readonly authorId: MemberId;
  /** 1 to 500 characters. */
  readonly text: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Characters (code points, as the server counts). */
export const ANSWER_TEXT_LIMIT = 500;

/** The id of a contributor's one answer to a review: answering from two devices is one answer [S12]. */
export function answerIdFor(reviewId: ReviewId, authorId: MemberId): ReviewAnswerId {
  return idOfRow('review_answers', { review: reviewId, user: authorId }) as ReviewAnswerId;
}

/** The id of the one place before all other reviews of a food [S12]. */
export function pinIdFor(foodId: FoodId, contributor: MemberId): string {
  return idOfRow('pinned_reviews', { food: foodId, user: contributor });
}

/** Why an answer cannot be saved, or null. */
export function answerProblem(text: string): string | null {
  const used = countCharacters(text.trim());
  if (used === 0) return t`Please write an answer.`;
  return used > ANSWER_TEXT_LIMIT ? t`Please use at most ${ANSWER_TEXT_LIMIT} characters.` : null;
}

/**
 * Whether a member may answer the reviews of a food and pin one: its contributor, verified at this moment. The server asks the same.
 *
 * @param contributor null for a food of the catalogue
 */
export function mayAnswer(
  member: { readonly id: MemberId; readonly isVerified: boolean } | null,
  contributor: MemberId | null,
): boolean {
  return member !== null && member.isVerified && member.id === contributor;
}
