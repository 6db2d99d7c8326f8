import { t } from '@lingui/core/macro';
import type { MutableNotification } from './notification-preferences.ts';

/** What a member may be told of, kind by kind. */
export const kindInWords: Readonly<Record<MutableNotification, string>> = {
  like: t`Likes of your foods`,
  comment: t`Comments on your foods`,
  review: t`Ratings of your foods`,
  follow: t`New followers`,
  message: t`Messages and invitations`,
  achievement: t`Achievements`,
  event: t`Events of those you follow`,
};
