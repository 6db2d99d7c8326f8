import type { PocketBaseServer } from '#tests/support/server/pocket-base-server.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';

/** Members who have done a bit of everything that can be done. */
export interface LivelyKitchen {
  readonly api: Api;
  /** Has foods, reviews, a taste, a conversation, a request, news, follows and followers. */
  readonly mina: ApiMember;
  /** A chef who asked to be verified. */
  readonly ben: ApiMember;
  /** Has just joined. */
  readonly nova: ApiMember;
  readonly admin: ApiMember;
  /** By mina, reviewed by ben and liked. */
  readonly food: string;
  readonly other: string;
  /** Of mina; `other` is on it. */
  readonly list: string;
  /** Of mina alone, who has invited nova to make it with her; and ben has invited nova to his table. */
  readonly together: string;
  /** Of mina and ben. */
  readonly conversation: string;
  /** A blog post. */
  readonly story: { readonly slug: string; readonly title: string };
}

/** Of a member who has answered everything. */
export const aTaste = {
  spice_tolerance: 8,
  sweetness_preference: 4,
  adventure_level: 7,
  preferred_flavors: ['umami', 'sour'],
  preferred_textures: ['silky'],
  preferred_cuisines: ['Thai', 'Earthy & Woody'],
  allergens: ['milk'],
  dietary_restrictions: ['vegan'],
};

const somTam = {
  name: 'Som tam',
  origin: 'Thai',
  description: 'Green papaya, pounded with lime, chilli and peanuts.',
  flavor_profile: ['sour', 'umami'],
  texture: ['crisp'],
  taste_intensity: { sour: 4, umami: 3 },
  emotional_associations: ['joy'],
  allergens: ['peanut'],
  cultural_significance: 'From Isan.',
};

/** Fills a server with the starter catalogue's neighbours: what a busy year leaves behind, as little of each as shows it. */
export async function livelyKitchen(app: PocketBaseServer): Promise<LivelyKitchen> {
  const api = openApi(app);
  const chef = { role: 'professional_chef', professional: { business_name: 'Chez Ben' } };
  const [mina, ben, eve, nova, admin] = [
    await api.join('mina'),
    await api.join('ben', chef),
    await api.join('eve'),
    await api.join('nova'),
    await api.join('ada'),
  ];
  const superuser = await api.asSuperuser();
  await api.create('user_roles', superuser, { user: admin.id, role: 'admin' });
  const food = await api.create('foods', mina, { ...somTam, uploaded_by: mina.id });
  const other = await api.create('foods', ben, {
    name: 'Bossam',
    origin: 'Korean',
    uploaded_by: ben.id,
    taste_intensity: { umami: 4 },
  });
  await api.create('user_taste_profiles', mina, { id: mina.id, user: mina.id, ...aTaste });
  await api.create('reviews', ben, { food, user: ben.id, rating: 5, review_text: 'Crisp, and hot.' });
  await api.create('reviews', mina, { food: other, user: mina.id, rating: 4, review_text: 'Tender.' });
  await api.create('food_likes', ben, { food, user: ben.id });
  await api.create('saved_foods', mina, { food: other, user: mina.id, state: 'want_to_try' });
  await api.create('diary_entries', mina, {
    user: mina.id,
    food: other,
    food_name: 'Bossam',
    day: new Date().toISOString().slice(0, 10),
    rating: 5,
    note: 'With oysters.',
    company: 'Noor',
    place: 'at home',
  });
  const list = await api.create('food_lists', mina, {
    user: mina.id,
    name: 'For guests',
    text: 'All by hand.',
    visibility: 'public',
  });
  await api.create('food_list_items', mina, { user: mina.id, list, food: other, order_key: 'i' });
  const together = await api.create('food_lists', mina, {
    user: mina.id,
    name: 'For the feast',
    visibility: 'private',
  });
  await api.create('list_members', mina, { list: together, user: nova.id, owner: mina.id, state: 'invited' });
  const person = await api.create('table_people', ben, { user: ben.id, name: 'Nova' });
  await api.create('table_invitations', ben, { host: ben.id, guest: nova.id, person });
  await api.create('user_follows', ben, { follower: ben.id, following: mina.id });
  await api.create('user_follows', mina, { follower: mina.id, following: ben.id });
  const conversation = await aConversation(api, ben, { reader: mina, texts: ['Hello', 'Is it hot?'] });
  await aConversation(api, eve, { reader: mina, texts: ['You do not know me.'] });
  await api.create('verification_requests', ben, { user: ben.id, professional_profile: ben.id, document_count: 1 });
  await api.create('reports', eve, { reporter: eve.id, kind: 'food', item: food, reason: 'spam' });
  const answer = await api.call('POST', '/api/admin/generate-daily-blogs', {
    token: superuser,
    body: { manual_trigger: true },
  });
  const [story] = answer.body['posts'] as readonly { readonly slug: string; readonly title: string }[];
  if (story === undefined) throw new Error('no story was written');
  return { api, mina, ben, nova, admin, food, other, list, together, conversation, story };
}

async function aConversation(
  api: Api,
  sender: ApiMember,
  { reader, texts }: { readonly reader: ApiMember; readonly texts: readonly string[] },
): Promise<string> {
  const [participant_1, participant_2] = [sender.id, reader.id].toSorted();
  const conversation = await api.create('conversations', sender, { participant_1, participant_2 });
  for (const content of texts) await api.create('messages', sender, { conversation, sender: sender.id, content });
  return conversation;
}
