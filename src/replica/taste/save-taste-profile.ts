import { t } from '@lingui/core/macro';
import { decodeTasteProfile, emptyTasteProfile, encodeTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { Columns } from '#domain/values/synced-row.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { Replica } from '#replica/database/replica.ts';
import { saveInOwnRow } from '#replica/outbox/save-in-own-row.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';

/**
 * Keeps the member's taste profile: one per member, whose id is the member's own [S12]. Only what changed is sent, so that a device that has not
 * heard of the newest profile cannot take an allergen out of it: field by field the last to arrive wins [S15].
 */
export function saveTasteProfile(replica: Replica, profile: TasteProfile): Promise<WriteOutcome> {
  return saveInOwnRow(replica, {
    collection: 'user_taste_profiles',
    about: t`My taste profile`,
    changes(there) {
      const before = (there === undefined ? null : decodeTasteProfile(there)) ?? emptyTasteProfile;
      return changedColumns(before, profile);
    },
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
