import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Clock, Hourglass, Send, X } from 'lucide-react';
import { businessTypeLabels, type VerificationRequest } from '#domain/professionals/verification.ts';
import { MemberLink } from '#shared/members/member-link.tsx';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { ReviewDocuments } from './review-documents.tsx';
import { useReview } from './use-review.ts';

const submitted = lazily(() => new Intl.DateTimeFormat(region, { dateStyle: 'long' }));
/** Characters that the server keeps. */
const NOTES_LIMIT = 2_000;

type Decision = 'approved' | 'rejected' | 'under_review';

interface ReviewCardProps {
  readonly request: VerificationRequest;
  /** It is approved or rejected, and leaves the list. */
  readonly onDecided: () => void;
}

/** One request with its documents, and the decision about it (spec 2 §2.10). */
export function ReviewCard({ request, onDecided }: ReviewCardProps) {
  const {
    words: { notes },
    write,
    forget,
  } = useFormMemory(`review/${request.id}`, { notes: '' });
  const { decide, takeUp, running } = useReview(request);
  const { applicant, documentsReceived, documentCount, reviewerNotes } = request;
  const conclude = async (decision: Decision) => {
    if (!(await decide(decision, notes))) return;
    forget();
    if (decision !== 'under_review') onDecided();
  };
  return (
    <Card as="article" aria-label={t`Request of ${applicant.name}`}>
      <Stack gap="4">
        <RequestHeading request={request} />
        <chakra.div
          display="grid"
          gap="4"
          columnGap="8"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          alignItems="start"
        >
          <ReviewDocuments
            requestId={request.id}
            received={documentsReceived}
            announced={documentCount}
            onOpened={takeUp}
          />
          <ApplicantFacts member={request.userId} />
        </chakra.div>
        {reviewerNotes === '' ? null : (
          <chakra.div p="3" borderRadius="lg" bg="paper.sunken">
            <chakra.p textStyle="label">{t`Your last note`}</chakra.p>
            <chakra.p dir="auto" textStyle="small" whiteSpace="pre-line" overflowWrap="anywhere">
              {reviewerNotes}
            </chakra.p>
          </chakra.div>
        )}
        <TextAreaField
          label={t`Reviewer Notes`}
          hint={t`Told to the applicant. Needed to reject.`}
          placeholder={t`Add feedback for the applicant...`}
          rows={3}
          maxLength={NOTES_LIMIT}
          value={notes}
          onValue={(typed) => write({ notes: typed })}
        />
        <Decisions
          isRunning={running !== null}
          hasNotes={notes.trim() !== ''}
          onDecided={(decision) => void conclude(decision)}
        />
      </Stack>
    </Card>
  );
}

/** Who asks, as what, and since when. */
function RequestHeading({
  request: { applicant, businessName, businessType, status, submittedAt },
}: {
  readonly request: VerificationRequest;
}) {
  return (
    <chakra.div>
      <Row gap="3">
        <Heading as="h3" size="small">
          <MemberLink username={applicant.username}>
            <bdi>{applicant.name}</bdi>
          </MemberLink>
        </Heading>
        <Badge tone="saffron">
          {status === 'pending' ? (
            <>
              <Clock aria-hidden />
              {t`Pending`}
            </>
          ) : (
            <>
              <Hourglass aria-hidden />
              {t`Under Review`}
            </>
          )}
        </Badge>
      </Row>
      <chakra.p fontWeight="medium" overflowWrap="anywhere">
        <bdi>{businessName}</bdi>
      </chakra.p>
      <chakra.p textStyle="small" color="ink.muted">
        <Trans>
          {businessTypeLabels[businessType]} · Submitted{' '}
          <time dateTime={new Date(submittedAt).toISOString()}>{submitted().format(submittedAt)}</time>
        </Trans>
      </chakra.p>
    </chakra.div>
  );
}

interface DecisionsProps {
  readonly isRunning: boolean;
  readonly hasNotes: boolean;
  readonly onDecided: (decision: Decision) => void;
}

function Decisions({ isRunning, hasNotes, onDecided }: DecisionsProps) {
  return (
    <Row gap="3" justifyContent="flex-end">
      <Button tone="ghost" disabled={isRunning || !hasNotes} onClick={() => onDecided('under_review')}>
        <Send aria-hidden />
        {t`Send the note only`}
      </Button>
      <Button tone="outline" color="danger.text" disabled={isRunning} onClick={() => onDecided('rejected')}>
        <X aria-hidden />
        {t`Reject`}
      </Button>
      <Button disabled={isRunning} onClick={() => onDecided('approved')}>
        <Check aria-hidden />
        {t`Approve`}
      </Button>
    </Row>
  );
}
