import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useIsOffline } from '#shared/saving/use-is-offline.ts';
import { exportUnsentChanges } from '#replica/unsent-work/export-unsent-changes.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { session } from '#replica/session/session.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { saveBlob } from '#ui/device/save-blob.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { accountFailure } from '#features/account/sign-in/account-failure.ts';
import { useAccounts } from '#features/account/sign-in/accounts-context.tsx';

/** A copy of everything of the member's, as one archive. Needs a connection, and says so. */
export function ExportCard() {
  const replica = useReplica();
  const accounts = useAccounts();
  const isOffline = useIsOffline();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const onExport = async () => {
    const current = await session(replica);
    if (current === null) return;
    setBusy(true);
    setFailure('');
    const outcome = await accounts.exportData({ token: current.token, unsent: await exportUnsentChanges(replica) });
    setBusy(false);
    if (outcome.kind !== 'archive') {
      setFailure(accountFailure(outcome));
      return;
    }
    saveBlob(outcome.archive, 'foretaste-my-data.zip');
    const description =
      outcome.missing === 0
        ? t`Look among your downloads.`
        : t`Look among your downloads. Files that were not there any more: ${outcome.missing}.`;
    toast({ title: t`Your data is saved`, description, tone: 'success' });
  };
  return (
    <Card pad="md">
      <Stack gap="3" alignItems="flex-start">
        <Heading as="h2" size="small">{t`Export my data`}</Heading>
        <chakra.p color="ink.muted">
          {t`One ZIP file with everything of yours: profile, foods, reviews, messages, likes, settings and photos, and what this device has not sent yet.`}
        </chakra.p>
        {isOffline ? <Notice tone="offline">{t`You need a connection for this.`}</Notice> : null}
        {failure === '' ? null : (
          <Notice tone="danger" title={t`Your data could not be exported`}>
            {failure}
          </Notice>
        )}
        <SubmitButton
          type="button"
          tone="outline"
          busy={busy}
          busyLabel={t`Collecting your data...`}
          disabled={isOffline}
          onClick={() => void onExport()}
        >
          <Download aria-hidden />
          {t`Export my data`}
        </SubmitButton>
      </Stack>
    </Card>
  );
}
