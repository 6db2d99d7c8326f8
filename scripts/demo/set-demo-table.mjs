const demoPeople = [
  { name: 'Ines', allergens: ['peanut'], dietary_restrictions: [], dislikes: ['olives'] },
  { name: 'Tomás', allergens: [], dietary_restrictions: ['vegetarian'], dislikes: [] },
  { name: 'Grandma', allergens: ['milk'], dietary_restrictions: [], dislikes: ['chillies'] },
];

/** One table of who is printed, with two of the three people. @param {import('./demo-api.mjs').DemoApi} api @param {import('./demo-api.mjs').Someone} member */
export async function setDemoTable(api, member) {
  const own = { user: member.id };
  const table = await api.create('dinner_tables', member, { ...own, name: 'Home' });
  for (const [place, words] of demoPeople.entries()) {
    const person = await api.create('table_people', member, { ...own, ...words });
    if (place < 2) await api.create('table_seats', member, { ...own, table, person });
  }
}
