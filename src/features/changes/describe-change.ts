import { t } from '@lingui/core/macro';
import { isSendingAhead, type OutboxEntry } from '#replica/database/outbox-entry.ts';

const nouns: Readonly<Partial<Record<OutboxEntry['collection'], string>>> = {
  foods: t`food`,
  reviews: t`review`,
  review_answers: t`answer to a review`,
  pinned_reviews: t`pinned review`,
  places: t`place`,
  food_events: t`event`,
  videos: t`video`,
  food_photos: t`photo`,
  video_views: t`view`,
  profiles: t`profile`,
  user_roles: t`role`,
  professional_profiles: t`professional profile`,
  private_contacts: t`contact details`,
  user_taste_profiles: t`taste profile`,
  personalized_insights: t`insight`,
  conversations: t`conversation`,
  messages: t`message`,
  food_likes: t`like`,
  saved_foods: t`saved food`,
  diary_entries: t`diary entry`,
  food_comparisons: t`answer about two foods`,
  food_lists: t`list`,
  food_list_items: t`food on a list`,
  kept_lists: t`kept list`,
  list_members: t`part in a list`,
  list_links: t`link to a list`,
  list_notes: t`note on a food of a list`,
  table_people: t`person at your table`,
  dinner_tables: t`table`,
  table_seats: t`seat at a table`,
  table_invitations: t`invitation to a table`,
  pair_votes: t`vote on a pair`,
  notifications: t`notification`,
  notification_preferences: t`notification settings`,
  user_follows: t`follow`,
  blocks: t`block`,
  mutes: t`mute`,
  reports: t`report`,
  verification_requests: t`verification request`,
  verification_documents: t`verification document`,
  blog_posts: t`blog post`,
  blog_contents: t`text of a blog post`,
};

/** What a change is, in the member's words: 'New food', 'Edited review', 'Deleted food'. */
export function describeChange({ collection, kind }: Pick<OutboxEntry, 'collection' | 'kind'>): string {
  const noun = nouns[collection] ?? t`entry`;
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
  if (isSendingAhead({ uploads }))
    return attempts > 0 ? t`${sentPercent(uploads ?? {})} % sent` : t`Waiting to be sent`;
  return attempts > 0 ? t`Tried, not answered yet` : t`Waiting to be sent`;
}

/** How much of a change's large files has arrived, as whole percent below 100. */
function sentPercent(uploads: NonNullable<OutboxEntry['uploads']>): number {
  const all = Object.values(uploads);
  const [sent, size] = [all.reduce((sum, one) => sum + one.sent, 0), all.reduce((sum, one) => sum + one.size, 0)];
  return Math.min(99, Math.floor((sent / Math.max(1, size)) * 100));
}
