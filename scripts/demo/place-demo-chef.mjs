/** From Tuesday to Friday at noon and in the evening, on the weekend past midnight. */
const week = [
  [],
  ...Array.from({ length: 4 }, () => [
    [11 * 60 + 30, 14 * 60 + 30],
    [18 * 60, 23 * 60],
  ]),
  [[17 * 60, 25 * 60]],
  [[10 * 60, 21 * 60]],
];

/** Where the chef of the demo serves food: a room, and a stall that has no position and no hours. */
const places = [
  {
    name: 'Kavya at the Corner',
    address: '12 Kutchery Road, Mylapore, Chennai',
    position: { latitude: 13.03345, longitude: 80.26902 },
    hours: week,
    time_zone: 'Asia/Kolkata',
    serves: 8,
  },
  {
    name: 'The Corner at the night market',
    address: 'Third row on the left, Besant Nagar Beach, Chennai',
    position: null,
    hours: null,
    time_zone: 'Asia/Kolkata',
    serves: 2,
  },
];

/** What the chef has just put on the table: found as well as other soups that nobody has rated, so that it is promoted among them. */
const newest = {
  name: 'Drumstick Soup',
  origin: 'Indian',
  course: 'soup',
  description: 'Moringa pods and lentils in a thin broth with pepper and cumin. Warm first, then sharp.',
  ingredients: ['moringa pods', 'lentils', 'black pepper', 'cumin', 'tamarind'],
  taste_profile: { flavor: ['savory', 'spicy', 'tangy'], texture: ['smooth', 'light'], aroma: ['earthy', 'toasty'] },
  taste_intensity: { sweet: 0.5, salty: 2.5, sour: 2, bitter: 0.5, umami: 2, spicy: 3 },
};

/**
 * A verified chef adds a food that nobody has tasted yet, says where the own foods are served, and some of the kitchen's others, and invites to an evening (R34).
 *
 * @param {import('./demo-api.mjs').DemoApi} api
 * @param {import('./demo-api.mjs').Someone} chef
 * @param {{ own: readonly import('./demo-api.mjs').DemoFood[], known: readonly import('./demo-api.mjs').DemoFood[] }} foods
 */
export async function placeDemoChef(api, chef, { own, known }) {
  await api.create('foods', chef, { ...newest, uploaded_by: chef.id });
  const day = 86_400_000;
  // Two evenings from now, at half past six in Chennai.
  const starts = Math.floor(Date.now() / day) * day + 2 * day + 13 * 3_600_000;
  const served = [...own.filter(({ uploaded_by }) => uploaded_by === chef.id), ...known].map(({ id }) => id);
  for (const { serves, ...place } of places)
    await api.create('places', chef, { ...place, user: chef.id, foods: served.slice(0, serves) });
  await api.create('food_events', chef, {
    user: chef.id,
    name: 'Pepper evening',
    text: 'Five dishes around one spice, from the first green berries to the last black ones. Come hungry.',
    starts: new Date(starts).toISOString(),
    ends: new Date(starts + 4 * 3_600_000).toISOString(),
    time_zone: 'Asia/Kolkata',
    address: 'Kavya at the Corner, 12 Kutchery Road, Mylapore, Chennai',
    position: { latitude: 13.03345, longitude: 80.26902 },
    foods: served.slice(0, 8),
  });
}
