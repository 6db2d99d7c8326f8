import { t } from '@lingui/core/macro';
import { decodeTasteProfile, emptyTasteProfile, encodeTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { Columns } from '#domain/values/synced-row.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/**
 * Keeps the member's taste profile: one per member, whose id is the member's own [S12]. Only what changed is sent, so that a device that has not
 * heard of the newest profile cannot take an allergen out of it: field by field the last to arrive wins [S15].
 */
export function saveTasteProfile(replica: Replica, profile: TasteProfile): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const existing = await replica.database.rows('user_taste_profiles').get(memberId);
    const common = {
      member: memberId,
      collection: 'user_taste_profiles',
      record: memberId,
      about: t`My taste profile`,
    } as const;
    const before = (existing === undefined ? null : decodeTasteProfile(existing)) ?? emptyTasteProfile;
    const columns = changedColumns(before, profile);
    if (existing === undefined)
      return { mutations: [{ ...common, kind: 'create', columns: { ...columns, user: memberId } }], saved: {} };
    return { mutations: Object.keys(columns).length === 0 ? [] : [{ ...common, kind: 'update', columns }], saved: {} };
  });
}

function changedColumns(before: TasteProfile, after: TasteProfile): Columns {
  const known: Columns = encodeTasteProfile(before);
  return Object.fromEntries(
    Object.entries(encodeTasteProfile(after)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name]),
    ),
  );
}
