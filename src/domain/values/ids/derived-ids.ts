/**
 * How the id of a row follows from what the row says [S12]: a word, and the parts behind it in their order. The server demands it [S24]. A part
 * is the column of that name, but for these:
 *
 * - `finding` of an insight: its English words, which a device that speaks English sends as `description` alone.
 * - `before` of a request for verification: the id of its member's request before it, '' for the first.
 * - `day` of a look at a film: the UTC day on which it was, such as '2026-11-22'.
 */
export const derivedIds = {
  blog_posts: ['post', 'slug'],
  blocks: ['block', 'blocker', 'blocked'],
  conversations: ['conversation', 'participant_1', 'participant_2'],
  food_comparisons: ['comparison', 'one', 'other', 'user'],
  food_likes: ['like', 'food', 'user'],
  food_list_items: ['list item', 'list', 'food'],
  kept_lists: ['kept list', 'list', 'user'],
  list_links: ['list link', 'list'],
  list_members: ['list member', 'list', 'user'],
  list_notes: ['list note', 'item', 'user'],
  mutes: ['mute', 'muter', 'muted'],
  pair_votes: ['pair', 'one', 'other', 'user'],
  personalized_insights: ['insight', 'user', 'insight_type', 'finding'],
  pinned_reviews: ['pinned review', 'food', 'user'],
  reports: ['report', 'reporter', 'kind', 'item'],
  review_answers: ['review answer', 'review', 'user'],
  reviews: ['review', 'food', 'user'],
  saved_foods: ['saved', 'food', 'user'],
  table_invitations: ['table invitation', 'host', 'guest'],
  table_seats: ['seat', 'table', 'person'],
  user_follows: ['follow', 'follower', 'following'],
  verification_requests: ['verification request', 'user', 'before'],
  video_views: ['video view', 'video', 'user', 'day'],
} as const;

export type DerivedCollection = keyof typeof derivedIds;
