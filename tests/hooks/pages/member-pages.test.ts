import { describe, expect, test } from 'vitest';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { linkedDataIn, metaOf } from './page-parts.ts';
import { nasty, publicSite } from './public-site.ts';

const site = publicSite({ seed: false });
const { api, read, sizeOf } = site;

test('R46: the document of a list tells of it where a visitor may see it, and search engines of public ones alone', async () => {
  const ada = await api.join('ada_pages');
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'Ada’s stew', uploaded_by: ada.id })) form.set(name, value);
  form.set('image', new Blob([aPngPicture()]), 'stew.png');
  const food = await api.create('foods', ada, form);
  const list = await api.create('food_lists', ada, { user: ada.id, name: nasty, text: 'For\nguests' });
  const item = { user: ada.id, list, food, order_key: 'i' };
  await api.create('food_list_items', ada, item);
  const told = async (change: object, token = ada.token) => {
    await api.call('PATCH', `/api/collections/food_lists/records/${list}`, { token, body: change });
    const { status, text } = await read(`/list/${list}`);
    return [status, metaOf(text, 'og:title') === `${nasty} · Foretaste`, text.includes('noindex')];
  };
  expect(await told({})).toEqual([200, false, true]);
  expect(await told({ visibility: 'link' })).toEqual([200, true, true]);
  expect(await told({ visibility: 'public' })).toEqual([200, true, false]);
  const { text } = await read(`/list/${list}?lang=de`);
  expect([metaOf(text, 'og:description'), metaOf(text, 'og:image:alt')]).toEqual(['For guests', 'Ada’s stew']);
  expect(text).not.toContain('alert(1)</script>');
  expect(await told({ is_hidden: true }, site.superuser)).toEqual([200, false, true]);
  expect((await read('/list/..%2f')).status).toBe(200);
});

test('the document of a member tells who it is, whatever the case of the name, and nothing of one who is hidden', async () => {
  const bea = await api.join('bea_pages');
  const form = new FormData();
  for (const [name, value] of Object.entries({ full_name: 'Bea "B" & Co', bio: `Soup,\nabove all ${nasty}` }))
    form.set(name, value);
  form.set('avatar', new Blob([aPngPicture()]), 'bea.png');
  await api.call('PATCH', `/api/collections/profiles/records/${bea.id}`, { token: bea.token, body: form });
  const { status, text } = await read('/profile/BEA_pages');
  expect(status).toBe(200);
  expect([metaOf(text, 'og:type'), metaOf(text, 'og:title')]).toEqual(['profile', 'Bea "B" & Co · Foretaste']);
  expect(metaOf(text, 'og:description')).toBe(`Soup, above all ${nasty}`);
  expect(text).toContain('<link rel="canonical" href="https://taste.example.org/profile/bea_pages" />');
  expect(text).not.toContain('alert(1)</script>');
  // Who is in the community has not asked to be found by search engines.
  expect(metaOf(text, 'robots')).toBe('noindex');
  const picture = metaOf(text, 'og:image').replace('https://taste.example.org', '');
  expect([metaOf(text, 'twitter:card'), metaOf(text, 'og:image:width')]).toEqual(['summary', '256']);
  expect(await sizeOf(picture)).toEqual({ width: 256, height: 256 });
  const silent = await api.join('cyd_pages');
  expect(metaOf((await read('/profile/cyd_pages?lang=de')).text, 'og:description')).toMatch(
    /^Die Gerichte und Bewertungen/,
  );
  await api.call('PATCH', `/api/collections/profiles/records/${silent.id}`, {
    token: site.superuser,
    body: { is_hidden: true },
  });
  for (const gone of ['cyd_pages', 'nobody', '..%2f', '%22%3E%3Cscript%3E', `bea_pages'%20OR%201=1--`]) {
    const absent = await read(`/profile/${gone}`);
    expect([gone, absent.status, metaOf(absent.text, 'og:title')]).toEqual([
      gone,
      200,
      'Foretaste: know the taste before you try it',
    ]);
  }
});

