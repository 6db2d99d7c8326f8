import { beforeAll, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { ownRoutes } from '#tests/support/server/own-routes.ts';
import { setStage, type Stage } from './access.stage.ts';
import { runSql, sqlHook } from '#tests/support/server/sql-hook.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

/*
 * Nothing that a member or a guest can do goes on without bound: what may be written in a day, what is kept, and what each route costs.
 */

/** Rows that one member can add in a day, and what becomes of them; 'server': no client adds any. */
const collections: Readonly<Record<string, { readonly aDay: number; readonly kept: string } | 'server'>> = {
  achievements: 'server',
  admin_actions: 'server',
  blocks: { aDay: 300, kept: 'one for a pair of members' },
  blog_contents: 'server',
  blog_posts: 'server',
  blog_runs: 'server',
  blog_stories: 'server',
  catalogue_stats: 'server',
  conversations: { aDay: 100, kept: 'one for a pair of members' },
  diary_entries: { aDay: 10_000, kept: 'while its owner wants it' },
  dinner_tables: { aDay: 200, kept: '20 of a member' },
  error_reports: { aDay: 50, kept: '90 days, 5,000' },
  food_imports: 'server',
  food_comparisons: { aDay: 10_000, kept: 'one for a pair of foods and member' },
  food_likes: { aDay: 5000, kept: 'one for a food and member' },
  food_list_items: { aDay: 10_000, kept: '500 on a list' },
  food_lists: { aDay: 600, kept: '200 of a member' },
  food_photos: { aDay: 200, kept: 'six of a food and member' },
  food_recommendations: 'server',
  foods: { aDay: 1000, kept: 'one for a name' },
  member_stats: 'server',
  kept_lists: { aDay: 600, kept: '100 of a member' },
  list_links: { aDay: 600, kept: 'one of a list' },
  list_members: { aDay: 300, kept: '20 of a list' },
  list_notes: { aDay: 5000, kept: 'one of a member and food on a list' },
  messages: { aDay: 3000, kept: 'three before an answer' },
  mutes: { aDay: 300, kept: 'one for a pair of members' },
  notification_preferences: { aDay: 50, kept: 'one for a member' },
  notifications: 'server',
  pair_sums: 'server',
  pair_votes: { aDay: 5000, kept: 'one for a pair of foods and member' },
  personalized_insights: { aDay: 200, kept: '200 for a member' },
  private_contacts: { aDay: 50, kept: 'one for a member' },
  professional_profiles: { aDay: 20, kept: 'one for a member' },
  profiles: 'server',
  push_subscriptions: 'server',
  reports: { aDay: 200, kept: 'one for an item and reporter' },
  review_answers: { aDay: 1000, kept: 'one for a review and contributor' },
  food_events: { aDay: 10, kept: '200 of a member' },
  places: { aDay: 60, kept: '20 of a member' },
  pinned_reviews: { aDay: 1000, kept: 'one for a food and contributor' },
  reviews: { aDay: 2000, kept: 'one for a food and member' },
  saved_foods: { aDay: 5000, kept: 'one for a food and member' },
  table_people: { aDay: 400, kept: '40 of a member' },
  table_invitations: { aDay: 60, kept: 'one for a member and person' },
  table_seats: { aDay: 2000, kept: 'one for a table and person' },
  user_follows: { aDay: 2000, kept: 'one for a pair of members' },
  user_roles: { aDay: 20, kept: 'five for a member' },
  user_taste_profiles: { aDay: 50, kept: 'one for a member' },
  users: { aDay: 1000, kept: 'for a network; one for an address' },
  verification_documents: { aDay: 60, kept: 'five for a request, 90 days after its decision' },
  verification_requests: { aDay: 20, kept: 'one that is open' },
  video_views: { aDay: 3000, kept: 'two days' },
  videos: { aDay: 100, kept: 'while its author wants it' },
};

/** Every own route by what keeps it from being used without end. */
const routes: Readonly<Record<string, string>> = {
  'POST /api/account/delete': 'ten wrong passwords an hour',
  'POST /api/account/password': 'ten wrong passwords an hour',
  'POST /api/account/sign-out-everywhere': 'writes one row, 20 a minute',
  'GET /api/account/export': '20 a minute',
  'POST /api/admin/*': 'admins',
  'GET /api/admin/*': 'admins',
  'POST /api/analytics/views': '1,000 looks a day of a member or network, one for a food and day',
  'GET /api/analytics': '60 a minute',
  'GET /api/community/*': '300 a minute',
  'GET /api/operator': '3,000 a minute, writes nothing',
  'GET /api/metrics': 'operators, by their token or from this host',
  'GET /api/push/key': 'writes nothing',
  'PUT /api/push/subscription': '200 a day of a member, ten kept',
  'POST /api/push/news': 'writes nothing',
  'POST /api/push/forget': 'deletes one row, by its key',
  'POST /api/own/deliver-mails': 'this server itself',
  'POST /api/sync/pull': '1,200 a minute, writes nothing',
  'GET /api/sync/*': '1,200 a minute, writes nothing',
  'POST /api/sync/foods': '1,200 a minute, writes nothing',
  'POST /api/sync/mutations/unknown': '1,200 a minute, writes nothing',
  'POST /api/sync/snapshot': 'superusers',
  'POST /api/uploads': '20 open ones and 200 MB of a member, a week',
  'PUT /api/uploads/*': 'what was opened',
  'POST /api/ai/*': '30 a minute, 300 an hour of a member, the budget of the day',
  'GET /api/ai/*': '30 a minute',
  'POST /contribute/shared': 'writes nothing',
  'GET /api/mail/unsubscribe/{token}': '3,000 a minute, writes nothing',
  'POST /api/mail/unsubscribe/{token}': '3,000 a minute, and ends what its link is for',
  'GET /*': 'writes nothing',
};

let stage: Stage;
const pruneRoute = `routerAdd('POST', '/api/test/prune', (e) => {
  require(\`\${__hooks}/lib/server/prune-rows.js\`).pruneRows(e.app);
  return e.noContent(204);
});`;

const { api } = serverOfFile({
  hooks: { ...sqlHook, 'prune.pb.js': pruneRoute },
  env: { FORETASTE_TRUSTED_PROXY_HEADER: 'X-Forwarded-For' },
});
beforeAll(async () => {
  stage = await setStage(api);
});

const sql = (...statements: string[]) => runSql(api, ...statements);
const used = (kind: string, who: string, count: number) =>
  sql(
    `INSERT OR REPLACE INTO _allowances (kind, who, used, until) VALUES ('${kind}', '${who}', ${count}, ${Math.floor(Date.now() / 1000) + 3600})`,
  );
const make = (collection: string, token: string | undefined, body: unknown, from = '127.0.0.1') =>
  api.call('POST', recordsPath(collection), { token, body, headers: { 'X-Forwarded-For': from } });
const count = async (collection: string, filter = '') =>
  (
    await api.call('GET', `${recordsPath(collection)}?perPage=1&filter=${encodeURIComponent(filter)}`, {
      token: stage.superuser,
    })
  ).body['totalItems'];
const bounded = Object.entries(collections).flatMap(([name, bound]) =>
  bound === 'server' ? [] : [[name, bound.aDay] as const],
);

test('every collection has its bound', async () => {
  const { body } = await api.call('GET', '/api/collections?perPage=500&filter=(system=false)', {
    token: stage.superuser,
  });
  expect(body.items.map((collection) => String(collection['name'])).toSorted()).toEqual(
    Object.keys(collections).toSorted(),
  );
});

test('every own route has its bound', () => {
  const own = ownRoutes().map(({ method, path }) => `${method} ${path}`);
  const isNamed = (route: string) =>
    Object.keys(routes).some((named) =>
      named.endsWith('*')
        ? route.startsWith(named.slice(0, -1)) && (named !== 'GET /*' || !route.startsWith('GET /api/'))
        : named === route,
    );
  expect(own.filter((route) => !isNamed(route))).toEqual([]);
});

describe('what a member adds in a day', () => {
  test.each(bounded.filter(([name]) => !['users', 'error_reports'].includes(name)))(
    '%s: the last of %i is taken, the next is refused with a reason that the device can show',
    async (collection, aDay) => {
      const owner = stage.members.owner.id;
      const body = await stage.offer(collection, 'owner');
      await used(collection, owner, aDay);
      const refused = await make(collection, stage.tokenOf('owner'), body);
      expect([refused.status, refused.body.data]).toMatchObject([400, { id: { code: 'validation_too_many' } }]);
      await used(collection, owner, aDay - 1);
      const taken = await make(collection, stage.tokenOf('owner'), body);
      expect(taken.status).toBe(200);
      await api.call('DELETE', recordsPath(collection, taken.body.id), { token: stage.superuser });
      await sql('DELETE FROM _allowances');
    },
  );

  test('all writes together: the device is told to wait, and keeps what it has', async () => {
    const owner = stage.members.owner.id;
    await used('writes', owner, 30_000);
    for (const [method, at, body] of [
      ['PATCH', recordsPath('profiles', owner), { bio: 'x' }],
      ['POST', recordsPath('foods'), { name: 'x', uploaded_by: owner }],
    ] as const) {
      const answer = await api.call(method, at, { token: stage.tokenOf('owner'), body });
      expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    }
    await sql('DELETE FROM _allowances');
  });

  test('accounts of one network', async () => {
    const join = (from: string) => {
      const username = `n_${newRecordId()}`;
      return make(
        'users',
        undefined,
        {
          email: `${username}@foretaste.test`,
          password: 'a-test-password',
          passwordConfirm: 'a-test-password',
          username,
          full_name: 'New',
          consent: true,
        },
        from,
      );
    };
    expect((await join('203.0.113.1')).status).toBe(200);
    await sql("UPDATE _allowances SET used = 1000 WHERE kind = 'users'");
    expect((await join('203.0.113.1')).status).toBe(429);
    expect((await join('203.0.113.2')).status).toBe(200);
  });
});

test('of a guest’s error reports fifty a day are kept, and nobody is bothered with the rest; old ones go', async () => {
  const report = () => make('error_reports', undefined, { message: 'Again' }, '203.0.113.9');
  for (let k = 0; k < 50; k += 1) expect((await report()).status).toBe(200);
  expect((await report()).status).toBe(200);
  expect(await count('error_reports', "message='Again'")).toBe(50);
  await sql("UPDATE error_reports SET created = '2020-01-01 00:00:00.000Z' WHERE rowid % 2 = 0 AND message = 'Again'");
  expect((await api.call('POST', '/api/test/prune')).status).toBe(204);
  expect(await count('error_reports', "message='Again'")).toBe(25);
});

test('of the roles that a member has had the newest stay, and the role is as it was', async () => {
  const chef: ApiMember = await api.join(`r_${newRecordId()}`);
  for (let k = 0; k < 9; k += 1)
    expect(
      (await make('user_roles', chef.token, { user: chef.id, role: k % 2 === 0 ? 'home_chef' : 'restaurant_owner' }))
        .status,
    ).toBe(200);
  await api.call('POST', '/api/test/prune');
  expect(await count('user_roles', `user='${chef.id}'`)).toBe(5);
  expect((await api.call('GET', recordsPath('profiles', chef.id))).body).toMatchObject({ role: 'home_chef' });
});

test('three messages go to somebody who has not answered; then none until the answer, which may be a follow', async () => {
  const [writer, asked, friend] = (await Promise.all([1, 2, 3].map((k) => api.join(`w${k}_${newRecordId()}`)))) as [
    ApiMember,
    ApiMember,
    ApiMember,
  ];
  const begin = async (to: ApiMember) => {
    const [participant_1, participant_2] = [writer.id, to.id].toSorted();
    return (await make('conversations', writer.token, { participant_1, participant_2 })).body.id;
  };
  const write = (conversation: string, by = writer) =>
    make('messages', by.token, { conversation, sender: by.id, content: 'Hello' });
  for (const [other, answer] of [
    [asked, (conversation: string) => write(conversation, asked)],
    [friend, () => make('user_follows', friend.token, { follower: friend.id, following: writer.id })],
  ] as const) {
    const conversation = await begin(other);
    for (let k = 0; k < 3; k += 1) expect((await write(conversation)).status).toBe(200);
    const refused = await write(conversation);
    expect([refused.status, refused.body.data]).toMatchObject([
      400,
      { conversation: { code: 'validation_unanswered' } },
    ]);
    expect((await answer(conversation)).status).toBe(200);
    for (let k = 0; k < 3; k += 1) expect((await write(conversation)).status).toBe(200);
  }
});

test('a look counts for whom the server sees, not for whom a device names', async () => {
  const chef = await api.join(`v_${newRecordId()}`, {
    role: 'professional_chef',
    professional: { business_name: 'Chez' },
  });
  const food = await api.create('foods', chef, { name: `Stew ${newRecordId()}`, uploaded_by: chef.id });
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const look = (viewer: string, from: string, ago = 0) =>
    api.call('POST', '/api/analytics/views', {
      body: { viewer, views: [{ food, day: day(ago) }] },
      headers: { 'X-Forwarded-For': from },
    });
  for (let k = 0; k < 20; k += 1) expect((await look(`somebody-new-${k}`, '203.0.113.20')).status).toBe(204);
  await look('somebody-else', '203.0.113.21');
  for (let k = 0; k < 5; k += 1) await look('somebody-else', `2001:db8:5:6::${k + 1}`);
  await look('somebody-else', '203.0.113.20', 20);
  await sql(
    `UPDATE foods SET description = (SELECT 'seen ' || COALESCE(SUM(views), 0) FROM _food_view_days WHERE food = '${food}') WHERE id = '${food}'`,
  );
  expect((await api.call('GET', recordsPath('foods', food), { token: stage.superuser })).body['description']).toBe(
    'seen 3',
  );
});
