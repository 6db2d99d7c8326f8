import { t } from '@lingui/core/macro';
import { cleanText } from '#prelude/text/clean-text.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';

/** Characters (code points, as the server counts) of a review's text; the live counter shows n/500 (spec 1 §5). */
export const REVIEW_TEXT_LIMIT = 500;

/** What the review form holds; `rating` is 0 until stars are chosen (spec 1 §4). */
export interface ReviewAttempt {
  readonly isSignedIn: boolean;
  readonly foodId: string | null;
  readonly rating: number;
  readonly text: string;
}

/** A toast's title and description. */
export interface ReviewProblem {
  readonly title: string;
  readonly message: string;
}

/** Why a review cannot be submitted, first things first (spec 1 §5, review), or null. */
export function reviewProblem({ isSignedIn, foodId, rating, text }: ReviewAttempt): ReviewProblem | null {
  if (!isSignedIn) return { title: t`Authentication Required`, message: t`Please sign in to leave a review.` };
  if (!foodId) return { title: t`Error`, message: t`Food ID not found.` };
  if (!isWholeStars(rating))
    return { title: t`Rating Required`, message: t`Please select a rating before submitting.` };
  return reviewTextLength(text) > REVIEW_TEXT_LIMIT
    ? { title: t`Submission Failed`, message: t`Please use at most ${REVIEW_TEXT_LIMIT} characters.` }
    : null;
}

/** The text as it is saved: trimmed, null when there is none (spec 1 §5, 'sent as absent when empty'). */
export function reviewTextToSave(text: string): string | null {
  return cleanText(text, text.length) || null;
}

/** What the counter shows before the slash. */
export function reviewTextLength(text: string): number {
  return countCharacters(text.trim());
}

function isWholeStars(rating: number): boolean {
  return Number.isInteger(rating) && rating >= 1 && rating <= 5;
}
