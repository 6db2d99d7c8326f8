import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import { reopenAsDraft } from '#replica/unsent-work/reopen-as-draft.ts';
import type { Replica } from '#replica/database/replica.ts';

/** Where a refused change can be corrected: a new food becomes a draft again [S6]; null when there is no such place. */
export async function placeToEdit(replica: Replica, change: OutboxEntry): Promise<string | null> {
  const { collection, kind, record, columns } = change;
  if (collection === 'foods' && kind === 'create') {
    const draft = await reopenAsDraft(replica, change);
    return draft === null ? null : `/contribute?draft=${draft}`;
  }
  if (collection === 'foods') return `/food/${record}/edit`;
  if (collection === 'reviews' || collection === 'food_likes' || collection === 'saved_foods')
    return typeof columns.food === 'string' ? `/food/${columns.food}` : null;
  if (collection === 'pair_votes')
    return typeof columns.one === 'string' ? `/flavor-pairing?food=${columns.one}` : null;
  if (collection === 'notifications') return null;
  if (collection === 'notification_preferences') return '/user-settings?tab=preferences';
  if (collection === 'blog_posts' || collection === 'blog_contents') return '/admin';
  if (collection === 'user_follows') return '/community';
  if (collection === 'user_roles') return '/role-selection';
  if (collection === 'professional_profiles')
    return columns.business_type === 'restaurant' ? '/auth/restaurant-owner' : '/auth/professional-chef';
  if (collection === 'verification_requests' || collection === 'verification_documents')
    return '/user-settings?tab=professional';
  if (collection === 'conversations') return `/messages/${record}`;
  if (collection === 'messages')
    return typeof columns.conversation === 'string' ? `/messages/${columns.conversation}` : null;
  return collection === 'user_taste_profiles' ? '/taste-profile?tab=edit' : '/profile';
}
