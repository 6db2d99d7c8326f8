import { t } from '@lingui/core/macro';
import { saveInOwnRow } from '#replica/outbox/save-in-own-row.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';

/** Whether the signed-in member is left out of taste matches; nobody is who did not say so (R46). null for a visitor. */
export async function isLeftOutOfMatches(replica: Replica): Promise<boolean | null> {
  const member = (await session(replica))?.memberId;
  if (member === undefined) return null;
  return (await replica.database.rows('notification_preferences').get(member))?.['no_taste_match'] === true;
}

/** On all devices of the member, and on the server, which takes them out of what it publishes. */
export function leaveOutOfMatches(replica: Replica, isLeftOut: boolean): Promise<WriteOutcome> {
  return saveInOwnRow(replica, {
    collection: 'notification_preferences',
    about: t`My taste matches`,
    changes: (there) =>
      there !== undefined && (there['no_taste_match'] === true) === isLeftOut ? {} : { no_taste_match: isLeftOut },
  });
}
