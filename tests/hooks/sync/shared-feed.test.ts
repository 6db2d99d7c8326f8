import { beforeAll, describe, expect, test } from 'vitest';
import { maskedTopic } from '#domain/values/masked-topic.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { pullOnce, type Pulled } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

interface Head {
  readonly epoch: string;
  readonly upTo: number;
  readonly news: number;
  readonly every: number;
}
type SharedPage = Pulled & { readonly topics: readonly string[] | null; readonly told?: readonly string[] };

let cook: ApiMember;
let fan: ApiMember;

/** Once a minute the catalogue is counted anew: its entry would come between any two of these reads. */
const { server, api } = serverOfFile({
  hooks: { 'uncounted.pb.js': "cronRemove('foretaste-minute');" },
  env: { FORETASTE_NEWS_SECONDS: '4' },
});
beforeAll(async () => {
  cook = await api.join('cook_shared');
  fan = await api.join('fan_shared');
});

async function head(): Promise<Head> {
  return (await api.call('GET', '/api/sync/head')).body as unknown as Head;
}

/** The place of the newest write, once the server names it. */
async function headWithAll(): Promise<Head> {
  const { body } = await api.call('GET', '/api/sync/health');
  await expect.poll(async () => (await head()).upTo).toBeGreaterThanOrEqual(Number(body['head']));
  return head();
}

function pagePath({ of, after, upTo, epoch }: { of: string; after: number; upTo: number; epoch: string }): string {
  return `/api/sync/feed/${of}?epoch=${epoch}&after=${after}&upTo=${upTo}`;
}

async function page(of: string, { after, at }: { after: number; at: Head }): Promise<SharedPage> {
  const answer = await api.call('GET', pagePath({ of, after, upTo: at.upTo, epoch: at.epoch }));
  expect(answer.status).toBe(200);
  return answer.body as unknown as SharedPage;
}

async function newFood(name: string): Promise<string> {
  return api.create('foods', cook, { name: `${name} ${newRecordId()}`, uploaded_by: cook.id });
}

