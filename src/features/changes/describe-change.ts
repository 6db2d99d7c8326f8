import { isSendingAhead, type OutboxEntry } from '#replica/outbox-entry.ts';

const nouns: Readonly<Partial<Record<OutboxEntry['collection'], string>>> = {
  foods: 'food',
  reviews: 'review',
  videos: 'video',
  video_views: 'view',
  profiles: 'profile',
  user_roles: 'role',
  professional_profiles: 'professional profile',
  private_contacts: 'contact details',
  user_taste_profiles: 'taste profile',
  personalized_insights: 'insight',
  conversations: 'conversation',
  messages: 'message',
  food_likes: 'like',
  saved_foods: 'saved food',
  notifications: 'notification',
  notification_preferences: 'notification settings',
  user_follows: 'follow',
  blocks: 'block',
  mutes: 'mute',
  reports: 'report',
  verification_requests: 'verification request',
  verification_documents: 'verification document',
  blog_posts: 'blog post',
  blog_contents: 'text of a blog post',
};

/** What a change is, in the member's words: 'New food', 'Edited review', 'Deleted food'. */
export function describeChange({ collection, kind }: Pick<OutboxEntry, 'collection' | 'kind'>): string {
  const noun = nouns[collection] ?? 'entry';
  switch (kind) {
    case 'create':
      return `New ${noun}`;
    case 'update':
      return `Edited ${noun}`;
    case 'delete':
      return `Deleted ${noun}`;
  }
}

/** Where a change stands, in words. */
export function changeState({ state, attempts, uploads }: Pick<OutboxEntry, 'state' | 'attempts' | 'uploads'>): string {
  if (state === 'parked') return 'Not accepted';
  if (isSendingAhead({ uploads })) return attempts > 0 ? `${sentPercent(uploads ?? {})} % sent` : 'Waiting to be sent';
  return attempts > 0 ? 'Sent, waiting for the answer' : 'Waiting to be sent';
}

/** How much of a change's large files has arrived, as whole percent below 100. */
function sentPercent(uploads: NonNullable<OutboxEntry['uploads']>): number {
  const all = Object.values(uploads);
  const [sent, size] = [all.reduce((sum, one) => sum + one.sent, 0), all.reduce((sum, one) => sum + one.size, 0)];
  return Math.min(99, Math.floor((sent / Math.max(1, size)) * 100));
}
