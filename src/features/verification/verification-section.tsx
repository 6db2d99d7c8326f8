import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Clock, Hourglass } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { documentsToKeep, isOpen, type VerificationRequest } from '#domain/professionals/verification.ts';
import { type OwnVerification, ownVerification } from '#replica/professionals/verification-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Button } from '#ui/elements/button.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { DocumentForm } from './document-form.tsx';
import { RequestRefused } from './request-refused.tsx';
import { RequestWaiting } from './request-waiting.tsx';

/** The way to the badge, for whoever has a professional profile (spec 2 §2.7); nothing for others. A decision shows by itself when it arrives. */
export function VerificationSection({ sendsMail }: { readonly sendsMail: boolean }) {
  const own = useLive(ownVerification, []);
  const [startedAfter, setStartedAfter] = useState<string | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const wantedBy = hash === '#verification' && own?.hasProfessional === true ? key : null;
  // Below a long form: whoever comes to hand in documents, or to read what was decided, is led here.
  useEffect(() => {
    if (wantedBy !== null) card.current?.scrollIntoView({ block: 'start' });
  }, [wantedBy]);
  if (!own?.hasProfessional) return null;
  // What was pressed is gone by then, and the keyboard goes on where it was.
  const goOnHere = () => place.current?.focus();
  const startAnew = (id: string) => {
    setStartedAfter(id);
    goOnHere();
  };
  return (
    <chakra.div ref={card} scrollMarginTop="20">
      <CardSection
        heading={t`Professional verification`}
        mark={<VerificationBadge own={own} />}
        {...(own.isVerified ? {} : { lead: t`Only you and the administrators can open your documents.` })}
      >
        <chakra.div ref={place} tabIndex={-1} outline="none">
          <VerificationState
            own={own}
            sendsMail={sendsMail}
            isAnew={startedAfter !== null && startedAfter === own.request?.id}
            onStartAnew={startAnew}
            onSubmitted={goOnHere}
          />
        </chakra.div>
      </CardSection>
    </chakra.div>
  );
}

interface VerificationStateProps {
  readonly own: OwnVerification;
  readonly sendsMail: boolean;
  /** The member has read the rejection and begins again. */
  readonly isAnew: boolean;
  readonly onStartAnew: (requestId: string) => void;
  readonly onSubmitted: () => void;
}

function VerificationState({ own, sendsMail, isAnew, onStartAnew, onSubmitted }: VerificationStateProps): ReactNode {
  const { request, refused, isVerified } = own;
  if (isVerified) {
    return (
      <Notice
        tone="success"
        title={t`Congratulations, you are verified`}
      >{t`Your badge stands beside your name on your profile, your foods and your reviews.`}</Notice>
    );
  }
  if (refused !== null) return <RequestRefused entry={refused} />;
  if (request !== null && isOpen(request)) return <RequestWaiting own={own} request={request} sendsMail={sendsMail} />;
  if (request?.status === 'rejected' && !isAnew) return <Rejection request={request} onStartAnew={onStartAnew} />;
  return (
    <DocumentForm hasProfessional={own.hasProfessional} kept={documentsToKeep(request)} onSubmitted={onSubmitted} />
  );
}

function Rejection({
  request,
  onStartAnew,
}: { readonly request: VerificationRequest } & Pick<VerificationStateProps, 'onStartAnew'>) {
  return (
    <Notice
      tone="warning"
      title={t`Your request was not approved`}
      action={<Button onClick={() => onStartAnew(request.id)}>{t`Submit New Verification Request`}</Button>}
    >
      <Trans>
        Reviewer feedback:
        <chakra.blockquote
          dir="auto"
          mt="1"
          ps="3"
          borderStartWidth="3px"
          borderColor="line.strong"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          {request.reviewerNotes}
        </chakra.blockquote>
      </Trans>
    </Notice>
  );
}

function VerificationBadge({ own: { isVerified, request } }: Pick<VerificationStateProps, 'own'>) {
  if (isVerified)
    return (
      <Badge tone="herb">
        <BadgeCheck aria-hidden />
        {t({ message: 'Verified', context: 'a profile' })}
      </Badge>
    );
  if (request?.status === 'pending')
    return (
      <Badge tone="saffron">
        <Clock aria-hidden />
        {t`Pending`}
      </Badge>
    );
  return request?.status === 'under_review' ? (
    <Badge tone="saffron">
      <Hourglass aria-hidden />
      {t`Under Review`}
    </Badge>
  ) : null;
}
