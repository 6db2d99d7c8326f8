import { plural, t } from '@lingui/core/macro';
import { CloudCheck, CloudOff, CloudUpload, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { SyncStatus } from '#replica/sync-status.ts';

interface StatusLook {
  readonly icon: LucideIcon;
  readonly words: string;
  /** Where there is little room. */
  readonly shortWords?: string;
  /** One sentence for the panel. */
  readonly sentence: string;
  readonly color: 'herb.text' | 'ink.muted' | 'saffron.text' | 'danger.text';
}

const changes = (count: number) => (plural(count, { one: '# change', other: '# changes' }));

function attentionSentence({ parked, stalled, signInAgain, suspension, isOutdated }: SyncStatus): string {
  if (suspension !== null) return t`Your account is suspended${suspension === '' ? '.' : `: ${suspension}`} Nothing can be sent until that is lifted; what you wrote stays on this device.`;
  if (isOutdated) return t`The server needs a newer version of Foretaste. Reload to get it; nothing you wrote is lost.`;
  if (parked > 0) return plural(parked, { one: 'The server did not accept one of your changes.', other: 'The server did not accept # of your changes.' });
  if (signInAgain) return t`Your sign-in has run out. Sign in again to send what you wrote; nothing is lost.`;
  return stalled ? t`The server answers, but a change has been waiting for longer than 30 seconds.` : t`Something needs your attention.`;
}

/** How the header and the panel show where the member's work is: synced, n pending, offline, needs attention. */
export function statusLook(status: SyncStatus): StatusLook {
  const { pending } = status;
  switch (status.kind) {
    case 'synced':
      return { icon: CloudCheck, words: t`Synced`, sentence: t`Everything you wrote is on the server.`, color: 'herb.text' };
    case 'pending':
      return { icon: CloudUpload, words: t`${pending} pending`, sentence: t`${changes(pending)} on the way to the server.`, color: 'ink.muted' };
    case 'offline':
      return {
        icon: CloudOff,
        words: pending > 0 ? t`Offline, ${pending} pending` : t`Offline`,
        shortWords: t`Offline`,
        sentence: pending > 0 ? t`${changes(pending)} kept on this device until there is a connection.` : t`What is on this device works without a connection.`,
        color: 'saffron.text',
      };
    case 'attention':
      return { icon: TriangleAlert, words: t`Needs attention`, shortWords: t`Attention`, sentence: attentionSentence(status), color: 'danger.text' };
  }
}
