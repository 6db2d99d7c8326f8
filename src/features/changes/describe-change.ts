import { t } from '@lingui/core/macro';
import { isSendingAhead, type OutboxEntry } from '#replica/outbox-entry.ts';

const nouns: Readonly<Partial<Record<OutboxEntry['collection'], string>>> = {
  foods: 'food',
  reviews: 'review',
  videos: 'video',
  video_views: 'view',
  profiles: 'profile',
  user_roles: 'role',
  professional_profiles: t`professional profile`,
  private_contacts: t`contact details`,
  user_taste_profiles: t`taste profile`,
  personalized_insights: 'insight',
  conversations: 'conversation',
  messages: 'message',
  food_likes: 'like',
  saved_foods: t`saved food`,
  notifications: 'notification',
  notification_preferences: t`notification settings`,
  user_follows: 'follow',
  blocks: 'block',
  mutes: 'mute',
  reports: 'report',
  verification_requests: t`verification request`,
  verification_documents: t`verification document`,
  blog_posts: t`blog post`,
  blog_contents: t`text of a blog post`,
};

/** What a change is, in the member's words: 'New food', 'Edited review', 'Deleted food'. */
export function describeChange({ collection, kind }: Pick<OutboxEntry, 'collection' | 'kind'>): string {
  const noun = nouns[collection] ?? 'entry';
  switch (kind) {
    case 'create':
      return t`New ${noun}`;
    case 'update':
      return t`Edited ${noun}`;
    case 'delete':
      return t`Deleted ${noun}`;
  }
}

/** Where a change stands, in words. */
export function changeState({ state, attempts, uploads }: Pick<OutboxEntry, 'state' | 'attempts' | 'uploads'>): string {
  if (state === 'parked') return t`Not accepted`;
  if (isSendingAhead({ uploads })) return attempts > 0 ? t`${sentPercent(uploads ?? {})} % sent` : t`Waiting to be sent`;
  return attempts > 0 ? t`Sent, waiting for the answer` : t`Waiting to be sent`;
}

/** How much of a change's large files has arrived, as whole percent below 100. */
function sentPercent(uploads: NonNullable<OutboxEntry['uploads']>): number {
  const all = Object.values(uploads);
  const [sent, size] = [all.reduce((sum, one) => sum + one.sent, 0), all.reduce((sum, one) => sum + one.size, 0)];
  return Math.min(99, Math.floor((sent / Math.max(1, size)) * 100));
}
