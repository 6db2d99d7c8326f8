const demoPeople = [
  { name: 'Ines', allergens: ['peanut'], dietary_restrictions: [], dislikes: ['olives'] },
  { name: 'Tomás', allergens: [], dietary_restrictions: ['vegetarian'], dislikes: [] },
  { name: 'Grandma', allergens: ['milk'], dietary_restrictions: [], dislikes: ['chillies'] },
];

/**
 * One table of whoever is printed: two of the three people, and a friend who says what they avoid. The friend asks back, and has no answer yet.
 *
 * @param {import('./demo-api.mjs').DemoApi} api
 * @param {{ member: Guest, friend: Guest }} between
 * @typedef {import('./demo-api.mjs').Someone & { name: string }} Guest
 */
export async function setDemoTable(api, { member, friend }) {
  const own = { user: member.id };
  const table = await api.create('dinner_tables', member, { ...own, name: 'Home' });
  for (const [place, words] of demoPeople.entries()) {
    const person = await api.create('table_people', member, { ...own, ...words });
    if (place < 2) await api.create('table_seats', member, { ...own, table, person });
  }
  const asked = await invite(api, { host: member, guest: friend });
  await api.create('table_seats', member, { ...own, table, person: asked.person });
  await api.change('table_invitations', friend, asked.id, { answer: 'accepted' });
  await invite(api, { host: friend, guest: member });
}

/** @param {import('./demo-api.mjs').DemoApi} api @param {{ host: Guest, guest: Guest }} between */
async function invite(api, { host, guest }) {
  const person = await api.create('table_people', host, { user: host.id, name: guest.name });
  return { person, id: await api.create('table_invitations', host, { host: host.id, guest: guest.id, person }) };
}
