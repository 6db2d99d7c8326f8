import { t } from '@lingui/core/macro';
import type { languageNames } from '#languages/language.ts';
import type { Replica } from '#replica/database/replica.ts';
import { saveInOwnRow } from '#replica/outbox/save-in-own-row.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';

/** Has the server write to the signed-in member in this language from now on. */
export function saveLanguage(replica: Replica, language: keyof typeof languageNames): Promise<WriteOutcome> {
  return saveInOwnRow(replica, {
    collection: 'notification_preferences',
    about: t`The language of my mails`,
    changes: (there) => (there?.['language'] === language ? {} : { language }),
  });
}
