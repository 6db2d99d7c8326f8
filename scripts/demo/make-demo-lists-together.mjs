import { memberAt } from './demo-members.mjs';
import { togetherWords } from './demo-words.mjs';

/**
 * Members make a list together: the printed member takes part with another, each puts foods on it and says something; and is invited to one more.
 *
 * @param {import('./demo-api.mjs').DemoApi} api
 * @param {{ members: readonly import('./demo-api.mjs').Someone[], foods: readonly import('./demo-api.mjs').DemoFood[] }} world
 */
export async function makeDemoListsTogether(api, { members, foods }) {
  const [me, owner, third, host] = [0, 1, 2, 3].map((place) => members[memberAt + place]);
  if (me === undefined || owner === undefined || third === undefined || host === undefined)
    throw new Error('The demo has too few members to make a list together.');
  const { name, text, notes, invited } = togetherWords;
  const list = await api.create('food_lists', owner, { user: owner.id, name, text, visibility: 'private' });
  for (const guest of [me, third]) {
    const part = { list, user: guest.id, owner: owner.id, state: 'invited' };
    await api.change('list_members', guest, await api.create('list_members', owner, part), { state: 'joined' });
  }
  for (const [place, said] of notes.entries()) {
    const by = [owner, me, third][place % 3] ?? owner;
    const food = foods[place]?.id;
    const item = { list, food, user: owner.id, order_key: String(place + 1) };
    const id = await api.create('food_list_items', by, item);
    const speaker = [me, third, owner][place % 3] ?? me;
    await api.create('list_notes', speaker, { list, item: id, user: speaker.id, text: said });
  }
  const other = await api.create('food_lists', host, { user: host.id, name: invited, visibility: 'private' });
  await api.create('list_members', host, { list: other, user: me.id, owner: host.id, state: 'invited' });
}
