import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ExternalLink, FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AdminOutcome } from '#domain/administration/admin-outcome.ts';
import type { HandedInDocument } from '#domain/administration/verification-reviews.ts';
import { documentTypeLabels } from '#domain/professionals/verification-document.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Button } from '#ui/elements/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { adminFailure } from './admin-failure.ts';
import { useAdministration } from './administration-context.tsx';

interface ReviewDocumentsProps {
  readonly requestId: string;
  readonly received: number;
  readonly announced: number;
  readonly onOpened: () => void;
}

interface Answered {
  /** What made it be asked: another document, or another try. */
  readonly occasion: string;
  readonly outcome: AdminOutcome<readonly HandedInDocument[]>;
}

/** The documents of a request, asked for anew whenever one arrives: they are in no replica (R6). */
export function ReviewDocuments({ requestId, received, announced, onOpened }: ReviewDocumentsProps) {
  const ask = useAdministration();
  const [tries, setTries] = useState(0);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const occasion = `${received}/${tries}`;
  useEffect(() => {
    let isWanted = true;
    void ask((administration) => administration.documentsOf(requestId)).then(
      (outcome) => isWanted && setAnswered({ occasion, outcome }),
    );
    return () => {
      isWanted = false;
    };
  }, [ask, requestId, occasion]);
  const answer = answered?.outcome ?? null;

  const view = (document: HandedInDocument) =>
    openInTab(async () => {
      const outcome = await ask((administration) => administration.documentAddress(document));
      if (outcome.kind === 'done') {
        onOpened();
        return outcome.value;
      }
      toast({ title: t`The document could not be opened`, description: adminFailure(outcome), tone: 'destructive' });
      return null;
    });

  return (
    <Stack gap="2">
      <chakra.p textStyle="label">
        <Trans>Documents{received < announced ? t` (${received} of ${announced} have arrived)` : ''}</Trans>
      </chakra.p>
      {answer === null && received > 0 ? <Skeleton height="12" borderRadius="lg" /> : null}
      {answer !== null && answer.kind !== 'done' ? (
        <Notice
          tone="offline"
          action={
            <Button size="sm" minH="target" tone="outline" onClick={() => setTries(tries + 1)}>{t`Try again`}</Button>
          }
        >
          {adminFailure(answer)}
        </Notice>
      ) : null}
      {received === 0 ? <chakra.p color="ink.muted">{t`None has arrived yet.`}</chakra.p> : null}
      {answer?.kind === 'done' ? (
        <chakra.ul display="flex" flexDirection="column" gap="2">
          {answer.value.map((document) => (
            <DocumentLine key={document.id} document={document} onView={() => view(document)} />
          ))}
        </chakra.ul>
      ) : null}
    </Stack>
  );
}

interface DocumentLineProps {
  readonly document: HandedInDocument;
  readonly onView: () => void;
}

function DocumentLine({ document, onView }: DocumentLineProps) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' }}
      alignItems="center"
      columnGap="3"
      ps="3"
      borderWidth="1px"
      borderColor="line.quiet"
      borderRadius="lg"
    >
      <chakra.span
        display="flex"
        gap="3"
        alignItems="center"
        minW="0"
        py="2.5"
        gridColumn={{ base: '1 / -1', md: 'auto' }}
      >
        <chakra.span aria-hidden color="ink.muted" flexShrink="0">
          <FileText size={18} />
        </chakra.span>
        <chakra.span dir="auto" minW="0" overflowWrap="anywhere" pe={{ base: '3', md: '0' }}>
          {document.name}
        </chakra.span>
      </chakra.span>
      <Badge justifySelf="start">{documentTypeLabels[document.type]}</Badge>
      <Button tone="ghost" aria-label={t`View ${document.name} in a new tab`} onClick={onView}>
        <ExternalLink aria-hidden />
        {t`View`}
      </Button>
    </chakra.li>
  );
}

/**
 * Opens an address that must be asked for first. The tab opens with the click itself, or browsers take it for a pop-up; it knows nothing of
 * this page, and closes when there is no address.
 */
function openInTab(address: () => Promise<string | null>): void {
  const tab = window.open('about:blank', '_blank');
  if (tab === null) {
    toast({
      title: t`The document could not be opened`,
      description: t`Your browser blocks new tabs here. Allow them for Foretaste and try again.`,
      tone: 'destructive',
    });
    return;
  }
  tab.opener = null;
  void address().then((found) => (found === null ? tab.close() : tab.location.replace(found)));
}
