import { plural, t } from '@lingui/core/macro';
import { assertNever } from '#prelude/assert-never.ts';
import type { SyncStatus } from '#replica/feed/sync-status.ts';

const changes = (count: number) => plural(count, { one: '# change', other: '# changes' });
const works = (count: number) => plural(count, { one: '# change or draft waits', other: '# changes and drafts wait' });

/** Where the member's work is, in one sentence. */
export function statusSentence(status: SyncStatus): string {
  const { pending, asleep } = status;
  switch (status.kind) {
    case 'synced':
      return t`Everything you wrote is on the server.`;
    case 'loading':
      return status.hasCatalogue
        ? t`This device is asking the server for what is new.`
        : t`The catalogue is on its way to this device; until it is whole, a list may lack foods.`;
    case 'pending':
      return t`${changes(pending)} on the way to the server.`;
    case 'asleep':
      return t`${works(asleep)} on this device for somebody who is not signed in.`;
    case 'offline':
      return pending > 0
        ? t`${changes(pending)} kept on this device until there is a connection.`
        : t`What is on this device works without a connection.`;
    case 'attention':
      return attentionSentence(status);
    default:
      return assertNever(status.kind);
  }
}

function attentionSentence({ parked, pending, stalled, signInAgain, suspension, isOutdated }: SyncStatus): string {
  if (suspension !== null)
    return t`Your account is suspended${suspension === '' ? '.' : `: ${suspension}`} Nothing can be sent until that is lifted; what you wrote stays on this device.`;
  if (isOutdated) return t`The server needs a newer version of Foretaste. Reload to get it; nothing you wrote is lost.`;
  if (parked > 0)
    return plural(parked, {
      one: 'The server did not accept one of your changes.',
      other: 'The server did not accept # of your changes.',
    });
  if (signInAgain)
    return pending > 0
      ? t`Your sign-in has run out. Sign in again to send what you wrote; nothing is lost.`
      : t`Your sign-in has run out. Sign in again to see what is new of yours.`;
  return stalled
    ? t`The server answers, but a change has been waiting for longer than 30 seconds.`
    : t`Something needs your attention.`;
}
