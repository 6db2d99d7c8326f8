import { t } from '@lingui/core/macro';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';

/** How far a video is on its way to the server, in words: 'Waiting to be sent', '34 % sent', 'Being saved', 'Not accepted'. */
export function sendingWords({
  state,
  attempts,
  uploads = {},
}: Pick<OutboxEntry, 'state' | 'attempts' | 'uploads'>): string {
  if (state === 'parked') return t`Not accepted`;
  const { sent, size } = sentOf({ uploads });
  if (attempts === 0 || sent === 0) return t`Waiting to be sent`;
  return sent >= size ? t`Being saved` : t`${Math.floor((sent / size) * 100)} % sent`;
}

/** Bytes of a change's large files that have arrived, and all of them. */
export function sentOf({ uploads = {} }: Pick<OutboxEntry, 'uploads'>): {
  readonly sent: number;
  readonly size: number;
} {
  const all = Object.values(uploads);
  return {
    sent: all.reduce((sum, one) => sum + one.sent, 0),
    size: Math.max(
      1,
      all.reduce((sum, one) => sum + one.size, 0),
    ),
  };
}
