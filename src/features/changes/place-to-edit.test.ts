import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { SyncedCollection } from '#replica/database/synced-collections.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { aReplica, contribute, member, signInAs } from '#tests/support/a-replica.ts';
import { must } from '#prelude/must.ts';
import { placeToEdit } from './place-to-edit.ts';

/** Where a refused change of each collection leads, with all columns there and with none. */
const places: Readonly<Record<SyncedCollection, readonly [full: string | null, empty: string | null]>> = {
  foods: ['/food/it/edit', '/food/it/edit'],
  reviews: ['/food/pho?review=own', null],
  review_answers: ['/food/pho', null],
  pinned_reviews: ['/food/pho', null],
  food_likes: ['/food/pho', null],
  saved_foods: ['/food/pho', null],
  diary_entries: ['/diary?entry=it', '/diary?entry=it'],
  food_comparisons: ['/diary?view=order', '/diary?view=order'],
  food_lists: ['/lists?edit=it', '/lists?edit=it'],
  food_list_items: ['/list/feast', '/lists'],
  kept_lists: ['/list/feast', '/lists'],
  list_members: ['/list/feast', '/lists'],
  list_links: ['/list/feast', '/lists'],
  list_notes: ['/list/feast', '/lists'],
  table_people: ['/taste-profile?tab=table&person=it', '/taste-profile?tab=table&person=it'],
  dinner_tables: ['/taste-profile?tab=table&table=it', '/taste-profile?tab=table&table=it'],
  table_invitations: ['/taste-profile?tab=table', '/taste-profile?tab=table'],
  table_seats: ['/taste-profile?tab=table&table=family', '/taste-profile?tab=table'],
  pair_votes: ['/flavor-pairing?food=ramen', null],
  notifications: [null, null],
  notification_preferences: ['/user-settings?tab=preferences', '/user-settings?tab=preferences'],
  blog_posts: ['/admin', '/admin'],
  blog_contents: ['/admin', '/admin'],
  user_follows: ['/community', '/community'],
  user_roles: ['/role-selection', '/role-selection'],
  professional_profiles: ['/auth/restaurant-owner', '/auth/professional-chef'],
  verification_requests: ['/user-settings?tab=professional', '/user-settings?tab=professional'],
  verification_documents: ['/user-settings?tab=professional', '/user-settings?tab=professional'],
  conversations: ['/messages/it', '/messages/it'],
  messages: ['/messages/talk', null],
  user_taste_profiles: ['/taste-profile?tab=edit', '/taste-profile?tab=edit'],
  profiles: ['/profile', '/profile'],
  member_stats: ['/profile', '/profile'],
  food_events: ['/user-settings?tab=professional&event=it', '/user-settings?tab=professional&event=it'],
  places: ['/user-settings?tab=professional&place=it', '/user-settings?tab=professional&place=it'],
  videos: ['/food/pho?video=it', null],
  food_photos: ['/food/pho', null],
  video_views: ['/profile', '/profile'],
  catalogue_stats: ['/profile', '/profile'],
  private_contacts: ['/profile', '/profile'],
  food_recommendations: ['/profile', '/profile'],
  personalized_insights: ['/profile', '/profile'],
  pair_sums: ['/profile', '/profile'],
  reports: ['/profile', '/profile'],
  admin_actions: ['/profile', '/profile'],
  food_imports: ['/profile', '/profile'],
  blocks: ['/profile', '/profile'],
  mutes: ['/profile', '/profile'],
  achievements: ['/profile', '/profile'],
  error_reports: ['/profile', '/profile'],
};
const columns = {
  food: 'pho',
  list: 'feast',
  table: 'family',
  one: 'ramen',
  conversation: 'talk',
  business_type: 'restaurant',
};

async function aChange() {
  const replica = aReplica();
  await signInAs(replica, member);
  await contribute(replica, 'Pho');
  return { replica, change: must((await unsentChanges(replica))[0], 'the contribution') };
}

describe('where a refused change is corrected', () => {
  it.each(Object.keys(places) as readonly SyncedCollection[])('%s', async (collection) => {
    const { replica, change } = await aChange();
    const edited = { ...change, collection, kind: 'update', record: 'it' } as const;
    expect([
      await placeToEdit(replica, { ...edited, columns }),
      await placeToEdit(replica, { ...edited, columns: {} }),
    ]).toEqual(places[collection]);
  });

  it.each(Object.keys(places) as readonly SyncedCollection[])(
    'is told by the row where an edit in %s names nothing of it',
    async (collection) => {
      const { replica, change } = await aChange();
      const edited = { ...change, collection, kind: 'update', record: 'it', columns: {} } as const;
      await replica.database.rows(collection).put({ id: 'it', ...columns });
      expect(await placeToEdit(replica, edited)).toEqual(places[collection][0]);
    },
  );

  it.each([
    'reviews',
    'videos',
    'food_photos',
    'food_likes',
    'saved_foods',
    'review_answers',
    'pinned_reviews',
  ] as const)('is the food that a change in %s waited for, once its row is gone', async (to) => {
    const { replica, change } = await aChange();
    const edited = { ...change, collection: to, kind: 'update', record: 'it', columns: {}, after: ['laksa'] } as const;
    expect(await placeToEdit(replica, edited)).toMatch(/^\/food\/laksa(\?|$)/);
  });

  it('is a draft for a new food, once it was refused [S6]', async () => {
    const { replica, change } = await aChange();
    expect(await placeToEdit(replica, change)).toBeNull();
    await replica.database.outbox.update(change.order, { state: 'parked' });
    const place = await placeToEdit(replica, change);
    const drafts = await replica.database.drafts.toArray();
    expect([place]).toEqual(drafts.map(({ id }) => `/contribute?draft=${id}`));
  });
});
