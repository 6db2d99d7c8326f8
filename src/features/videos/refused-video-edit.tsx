import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { discardChange } from '#replica/outbox/discard-change.ts';
import { toastDiscarded } from '#shared/saving/undo-deletion.ts';
import { Button } from '#ui/elements/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** An edit of an own video that the server refused [S6]: why, and what the member can do about it. */
export function RefusedVideoEdit({
  refused,
  onChange,
}: {
  readonly refused: OutboxEntry;
  readonly onChange: () => void;
}) {
  const replica = useReplica();
  const { message = '', fields = {} } = refused.rejection ?? {};
  const discard = async () => {
    const outcome = await discardChange(replica, refused);
    if (outcome.kind === 'discarded') toastDiscarded(outcome.undo);
  };
  return (
    <Notice
      tone="warning"
      title={t`Your edit was not accepted`}
      action={
        <>
          <Button size="sm" minH="target" tone="outline" onClick={onChange}>{t`Change it`}</Button>
          <Button size="sm" minH="target" tone="outline" onClick={() => void discard()}>{t`Discard it`}</Button>
        </>
      }
    >
      <Trans>
        {Object.values(fields).join(' ') || message || t`The server gave no reason.`} What you wrote is still here.
      </Trans>
    </Notice>
  );
}
