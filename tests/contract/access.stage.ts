import { aJpegPicture, aPngPicture } from '#tests/support/a-picture.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { Api, ApiMember } from '#tests/support/server/open-api.ts';
import type { Actor, Operation } from './access.table.ts';

type Fields = Readonly<Record<string, unknown>>;
type MemberActor = Exclude<Actor, 'visitor' | 'superuser'>;

/** The people and rows that every cell of the table is played with. */
export interface Stage {
  readonly members: Readonly<Record<MemberActor, ApiMember>>;
  readonly spare: ApiMember;
  readonly superuser: string;
  /** A row of the owner, fresh wherever the operation may change it. */
  place(name: string, operation: Operation): Promise<Placed>;
  /** What the actor would send to create a row, with everything out of its way that could refuse it for another reason. */
  offer(name: string, actor: Actor): Promise<Fields | FormData>;
  /** As `offer`, for a collection whose rows carry no file. */
  offerFields(collection: string, actor: Actor): Promise<Fields>;
  /** A change that whoever may change the row at all may make. */
  change(name: string): Fields;
  tokenOf(actor: Actor): string | undefined;
}

export interface Placed {
  readonly id: string;
  /** For a row that is an account: the token of the account itself. */
  readonly ownerToken?: string;
}

interface Scene {
  /** The body of a row that belongs to `user`. */
  readonly body: (user: string) => Promise<Fields | FormData>;
  /** What must be gone before the row can be created once more. */
  readonly inTheWay?: (user: string) => string;
  /** Makes the row by what people do, where a superuser's create does not bring it about. */
  readonly place?: () => Promise<string>;
  readonly change: Fields;
}

