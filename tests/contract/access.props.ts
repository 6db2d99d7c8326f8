import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { Api, ApiMember } from '#tests/support/server/open-api.ts';
import { aVideo, form, inOrder, type Fields } from './access.bodies.ts';
import type { Actor } from './access.table.ts';

export type MemberActor = Exclude<Actor, 'visitor' | 'superuser'>;

/** The people, and how to make the rows that others need to be there first. */
export async function stageProps(api: Api) {
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
  return {
    superuser,
    send,
    make,
    wipe,
    members,
    spare,
    pair,
    conversation,
    post,
    requestOf,
    newFood,
    newPair,
    newVideo,
    request,
    messageAcrossBlock,
    reportOfSomebodyWhoLeft,
    hiddenFood,
    listOf,
    togetherWith,
    itemOn,
    personOf,
    tableOf,
    ofUser,
    placeOf,
    eventOf,
    reviewOfOwn,
    reviewOfHiddenOwn,
  };
}

export type StageProps = Awaited<ReturnType<typeof stageProps>>;