describe('[S23] the shared feed', () => {
  test('tells everyone’s audience and a topic what a visitor’s pull tells', async () => {
    const food = await newFood('Shared dal');
    await api.create('reviews', fan, { food, user: fan.id, rating: 4 });
    const at = await headWithAll();
    for (const [of, audience] of [
      ['all', '*'],
      [`f.${food}`, `f:${food}`],
      [`m.${cook.id}`, `m:${cook.id}`],
    ] as const) {
      const shared = await page(of, { after: 0, at });
      const pulled = await pullOnce(api, { cursors: { [audience]: 0 } });
      expect(shared.entries.length).toBeGreaterThan(0);
      expect(shared.entries).toEqual(pulled.entries);
      expect(shared.rows).toEqual(pulled.rows);
      expect([shared.cursors, shared.more]).toEqual([{ [audience]: at.upTo }, false]);
    }
  });

  test('devices are told to look as often as the operator chose', async () => {
    expect((await head()).every).toBe(4);
  });

  test('tells nothing that came after the place which is asked for, and nothing that has moved on since', async () => {
    const food = await newFood('Early');
    const early = await headWithAll();
    const before = await page('all', { after: 0, at: early });
    expect(before.entries.map(([, , , record]) => record)).toContain(food);
    await api.call('PATCH', `/api/collections/foods/records/${food}`, {
      token: cook.token,
      body: { name: `Late ${newRecordId()}` },
    });
    const again = await page('all', { after: 0, at: early });
    expect(again.entries.map(([, , collection, record]) => `${collection}/${record}`)).not.toContain(`foods/${food}`);
    expect(again.rows['foods']?.map(({ id }) => id)).not.toContain(food);
    const late = await headWithAll();
    const next = await page('all', { after: early.upTo, at: late });
    expect(next.rows['foods']?.map(({ id }) => id)).toEqual([food]);
    expect(next.topics).toEqual([`f:${food}`, `m:${cook.id}`].toSorted());
  });

  test('names the same place for some seconds, and says which news are more than tallies', async () => {
    const food = await newFood('Liked');
    const at = await headWithAll();
    expect(at.news).toBeGreaterThan(0);
    await api.create('food_likes', fan, { food, user: fan.id });
    const after = await headWithAll();
    expect(after.upTo).toBeGreaterThan(at.upTo);
    expect(after.news).toBe(at.news);
    const counts = await page('all', { after: at.upTo, at: after });
    expect(counts.entries.map(([, , collection]) => collection)).toEqual(['food_counts']);
    await newFood('Next');
    expect((await headWithAll()).news).toBeGreaterThan(after.news);
  });

  test('is told in pages that go on from each other', async () => {
    const at = await headWithAll();
    const whole = await page('all', { after: 0, at });
    const ends = whole.entries.map(([seq]) => seq);
    const middle = ends[Math.floor(ends.length / 2)] ?? 0;
    const rest = await page('all', { after: middle, at });
    expect(rest.entries).toEqual(whole.entries.filter(([seq]) => seq > middle));
  });

  test('R46: names to nobody a list that is not public, and says that it has news to whoever has its link', async () => {
    const made = (visibility: string) =>
      api.create('food_lists', cook, { user: cook.id, name: `A ${visibility} list`, visibility });
    const shown = await made('public');
    const beside = await headWithAll();
    const [hidden, linked] = [await made('private'), await made('link')];
    const at = await headWithAll();
    const only = await page('all', { after: 0, at: beside });
    expect([only.topics, only.told]).toEqual([expect.arrayContaining([`l:${shown}`]), undefined]);
    const all = await page('all', { after: 0, at });
    expect([hidden, linked].filter((id) => JSON.stringify(all).includes(id))).toEqual([]);
    expect(all.topics).toBeNull();
    expect(all.told).toEqual(
      expect.arrayContaining([`l:${shown}`, ...[hidden, linked].map((id) => maskedTopic(`l:${id}`))]),
    );
    const { rows } = await page(`l.${linked}`, { after: 0, at });
    expect(rows['food_lists']?.map(({ id }) => id)).toEqual([linked]);
  });

  test('does not tell what is hidden, or of an account that is gone', async () => {
    const superuser = await api.asSuperuser();
    const food = await newFood('To be hidden');
    await api.call('PATCH', `/api/collections/foods/records/${food}`, { token: superuser, body: { is_hidden: true } });
    const gone = await api.join('gone_shared');
    const theirs = await api.create('foods', gone, { name: `Gone ${newRecordId()}`, uploaded_by: gone.id });
    const review = await api.create('reviews', gone, {
      food: theirs,
      user: gone.id,
      rating: 3,
      comment: 'secret words',
    });
    await api.call('DELETE', `/api/collections/users/records/${gone.id}`, { token: superuser });
    const at = await headWithAll();
    for (const of of ['all', `f.${food}`, `m.${cook.id}`, `f.${theirs}`, `m.${gone.id}`]) {
      const { rows } = await page(of, { after: 0, at });
      const told = Object.values(rows).flatMap((list) => list.map(({ id }) => id));
      expect(told).not.toContain(food);
      expect(told).not.toContain(gone.id);
      expect(told).not.toContain(review);
      expect(JSON.stringify(rows)).not.toContain('secret words');
    }
  });

  test('has one spelling for each address, and refuses what it cannot tell without letting anybody keep that', async () => {
    const { epoch, upTo } = await headWithAll();
    const right = pagePath({ of: 'all', after: 0, upTo, epoch });
    const refused: readonly (readonly [string, number])[] = [
      [`${right}&x=1`, 400],
      [`/api/sync/feed/all?after=0&epoch=${epoch}&upTo=${upTo}`, 400],
      [`/api/sync/feed/u.${cook.id}?epoch=${epoch}&after=0&upTo=${upTo}`, 400],
      [`/api/sync/feed/admins?epoch=${epoch}&after=0&upTo=${upTo}`, 400],
      ['/api/sync/head?x=1', 400],
      [`/api/sync/feed/all?epoch=${epoch}&after=00&upTo=${upTo}`, 400],
      [`/api/sync/feed/all?epoch=${epoch}&after=0&upTo=0${upTo}`, 400],
      [`/api/sync/feed/all?epoch=${epoch}&after=-1&upTo=${upTo}`, 400],
      [pagePath({ of: 'all', after: 0, upTo: upTo + 1_000, epoch }), 409],
      [pagePath({ of: 'all', after: upTo, upTo: 0, epoch }), 409],
      [pagePath({ of: 'all', after: 0, upTo, epoch: 'another' }), 409],
    ];
    for (const [path, status] of refused) {
      const answer = await api.call('GET', path);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
      expect(answer.headers.get('X-Sync-Epoch')).toBe(epoch);
    }
  });

  test('answers with strong tags, one for each encoding, and 304 where nothing is new', async () => {
    const { epoch, upTo } = await headWithAll();
    const url = server.url + pagePath({ of: 'all', after: 0, upTo, epoch });
    const ask = (headers: Record<string, string>) => fetch(url, { headers });
    const [plain, compressed] = [
      await ask({ 'Accept-Encoding': 'identity' }),
      await ask({ 'Accept-Encoding': 'gzip' }),
    ];
    expect(plain.headers.get('Cache-Control')).toMatch(
      /^public, max-age=\d+, s-maxage=\d+, stale-while-revalidate=\d+/,
    );
    expect(compressed.headers.get('Content-Encoding')).toBe('gzip');
    expect(compressed.headers.get('Vary')).toContain('Accept-Encoding');
    const tags = [plain, compressed].map(({ headers }) => headers.get('ETag') ?? '');
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
    expect(new Set(tags).size).toBe(2);
    expect(await plain.text()).toBe(await compressed.text());
    const same = await ask({ 'Accept-Encoding': 'gzip', 'If-None-Match': `W/${tags[1]}` });
    expect([same.status, await same.text(), same.headers.get('ETag')]).toEqual([304, '', tags[1]]);
    expect(same.headers.get('Content-Encoding')).toBeNull();
    expect((await ask({ 'Accept-Encoding': 'identity', 'If-None-Match': tags[1] ?? '' })).status).toBe(200);
  });

  test('a pull says whether the caller reads as a visitor does', async () => {
    const shared = async (token?: string) =>
      ((await pullOnce(api, { token, cursors: { '*': 0 } })) as Pulled & { shared: unknown }).shared;
    const [one, other] = [await api.join('one_parted'), await api.join('other_parted')];
    const admin = await api.joinAsAdmin('admin_shared');
    expect(await shared()).toMatchObject({ upTo: expect.any(Number) as number });
    expect(await shared(one.token)).toMatchObject({ upTo: expect.any(Number) as number });
    expect(await shared(admin.token)).toBeNull();
    await api.create('blocks', one, { blocker: one.id, blocked: other.id });
    expect([await shared(one.token), await shared(other.token)]).toEqual([null, null]);
    const told = (await pullOnce(api, { token: other.token, cursors: { [`u:${other.id}`]: 0 } })).entries;
    expect(told.map(([, , collection, record]) => `${collection}/${record}`)).toContain(`profiles/${one.id}`);
  });
});
