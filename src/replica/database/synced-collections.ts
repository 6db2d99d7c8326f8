/**
 * The collections of the server that a device keeps rows of, with the Dexie indexes that some screen really asks for
 * (an index on every field costs a third of the bulk speed). Rows have the server's columns; the domain decodes them on reading.
 */
export const syncedCollections = {
  foods: 'id, rating, created, [uploaded_by+created], [origin+created]',
  profiles: 'id, username',
  member_stats: 'id',
  reviews: 'id, food, [user+created]',
  review_answers: 'id, food, user',
  pinned_reviews: 'id, food, user',
  places: 'id, user, *foods',
  food_events: 'id, user, *foods',
  videos: 'id, food, user',
  food_photos: 'id, food, user',
  video_views: 'id',
  catalogue_stats: 'id',
  user_roles: 'id, user',
  professional_profiles: 'id, user',
  private_contacts: 'id',
  user_taste_profiles: 'id',
  food_recommendations: 'id',
  personalized_insights: 'id',
  food_likes: 'id',
  saved_foods: 'id, user',
  diary_entries: 'id, food, [user+day+id]',
  food_comparisons: 'id, one, other, user',
  food_lists: 'id, [user+created]',
  food_list_items: 'id, list, food',
  kept_lists: 'id, user',
  list_members: 'id, list, user',
  list_links: 'id',
  list_notes: 'id, list, user',
  table_people: 'id, user',
  dinner_tables: 'id, user',
  table_seats: 'id, user',
  table_invitations: 'id, host, guest',
  pair_votes: 'id',
  pair_sums: 'id, one, other',
  notifications: 'id',
  notification_preferences: 'id',
  user_follows: 'id, [follower+created], following',
  reports: 'id, status, item',
  admin_actions: 'id, created',
  food_imports: 'id, created',
  blocks: 'id, blocked',
  mutes: 'id, muted',
  verification_requests: 'id, user, status',
  verification_documents: 'id',
  conversations: 'id, last_message_at, status, [participant_1+unread_1], [participant_2+unread_2]',
  messages: 'id, [conversation+created]',
  blog_posts: 'id, slug, published_at',
  blog_contents: 'id',
  achievements: 'id, user',
  error_reports: 'id',
} as const;

export type SyncedCollection = keyof typeof syncedCollections;

export const syncedCollectionNames = Object.keys(syncedCollections) as readonly SyncedCollection[];

export function isSyncedCollection(name: string): name is SyncedCollection {
  return Object.hasOwn(syncedCollections, name);
}

/**
 * Collections whose readable rows all belong to everyone [S18]: they stay when a topic is closed, so no membership is kept for
 * them. Rows of every other collection are held only as long as an audience of this device holds them.
 */
const forEveryone: ReadonlySet<SyncedCollection> = new Set<SyncedCollection>([
  'foods',
  'catalogue_stats',
  'blog_posts',
]);

export function isForEveryone(collection: SyncedCollection): boolean {
  return forEveryone.has(collection);
}

/** Collections whose rows a member only marks as seen. If such a row is gone meanwhile, the lost mark is no news to the member [S15]. */
const markedOnly: ReadonlySet<SyncedCollection> = new Set<SyncedCollection>(['notifications']);

export function isMarkedOnly(collection: SyncedCollection): boolean {
  return markedOnly.has(collection);
}
