import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { VerificationRequest } from '#domain/professionals/verification.ts';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';
import type { OwnVerification } from '#replica/professionals/verification-queries.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { DocumentForm } from './document-form.tsx';
import { UnsentDocument } from './unsent-document.tsx';

const submitted = lazily(() => new Intl.DateTimeFormat(region, { dateStyle: 'long' }));

interface RequestWaitingProps {
  readonly own: OwnVerification;
  readonly request: VerificationRequest;
  /** Whether the server sends mail (R35); false while that is not known. */
  readonly sendsMail: boolean;
}

/** A request that nobody has decided (spec 2 §2.7, waiting state), and its documents that are still on their way from this device. */
export function RequestWaiting({ own, request, sendsMail }: RequestWaitingProps) {
  const isSomeRefused = own.unsent.some(({ state }) => state === 'parked');
  return (
    <Stack gap="4">
      <div>
        <chakra.p fontWeight="semibold">
          {request.status === 'under_review'
            ? t`Your request is being reviewed`
            : t`Your request is waiting for its review`}
        </chakra.p>
        <chakra.p color="ink.muted">
          <Trans>
            Submitted on{' '}
            <time dateTime={new Date(request.submittedAt).toISOString()}>
              {submitted().format(request.submittedAt)}
            </time>
            . The review takes 2-3 business days.
          </Trans>{' '}
          {sendsMail ? t`You are told here and by mail.` : t`You are told here.`}
        </chakra.p>
      </div>
      {request.reviewerNotes === '' ? null : (
        <Notice title={t`A note from the review`}>
          <chakra.span dir="auto" whiteSpace="pre-line">
            {request.reviewerNotes}
          </chakra.span>
        </Notice>
      )}
      <chakra.output textStyle="small">{arrivedWords(own, request)}</chakra.output>
      {own.unsent.length === 0 ? null : (
        <Stack as="ul" aria-label={t`Documents on their way`} gap="3" listStyleType="none">
          {own.unsent.map((entry) => (
            <UnsentDocument key={entry.id} entry={entry} />
          ))}
        </Stack>
      )}
      {isSomeRefused || request.reviewerNotes !== '' ? (
        <DocumentForm hasProfessional submitLabel={t`Add to the request`} />
      ) : null}
    </Stack>
  );
}

function arrivedWords({ unsent }: OwnVerification, { documentsReceived, documentCount }: VerificationRequest): string {
  const all = Math.max(documentCount, documentsReceived + unsent.length);
  if (unsent.length > 0 || documentsReceived === 0) return t`${documentsReceived} of ${all} documents have arrived.`;
  return plural(documentsReceived, { one: 'Your document has arrived.', other: 'All # documents have arrived.' });
}
