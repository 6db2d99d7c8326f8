/**
 * What a member may write, field by field: everything that is not named here belongs to the server (spec 1 §6, spec 2 §6;
 * R13, R17). `owner` fields are given at creation, must name the caller (the access rules see to it), and never change.
 * A collection without an entry can be written by nobody but the server.
 *
 * @type {Record<string, { owner: readonly string[], create: readonly string[], update: readonly string[] }>}
 */
const writableFields = {
  profiles: { owner: [], create: [], update: ['full_name', 'username', 'avatar', 'avatar_url', 'bio', 'location'] },
  private_contacts: everywhere(['user'], ['phone']),
  user_roles: { owner: ['user'], create: ['role'], update: ['role', 'is_verified'] },
  professional_profiles: everywhere(
    ['user'],
    [
      'business_name',
      'business_type',
      'specialties',
      'years_experience',
      'certifications',
      'website_url',
      'business_address',
      'business_hours',
      'social_media',
    ],
  ),
  foods: everywhere(
    ['uploaded_by'],
    [
      'name',
      'native_name',
      'origin',
      'course',
      'description',
      'image',
      'ingredients',
      'taste_profile',
      'taste_intensity',
      'texture',
      'aroma',
      'taste',
      'similar_to',
      'ai_description',
      'mouthfeel_notes',
      'visual_appearance',
      'sound_profile',
      'temperature_experience',
      'emotional_associations',
      'memory_triggers',
      'preparation_notes',
      'preparation_methods',
      'serving_suggestions',
      'best_paired_with',
      'consumption_tips',
      'portion',
      'way_of_eating',
      'likened',
      'language',
      'seasonal_availability',
      'difficulty_level',
      'culture_notes',
      'cultural_significance',
      'cultural_variations',
      'regional_variations',
      'allergens',
      'may_contain',
      'dietary_info',
      'nutritional_highlights',
      'health_warnings',
      'enhanced_taste_data',
      'flavor_intensity',
      'umami_level',
    ],
  ),
  reviews: everywhere(['food', 'user'], ['rating', 'review_text', 'tasting']),
  review_answers: everywhere(['food', 'review', 'user'], ['text']),
  pinned_reviews: everywhere(['food', 'user'], ['review']),
  videos: {
    owner: ['food', 'user'],
    create: ['title', 'description', 'creator_name', 'file', 'thumbnail', 'duration', 'category'],
    update: ['title', 'description', 'category'],
  },
  food_photos: {
    owner: ['food', 'user'],
    create: ['image', 'licence', 'caption', 'author', 'source'],
    update: [],
  },
  video_views: { owner: ['video', 'user'], create: [], update: [] },
  user_taste_profiles: everywhere(
    ['user'],
    [
      'dietary_restrictions',
      'allergens',
      'preferred_cuisines',
      'preferred_flavors',
      'preferred_textures',
      'preferred_aromas',
      'spice_tolerance',
      'sweetness_preference',
      'adventure_level',
    ],
  ),
  personalized_insights: {
    owner: ['user'],
    create: ['title', 'description', 'finding', 'insight_type', 'is_read'],
    update: ['is_read'],
  },
  notifications: { owner: ['user'], create: [], update: ['seen'] },
  notification_preferences: everywhere(
    ['user'],
    [
      'mute_like',
      'mute_comment',
      'mute_review',
      'mute_follow',
      'mute_message',
      'mute_achievement',
      'quiet',
      'language',
      'no_taste_match',
    ],
  ),
  food_likes: everywhere(['food', 'user'], []),
  pair_votes: everywhere(['one', 'other', 'user'], ['verdict']),
  saved_foods: everywhere(['food', 'user'], ['state']),
  diary_entries: everywhere(
    ['user', 'food', 'food_name', 'import_id'],
    ['day', 'rating', 'note', 'company', 'place', 'photo'],
  ),
  food_comparisons: everywhere(['one', 'other', 'user'], ['verdict']),
  food_lists: everywhere(['user'], ['name', 'text', 'visibility']),
  food_list_items: everywhere(['list', 'food', 'user'], ['order_key']),
  kept_lists: everywhere(['list', 'user'], []),
  table_people: everywhere(['user'], ['name', 'allergens', 'dietary_restrictions', 'dislikes']),
  dinner_tables: everywhere(['user'], ['name']),
  table_seats: everywhere(['table', 'person', 'user'], []),
  user_follows: everywhere(['follower', 'following'], []),
  reports: {
    owner: ['reporter', 'kind', 'item'],
    create: ['reason', 'text'],
    update: ['reason', 'text', 'status', 'note'],
  },
  blocks: everywhere(['blocker', 'blocked'], ['name', 'username']),
  mutes: { owner: ['muter', 'muted'], create: [], update: [] },
  verification_requests: {
    owner: ['user', 'professional_profile'],
    create: ['status', 'submitted_at', 'document_count'],
    update: ['status', 'reviewer_notes'],
  },
  verification_documents: {
    owner: ['verification_request'],
    create: ['document_type', 'document', 'document_name'],
    update: [],
  },
  conversations: { owner: ['participant_1', 'participant_2'], create: [], update: ['status', 'read_1', 'read_2'] },
  messages: { owner: ['conversation', 'sender'], create: ['content', 'message_type', 'metadata'], update: ['is_read'] },
  blog_posts: {
    owner: [],
    create: [],
    update: [
      'title',
      'excerpt',
      'meta_description',
      'featured_image_url',
      'keywords',
      'read_time_minutes',
      'published_at',
      'is_published',
      'food',
    ],
  },
  blog_contents: { owner: [], create: [], update: ['content'] },
  error_reports: {
    owner: ['user'],
    create: ['message', 'stack', 'component_stack', 'route', 'app_version', 'occurred_at'],
    update: [],
  },
};

/**
 * @param {readonly string[]} owner
 * @param {readonly string[]} fields
 */
function everywhere(owner, fields) {
  return { owner, create: fields, update: fields };
}

module.exports = { writableFields };
