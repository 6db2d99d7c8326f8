import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { SyncedCollection } from '#replica/database/synced-collections.ts';
import { reopenAsDraft } from '#replica/unsent-work/reopen-as-draft.ts';

/** Where a refused change can be corrected: a new food becomes a draft again [S6]; null when there is no such place. */
export async function placeToEdit(replica: Replica, change: OutboxEntry): Promise<string | null> {
  if (change.collection === 'foods' && change.kind === 'create') {
    const draft = await reopenAsDraft(replica, change);
    return draft === null ? null : `/contribute?draft=${draft}`;
  }
  const row = await replica.database.rows(change.collection).get(change.record);
  return places[change.collection]({ ...change, columns: { ...row, ...change.columns } });
}

/** Its columns are those of the row, too, for an edit names only what it changes; its food may be in what it waited for. */
type Place = (change: Pick<OutboxEntry, 'record' | 'columns' | 'after'>) => string | null;

const always =
  (address: string): Place =>
  () =>
    address;
const nowhere: Place = () => null;
const foodPage: Place = ({ columns, after }) => {
  const food = columns['food'] ?? after[0];
  return typeof food === 'string' ? `/food/${food}` : null;
};
const withQuery = (place: string | null, query: string) => (place === null ? null : `${place}?${query}`);
const listPage: Place = ({ columns: { list } }) => (typeof list === 'string' ? `/list/${list}` : '/lists');
const pairing: Place = ({ columns: { one } }) => (typeof one === 'string' ? `/flavor-pairing?food=${one}` : null);
const thread: Place = ({ columns: { conversation } }) =>
  typeof conversation === 'string' ? `/messages/${conversation}` : null;
const profile = always('/profile');
const admin = always('/admin');
const verification = always('/user-settings?tab=professional');

const places: Readonly<Record<SyncedCollection, Place>> = {
  foods: ({ record }) => `/food/${record}/edit`,
  profiles: profile,
  member_stats: profile,
  reviews: (change) => withQuery(foodPage(change), 'review=own'),
  review_answers: foodPage,
  pinned_reviews: foodPage,
  food_events: ({ record }) => `/user-settings?tab=professional&event=${record}`,
  places: ({ record }) => `/user-settings?tab=professional&place=${record}`,
  videos: (change) => withQuery(foodPage(change), `video=${change.record}`),
  food_photos: foodPage,
  video_views: profile,
  catalogue_stats: profile,
  user_roles: always('/role-selection'),
  professional_profiles: ({ columns }) =>
    columns.business_type === 'restaurant' ? '/auth/restaurant-owner' : '/auth/professional-chef',
  private_contacts: profile,
  user_taste_profiles: always('/taste-profile?tab=edit'),
  food_recommendations: profile,
  personalized_insights: profile,
  food_likes: foodPage,
  saved_foods: foodPage,
  diary_entries: ({ record }) => `/diary?entry=${record}`,
  food_comparisons: always('/diary?view=order'),
  food_lists: ({ record }) => `/lists?edit=${record}`,
  food_list_items: listPage,
  kept_lists: listPage,
  list_members: listPage,
  list_links: listPage,
  list_notes: listPage,
  table_people: ({ record }) => `/taste-profile?tab=table&person=${record}`,
  dinner_tables: ({ record }) => `/taste-profile?tab=table&table=${record}`,
  table_seats: ({ columns: { table } }) =>
    typeof table === 'string' ? `/taste-profile?tab=table&table=${table}` : '/taste-profile?tab=table',
  table_invitations: always('/taste-profile?tab=table'),
  pair_votes: pairing,
  pair_sums: profile,
  notifications: nowhere,
  notification_preferences: always('/user-settings?tab=preferences'),
  user_follows: always('/community'),
  reports: profile,
  admin_actions: profile,
  food_imports: profile,
  blocks: profile,
  mutes: profile,
  verification_requests: verification,
  verification_documents: verification,
  conversations: ({ record }) => `/messages/${record}`,
  messages: thread,
  blog_posts: admin,
  blog_contents: admin,
  achievements: profile,
  error_reports: profile,
};
