import { memberAt } from './demo-members.mjs';

/** Every so manieth member keeps lists of others. */
const every = 4;
const keptByEach = 3;

/**
 * Members keep public lists of others; of those that the printed member keeps the last is shared no longer.
 *
 * @param {import('./demo-api.mjs').DemoApi} api
 * @param {readonly import('./demo-api.mjs').Someone[]} members
 */
export async function keepDemoLists(api, members) {
  const shown = await api.ask(
    `/api/collections/food_lists/records?perPage=200&filter=${encodeURIComponent("visibility='public'")}&sort=created,id`,
  );
  for (const [place, member] of members.entries()) {
    if (place % every !== memberAt) continue;
    const others = shown.items.filter((/** @type {{ user: string }} */ { user }) => user !== member.id);
    for (let nth = 0; nth < Math.min(keptByEach, others.length); nth += 1) {
      const { id: list } = others[(place + nth) % others.length];
      await api.create('kept_lists', member, { user: member.id, list });
    }
  }
  const ofOthers = shown.items.filter((/** @type {{ user: string }} */ { user }) => user !== members[memberAt]?.id);
  const gone = ofOthers[(memberAt + keptByEach - 1) % ofOthers.length];
  const owner = members.find(({ id }) => id === gone?.user);
  if (owner !== undefined) await api.change('food_lists', owner, gone.id, { visibility: 'private' });
}
