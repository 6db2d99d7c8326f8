import { t } from '@lingui/core/macro';
import { CircleCheck, CloudDownload, CloudOff, type Download, TriangleAlert } from 'lucide-react';
import type { KeepingState } from '#replica/keeping/keeping-queries.ts';

/** How it looks and reads how far something has come that is kept on this device by choice. */
export const keepingLooks: Readonly<Record<KeepingState, { readonly icon: typeof Download; readonly words: string }>> =
  {
    here: { icon: CircleCheck, words: t`On this device` },
    coming: { icon: CloudDownload, words: t`Being fetched` },
    waiting: { icon: CloudOff, words: t`Waiting for a connection` },
    full: { icon: TriangleAlert, words: t`No room for all pictures` },
  };
