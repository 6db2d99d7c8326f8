import { t } from '@lingui/core/macro';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { reviewProblem } from '#domain/reviews/review-rules.ts';
import { noteReachedOut } from '#ui/device/reached-out.ts';
import { toastFullDevice } from '#shared/saving/toast-full-device.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import type { Replica } from '#replica/database/replica.ts';
import { submitReview } from '#replica/reviews/review-commands.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { Opinion } from './opinion-store.ts';

interface OpinionToSubmit extends Opinion {
  readonly foodId: FoodId;
  /** There is a review of this member already (R16). */
  readonly isEdit: boolean;
}

/**
 * Saves the review on this device, to be sent as soon as the server can be reached, and says what came of it (spec 1 §5 and §8,
 * review). Returns whether it is saved: only then may the form forget what was typed.
 */
export async function submitOpinion(
  replica: Replica,
  { foodId, rating, text, tasting, isEdit }: OpinionToSubmit,
): Promise<boolean> {
  const problem = reviewProblem({ isSignedIn: true, foodId, rating, text });
  if (problem !== null) {
    toast({ title: problem.title, description: problem.message, tone: 'destructive' });
    return false;
  }
  const { kind } = await submitReview(replica, { foodId, rating, text, tasting });
  switch (kind) {
    case 'saved':
      await toastSaved(
        replica,
        isEdit ? { title: t`Review updated`, description: t`Your changes have been saved.` } : SUBMITTED,
      );
      if (!isEdit) noteReachedOut();
      return true;
    case 'storage-full':
      toastFullDevice();
      return false;
    case 'signed-out':
      toast({
        title: t`Authentication Required`,
        description: t`Please sign in to leave a review.`,
        tone: 'destructive',
      });
      return false;
    case 'missing':
    case 'failed':
      toast({
        title: t`Submission Failed`,
        description: t`There was an error submitting your review. Please try again.`,
        tone: 'destructive',
      });
      return false;
  }
}

const SUBMITTED = { title: t`Review Submitted`, description: t`Thank you for sharing your experience!` } as const;
