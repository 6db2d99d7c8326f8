import { t } from '@lingui/core/macro';
import { decodeTasteProfile, emptyTasteProfile, encodeTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { Columns } from '#domain/values/synced-row.ts';
import { editedProfile, type TasteEdit } from '#domain/personal/edited-profile.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { Replica } from '#replica/database/replica.ts';
import { saveInOwnRow } from '#replica/outbox/save-in-own-row.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';

/**
 * Keeps what was changed of the member's taste profile: one per member, whose id is the member's own [S12]. Only what changed is sent: field by field
 * the last to arrive wins, and a form or a device that has not heard of the newest allergen cannot take it out [S15].
 */
export function saveTasteProfile(replica: Replica, edit: TasteEdit): Promise<WriteOutcome> {
  return saveInOwnRow(replica, {
    collection: 'user_taste_profiles',
    about: t`My taste profile`,
    changes(there) {
      const before = (there === undefined ? null : decodeTasteProfile(there)) ?? emptyTasteProfile;
      return changedColumns(before, editedProfile(before, edit));
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