describe('the places and events of a verified professional (R34)', () => {
  const dataIn = (text: string) =>
    (linkedDataIn(text) as { '@graph': Record<string, unknown>[] } | null)?.['@graph'] ?? [];
  const year = new Date().getUTCFullYear() + 1;
  const verify = (user: string, is_verified: boolean, role = 'restaurant_owner') =>
    api.create('user_roles', site.superuser, { user, role, is_verified });

  test('are told to search engines on the pages of the food and of the member, and nothing of them breaks out', async () => {
    const professional = { business_name: nasty };
    const dee = await api.join('dee_pages', { role: 'restaurant_owner', professional });
    await verify(dee.id, true);
    const food = await api.create('foods', site.superuser, { name: 'Plum tart of pages' });
    const other = await api.create('foods', site.superuser, { name: 'Another of pages' });
    const common = { user: dee.id, time_zone: 'America/New_York', position: { latitude: 40.7, longitude: -74 } };
    const hours = [
      [
        [540, 840],
        [1080, 1500],
      ],
      [[0, 1440]],
      [[540, 1980]],
      [],
      [],
      [],
      [],
    ];
    const place = await api.create('places', dee, { ...common, name: nasty, address: nasty, hours, foods: [food] });
    const bare = { user: dee.id, time_zone: 'UTC', name: 'Kiosk', address: 'Pier 1', foods: [other] };
    await api.create('places', dee, bare);
    const event = async (starts: string, ends: string, more: object = {}) =>
      api.create('food_events', dee, { ...common, name: nasty, address: nasty, starts, ends, foods: [food], ...more });
    const winter = await event(`${year}-12-24 23:30:00.000Z`, `${year}-12-25 03:00:00.000Z`, { text: nasty });
    const summer = await event(`${year}-07-01 12:00:00.000Z`, `${year}-07-01 13:00:00.000Z`, {
      time_zone: 'Asia/Kolkata',
    });
    await api.call('PATCH', `/api/collections/food_events/records/${winter}`, {
      token: dee.token,
      body: { is_cancelled: true },
    });
    const over = {
      user: dee.id,
      time_zone: 'UTC',
      name: 'Over',
      address: 'There',
      starts: '2026-01-01 10:00:00Z',
      ends: '2026-01-01 11:00:00Z',
    };
    await api.create('food_events', site.superuser, { ...over, foods: [food], is_listed: true });
    const page = 'https://taste.example.org/profile/dee_pages';
    const open = (day: string, opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens,
      closes,
    });
    const geo = { '@type': 'GeoCoordinates', latitude: 40.7, longitude: -74 };
    const { text } = await read(`/food/${food}`);
    expect(dataIn(text)).toEqual([
      {
        '@type': 'Restaurant',
        '@id': `${page}#${place}`,
        name: nasty,
        address: nasty,
        url: page,
        geo,
        openingHoursSpecification: [
          open('Monday', '09:00', '14:00'),
          open('Monday', '18:00', '01:00'),
          open('Tuesday', '00:00', '23:59'),
          open('Wednesday', '09:00', '08:59'),
        ],
        hasMenu: {
          '@type': 'Menu',
          hasMenuItem: {
            '@type': 'MenuItem',
            name: 'Plum tart of pages',
            url: `https://taste.example.org/food/${food}`,
          },
        },
      },
      expect.objectContaining({
        '@id': `${page}#${summer}`,
        startDate: `${year}-07-01T17:30:00+05:30`,
        eventStatus: 'https://schema.org/EventScheduled',
      }),
      {
        '@type': 'FoodEvent',
        '@id': `${page}#${winter}`,
        name: nasty,
        description: nasty,
        startDate: `${year}-12-24T18:30:00-05:00`,
        endDate: `${year}-12-24T22:00:00-05:00`,
        eventStatus: 'https://schema.org/EventCancelled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', address: nasty, geo },
        organizer: { '@type': 'Organization', name: nasty, url: page },
        url: page,
      },
    ]);
    expect(text).not.toContain('alert(1)</script>');
    const ofMember = await read('/profile/dee_pages');
    expect(
      dataIn(ofMember.text)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([nasty, nasty, nasty, 'Kiosk'].toSorted());
    expect(JSON.stringify(dataIn(ofMember.text))).not.toContain('hasMenu');
    expect(metaOf(ofMember.text, 'robots')).toBe('noindex');
    // What is not served there any more is not told there.
    const foods = { token: dee.token, body: { foods: [other] } };
    await api.call('PATCH', `/api/collections/places/records/${place}`, foods);
    expect(dataIn((await read(`/food/${food}`)).text)).toHaveLength(2);
    expect(dataIn((await read(`/food/${other}`)).text)).toHaveLength(2);
    await verify(dee.id, false);
    for (const address of [`/food/${food}`, '/profile/dee_pages'])
      expect(dataIn((await read(address)).text)).toEqual([]);
    await verify(dee.id, true);
    expect(dataIn((await read(`/food/${food}`)).text)).toHaveLength(2);
    await api.call('PATCH', `/api/collections/profiles/records/${dee.id}`, {
      token: site.superuser,
      body: { is_hidden: true },
    });
    expect(dataIn((await read(`/food/${food}`)).text)).toEqual([]);
  });
});
