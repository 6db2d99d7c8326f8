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

const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

function attentionSentence({ parked, stalled, signInAgain, suspension }: SyncStatus): string {
  if (suspension !== null) return `Your account is suspended${suspension === '' ? '.' : `: ${suspension}`} Nothing can be sent until that is lifted; what you wrote stays on this device.`;
  if (parked > 0) return parked === 1 ? 'The server did not accept one of your changes.' : `The server did not accept ${parked} of your changes.`;
  if (signInAgain) return 'Your sign-in has run out. Sign in again to send what you wrote; nothing is lost.';
  return stalled ? 'The server answers, but a change has been waiting for longer than 30 seconds.' : 'Something needs your attention.';
}

/** How the header and the panel show where the member's work is: synced, n pending, offline, needs attention. */
export function statusLook(status: SyncStatus): StatusLook {
  const { pending } = status;
  switch (status.kind) {
    case 'synced':
      return { icon: CloudCheck, words: 'Synced', sentence: 'Everything you wrote is on the server.', color: 'herb.text' };
    case 'pending':
      return { icon: CloudUpload, words: `${pending} pending`, sentence: `${changes(pending)} on the way to the server.`, color: 'ink.muted' };
    case 'offline':
      return {
        icon: CloudOff,
        words: pending > 0 ? `Offline, ${pending} pending` : 'Offline',
        shortWords: 'Offline',
        sentence: pending > 0 ? `${changes(pending)} kept on this device until there is a connection.` : 'What is on this device works without a connection.',
        color: 'saffron.text',
      };
    case 'attention':
      return { icon: TriangleAlert, words: 'Needs attention', shortWords: 'Attention', sentence: attentionSentence(status), color: 'danger.text' };
  }
}
