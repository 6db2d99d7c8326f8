import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { submissionProblem } from '#domain/professionals/verification-document.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { documentDrafts } from '#replica/professionals/document-drafts.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { submitVerification } from '#replica/professionals/submit-verification.ts';
import { toast } from '#ui/feedback/toast.ts';

interface SubmitVerification {
  /** Whether it was; where documents or their types are missing, that is told instead. */
  readonly submit: (applicant: { readonly hasProfessional: boolean; readonly kept: number }) => Promise<boolean>;
  readonly isSubmitting: boolean;
}

/** Submits what was chosen and tells how it went (spec 2 §8). It is kept on the device first, so no connection is needed. */
export function useSubmitVerification(): SubmitVerification {
  const replica = useReplica();
  const [isSubmitting, setSubmitting] = useState(false);
  const submit: SubmitVerification['submit'] = async ({ hasProfessional, kept }) => {
    setSubmitting(true);
    // As they are stored: a slow device may not have drawn yet what was chosen last.
    const drafts = await documentDrafts(replica);
    const wrong = submissionProblem({ hasProfessional, kept, types: drafts.map(({ type }) => type) });
    if (wrong !== null) {
      setSubmitting(false);
      toast({ ...wrong, tone: 'destructive' });
      return false;
    }
    const outcome = await submitVerification(replica, { keepsDocuments: kept > 0 });
    setSubmitting(false);
    if (outcome.kind === 'saved') {
      await toastSaved(replica, {
        title: t`Verification Submitted`,
        description: t`Your documents will be reviewed within 2-3 business days.`,
      });
      return true;
    }
    const description =
      outcome.kind === 'storage-full'
        ? t`This device is full. Free some space and try again; your documents are still here.`
        : t`Failed to submit verification request. Please try again.`;
    toast({ title: t`Submission Failed`, description, tone: 'destructive' });
    return false;
  };
  return { submit, isSubmitting };
}