export async function setStage(api: Api): Promise<Stage> {
  const superuser = await api.asSuperuser();
  const send = async (method: string, path: string, body?: unknown) =>
    api.call(method, `/api/collections/${path}`, { token: superuser, body });
  const make = async (collection: string, body: unknown): Promise<string> => {
    const answer = await send('POST', `${collection}/records`, body);
    if (answer.status !== 200) throw new Error(`${collection}: ${JSON.stringify(answer.body)}`);
    return answer.body.id;
  };
  const find = async (collection: string, filter: string): Promise<readonly { id: string }[]> =>
    (await send('GET', `${collection}/records?perPage=200&filter=${encodeURIComponent(filter)}`)).body.items;
  const wipe = async (collection: string, filter: string) => {
    for (const { id } of await find(collection, filter)) await send('DELETE', `${collection}/records/${id}`);
  };
  const chef = { role: 'professional_chef', professional: { business_name: 'Chez Chef' } };
  const members: Record<MemberActor, ApiMember> = {
    member: await api.join('a_member'),
    owner: await api.join('a_owner', chef),
    other: await api.join('a_other', chef),
    participant: await api.join('a_participant'),
    professional: await api.join('a_professional', chef),
    admin: await api.join('a_admin'),
  };
  await make('user_roles', { user: members.admin.id, role: 'admin' });
  const spare = await api.join('a_spare');
  const pair = (user: string, with_: string) => {
    const [participant_1, participant_2] = [user, with_].toSorted();
    return { participant_1, participant_2 };
  };
  const conversation = async (): Promise<string> => {
    const both = pair(members.owner.id, members.participant.id);
    const there = await find(
      'conversations',
      `participant_1='${both.participant_1}' && participant_2='${both.participant_2}'`,
    );
    return there[0]?.id ?? make('conversations', { ...both, requested_by: members.owner.id });
  };
  const professionalOf = async (user: string): Promise<string> => {
    const holder = user === members.professional.id ? user : members.owner.id; // whoever has none tries with the owner's
    const there = await find('professional_profiles', `user='${holder}'`);
    return (
      there[0]?.id ??
      make('professional_profiles', { user: holder, business_name: 'Again', business_type: 'culinary_professional' })
    );
  };
  const post = (is_published: boolean) => make('blog_posts', { slug: `p-${newRecordId()}`, title: 'P', is_published });
  /** Other cells may have taken the role away. */
  const requestOf = async (user: string): Promise<Fields> => {
    const professional_profile = await professionalOf(user);
    await make('user_roles', {
      user: user === members.professional.id ? user : members.owner.id,
      role: 'professional_chef',
    });
    return { user, professional_profile };
  };
  const newFood = () => make('foods', { name: `Food ${newRecordId()}`, uploaded_by: spare.id });
  const newPair = async () => inOrder(await newFood(), await newFood());
  const newVideo = async () =>
    make(
      'videos',
      form({ food: await newFood(), user: spare.id, title: 'V', category: 'taste' }, 'file', aVideo(), 'clip.mp4'),
    );
  /** At most one of a member is open, and a document needs an open one. */
  const request = async () => {
    await wipe('verification_requests', `user='${members.owner.id}'`);
    return make('verification_requests', await requestOf(members.owner.id));
  };
  /** A message between the owner and a member who is parted from the owner by a block. */
  const messageAcrossBlock = async (isOwnerBlocked: boolean) => {
    const foe = await api.join(`f_${newRecordId()}`);
    const between = await make('conversations', { ...pair(members.owner.id, foe.id), requested_by: foe.id });
    const message = await make('messages', {
      conversation: between,
      sender: foe.id,
      content: 'Hi',
      message_type: 'text',
    });
    const [blocker, blocked] = isOwnerBlocked ? [foe.id, members.owner.id] : [members.owner.id, foe.id];
    await make('blocks', { blocker, blocked });
    return message;
  };
  const reportOfSomebodyWhoLeft = async () => {
    const { id: reporter } = await api.join(`r_${newRecordId()}`);
    const report = await make('reports', { reporter, kind: 'member', item: spare.id, reason: 'spam' });
    await send('DELETE', `users/records/${reporter}`);
    return report;
  };
  const hiddenFood = () => make('foods', { name: `Food ${newRecordId()}`, uploaded_by: spare.id, is_hidden: true });
  /** A member can have only so many: each cell puts another food on the same. */
  const listOf = async (user: string, visibility = 'private'): Promise<string> => {
    const there = await find('food_lists', `user='${user}' && name='Filled' && visibility='${visibility}'`);
    return there[0]?.id ?? make('food_lists', { user, name: 'Filled', visibility });
  };
  /** A list of another that `user`, and nobody else, makes with its owner. */
  const togetherWith = async (user: string): Promise<string> => {
    const name = `With ${user}`;
    const list =
      (await find('food_lists', `name='${name}'`))[0]?.id ??
      (await make('food_lists', { user: spare.id, name, visibility: 'private' }));
    const part = { list, user, owner: spare.id, state: 'joined' };
    if ((await find('list_members', `list='${list}'`)).length === 0) await make('list_members', part);
    return list;
  };
  const itemOn = async (list: string, user: string) =>
    make('food_list_items', { list, food: await newFood(), user, order_key: 'i' });
  const seated = async (collection: string, user: string): Promise<string> =>
    (await find(collection, `user='${user}' && name='Seated'`))[0]?.id ?? make(collection, { user, name: 'Seated' });
  const personOf = (user: string) => seated('table_people', user);
  const tableOf = (user: string) => seated('dinner_tables', user);
  const ofUser = (user: string) => `user='${user}'`;
  /** The two chefs are verified, or not any more; nobody else is. */
  const verify = async (user: string, is_verified: boolean) => {
    if (user !== members.owner.id && user !== members.professional.id) return;
    // Other cells may have taken the profile away.
    if ((await find('profiles', `id='${user}'`)).length === 0)
      await make('profiles', { id: user, username: `u_${newRecordId()}`, full_name: 'Some One' });
    await make('user_roles', { user, role: 'professional_chef', is_verified });
  };
  const placeOf = async (user: string, is_verified = true): Promise<Fields> => {
    await verify(user, is_verified);
    return { user, name: 'The Corner', address: '1 Market Square', time_zone: 'Europe/Berlin' };
  };
  const eventOf = async (user: string, is_verified = true): Promise<Fields> => {
    await verify(user, is_verified);
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    return { user, name: 'Plum night', starts: at(30), ends: at(34), time_zone: 'UTC', address: '1 Market Square' };
  };
  /** A review of a food that `user` contributed; of the two chefs, who are verified by it unless it is said otherwise. */
  const reviewOfOwn = async (user: string, is_verified = true): Promise<Fields> => {
    await verify(user, is_verified);
    const food = await make('foods', { name: `Food ${newRecordId()}`, uploaded_by: user });
    return { food, user, review: await make('reviews', { food, user: spare.id, rating: 4 }) };
  };
  const reviewOfHiddenOwn = async (user: string): Promise<Fields> => {
    const parts = await reviewOfOwn(user);
    await send('PATCH', `foods/records/${String(parts['food'])}`, { is_hidden: true });
    return parts;
  };

  const scenes: Record<string, Scene> = {
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
      inTheWay: ofUser,
      change: { phone: '2' },
    },
    user_roles: { body: async (user) => ({ user, role: 'professional_chef' }), change: { role: 'professional_chef' } },
    professional_profiles: {
      body: async (user) => ({ user, business_name: 'B', business_type: 'culinary_professional' }),
      inTheWay: ofUser,
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
    'reviews:of-hidden': { body: async (user) => ({ food: await hiddenFood(), user, rating: 4 }), change: {} },
    'videos:of-hidden': {
      body: async (user) =>
        form({ food: await hiddenFood(), user, title: 'V', category: 'taste' }, 'file', aVideo(), 'clip.mp4'),
      change: {},
    },
    review_answers: {
      body: async (user) => ({ ...(await reviewOfOwn(user)), text: 'Thank you.' }),
      change: { text: 'Thank you both.' },
    },
    'review_answers:of-hidden': {
      body: async (user) => ({ ...(await reviewOfHiddenOwn(user)), text: 'Thank you.' }),
      change: {},
    },
    'review_answers:moderated': {
      body: async (user) => ({ ...(await reviewOfOwn(user)), text: 'Thank you.', is_hidden: true }),
      change: {},
    },
    'review_answers:not-verified': {
      body: async (user) => ({ ...(await reviewOfOwn(user, false)), text: 'Thank you.' }),
      change: {},
    },
    pinned_reviews: { body: (user) => reviewOfOwn(user), change: {} },
    'pinned_reviews:of-hidden': { body: reviewOfHiddenOwn, change: {} },
    'pinned_reviews:not-verified': { body: (user) => reviewOfOwn(user, false), change: {} },
    food_events: { body: (user) => eventOf(user), change: { name: 'Plum evening' } },
    'food_events:moderated': { body: async (user) => ({ ...(await eventOf(user)), is_hidden: true }), change: {} },
    'food_events:not-verified': { body: (user) => eventOf(user, false), change: { name: 'Plum evening' } },
    places: { body: (user) => placeOf(user), change: { name: 'The Other Corner' } },
    'places:moderated': { body: async (user) => ({ ...(await placeOf(user)), is_hidden: true }), change: {} },
    'places:not-verified': { body: (user) => placeOf(user, false), change: { name: 'The Other Corner' } },
    food_photos: { body: async (user) => photo({ food: await newFood(), user }), change: { caption: 'Changed.' } },
    'food_photos:of-hidden': { body: async (user) => photo({ food: await hiddenFood(), user }), change: {} },
    'food_photos:credited': {
      body: async () =>
        photo({ food: await newFood(), user: '', author: 'Ann', source: 'https://photos.example/1', licence: 'cc-by' }),
      change: {},
    },
    'food_likes:of-hidden': { body: async (user) => ({ food: await hiddenFood(), user }), change: {} },
    'saved_foods:of-hidden': {
      body: async (user) => ({ food: await hiddenFood(), user, state: 'want_to_try' }),
      change: {},
    },
    'diary_entries:of-hidden': {
      body: async (user) => ({ food: await hiddenFood(), food_name: 'Hidden', user, day: '2026-01-01' }),
      change: {},
    },
    'food_comparisons:of-hidden': {
      body: async (user) => ({ ...inOrder(await newFood(), await hiddenFood()), user, verdict: 'one' }),
      change: {},
    },
    'food_comparisons:other-way': {
      body: async (user) => {
        const { one, other } = await newPair();
        return { one: other, other: one, user, verdict: 'one' };
      },
      change: {},
    },
    'pair_votes:of-hidden': {
      body: async (user) => ({ ...inOrder(await newFood(), await hiddenFood()), user, verdict: 'great' }),
      change: {},
    },
    'pair_votes:other-way': {
      body: async (user) => {
        const { one, other } = await newPair();
        return { one: other, other: one, user, verdict: 'great' };
      },
      change: {},
    },
    'messages:to-the-blocked': { body: async () => ({}), place: () => messageAcrossBlock(true), change: {} },
    'messages:to-the-blocker': { body: async () => ({}), place: () => messageAcrossBlock(false), change: {} },
    'reports:reporter-left': {
      body: async () => ({}),
      place: reportOfSomebodyWhoLeft,
      change: { status: 'dismissed' },
    },
    reviews: {
      body: async (user) => ({ food: await newFood(), user, rating: 4, tasting: { levels: { sweet: 3 } } }),
      change: { rating: 2, tasting: { levels: { sweet: 1 } } },
    },
    videos: {
      body: async (user) =>
        form({ food: await newFood(), user, title: 'V', category: 'taste' }, 'file', aVideo(), 'clip.mp4'),
      change: { title: 'W' },
    },
    video_views: { body: async (user) => ({ video: await newVideo(), user, day: '' }), change: { day: '2026-01-01' } },
    catalogue_stats: { body: async () => ({ foods: 1 }), change: { foods: 2 } },
    user_taste_profiles: {
      body: async (user) => ({ id: user, user, adventure_level: 3 }),
      inTheWay: ofUser,
      change: { adventure_level: 4 },
    },
    food_recommendations: {
      body: async (user) => ({ user, food: await newFood(), recommendation_score: 0.5 }),
      change: { reason: 'r' },
    },
    personalized_insights: {
      body: async (user) => ({ user, title: 'T', description: newRecordId(), insight_type: 'trend' }),
      change: { is_read: true },
    },
    food_likes: { body: async (user) => ({ food: await newFood(), user }), change: { food: await newFood() } },
    saved_foods: {
      body: async (user) => ({ food: await newFood(), user, state: 'want_to_try' }),
      change: { state: 'tried' },
    },
    diary_entries: {
      body: async (user) => ({ food: await newFood(), food_name: 'Pho', user, day: '2026-01-01', note: 'n' }),
      change: { note: 'o' },
    },
    food_comparisons: {
      body: async (user) => ({ ...(await newPair()), user, verdict: 'one' }),
      change: { verdict: 'same' },
    },
    food_lists: { body: async (user) => ({ user, name: 'Noodles', text: 'Of all kinds.' }), change: { name: 'Soups' } },
    food_list_items: {
      body: async (user) => ({ list: await listOf(user), food: await newFood(), user, order_key: 'i' }),
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
      body: async (user) => ({ list: await listOf(user, 'link'), food: await newFood(), user, order_key: 'i' }),
      change: { order_key: 'j' },
    },
    'food_list_items:public': {
      body: async (user) => ({ list: await listOf(user, 'public'), food: await newFood(), user, order_key: 'i' }),
      change: { order_key: 'j' },
    },
    'food_list_items:of-hidden': {
      body: async (user) => ({ list: await listOf(user), food: await hiddenFood(), user, order_key: 'i' }),
      change: {},
    },
    'food_list_items:on-anothers': {
      body: async (user) => ({ list: await listOf(spare.id), food: await newFood(), user, order_key: 'i' }),
      change: {},
    },
    kept_lists: {
      body: async (user) => ({ user, list: await listOf(spare.id, 'public') }),
      inTheWay: ofUser,
      change: { list: await listOf(spare.id, 'link') },
    },
    'kept_lists:private': { body: async (user) => ({ user, list: await listOf(spare.id) }), change: {} },
    'kept_lists:own': { body: async (user) => ({ user, list: await listOf(user, 'public') }), change: {} },
    'food_lists:together': {
      body: async () => ({}),
      place: () => togetherWith(members.owner.id),
      change: { text: 'T' },
    },
    'food_list_items:together': {
      body: async (user) => ({ list: await togetherWith(user), food: await newFood(), user: spare.id, order_key: 'i' }),
      change: { order_key: 'j' },
    },
    list_members: {
      body: async (user) => ({ list: await listOf(user), user: spare.id, owner: user, state: 'invited' }),
      inTheWay: (user) => `owner='${user}'`,
      change: { state: 'joined' },
    },
    'list_members:invited': {
      body: async (user) => ({ list: await listOf(spare.id, 'public'), user, owner: spare.id, state: 'invited' }),
      inTheWay: ofUser,
      change: { state: 'joined' },
    },
    list_links: {
      body: async (user) => ({ list: await listOf(user), user, secret: 'a'.repeat(24) }),
      inTheWay: ofUser,
      change: { secret: 'b'.repeat(24) },
    },
    'list_links:of-anothers': {
      body: async (user) => ({ list: await listOf(spare.id), user, secret: 'a'.repeat(24) }),
      inTheWay: ofUser,
      change: {},
    },
    list_notes: {
      body: async (user) => {
        const list = await listOf(user);
        return { item: await itemOn(list, user), list, user, text: 'With lime.' };
      },
      change: { text: 'With basil.' },
    },
    'list_notes:together': {
      body: async (user) => {
        const list = await togetherWith(user);
        return { item: await itemOn(list, spare.id), list, user: spare.id, text: 'With lime.' };
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
      body: async (user) => ({ table: await tableOf(user), person: await personOf(user), user }),
      inTheWay: ofUser,
      change: { person: await make('table_people', { user: members.owner.id, name: 'Another' }) },
    },
    'table_seats:of-another': {
      body: async (user) => ({ table: await tableOf(user), person: await personOf(spare.id), user }),
      change: {},
    },
    table_invitations: {
      // The participant is the guest, and somebody's host only where none of the others is asked to be.
      body: async (user) => ({
        host: user,
        guest: user === members.participant.id ? spare.id : members.participant.id,
        person: await personOf(user),
      }),
      inTheWay: (user) => `host='${user}'`,
      change: { answer: 'accepted' },
    },
    'table_invitations:of-another': {
      body: async (user) => ({
        host: user,
        guest: spare.id,
        person: await personOf(members.admin.id === user ? spare.id : members.admin.id),
      }),
      inTheWay: (user) => `host='${user}'`,
      change: {},
    },
    pair_votes: {
      body: async (user) => ({ ...(await newPair()), user, verdict: 'fine' }),
      change: { verdict: 'clash' },
    },
    pair_sums: { body: async () => ({ ...(await newPair()), great: 5, fine: 0, clash: 0 }), change: { great: 6 } },
    notifications: { body: async (user) => ({ user, type: 'other', message: 'm' }), change: { seen: true } },
    notification_preferences: {
      body: async (user) => ({ id: user, user, mute_like: true }),
      inTheWay: ofUser,
      change: { quiet: true },
    },
    push_subscriptions: {
      body: async (user) => ({ user, endpoint: `https://fcm.googleapis.com/fcm/send/${newRecordId()}` }),
      change: { endpoint: 'https://fcm.googleapis.com/fcm/send/another' },
    },
    user_follows: {
      body: async (user) => ({ follower: user, following: spare.id }),
      inTheWay: (user) => `follower='${user}'`,
      change: { following: members.member.id },
    },
    blocks: {
      body: async (user) => ({ blocker: user, blocked: spare.id }),
      inTheWay: (user) => `blocker='${user}'`,
      change: { blocked: spare.id },
    },
    mutes: {
      body: async (user) => ({ muter: user, muted: spare.id }),
      inTheWay: (user) => `muter='${user}'`,
      change: { muted: spare.id },
    },
    reports: {
      body: async (user) => ({ reporter: user, kind: 'member', item: spare.id, reason: 'spam' }),
      inTheWay: (user) => `reporter='${user}'`,
      change: { status: 'open' },
    },
    food_imports: { body: async () => ({ file_name: 'dishes.csv', status: 'done', total: 1 }), change: { total: 2 } },
    admin_actions: {
      body: async () => ({ action: 'member.hide', subject_kind: 'member', subject: spare.id }),
      change: { subject: 's' },
    },
    conversations: {
      body: async (user) => pair(user, spare.id),
      inTheWay: (user) =>
        `(participant_1='${user}' && participant_2='${spare.id}') || (participant_2='${user}' && participant_1='${spare.id}')`,
      change: { status: 'accepted' },
    },
    messages: {
      body: async (user) => ({ conversation: await conversation(), sender: user, content: 'Hi', message_type: 'text' }),
      inTheWay: (user) => `sender='${user}'`,
      change: { is_read: true },
    },
    achievements: {
      body: async (user) => ({ user, key: 'first_taste' }),
      inTheWay: ofUser,
      change: { key: 'food_explorer' },
    },
    verification_requests: { body: requestOf, inTheWay: ofUser, change: { status: 'under_review' } },
    verification_documents: {
      body: async () =>
        form(
          { verification_request: await request(), document_type: 'other', document_name: 'd.png' },
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
      body: async () => ({ post: await post(true), content: '<p>P</p>' }),
      change: { content: '<p>Q</p>' },
    },
    'blog_contents:draft': {
      body: async () => ({ post: await post(false), content: '<p>P</p>' }),
      change: { content: '<p>Q</p>' },
    },
    blog_runs: { body: async () => ({ cause: 'manual', wanted: 1 }), change: { ended: 1 } },
    blog_stories: { body: async () => ({ post: newRecordId(), food: newRecordId() }), change: { written: 1 } },
    error_reports: { body: async (user) => ({ user, message: 'm' }), change: { message: 'n' } },
  };
  const sceneOf = (name: string): Scene => {
    const scene = scenes[name];
    if (scene === undefined) throw new Error(`no scene for ${name}`);
    return scene;
  };

  const offer = async (name: string, actor: Actor): Promise<Fields | FormData> => {
    const { body, inTheWay } = sceneOf(name);
    const [collection = ''] = name.split(':');
    const inWhoseName =
      actor === 'visitor' || actor === 'superuser' || actor === 'other' ? members.owner.id : members[actor].id;
    if (inTheWay) await wipe(collection, inTheWay(inWhoseName));
    return collection === 'error_reports' && actor === 'visitor' ? { message: 'm' } : body(inWhoseName);
  };

  return {
    members,
    spare,
    superuser,
    place: async (name, operation) => {
      if (name === 'users' && (operation === 'list' || operation === 'view')) return { id: members.owner.id };
      if (name === 'users') {
        const { id, token } = await api.join(`p_${newRecordId()}`);
        return { id, ownerToken: token };
      }
      if (name === 'profiles') return { id: members.owner.id };
      const [collection = ''] = name.split(':');
      const { body, inTheWay, place } = sceneOf(name);
      if (place) return { id: await place() };
      if (collection === 'conversations') return { id: await conversation() };
      if (inTheWay) await wipe(collection, inTheWay(members.owner.id));
      return { id: await make(collection, await body(members.owner.id)) };
    },
    offer,
    offerFields: async (collection, actor) => {
      const body = await offer(collection, actor);
      if (body instanceof FormData) throw new Error(`${collection} carries a file`);
      return body;
    },
    change: (name) => sceneOf(name).change,
    tokenOf: (actor) => {
      if (actor === 'visitor') return undefined;
      return actor === 'superuser' ? superuser : members[actor].token;
    },
  };
}

function inOrder(food: string, partner: string): { one: string; other: string } {
  return food < partner ? { one: food, other: partner } : { one: partner, other: food };
}

function signUpBody(): Fields {
  const username = `n_${newRecordId()}`;
  return {
    email: `${username}@foretaste.test`,
    password: 'a-test-password',
    passwordConfirm: 'a-test-password',
    username,
    full_name: 'New One',
    consent: true,
  };
}

function photo(fields: Fields): FormData {
  return form({ licence: 'own', ...fields }, 'image', aJpegPicture(), 'photo.jpg');
}

function form(fields: Fields, file: string, bytes: Uint8Array<ArrayBuffer>, name: string): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.set(key, String(value));
  data.set(file, new Blob([bytes]), name);
  return data;
}

/** The file type box of an MP4: what its type is told by. */
function aVideo(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x08free', 'latin1'));
}
