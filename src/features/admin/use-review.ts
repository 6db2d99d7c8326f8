import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { VerificationRequest } from '#domain/professionals/verification.ts';
import type { ReviewStep } from '#domain/administration/verification-reviews.ts';
import { requestSync } from '#replica/feed/request-sync.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { adminFailure } from './admin-failure.ts';
import { useAdministration } from './administration-context.tsx';

type Decision = 'approved' | 'rejected';
type Step = Decision | 'under_review';

interface Review {
  /** Decides, or sends the notes alone ('under_review'), which leaves the request open; whether that was done. */
  readonly decide: (status: Step, notes: string) => Promise<boolean>;
  /** The admin looks at a document: others see that the request is being reviewed. */
  readonly takeUp: () => void;
  readonly running: Step | null;
}

const told = {
  under_review: { done: t`Note sent`, failed: t`The note was not sent` },
  approved: { done: t`Request Approved`, failed: t`Failed to Approve` },
  rejected: { done: t`Request Rejected`, failed: t`Failed to Reject` },
} as const;

/** The steps of a review with their messages (spec 2 §4, §8). A decision that got no answer is repeated as the same attempt [S2]. */
export function useReview(request: VerificationRequest): Review {
  const ask = useAdministration();
  const replica = useReplica();
  const [running, setRunning] = useState<Step | null>(null);
  const attempt = useRef<ReviewStep | null>(null);

  const decide = async (status: Step, notes: string) => {
    if (status === 'rejected' && notes.trim() === '') {
      toast({
        title: t`Reviewer Notes Required`,
        description: t`Please provide feedback for rejected requests.`,
        tone: 'destructive',
      });
      return false;
    }
    const isSame = attempt.current?.status === status && attempt.current.notes === notes;
    const step: ReviewStep =
      isSame && attempt.current !== null
        ? attempt.current
        : { requestId: request.id, status, notes, attempt: crypto.randomUUID() };
    attempt.current = step;
    setRunning(status);
    const outcome = await ask((administration) => administration.reviewRequest(step));
    setRunning(null);
    if (outcome.kind !== 'done') {
      if (outcome.kind === 'refused') attempt.current = null;
      toast({ title: told[status].failed, description: adminFailure(outcome), tone: 'destructive' });
    } else {
      toast({
        title: told[status].done,
        ...(status === 'rejected' ? { description: t`The verification request has been rejected.` } : {}),
        tone: 'success',
      });
    }
    void requestSync(replica);
    return outcome.kind === 'done';
  };
  const takeUp = () => {
    if (request.status !== 'pending') return;
    void ask((administration) =>
      administration.reviewRequest({
        requestId: request.id,
        status: 'under_review',
        notes: '',
        attempt: crypto.randomUUID(),
      }),
    );
  };
  return { decide, takeUp, running };
}
