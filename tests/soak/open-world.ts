import { chromium, type Browser } from '@playwright/test';
import { must } from '#prelude/must.ts';
import { aRecordedFilm } from '#tests/e2e/support/a-recorded-film.ts';
import { startApp } from '#tests/e2e/support/app-test.ts';
import { postMailTo } from '#tests/e2e/support/post-mail-to.ts';
import { chromiumLaunch } from '#tests/support/chromium-launch.ts';
import { catchMail } from '#tests/support/server/catch-mail.ts';
import { type Api, type ApiMember, openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { faultyProxy } from './faulty-proxy.ts';
import { WalkingDevice } from './walking-device.ts';
import type { WalkWorld } from './walk-world.ts';
import { emptyLedger, saved, type WriteKey } from './write-ledger.ts';

/** The built app behind a faulty network, two members and an admin at their devices, three members without one, and something to look at. */
export async function openWorld(
  seed: number,
): Promise<{ readonly world: WalkWorld; readonly chromiumVersion: string; readonly close: () => Promise<void> }> {
  const server = await startApp({ seed: true });
  const proxy = await faultyProxy({ target: server.url, seed });
  const api = openApi(server);
  const root = await api.asSuperuser();
  const joined = async (name: string) => api.join(name);
  const ada = await api.join('ada', { role: 'professional_chef', professional: { business_name: 'Ada’s kitchen' } });
  const [ben, admin] = [await joined('ben'), await joined('admin_one')];
  const others = [await joined('cleo'), await joined('dan'), await joined('eve')];
  const cleo = must(others[0], 'cleo');
  await api.create('user_roles', root, { user: admin.id, role: 'admin' });
  await api.create('user_follows', ada, { follower: ada.id, following: ben.id });
  await api.create('user_follows', ben, { follower: ben.id, following: ada.id });
  const foods = (await api.call('GET', `${recordsPath('foods')}?perPage=4&sort=slug`)).body.items.map(
    ({ id, name }) => ({ id, name: String(name) }),
  );
  const review = await api.create('reviews', cleo, {
    food: must(foods[0], 'a food').id,
    user: cleo.id,
    rating: 1,
    review_text: 'You all smell.',
  });
  await api.create('reports', must(others[1], 'dan'), {
    reporter: must(others[1], 'dan').id,
    kind: 'review',
    item: review,
    reason: 'offensive',
    text: 'Rude.',
  });
  await api.call('POST', '/api/admin/generate-daily-blogs', { token: root, body: { manual_trigger: true } });
  const stories = (await api.call('GET', recordsPath('blog_posts'))).body.items.map(
    ({ slug }) => `/blog/${String(slug)}`,
  );
  const shared = await api.create('food_lists', ada, { user: ada.id, name: 'Walked together', visibility: 'private' });
  for (const [place, { id: food }] of foods.entries())
    await api.create('food_list_items', ada, { list: shared, food, user: ada.id, order_key: `i${place + 1}` });
  for (const { id: user } of [ben, admin])
    await api.create('list_members', root, { list: shared, user, owner: ada.id, state: 'joined' });
  const shown = await api.create('food_lists', cleo, { user: cleo.id, name: 'Cleo’s soups', visibility: 'public' });
  const { kitchen, begun } = await openKitchen(api, { root, chef: ada, guest: await joined('fay') });
  for (const { id } of [ada, ben, admin])
    await api.call('PATCH', recordsPath('users', id), { token: root, body: { verified: true } });
  const mail = await catchMail();
  await postMailTo(mail, server);
  const { film, version } = await aFilm();
  const { url } = proxy;
  const world: WalkWorld = {
    url,
    server,
    proxy,
    api,
    root,
    others,
    foods,
    stories,
    film,
    ownFoods: [],
    shared,
    shown,
    kitchen,
    devices: {
      ada: await WalkingDevice.start({ name: 'ada', member: ada, url }),
      ben: await WalkingDevice.start({ name: 'ben', member: ben, url }),
      admin: await WalkingDevice.start({ name: 'admin', member: admin, url }),
    },
    ledger: begun.reduce((ledger, [key, value]) => saved(ledger, key, value), saved(emptyLedger, 'decision', 'open')),
    isServerDown: false,
  };
  const close = async () => {
    for (const device of Object.values(world.devices)) await device.throwAway();
    await proxy.stop();
    await server.stop();
    await mail.stop();
  };
  return { world, chromiumVersion: version, close };
}

interface Kitchen {
  readonly root: string;
  readonly chef: ApiMember;
  /** Nobody blocks or reports this one. */
  readonly guest: ApiMember;
}

/** What a verified chef keeps, and what of it the server has when the walk begins. */
async function openKitchen(
  api: Api,
  { root, chef, guest }: Kitchen,
): Promise<{ readonly kitchen: WalkWorld['kitchen']; readonly begun: readonly (readonly [WriteKey, string])[] }> {
  await api.create('user_roles', root, { user: chef.id, role: 'professional_chef', is_verified: true });
  const [name, place, event, words] = ['Ada’s stew', 'Ada’s kitchen', 'Ada’s evening', 'As it began.'];
  const food = await api.create('foods', chef, { name, uploaded_by: chef.id });
  await api.create('reviews', guest, { food, user: guest.id, rating: 4, review_text: 'Warm and round.' });
  await api.create('places', chef, { user: chef.id, name: place, address: words, time_zone: 'UTC', foods: [food] });
  await api.create('food_events', chef, {
    user: chef.id,
    name: event,
    text: words,
    starts: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    ends: new Date(Date.now() + 20.1 * 86_400_000).toISOString(),
    time_zone: 'UTC',
    address: 'At the harbour',
    foods: [food],
  });
  const by = 'ada';
  return {
    kitchen: { food, place, event },
    begun: [
      [`food|${by}|${name}`, name],
      [`place|${by}`, words],
      [`event|${by}`, words],
    ],
  };
}

async function aFilm(): Promise<{ film: Awaited<ReturnType<typeof aRecordedFilm>>; version: string }> {
  const browser: Browser = await chromium.launch(chromiumLaunch);
  const film = await aRecordedFilm(await browser.newPage(), { seconds: 1 });
  const version = browser.version();
  await browser.close();
  return { film, version };
}
