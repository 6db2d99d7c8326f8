import { aPngPicture } from '#tests/support/a-picture.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { aVideo, form, inOrder, photo, signUpBody, type Fields } from './access.bodies.ts';
import type { StageProps } from './access.props.ts';

export interface Scene {
  /** The body of a row that belongs to `user`. */
  readonly body: (user: string) => Promise<Fields | FormData>;
  /** What must be gone before the row can be created once more. */
  readonly inTheWay?: (user: string) => string;
  /** Makes the row by what people do, where a superuser's create does not bring it about. */
  readonly place?: () => Promise<string>;
  readonly change: Fields;
}

/** How a row of each collection is made, by its name in the table. What it needs is on the stage. */
export async function accessScenes(on: StageProps): Promise<Readonly<Record<string, Scene>>> {
  return {
    users: {
      body: async () => signUpBody(),
      change: { password: 'another-password', passwordConfirm: 'another-password', oldPassword: 'a-test-password' },
    },
    profiles: {
      body: async () => ({ id: newRecordId(), username: `u_${newRecordId()}`, full_name: 'Some One' }),
      change: { bio: 'Changed.' },
    },
    member_stats: { body: async () => ({ foods: 1 }), change: { foods: 2 } },
    private_contacts: {
      body: async (user) => ({ id: user, user, phone: '1' }),
      inTheWay: on.ofUser,
      change: { phone: '2' },
    },
    user_roles: { body: async (user) => ({ user, role: 'professional_chef' }), change: { role: 'professional_chef' } },
    professional_profiles: {
      body: async (user) => ({ user, business_name: 'B', business_type: 'culinary_professional' }),
      inTheWay: on.ofUser,
      change: { business_name: 'C' },
    },
    foods: {
      body: async (user) => ({ name: `Food ${newRecordId()}`, uploaded_by: user }),
      change: { description: 'Changed.' },
    },
    'foods:hidden': {
      body: async (user) => ({ name: `Food ${newRecordId()}`, uploaded_by: user, is_hidden: true }),
      change: { description: 'Changed.' },
    },
    'reviews:of-hidden': { body: async (user) => ({ food: await on.hiddenFood(), user, rating: 4 }), change: {} },
    'videos:of-hidden': {
      body: async (user) =>
        form({ food: await on.hiddenFood(), user, title: 'V', category: 'taste' }, 'file', aVideo(), 'clip.mp4'),
      change: {},
    },
    review_answers: {
      body: async (user) => ({ ...(await on.reviewOfOwn(user)), text: 'Thank you.' }),
      change: { text: 'Thank you both.' },
    },
    'review_answers:of-hidden': {
      body: async (user) => ({ ...(await on.reviewOfHiddenOwn(user)), text: 'Thank you.' }),
      change: {},
    },
    'review_answers:moderated': {
      body: async (user) => ({ ...(await on.reviewOfOwn(user)), text: 'Thank you.', is_hidden: true }),
      change: {},
    },
    'review_answers:not-verified': {
      body: async (user) => ({ ...(await on.reviewOfOwn(user, false)), text: 'Thank you.' }),
      change: {},
    },
    pinned_reviews: { body: (user) => on.reviewOfOwn(user), change: {} },
    'pinned_reviews:of-hidden': { body: on.reviewOfHiddenOwn, change: {} },
    'pinned_reviews:not-verified': { body: (user) => on.reviewOfOwn(user, false), change: {} },
    food_events: { body: (user) => on.eventOf(user), change: { name: 'Plum evening' } },
    'food_events:moderated': { body: async (user) => ({ ...(await on.eventOf(user)), is_hidden: true }), change: {} },
    'food_events:not-verified': { body: (user) => on.eventOf(user, false), change: { name: 'Plum evening' } },
    places: { body: (user) => on.placeOf(user), change: { name: 'The Other Corner' } },
    'places:moderated': { body: async (user) => ({ ...(await on.placeOf(user)), is_hidden: true }), change: {} },
    'places:not-verified': { body: (user) => on.placeOf(user, false), change: { name: 'The Other Corner' } },
    food_photos: { body: async (user) => photo({ food: await on.newFood(), user }), change: { caption: 'Changed.' } },
    'food_photos:of-hidden': { body: async (user) => photo({ food: await on.hiddenFood(), user }), change: {} },
    'food_photos:credited': {
      body: async () =>
        photo({
          food: await on.newFood(),
          user: '',
          author: 'Ann',
          source: 'https://photos.example/1',
          licence: 'cc-by',
        }),
      change: {},
    },
    'food_likes:of-hidden': { body: async (user) => ({ food: await on.hiddenFood(), user }), change: {} },
    'saved_foods:of-hidden': {
      body: async (user) => ({ food: await on.hiddenFood(), user, state: 'want_to_try' }),
      change: {},
    },
    'diary_entries:of-hidden': {
      body: async (user) => ({ food: await on.hiddenFood(), food_name: 'Hidden', user, day: '2026-01-01' }),
      change: {},
    },
    'food_comparisons:of-hidden': {
      body: async (user) => ({ ...inOrder(await on.newFood(), await on.hiddenFood()), user, verdict: 'one' }),
      change: {},
    },
    'food_comparisons:other-way': {
      body: async (user) => {
        const { one, other } = await on.newPair();
        return { one: other, other: one, user, verdict: 'one' };
      },
      change: {},
    },
    'pair_votes:of-hidden': {
      body: async (user) => ({ ...inOrder(await on.newFood(), await on.hiddenFood()), user, verdict: 'great' }),
      change: {},
    },
    'pair_votes:other-way': {
      body: async (user) => {
        const { one, other } = await on.newPair();
        return { one: other, other: one, user, verdict: 'great' };
      },
      change: {},
    },
    'messages:to-the-blocked': { body: async () => ({}), place: () => on.messageAcrossBlock(true), change: {} },
    'messages:to-the-blocker': { body: async () => ({}), place: () => on.messageAcrossBlock(false), change: {} },
    'reports:reporter-left': {
      body: async () => ({}),
      place: on.reportOfSomebodyWhoLeft,
      change: { status: 'dismissed' },
    },
    reviews: {
      body: async (user) => ({ food: await on.newFood(), user, rating: 4, tasting: { levels: { sweet: 3 } } }),
      change: { rating: 2, tasting: { levels: { sweet: 1 } } },
    },
    videos: {
      body: async (user) =>
        form({ food: await on.newFood(), user, title: 'V', category: 'taste' }, 'file', aVideo(), 'clip.mp4'),
      change: { title: 'W' },
    },
    video_views: {
      body: async (user) => ({ video: await on.newVideo(), user, day: '' }),
      change: { day: '2026-01-01' },
    },
    catalogue_stats: { body: async () => ({ foods: 1 }), change: { foods: 2 } },
    user_taste_profiles: {
      body: async (user) => ({ id: user, user, adventure_level: 3 }),
      inTheWay: on.ofUser,
      change: { adventure_level: 4 },
    },
    food_recommendations: {
      body: async (user) => ({ user, food: await on.newFood(), recommendation_score: 0.5 }),
      change: { reason: 'r' },
    },
    personalized_insights: {
      body: async (user) => ({ user, title: 'T', description: newRecordId(), insight_type: 'trend' }),
      change: { is_read: true },
    },
    food_likes: { body: async (user) => ({ food: await on.newFood(), user }), change: { food: await on.newFood() } },
    saved_foods: {
      body: async (user) => ({ food: await on.newFood(), user, state: 'want_to_try' }),
      change: { state: 'tried' },
    },
    diary_entries: {
      body: async (user) => ({ food: await on.newFood(), food_name: 'Pho', user, day: '2026-01-01', note: 'n' }),
      change: { note: 'o' },
    },
    food_comparisons: {
      body: async (user) => ({ ...(await on.newPair()), user, verdict: 'one' }),
      change: { verdict: 'same' },
    },
    food_lists: { body: async (user) => ({ user, name: 'Noodles', text: 'Of all kinds.' }), change: { name: 'Soups' } },
    food_list_items: {
      body: async (user) => ({ list: await on.listOf(user), food: await on.newFood(), user, order_key: 'i' }),
      change: { order_key: 'j' },
    },
    'food_lists:by-link': {
      body: async (user) => ({ user, name: 'Noodles', visibility: 'link' }),
      change: { text: 'T' },
    },
    'food_lists:public': {
      body: async (user) => ({ user, name: 'Noodles', visibility: 'public' }),
      change: { text: 'T' },
    },
    'food_lists:moderated': {
      body: async (user) => ({ user, name: 'Noodles', visibility: 'public', is_hidden: true }),
      change: { text: 'T' },
    },
    'food_list_items:by-link': {
      body: async (user) => ({ list: await on.listOf(user, 'link'), food: await on.newFood(), user, order_key: 'i' }),
      change: { order_key: 'j' },
    },
    'food_list_items:public': {
      body: async (user) => ({ list: await on.listOf(user, 'public'), food: await on.newFood(), user, order_key: 'i' }),
      change: { order_key: 'j' },
    },
    'food_list_items:of-hidden': {
      body: async (user) => ({ list: await on.listOf(user), food: await on.hiddenFood(), user, order_key: 'i' }),
      change: {},
    },
    'food_list_items:on-anothers': {
      body: async (user) => ({ list: await on.listOf(on.spare.id), food: await on.newFood(), user, order_key: 'i' }),
      change: {},
    },
    kept_lists: {
      body: async (user) => ({ user, list: await on.listOf(on.spare.id, 'public') }),
      inTheWay: on.ofUser,
      change: { list: await on.listOf(on.spare.id, 'link') },
    },
    'kept_lists:private': { body: async (user) => ({ user, list: await on.listOf(on.spare.id) }), change: {} },
    'kept_lists:own': { body: async (user) => ({ user, list: await on.listOf(user, 'public') }), change: {} },
    'food_lists:together': {
      body: async () => ({}),
      place: () => on.togetherWith(on.members.owner.id),
      change: { text: 'T' },
    },
    'food_list_items:together': {
      body: async (user) => ({
        list: await on.togetherWith(user),
        food: await on.newFood(),
        user: on.spare.id,
        order_key: 'i',
      }),
      change: { order_key: 'j' },
    },
    list_members: {
      body: async (user) => ({ list: await on.listOf(user), user: on.spare.id, owner: user, state: 'invited' }),
      inTheWay: (user) => `owner='${user}'`,
      change: { state: 'joined' },
    },
    'list_members:invited': {
      body: async (user) => ({
        list: await on.listOf(on.spare.id, 'public'),
        user,
        owner: on.spare.id,
        state: 'invited',
      }),
      inTheWay: on.ofUser,
      change: { state: 'joined' },
    },
    list_links: {
      body: async (user) => ({ list: await on.listOf(user), user, secret: 'a'.repeat(24) }),
      inTheWay: on.ofUser,
      change: { secret: 'b'.repeat(24) },
    },
    'list_links:of-anothers': {
      body: async (user) => ({ list: await on.listOf(on.spare.id), user, secret: 'a'.repeat(24) }),
      inTheWay: on.ofUser,
      change: {},
    },
    list_notes: {
      body: async (user) => {
        const list = await on.listOf(user);
        return { item: await on.itemOn(list, user), list, user, text: 'With lime.' };
      },
      change: { text: 'With basil.' },
    },
    'list_notes:together': {
      body: async (user) => {
        const list = await on.togetherWith(user);
        return { item: await on.itemOn(list, on.spare.id), list, user: on.spare.id, text: 'With lime.' };
      },
      change: { text: 'With basil.' },
    },
    table_people: {
      body: async (user) => ({ user, name: 'Ann', allergens: ['peanut'], dislikes: ['olives'] }),
      inTheWay: (user) => `user='${user}' && name='Ann'`,
      change: { allergens: ['milk'] },
    },
    dinner_tables: {
      body: async (user) => ({ user, name: 'Family' }),
      inTheWay: (user) => `user='${user}' && name='Family'`,
      change: { name: 'Friends' },
    },
    table_seats: {
      body: async (user) => ({ table: await on.tableOf(user), person: await on.personOf(user), user }),
      inTheWay: on.ofUser,
      change: { person: await on.make('table_people', { user: on.members.owner.id, name: 'Another' }) },
    },
    'table_seats:of-another': {
      body: async (user) => ({ table: await on.tableOf(user), person: await on.personOf(on.spare.id), user }),
      change: {},
    },
    table_invitations: {
      // The participant is the guest, and somebody's host only where none of the others is asked to be.
      body: async (user) => ({
        host: user,
        guest: user === on.members.participant.id ? on.spare.id : on.members.participant.id,
        person: await on.personOf(user),
      }),
      inTheWay: (user) => `host='${user}'`,
      change: { answer: 'accepted' },
    },
    'table_invitations:of-another': {
      body: async (user) => ({
        host: user,
        guest: on.spare.id,
        person: await on.personOf(on.members.admin.id === user ? on.spare.id : on.members.admin.id),
      }),
      inTheWay: (user) => `host='${user}'`,
      change: {},
    },
    pair_votes: {
      body: async (user) => ({ ...(await on.newPair()), user, verdict: 'fine' }),
      change: { verdict: 'clash' },
    },
    pair_sums: { body: async () => ({ ...(await on.newPair()), great: 5, fine: 0, clash: 0 }), change: { great: 6 } },
    notifications: { body: async (user) => ({ user, type: 'other', message: 'm' }), change: { seen: true } },
    notification_preferences: {
      body: async (user) => ({ id: user, user, mute_like: true }),
      inTheWay: on.ofUser,
      change: { quiet: true },
    },
    push_subscriptions: {
      body: async (user) => ({ user, endpoint: `https://fcm.googleapis.com/fcm/send/${newRecordId()}` }),
      change: { endpoint: 'https://fcm.googleapis.com/fcm/send/another' },
    },
    user_follows: {
      body: async (user) => ({ follower: user, following: on.spare.id }),
      inTheWay: (user) => `follower='${user}'`,
      change: { following: on.members.member.id },
    },
    blocks: {
      body: async (user) => ({ blocker: user, blocked: on.spare.id }),
      inTheWay: (user) => `blocker='${user}'`,
      change: { blocked: on.spare.id },
    },
    mutes: {
      body: async (user) => ({ muter: user, muted: on.spare.id }),
      inTheWay: (user) => `muter='${user}'`,
      change: { muted: on.spare.id },
    },
    reports: {
      body: async (user) => ({ reporter: user, kind: 'member', item: on.spare.id, reason: 'spam' }),
      inTheWay: (user) => `reporter='${user}'`,
      change: { status: 'open' },
    },
    food_imports: { body: async () => ({ file_name: 'dishes.csv', status: 'done', total: 1 }), change: { total: 2 } },
    admin_actions: {
      body: async () => ({ action: 'member.hide', subject_kind: 'member', subject: on.spare.id }),
      change: { subject: 's' },
    },
    conversations: {
      body: async (user) => on.pair(user, on.spare.id),
      inTheWay: (user) =>
        `(participant_1='${user}' && participant_2='${on.spare.id}') || (participant_2='${user}' && participant_1='${on.spare.id}')`,
      change: { status: 'accepted' },
    },
    messages: {
      body: async (user) => ({
        conversation: await on.conversation(),
        sender: user,
        content: 'Hi',
        message_type: 'text',
      }),
      inTheWay: (user) => `sender='${user}'`,
      change: { is_read: true },
    },
    achievements: {
      body: async (user) => ({ user, key: 'first_taste' }),
      inTheWay: on.ofUser,
      change: { key: 'food_explorer' },
    },
    verification_requests: { body: on.requestOf, inTheWay: on.ofUser, change: { status: 'under_review' } },
    verification_documents: {
      body: async () =>
        form(
          { verification_request: await on.request(), document_type: 'other', document_name: 'd.png' },
          'document',
          aPngPicture(),
          'd.png',
        ),
      change: { document_name: 'e.png' },
    },
    blog_posts: {
      body: async () => ({ slug: `p-${newRecordId()}`, title: 'P', is_published: true }),
      change: { title: 'Q' },
    },
    'blog_posts:draft': { body: async () => ({ slug: `p-${newRecordId()}`, title: 'P' }), change: { title: 'Q' } },
    blog_contents: {
      body: async () => ({ post: await on.post(true), content: '<p>P</p>' }),
      change: { content: '<p>Q</p>' },
    },
    'blog_contents:draft': {
      body: async () => ({ post: await on.post(false), content: '<p>P</p>' }),
      change: { content: '<p>Q</p>' },
    },
    blog_runs: { body: async () => ({ cause: 'manual', wanted: 1 }), change: { ended: 1 } },
    blog_stories: { body: async () => ({ post: newRecordId(), food: newRecordId() }), change: { written: 1 } },
    error_reports: { body: async (user) => ({ user, message: 'm' }), change: { message: 'n' } },
  };
}
