import { beforeAll, describe, expect, test } from 'vitest';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { ownRoutes } from '#tests/support/server/own-routes.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

/**
 * What a cache may share [S23]: an answer is kept from every cache (`private, no-store`), or it is the same bytes whoever asks. Asked of every
 * route that reads, every collection and every file, by everybody whose rights differ.
 */

const { server, api } = serverOfFile({ seed: true });

/** Who asks, with their tokens. The blocked one and the blocker are parted from each other; the food, review and picture below are the blocker's. */
let askers: ReadonlyMap<string, string | undefined>;
let superuser: string;
const known: Record<string, string> = {};

beforeAll(async () => {
  superuser = await api.asSuperuser();
  const [member, blocker, blocked] = [
    await api.join('s_member'),
    await api.join('s_blocker'),
    await api.join('s_blocked'),
  ];
  const admin = await api.joinAsAdmin('s_admin');
  askers = new Map([
    ['visitor', undefined],
    ['member', member.token],
    ['blocker', blocker.token],
    ['blocked member', blocked.token],
    ['admin', admin.token],
    ['superuser', superuser],
  ]);
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: `Parted ${newRecordId()}`, uploaded_by: blocker.id }))
    form.set(name, value);
  form.set('image', new File([aPngPicture()], 'one.png', { type: 'image/png' }));
  const { body } = await api.call('POST', '/api/collections/foods/records', { token: blocker.token, body: form });
  Object.assign(known, { food: body.id, image: String(body['image']), blocker: blocker.id });
  known['hidden'] = await api.create('foods', blocker, { name: `Hidden ${newRecordId()}`, uploaded_by: blocker.id });
  for (const visibility of ['private', 'link', 'public']) {
    const list = { user: blocker.id, name: `A ${visibility} list`, visibility };
    known[`${visibility} list`] = await api.create('food_lists', blocker, list);
    const item = { list: known[`${visibility} list`], food: body.id, user: blocker.id, order_key: 'i' };
    await api.create('food_list_items', blocker, item);
  }
  await api.create('reviews', blocker, { food: body.id, user: blocker.id, rating: 2, comment: 'Mine.' });
  await api.call('PATCH', `/api/collections/foods/records/${known['hidden']}`, {
    token: superuser,
    body: { is_hidden: true },
  });
  await api.create('blocks', blocker, { blocker: blocker.id, blocked: blocked.id });
  await api.call('POST', '/api/sync/snapshot', { token: superuser });
  const hash = async (path: string, of: (body: Record<string, unknown>) => unknown) =>
    String(of((await api.call('GET', path)).body));
  known['snapshot'] = await hash(
    '/api/sync/snapshot',
    ({ parts }) => (parts as { hash: string }[])[0]?.hash ?? 'no part',
  );
  known['columns'] = await hash('/api/sync/columns', (columns) => columns['hash']);
  known['tastes'] = await hash('/api/community/tastes', (tastes) => tastes['hash']);
  const { body: health } = await api.call('GET', '/api/sync/health');
  Object.assign(known, { epoch: String(health['epoch']), head: String(health['head']) });
});

const ofEachList = (before: string) => ['private', 'link', 'public'].map((one) => `${before}${known[`${one} list`]}`);

