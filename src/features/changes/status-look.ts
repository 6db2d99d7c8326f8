import { t } from '@lingui/core/macro';
import { CloudCheck, CloudDownload, CloudOff, CloudUpload, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { SyncStatus } from '#replica/feed/sync-status.ts';

interface StatusLook {
  readonly icon: LucideIcon;
  readonly words: string;
  /** In the header, where there is little room. */
  readonly shortWords?: string;
  readonly color: 'herb.text' | 'ink.muted' | 'saffron.text' | 'danger.text';
}

/** How the header and the panel show where the member's work is: synced, n pending, offline, needs attention. */
export function statusLook(status: SyncStatus): StatusLook {
  const { pending, asleep } = status;
  switch (status.kind) {
    case 'synced':
      return { icon: CloudCheck, words: t`Synced`, color: 'herb.text' };
    case 'loading':
      return { icon: CloudDownload, words: t`Loading`, color: 'ink.muted' };
    case 'pending':
      return { icon: CloudUpload, words: t`${pending} pending`, color: 'ink.muted' };
    case 'asleep':
      return { icon: CloudUpload, words: t`${asleep} waiting`, color: 'saffron.text' };
    case 'offline':
      return {
        icon: CloudOff,
        words: pending > 0 ? t`Offline, ${pending} pending` : t`Offline`,
        shortWords: t`Offline`,
        color: 'saffron.text',
      };
    case 'attention':
      return { icon: TriangleAlert, words: t`Needs attention`, shortWords: t`Attention`, color: 'danger.text' };
  }
}
