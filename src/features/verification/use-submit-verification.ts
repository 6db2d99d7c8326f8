import { useState } from 'react';
import { useReplica } from '#replica/replica-context.tsx';
import { submitVerification } from '#replica/submit-verification.ts';
import { toast } from '#ui/toast.ts';

interface SubmitVerification {
  readonly submit: () => Promise<void>;
  readonly isSubmitting: boolean;
}

/** Submits what was chosen and tells how it went (spec 2 §8). It is kept on the device first, so no connection is needed. */
export function useSubmitVerification(): SubmitVerification {
  const replica = useReplica();
  const [isSubmitting, setSubmitting] = useState(false);
  const submit = async () => {
    setSubmitting(true);
    const outcome = await submitVerification(replica);
    setSubmitting(false);
    switch (outcome.kind) {
      case 'saved':
        toast({ title: 'Verification Submitted', description: 'Your documents will be reviewed within 2-3 business days.', tone: 'success' });
        return;
      case 'storage-full':
        toast({ title: 'Submission Failed', description: 'This device is full. Free some space and try again; your documents are still here.', tone: 'destructive' });
        return;
      default:
        toast({ title: 'Submission Failed', description: 'Failed to submit verification request. Please try again.', tone: 'destructive' });
    }
  };
  return { submit, isSubmitting };
}
