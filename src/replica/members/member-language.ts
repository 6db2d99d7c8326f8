import { t } from '@lingui/core/macro';
import type { languageNames } from '#languages/language.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/** Has the server write to the signed-in member in this language from now on. */
export function saveLanguage(replica: Replica, language: keyof typeof languageNames): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const there = await replica.database.rows('notification_preferences').get(memberId);
    const common = {
      member: memberId,
      collection: 'notification_preferences',
      record: memberId,
      about: t`The language of my mails`,
    } as const;
    if (there === undefined)
      return { mutations: [{ ...common, kind: 'create', columns: { language, user: memberId } }], saved: {} };
    return {
      mutations: there['language'] === language ? [] : [{ ...common, kind: 'update', columns: { language } }],
      saved: {},
    };
  });
}
