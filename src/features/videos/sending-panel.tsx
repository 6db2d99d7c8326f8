import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { megabytes } from '#domain/publishing/video-rules.ts';
import { isSendingAhead, type OutboxEntry } from '#replica/database/outbox-entry.ts';
import { useIsOffline } from '#shared/saving/use-is-offline.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { discardChange } from '#replica/outbox/discard-change.ts';
import { retryChange } from '#replica/outbox/retry-change.ts';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { toastDiscarded } from '#shared/saving/undo-deletion.ts';
import { toast } from '#ui/feedback/toast.ts';
import { sendingWords, sentOf } from './sending-words.ts';

interface SendingPanelProps {
  readonly change: OutboxEntry;
  readonly onCancelled: () => void;
  /** What a refused video says is to be corrected. */
  readonly onChange: () => void;
}

/** How far an own video is on its way; can be called off until the server has it whole. */
export function SendingPanel({ change, onCancelled, onChange }: SendingPanelProps) {
  const replica = useReplica();
  const isOffline = useIsOffline();
  const [isAsking, setAsking] = useState(false);
  const { sent, size } = sentOf(change);
  const cancel = async () => {
    setAsking(false);
    const outcome = await discardChange(replica, change);
    if (outcome.kind === 'discarded') {
      toastDiscarded(outcome.undo);
      onCancelled();
    } else
      toast({
        title: t`Already on its way`,
        description: t`The server has all of it. You can delete the video when it is there.`,
      });
  };
  const discard = (
    <Button size="sm" minH="target" tone="outline" onClick={() => setAsking(true)}>
      {change.state === 'parked' ? t`Discard` : t`Cancel sending`}
    </Button>
  );
  return (
    <>
      {change.state === 'parked' ? (
        <Notice
          tone="danger"
          title={t`This video was not accepted`}
          action={
            <>
              <Button size="sm" minH="target" onClick={onChange}>{t`Change it`}</Button>
              <Button
                size="sm"
                minH="target"
                tone="outline"
                onClick={() => void retryChange(replica, change)}
              >{t`Retry`}</Button>
              {discard}
            </>
          }
        >
          {Object.values(change.rejection?.fields ?? {}).join(' ') || change.rejection?.message}
        </Notice>
      ) : (
        <Card pad="sm">
          <ProgressBar label={isOffline ? t`Waiting for a connection` : sendingWords(change)} value={sent} max={size} />
          <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mt="2">
            <chakra.span textStyle="small" color="ink.muted">
              <Trans>
                {megabytes(sent)} of {megabytes(size)}. Only you see this video until it is sent.
              </Trans>
            </chakra.span>
            {change.attempts === 0 || isSendingAhead(change) ? discard : null}
          </chakra.div>
        </Card>
      )}
      <ConfirmDialog
        open={isAsking}
        title={change.state === 'parked' ? t`Discard this video?` : t`Cancel sending?`}
        message={t`The video is taken from this page. The file on your device stays where it is.`}
        confirmLabel={change.state === 'parked' ? t`Discard` : t`Cancel sending`}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
