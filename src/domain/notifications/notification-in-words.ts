import { t } from '@lingui/core/macro';
import { assertNever } from '#prelude/assert-never.ts';
import { titleOfAchievement } from '#domain/members/achievements.ts';
import type { NotificationFacts } from './notification-facts.ts';
import type { Notification } from './notification.ts';

/** A notification in the reader's language (spec 1 §2, notifications dropdown); in the server's own words where its facts are not known here. */
export function notificationInWords({ facts, message }: Pick<Notification, 'facts' | 'message'>): string {
  return (facts === null ? undefined : factsInWords(facts)) ?? message;
}

/** undefined for an achievement of a newer server. */
function factsInWords(facts: NotificationFacts): string | undefined {
  const who = ('who' in facts && facts.who) || t`A member`;
  const what = 'what' in facts ? facts.what : '';
  switch (facts.kind) {
    case 'like':
      return t`${who} liked your ${what}`;
    case 'review':
      return t`${who} reviewed your ${what}`;
    case 'comment':
      return t`${who} commented on your ${what}`;
    case 'answer':
      return t`${who} answered your review of ${what}`;
    case 'list_invitation':
      return t`${who} invites you to make ‘${what}’ together`;
    case 'list_joined':
      return t`${who} now makes ‘${what}’ with you`;
    case 'event':
      return t`${who} announces ${what}`;
    case 'event_changed':
      return t`${who} changed time or place of ${what}`;
    case 'event_cancelled':
      return t`${who} cancelled ${what}`;
    case 'follow':
      return t`${who} started following you`;
    case 'message':
      return t`${who} sent you a message`;
    case 'message_request':
      return t`${who} wants to send you messages`;
    case 'table_invitation':
      return t`${who} asks what you avoid, to eat together`;
    case 'table_joined':
      return t`${who} says what they avoid, at your table`;
    case 'table_left':
      return t`${who} does not say any more what they avoid: ask before you eat together`;
    case 'achievement': {
      const title = titleOfAchievement(what);
      return title === undefined ? undefined : t`Achievement unlocked: ${title}`;
    }
    case 'verification_approved':
      return t`Congratulations, you are verified`;
    case 'verification_rejected':
      return t`Your verification request was not approved: see what to change`;
    case 'verification_note':
      return t`There is a note on your verification request`;
    default:
      return assertNever(facts);
  }
}
