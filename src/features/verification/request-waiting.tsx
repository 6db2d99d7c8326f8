import { chakra } from '@chakra-ui/react/styled-system';
import { Clock, Hourglass } from 'lucide-react';
import type { VerificationRequest } from '#domain/verification.ts';
import type { OwnVerification } from '#replica/verification-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { DocumentForm } from './document-form.tsx';
import { UnsentDocument } from './unsent-document.tsx';

const submitted = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

const words = {
  pending: { badge: 'Pending', heading: 'Your request is waiting for its review', icon: Clock },
  under_review: { badge: 'Under Review', heading: 'Your request is being reviewed', icon: Hourglass },
} as const;

interface RequestWaitingProps {
  readonly own: OwnVerification;
  readonly request: VerificationRequest;
}

/** A request that nobody has decided (spec 2 §2.7, waiting state), and its documents that are still on their way from this device. */
export function RequestWaiting({ own, request }: RequestWaitingProps) {
  const { badge, heading, icon: Icon } = words[request.status === 'under_review' ? 'under_review' : 'pending'];
  const isSomeRefused = own.unsent.some(({ state }) => state === 'parked');
  return (
    <Stack gap="5">
      <Card>
        <Stack gap="3">
          <Row gap="3">
            <Heading as="h3" size="small">{heading}</Heading>
            <Badge tone="saffron"><Icon aria-hidden />{badge}</Badge>
          </Row>
          <chakra.p color="ink.muted">
            Submitted on <time dateTime={new Date(request.submittedAt).toISOString()}>{submitted.format(request.submittedAt)}</time>. The review takes 2-3 business days; you are told here and by e-mail.
          </chakra.p>
          <chakra.output textStyle="small">{arrivedWords(own, request)}</chakra.output>
          {own.unsent.length === 0 ? null : (
            <Stack as="ul" aria-label="Documents on their way" gap="3" listStyleType="none">
              {own.unsent.map((entry) => <UnsentDocument key={entry.id} entry={entry} />)}
            </Stack>
          )}
        </Stack>
      </Card>
      {isSomeRefused ? <DocumentForm hasProfessional submitLabel="Add to the request" /> : null}
    </Stack>
  );
}

function arrivedWords({ unsent }: OwnVerification, { documentsReceived, documentCount }: VerificationRequest): string {
  const all = Math.max(documentCount, documentsReceived + unsent.length);
  if (unsent.length === 0 && documentsReceived > 0) return documentsReceived === 1 ? 'Your document has arrived.' : `All ${documentsReceived} documents have arrived.`;
  return `${documentsReceived} of ${all} documents have arrived.`;
}
