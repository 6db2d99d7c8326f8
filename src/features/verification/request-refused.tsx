import { t } from '@lingui/core/macro';
import type { OutboxEntry } from '#replica/outbox-entry.ts';
import { useReplica } from '#replica/replica-context.tsx';
import { reopenVerification } from '#replica/reopen-verification.ts';
import { retryChange } from '#replica/retry-change.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** The server did not take the request itself: why, and the way back to its documents. */
export function RequestRefused({ entry }: { readonly entry: OutboxEntry }) {
  const replica = useReplica();
  const why = Object.values(entry.rejection?.fields ?? {}).filter((problem) => problem !== '').join(' ') || entry.rejection?.message;
  return (
    <Notice
      tone="danger"
      title={t`Submission Failed`}
      action={
        <>
          <Button tone="outline" onClick={() => void retryChange(replica, entry)}>{t`Try again`}</Button>
          <Button tone="outline" onClick={() => void reopenVerification(replica, entry)}>{t`Back to the documents`}</Button>
        </>
      }
    >
      {why || t`Failed to submit verification request. Please try again.`}
    </Notice>
  );
}
