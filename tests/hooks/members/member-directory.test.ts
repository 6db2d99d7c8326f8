import { beforeAll, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { ApiAnswer, ApiBody, ApiMember } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let ada: ApiMember;
let ben: ApiMember;
let zoe: ApiMember;

const { server, api } = serverOfFile();
beforeAll(async () => {
  ada = await api.join('ada_dir', { full_name: 'Ada Lovelace' });
  ben = await api.join('ben_dir', { full_name: 'Ben 100% Ünal' });
  zoe = await api.join('zoe.dir', { full_name: 'Zoë Łukasz' });
});

const page = (query: Record<string, string>, token?: string) =>
  api.call('GET', `/api/community/members?${new URLSearchParams(query).toString()}`, { token });
const idsOf = (answer: ApiAnswer) => answer.body['ids'] as readonly string[];
const rowsOf = (answer: ApiAnswer, collection: string) =>
  (answer.body['rows'] as Record<string, readonly ApiBody[]>)[collection] ?? [];

const addFood = (by: ApiMember, origin: string) =>
  api.create('foods', by, { name: `Stew ${newRecordId()}`, origin, uploaded_by: by.id });
const follow = (by: ApiMember, whom: ApiMember) =>
  api.create('user_follows', by, { follower: by.id, following: whom.id });
const statsOf = async (member: ApiMember) =>
  (await api.call('GET', `/api/collections/member_stats/records/${member.id}`)).body;

async function allPages(query: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  let next: unknown = '';
  while (next !== null) {
    const answer: ApiAnswer = await page({ ...query, after: String(next) });
    ids.push(...idsOf(answer));
    next = answer.body['next'];
  }
  return ids;
}

describe('a member’s counts', () => {
  test('follow what the member did, in the same transaction, and what is taken back', async () => {
    const cook = await api.join('cook_dir');
    expect(await statsOf(cook)).toMatchObject({
      foods: 0,
      cuisines: 0,
      reviews: 0,
      followers: 0,
      following: 0,
      rating: 0,
    });
    const [first] = [
      await addFood(cook, 'Thai'),
      await addFood(cook, 'Thai'),
      await addFood(cook, 'Georgian'),
      await addFood(cook, ''),
    ];
    const review = await api.create('reviews', ada, { food: first, user: ada.id, rating: 3 });
    const followed = await follow(ada, cook);
    expect(await statsOf(cook)).toMatchObject({ foods: 4, cuisines: 2, followers: 1, rating: 3 });
    expect(await statsOf(ada)).toMatchObject({ reviews: 1, following: 1 });

    await api.call('DELETE', `/api/collections/reviews/records/${review}`, { token: ada.token });
    await api.call('DELETE', `/api/collections/user_follows/records/${followed}`, { token: ada.token });
    await api.call('DELETE', `/api/collections/foods/records/${first}`, { token: cook.token });
    expect(await statsOf(cook)).toMatchObject({ foods: 3, cuisines: 2, followers: 0, rating: 0 });
    expect(await statsOf(ada)).toMatchObject({ reviews: 0, following: 0 });
  });

  test('[S10] [S18] reach the member and the member’s topic; who follows whom reaches only the follower', async () => {
    const [fan, star] = [await api.join('fan_dir'), await api.join('star_dir')];
    const followed = await follow(fan, star);
    const topic = await pullAll(api, { cursors: { [`m:${star.id}`]: 0 } });
    expect(topic.rows['member_stats']).toMatchObject([{ id: star.id, followers: 1 }]);
    expect(topic.rows['user_follows']).toBeUndefined();
    const stars = await pullAll(api, { token: star.token, cursors: { [`u:${star.id}`]: 0 } });
    expect(stars.rows['member_stats']).toMatchObject([{ followers: 1 }]);
    expect(stars.rows['user_follows']).toBeUndefined();
    const fans = await pullAll(api, { token: fan.token, cursors: { [`u:${fan.id}`]: 0 } });
    expect(fans.rows['user_follows']).toMatchObject([{ id: followed }]);

    await api.call('POST', '/api/account/delete', { token: star.token, body: { password: 'a-test-password' } });
    expect((await statsOf(star))['followers']).toBeUndefined();
    const later = await pullAll(api, { token: fan.token, epoch: fans.epoch, cursors: fans.cursors });
    expect(later.entries.map(([, , , id]) => id)).toContain(followed);
    expect(await statsOf(fan)).toMatchObject({ following: 0 });
  });
});

describe('pages of members (spec 2 §2.3)', () => {
  test('hand out every member once, the newest first, however small the page', async () => {
    const all = await allPages({ list: 'newest', limit: '100' });
    expect(all).toContain(ada.id);
    expect(all.indexOf(zoe.id)).toBeLessThan(all.indexOf(ada.id));
    expect(await allPages({ list: 'newest', limit: '2' })).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
  });

  test('put who contributed most first, and leave out who contributed nothing', async () => {
    const [many, some, none] = [await api.join('many_dir'), await api.join('some_dir'), await api.join('none_dir')];
    for (let count = 0; count < 12; count += 1) await addFood(many, 'Peruvian');
    for (let count = 0; count < 9; count += 1) await addFood(some, 'Peruvian');
    const top = await page({ list: 'contributors', limit: '2' });
    expect(idsOf(top)).toEqual([many.id, some.id]);
    expect(rowsOf(top, 'member_stats')).toMatchObject([{ foods: 12 }, { foods: 9 }]);
    const rest = await allPages({ list: 'contributors', limit: '1' });
    expect(rest.slice(0, 2)).toEqual([many.id, some.id]);
    expect(rest).not.toContain(none.id);
  });

  test('list followers and followed, the latest first', async () => {
    const star = await api.join('lead_dir');
    for (const fan of [ada, ben, zoe]) await follow(fan, star);
    await follow(star, ben);
    expect(await allPages({ list: 'followers', of: star.id, limit: '2' })).toEqual([zoe.id, ben.id, ada.id]);
    expect(await allPages({ list: 'following', of: star.id, limit: '2' })).toEqual([ben.id]);
  });

  test.each([
    ['zoe', 'zoe.dir'],
    ['LUKASZ', 'zoe.dir'],
    ['ünal', 'ben_dir'],
    ['100%', 'ben_dir'],
    ['lovelace', 'ada_dir'],
  ])('find "%s" whatever its case and accents', async (name, username) => {
    expect(rowsOf(await page({ list: 'named', name }), 'profiles').map((row) => row['username'])).toEqual([username]);
  });

  test('take no sign of a name for a wildcard, and find the edited name', async () => {
    expect(idsOf(await page({ list: 'named', name: '%zo' }))).toEqual([]);
    await api.call('PATCH', `/api/collections/profiles/records/${zoe.id}`, {
      token: zoe.token,
      body: { full_name: 'Zoë Østergård' },
    });
    expect(idsOf(await page({ list: 'named', name: 'ostergard' }))).toEqual([zoe.id]);
    expect(idsOf(await page({ list: 'named', name: 'lukasz' }))).toEqual([]);
  });

  test('find a username exactly, in any case', async () => {
    expect(idsOf(await page({ list: 'username', name: 'ZOE.dir' }))).toEqual([zoe.id]);
    expect(idsOf(await page({ list: 'username', name: 'zoe' }))).toEqual([]);
  });

  test('[S5] hold nothing that is not public', async () => {
    await api.create('private_contacts', ada, { id: ada.id, user: ada.id, phone: '+44 20 7946 0000' });
    const answer = await page({ list: 'newest', limit: '100' }, ben.token);
    expect(JSON.stringify(answer.body)).not.toMatch(/7946|foretaste\.test|search_key|standing/);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('[S5] show neither of two members whom a block parts to the other, on any list', async () => {
    const [one, other, fan] = [await api.join('one_apart'), await api.join('other_apart'), await api.join('fan_apart')];
    for (const whom of [one, other]) await follow(whom, fan);
    await api.create('blocks', one, { blocker: one.id, blocked: other.id });
    for (const [reader, hidden] of [
      [one, other],
      [other, one],
    ] as const) {
      const lists: Record<string, string>[] = [
        { list: 'newest', limit: '100' },
        { list: 'named', name: 'apart' },
        { list: 'followers', of: fan.id },
        { list: 'username', name: hidden.username },
      ];
      for (const query of lists) {
        const answer = await page(query, reader.token);
        expect(answer.status).toBe(200);
        expect(JSON.stringify(answer.body)).not.toContain(hidden.id);
      }
      expect(idsOf(await page({ list: 'named', name: 'apart' }, reader.token))).toContain(reader.id);
    }
    expect(idsOf(await page({ list: 'named', name: 'apart' }, fan.token))).toHaveLength(3);
  });

  test.each([
    {},
    { list: 'nobody' },
    { list: 'newest', limit: '0' },
    { list: 'newest', limit: '101' },
    { list: 'newest', limit: 'x' },
    { list: 'followers' },
    { list: 'followers', of: "x' OR 1=1 --" },
    { list: 'named' },
    { list: 'named', name: ' ' },
    { list: 'named', name: 'x'.repeat(61) },
    { list: 'newest', after: 'x'.repeat(101) },
    { list: 'toString' },
  ])('refuse %j', async (query) => {
    expect((await page(query as Record<string, string>)).status).toBe(400);
  });

  test('answer anything in `after` without an error', async () => {
    for (const after of ["'|'", '|', '~|~|~', 'ünïcode|1'])
      expect((await page({ list: 'newest', after })).status).toBe(200);
    expect((await page({ list: 'contributors', after: 'x|y' })).status).toBe(200);
  });

  test('[S16] tell a stale token so', async () => {
    expect((await page({ list: 'newest' }, 'not.a.token')).status).toBe(401);
  });
});

test('the catalogue’s counters name the cuisines that members shared most of in 30 days (spec 2 §9)', async () => {
  const cook = await api.join('trend_dir');
  const shared = { Basque: 24, Kazakh: 23, Tongan: 22 };
  for (const [origin, count] of Object.entries(shared))
    for (let made = 0; made < count; made += 1) await addFood(cook, origin);
  await server.restart();
  const { body } = await api.call('GET', '/api/collections/catalogue_stats/records/cataloguestats0');
  expect(body['trending_cuisines']).toEqual([
    { cuisine: 'Basque', foods: 24 },
    { cuisine: 'Kazakh', foods: 23 },
    { cuisine: 'Tongan', foods: 22 },
  ]);
});
