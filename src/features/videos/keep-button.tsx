import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Video } from '#domain/publishing/video.ts';
import { megabytes } from '#domain/publishing/video-rules.ts';
import { Button } from '#ui/elements/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Spinner } from '#ui/elements/spinner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { forgetOfflineVideo, keepVideo, useOfflineVideoBytes } from '#shared/saving/offline-videos.ts';

/** Keeps a video on this device, or lets go of it; says how much room it takes. */
export function KeepButton({ video }: { readonly video: Video }) {
  const bytes = useOfflineVideoBytes(video);
  const [isWorking, setWorking] = useState(false);
  if (bytes === undefined) return null;
  const keep = async () => {
    setWorking(true);
    const outcome = await keepVideo(video);
    setWorking(false);
    if (outcome.kind === 'kept')
      toast({ title: t`Kept on this device`, description: t`You can watch it without a connection.`, tone: 'success' });
    else if (outcome.kind === 'refused')
      toast({ title: t`Not kept`, description: outcome.reason, tone: 'destructive' });
    else
      toast({
        title: t`Not kept`,
        description: t`The video could not be fetched. Please try again when you are online.`,
        tone: 'destructive',
      });
  };
  const remove = async () => {
    const keepAgain = await forgetOfflineVideo(video);
    toast({ title: t`Removed from this device`, action: { label: t`Undo`, run: () => void keepAgain() } });
  };
  if (bytes === null) {
    return (
      <Button tone="outline" size="sm" minH="target" disabled={isWorking} onClick={() => void keep()}>
        {isWorking ? <Spinner /> : <Download aria-hidden />}
        {isWorking ? t`Keeping...` : t`Keep offline`}
      </Button>
    );
  }
  return (
    <Row gap="2" alignItems="center">
      <chakra.span textStyle="small" color="ink.muted">
        <Trans>Kept on this device · {megabytes(bytes)}</Trans>
      </chakra.span>
      <Button tone="ghost" size="sm" minH="target" onClick={() => void remove()}>
        <Trash2 aria-hidden />
        {t`Remove from device`}
      </Button>
    </Row>
  );
}
