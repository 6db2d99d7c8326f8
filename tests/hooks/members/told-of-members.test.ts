import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Under which words /privacy tells of each collection that is a member's own. */
const told: Readonly<Record<string, string>> = {
  profiles: 'profile',
  private_contacts: 'Your account',
  user_roles: 'Your account',
  professional_profiles: 'profile',
  verification_requests: 'documents of a verification',
  verification_documents: 'documents of a verification',
  foods: 'foods',
  reviews: 'reviews with how it tasted',
  review_answers: 'answers to reviews',
  pinned_reviews: 'answers to reviews',
  food_events: 'your events',
  places: 'places where your food is served',
  videos: 'videos',
  food_photos: 'photos of foods',
  video_views: 'Who watched a video',
  food_likes: 'likes',
  saved_foods: 'saved foods',
  diary_entries: 'diary with its photos',
  food_comparisons: 'which of two foods you liked more',
  food_lists: 'lists unless you share them',
  food_list_items: 'lists unless you share them',
  kept_lists: 'lists of others that you keep',
  list_members: 'with whom you make lists together',
  list_links: 'with whom you make lists together',
  list_notes: 'notes on foods of a list',
  table_people: 'who eats with you, and what they avoid',
  table_invitations: 'to whose tables you say what you avoid',
  dinner_tables: 'who eats with you, and what they avoid',
  table_seats: 'who eats with you, and what they avoid',
  pair_votes: 'words on pairs',
  user_taste_profiles: 'taste profile',
  food_recommendations: 'taste profile',
  personalized_insights: 'taste profile',
  achievements: 'achievements',
  user_follows: 'whom you follow',
  conversations: 'messages',
  messages: 'messages',
  notifications: 'Notifications',
  notification_preferences: 'Your account',
  push_subscriptions: 'which of your browsers are woken',
  blocks: 'whom you block or mute',
  mutes: 'whom you block or mute',
  reports: 'reports',
  error_reports: 'errors of the app',
};

it('what a member can take along is what /privacy says is kept', () => {
  const exported = [...read('pb_hooks/lib/members/account-export.js').matchAll(/^ {2}\['([a-z_]+)', /gm)].map(
    ([, name]) => name,
  );
  expect(exported.length).toBeGreaterThan(30);
  expect(exported.toSorted()).toEqual(Object.keys(told).toSorted());
  const words =
    read('src/features/account/notices/privacy-notice.tsx') + read('src/features/account/notices/retention-table.tsx');
  expect(Object.entries(told).filter(([, phrase]) => !words.includes(phrase))).toEqual([]);
});