/** Addresses to ask for in the place of a route's own, where it has parameters or needs a query. */
const filledIn: Readonly<Record<string, () => readonly string[]>> = {
  '/{$}': () => ['/'],
  '/blog/{slug}': () => ['/blog/no-such-story'],
  '/food/{id}': () => [`/food/${known['food']}`, `/food/${known['hidden']}`],
  '/list/{id}': () => ofEachList('/list/'),
  '/profile/{username}': () => ['/profile/s_blocker', '/profile/nobody'],
  '/sitemaps/{part}': () => ['/sitemaps/1.xml'],
  '/api/admin/imports/{id}/rows': () => [`/api/admin/imports/${newRecordId()}/rows`],
  '/api/mail/unsubscribe/{token}': () => ['/api/mail/unsubscribe/none', `/api/mail/unsubscribe/${'a'.repeat(58)}`],
  '/api/sync/head': () => ['/api/sync/head', '/api/sync/head?minute=1'],
  '/api/sync/feed/{topic}': () =>
    ['all', `f.${known['food']}`, `f.${known['hidden']}`, `m.${known['blocker']}`, ...ofEachList('l.')].map(
      (topic) => `/api/sync/feed/${topic}?epoch=${known['epoch']}&after=0&upTo=${known['head']}`,
    ),
  '/api/sync/snapshot/{hash}': () => [`/api/sync/snapshot/${known['snapshot']}`],
  '/api/sync/columns/{hash}': () => [`/api/sync/columns/${known['columns']}`],
  '/api/community/tastes/{hash}': () => [`/api/community/tastes/${known['tastes']}`],
  '/api/community/members': () => ['/api/community/members?list=members&limit=10', '/api/community/members'],
};

interface Answered {
  readonly who: string;
  readonly status: number;
  readonly caching: string;
  readonly bytes: string;
}

async function ask(path: string, who: string): Promise<Answered> {
  const token = askers.get(who);
  const answer = await fetch(server.url + path, {
    headers: token === undefined ? {} : { Authorization: token },
    redirect: 'manual',
  });
  const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  return { who, status: answer.status, caching: answer.headers.get('Cache-Control') ?? '', bytes };
}

const isKept = ({ caching }: Answered) => !/\b(private|no-store)\b/.test(caching);

/** What the answers to one address have wrong. What the server names only for some seconds may move on between two askers: then they ask again. */
async function wrongWith(path: string, tries = 3): Promise<readonly string[]> {
  const answers = await Promise.all([...askers.keys()].map((who) => ask(path, who)));
  const shared = answers.filter(isKept);
  const [first] = answers;
  const differing = shared.length === 0 ? [] : answers.filter(({ bytes }) => bytes !== first?.bytes);
  if (differing.length > 0 && tries > 1) return wrongWith(path, tries - 1);
  return [
    ...differing.map(({ who }) => `${path} may be shared, and differs for the ${who}`),
    ...answers.filter(({ caching }) => caching === '').map(({ who }) => `${path} does not say to the ${who}`),
  ];
}

describe('[S23] what caches may share is the same for everybody', () => {
  test('by every route of this server', async () => {
    const routes = ownRoutes().filter(({ method }) => method === 'GET');
    const paths = routes.flatMap(({ path }) => filledIn[path]?.() ?? [path]);
    expect(paths.filter((path) => path.includes('{'))).toEqual([]);
    expect((await Promise.all(paths.map((path) => wrongWith(path)))).flat()).toEqual([]);
  });

  test('by every collection', async () => {
    const { body } = await api.call('GET', '/api/collections?perPage=500', { token: superuser });
    const names = body.items.map((collection) => String(collection['name']));
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const paths = [`/api/collections/${name}/records`, `/api/collections/${name}/records/${known['food']}`];
      for (const path of paths) {
        expect(await wrongWith(path)).toEqual([]);
        expect((await Promise.all([...askers.keys()].map((who) => ask(path, who)))).filter(isKept)).toEqual([]);
      }
    }
  });

  test('and no file that a block or a moderator keeps from anybody', async () => {
    const shown = `/api/files/foods/${known['food']}/${known['image']}`;
    expect((await ask(shown, 'visitor')).status).toBe(200);
    expect(await wrongWith(shown)).toEqual([]);
  });

  test('while the shared feed really is shared, and has the food of the blocker for everybody alike', async () => {
    const path = filledIn['/api/sync/feed/{topic}']?.()[1] ?? '';
    for (const who of askers.keys()) {
      const { caching, bytes } = await ask(path, who);
      expect(caching).toMatch(/^public, .*s-maxage=/);
      expect(bytes).toContain(`"${known['food']}"`);
      expect(bytes).not.toContain(`"${known['hidden']}"`);
    }
  });
});
