import { t } from '@lingui/core/macro';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { reopenVerification } from '#replica/unsent-work/reopen-verification.ts';
import { retryChange } from '#replica/outbox/retry-change.ts';
import { Button } from '#ui/elements/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** The server did not take the request itself: why, and the way back to its documents. */
export function RequestRefused({ entry }: { readonly entry: OutboxEntry }) {
  const replica = useReplica();
  const why =
    Object.values(entry.rejection?.fields ?? {})
      .filter((problem) => problem !== '')
      .join(' ') || entry.rejection?.message;
  return (
    <Notice
      tone="danger"
      title={t`Submission Failed`}
      action={
        <>
          <Button tone="outline" onClick={() => void retryChange(replica, entry)}>{t`Try again`}</Button>
          <Button
            tone="outline"
            onClick={() => void reopenVerification(replica, entry)}
          >{t`Back to the documents`}</Button>
        </>
      }
    >
      {why || t`Failed to submit verification request. Please try again.`}
    </Notice>
  );
}
