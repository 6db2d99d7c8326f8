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

/**
 * A verified chef says where the own foods are served, and some of the kitchen's others (R34).
 *
 * @param {import('./demo-api.mjs').DemoApi} api
 * @param {import('./demo-api.mjs').Someone} chef
 * @param {{ own: readonly import('./demo-api.mjs').DemoFood[], known: readonly import('./demo-api.mjs').DemoFood[] }} foods
 */
export async function placeDemoChef(api, chef, { own, known }) {
  const served = [...own.filter(({ uploaded_by }) => uploaded_by === chef.id), ...known].map(({ id }) => id);
  for (const { serves, ...place } of places)
    await api.create('places', chef, { ...place, user: chef.id, foods: served.slice(0, serves) });
}
