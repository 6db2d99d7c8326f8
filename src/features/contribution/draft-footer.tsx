import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Check, RotateCcw } from 'lucide-react';
import { fullDeviceWords } from '#shared/saving/toast-full-device.ts';
import { Button } from '#ui/elements/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import type { FoodDraft, Keeping } from './use-food-draft.ts';

interface DraftFooterProps {
  readonly draft: FoodDraft;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
}

/** The end of the form: whether it is kept, and what to do with it. */
export function DraftFooter({ draft, submitLabel, busyLabel, isBusy }: DraftFooterProps) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" pt="3">
      <KeptBadly keeping={draft.keeping} />
      <Row
        justifyContent="space-between"
        flexDirection={{ base: 'column-reverse', md: 'row' }}
        alignItems={{ base: 'stretch', md: 'center' }}
      >
        <Button tone="ghost" disabled={draft.isUntouched} onClick={draft.startOver}>
          <RotateCcw aria-hidden />
          {t`Start over`}
        </Button>
        <Row
          justifyContent={{ base: 'center', md: 'flex-end' }}
          flexDirection={{ base: 'column-reverse', md: 'row' }}
          alignItems={{ base: 'stretch', md: 'center' }}
        >
          {draft.keeping === 'kept' ? (
            <chakra.span
              display="flex"
              alignItems="center"
              justifyContent="center"
              gap="1.5"
              textStyle="small"
              color="herb.text"
            >
              <Check size={16} aria-hidden />
              {t`Draft kept on this device`}
            </chakra.span>
          ) : null}
          <SubmitButton size="lg" busy={isBusy} busyLabel={busyLabel}>
            {submitLabel}
          </SubmitButton>
        </Row>
      </Row>
    </chakra.div>
  );
}

function KeptBadly({ keeping }: { readonly keeping: Keeping }) {
  if (keeping === 'storage-full')
    return (
      <Notice tone="danger" title={fullDeviceWords().title}>
        {fullDeviceWords().description}
      </Notice>
    );
  if (keeping === 'failed')
    return (
      <Notice
        tone="danger"
        title={t`This draft could not be kept`}
      >{t`What you typed is still here, but it would be lost with this page. Please submit it, or copy it elsewhere.`}</Notice>
    );
  return null;
}
