import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { discardChange } from '#replica/outbox/discard-change.ts';
import { toastDiscarded } from '#shared/saving/undo-deletion.ts';
import { retryChange } from '#replica/outbox/retry-change.ts';
import { Button } from '#ui/elements/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';

/** A document on its way: how much of it has arrived, or why the server did not take it. */
export function UnsentDocument({ entry }: { readonly entry: OutboxEntry }) {
  const replica = useReplica();
  const discard = async () => {
    const outcome = await discardChange(replica, entry);
    if (outcome.kind === 'discarded') toastDiscarded(outcome.undo);
  };
  if (entry.state === 'parked') {
    const why =
      Object.values(entry.rejection?.fields ?? {})
        .filter((problem) => problem !== '')
        .join(' ') || entry.rejection?.message;
    return (
      <li>
        <Notice
          tone="danger"
          title={entry.about}
          action={
            <>
              <Button
                size="sm"
                minH="target"
                tone="outline"
                onClick={() => void retryChange(replica, entry)}
              >{t`Try again`}</Button>
              <Button size="sm" minH="target" tone="outline" onClick={() => void discard()}>{t`Remove`}</Button>
            </>
          }
        >
          {why || t`The server did not take it.`}
        </Notice>
      </li>
    );
  }
  const upload = entry.uploads?.['document'];
  return (
    <chakra.li overflowWrap="anywhere">
      <ProgressBar label={entry.about} value={upload?.sent ?? 0} max={upload?.size ?? null} />
    </chakra.li>
  );
}
