/**
 * Who is behind a row that others' devices can hold: the collection with the indexed column that names the member. None of it is seen across a
 * block, in either direction (R38).
 */
export const rowOwners = {
  foods: 'uploaded_by',
  profiles: 'id',
  member_stats: 'id',
  reviews: 'user',
  review_answers: 'user',
  pinned_reviews: 'user',
  places: 'user',
  food_events: 'user',
  videos: 'user',
  food_photos: 'user',
  user_roles: 'user',
  professional_profiles: 'user',
  achievements: 'user',
  list_members: 'user',
  list_notes: 'user',
} as const;
