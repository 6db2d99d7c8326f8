import { BadgeCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isOpen } from '#domain/verification.ts';
import { ownVerification } from '#replica/verification-queries.ts';
import { useLive } from '#replica/use-live.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { DocumentForm } from './document-form.tsx';
import { RequestRefused } from './request-refused.tsx';
import { RequestWaiting } from './request-waiting.tsx';

/** The way to the badge, for who has a professional profile (spec 2 §2.7); nothing for others. A decision shows by itself when it arrives. */
export function VerificationSection() {
  const own = useLive(ownVerification, []);
  const [startedAfter, setStartedAfter] = useState<string | null>(null);
  if (!own?.hasProfessional) return null;
  const { request, isVerified } = own;
  if (isVerified) {
    return (
      <VerificationFrame>
        <Notice tone="success" title="Congratulations, you are verified">
          <Stack gap="2" alignItems="flex-start">
            <Badge tone="herb"><BadgeCheck aria-hidden />Verified</Badge>
            Your badge stands beside your name on your profile, your foods and your reviews.
          </Stack>
        </Notice>
      </VerificationFrame>
    );
  }
  if (own.refused !== null) return <VerificationFrame><RequestRefused entry={own.refused} /></VerificationFrame>;
  if (request !== null && isOpen(request)) return <VerificationFrame><RequestWaiting own={own} request={request} /></VerificationFrame>;
  if (request?.status === 'rejected' && startedAfter !== request.id) {
    return (
      <VerificationFrame>
        <Notice
          tone="warning"
          title="Your request was not approved"
          action={<Button onClick={() => setStartedAfter(request.id)}>Submit New Verification Request</Button>}
        >
          <Stack gap="1">
            Reviewer feedback:
            <blockquote dir="auto" style={{ whiteSpace: 'pre-line' }}>{request.reviewerNotes}</blockquote>
          </Stack>
        </Notice>
      </VerificationFrame>
    );
  }
  return <VerificationFrame><DocumentForm hasProfessional={own.hasProfessional} /></VerificationFrame>;
}

function VerificationFrame({ children }: { readonly children: ReactNode }) {
  return (
    <CardSection heading="Professional verification" lead="Show that you are who you say. Only you and the administrators can open your documents.">
      {children}
    </CardSection>
  );
}
