import { t } from '@lingui/core/macro';
import { CircleCheck, CloudDownload, CloudOff, type Download, TriangleAlert } from 'lucide-react';
import type { OfflineCopyState } from '#replica/offline-copies/offline-copy-queries.ts';

/** How it looks and reads how far something has come that is kept on this device by choice. */
export const offlineCopyLooks: Readonly<
  Record<OfflineCopyState, { readonly icon: typeof Download; readonly words: string }>
> = {
  here: { icon: CircleCheck, words: t`On this device` },
  coming: { icon: CloudDownload, words: t`Being fetched` },
  waiting: { icon: CloudOff, words: t`Waiting for a connection` },
  full: { icon: TriangleAlert, words: t`No room for all pictures` },
};
