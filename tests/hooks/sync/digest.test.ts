import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deriveId } from '#domain/values/ids/derive-id.ts';
import { anMp4 } from '#tests/support/a-film.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiBody, type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import type { EventStream } from '#tests/support/server/open-event-stream.ts';
import { pullAll, pullOnce } from '#tests/support/pull-all.ts';
import { forcedDigest, sendDigestNow } from '#tests/support/server/send-digest-now.ts';
import { listenersOfFile } from '#tests/support/server/listeners-of-file.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

interface Message {
  readonly within?: number;
  readonly epoch?: string;
  readonly after?: number;
  readonly upTo?: number;
  readonly rows?: Readonly<Record<string, readonly ApiBody[]>>;
}

/** The triggers of the database, as the server has them. */
const triggersHook = `routerAdd('GET', '/api/test/triggers', (e) => {
  const rows = arrayOf(new DynamicModel({ name: '', sql: '' }));
  e.app.db().newQuery("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all(rows);
  return e.json(200, rows.map(({ name, sql }) => ({ name, sql })));
});`;

let superuser: string;
let ada: ApiMember;
let ben: ApiMember;
let food: string;

const { server, api } = serverOfFile({ hooks: { ...forcedDigest, 'triggers.pb.js': triggersHook } });
beforeAll(async () => {
  superuser = await api.asSuperuser();
  [ada, ben] = [await api.join('ada_digest'), await api.join('ben_digest')];
});
beforeEach(async () => {
  food = await api.create('foods', ada, { name: `Laksa ${newRecordId()}`, uploaded_by: ada.id });
});

const listen = listenersOfFile(server, api);
/** Listens from a digest on that was told just now: the next is told by `sendDigestNow`. */
async function listenAfterDigest(audiences: readonly string[], token?: string): Promise<EventStream> {
  await sendDigestNow(api);
  return listen(audiences, token);
}
const messages = (listener: EventStream) => listener.messages.map((message) => JSON.parse(message) as Message);
const like = (member: ApiMember, id = food) => api.create('food_likes', member, { food: id, user: member.id });
const fans = (count: number) => Promise.all(Array.from({ length: count }, () => api.join(`fan_${newRecordId()}`)));

describe('[S23] counters are told by a digest', () => {
  test('[S23] [S14] likes of ten seconds are one message with the newest counters, and the next pull has nothing more to say', async () => {
    const listener = await listenAfterDigest(['*']);
    const before = await pullAll(api, { cursors: { '*': 0 } });
    for (const fan of await fans(3)) await like(fan);
    await like(ben);
    expect(listener.heard).toEqual([]);
    await sendDigestNow(api);
    await expect.poll(() => listener.heard).toEqual(['*']);
    const [digest] = messages(listener);
    expect(digest?.rows).toMatchObject({ food_counts: [{ id: food, upvotes: 4, review_count: 0 }] });
    expect(Object.keys(digest?.rows?.['food_counts']?.[0] ?? {}).toSorted()).toEqual([
      'counts_seq',
      'id',
      'rated_alike',
      'rating',
      'review_count',
      'tastings',
      'upvotes',
      'upvotes_seq',
    ]);
    // Who had read everything before goes on behind it: the pull from there is empty, and the one from before tells the same.
    expect(before.cursors['*']).toBeGreaterThanOrEqual(digest?.after ?? Number.NaN);
    expect(digest?.epoch).toBe(before.epoch);
    expect((await pullOnce(api, { epoch: before.epoch, cursors: { '*': digest?.upTo ?? 0 } })).entries).toEqual([]);
    expect((await pullOnce(api, { epoch: before.epoch, cursors: before.cursors })).rows).toEqual(digest?.rows);
  });

  test('[S23] the first after a quiet time is told at once', async () => {
    const listener = await listen(['*']);
    await api.call('POST', '/api/test/quiet');
    await like(ben);
    await expect
      .poll(() => messages(listener).at(-1)?.rows?.['food_counts']?.[0])
      .toMatchObject({ id: food, upvotes: 1 });
  });

  test('[S23] an edit between likes is told at once, and a device that has not read it is told to pull', async () => {
    const listener = await listenAfterDigest(['*']);
    const before = await pullAll(api, { cursors: { '*': 0 } });
    await like(ben);
    expect(
      (await api.call('PATCH', recordsPath('foods', food), { token: ada.token, body: { description: 'Hot.' } })).status,
    ).toBe(200);
    await expect.poll(() => listener.messages).toEqual(['{}']);
    const read = await pullAll(api, { epoch: before.epoch, cursors: before.cursors });
    expect(read.rows).toMatchObject({
      foods: [{ id: food, description: 'Hot.', upvotes: 1 }],
      food_counts: [{ id: food, upvotes: 1 }],
    });
    const [fan] = await fans(1);
    if (fan !== undefined) await like(fan);
    await sendDigestNow(api);
    await expect.poll(() => messages(listener)[1]?.rows).toMatchObject({ food_counts: [{ id: food, upvotes: 2 }] });
    expect(messages(listener)[1]?.after).toBeGreaterThan(before.cursors['*'] ?? Number.NaN);
    expect(messages(listener)[1]?.after).toBeLessThanOrEqual(read.cursors['*'] ?? Number.NaN);
  });

  test('[S23] reviews tell a food’s rating, and a review’s new words tell nothing', async () => {
    const listener = await listenAfterDigest(['*']);
    const review = await api.create('reviews', ben, { food, user: ben.id, rating: 4 });
    await sendDigestNow(api);
    await expect
      .poll(() => messages(listener).at(-1)?.rows?.['food_counts'])
      .toMatchObject([{ id: food, rating: 4, review_count: 1 }]);
    const head = (await pullOnce(api, { cursors: { '*': 0 } })).cursors['*'] ?? 0;
    expect(
      (await api.call('PATCH', recordsPath('reviews', review), { token: ben.token, body: { review_text: 'Lovely.' } }))
        .status,
    ).toBe(200);
    const { epoch } = await pullOnce(api, { cursors: {} });
    // The catalogue's numbers are counted anew by a job of each minute.
    const { entries } = await pullOnce(api, { epoch, cursors: { '*': head } });
    expect(entries.filter(([, , collection]) => collection !== 'catalogue_stats')).toEqual([]);
  });

  test('[S23] follows tell a member’s numbers, to whoever may hear of that member', async () => {
    const parted = await api.join(`parted_${newRecordId()}`);
    const listener = await listenAfterDigest([`m:${ada.id}`]);
    const own = await listen([`u:${ada.id}`], ada.token);
    const foreign = await listen([`m:${ada.id}`], parted.token);
    await api.create('blocks', parted, { blocker: parted.id, blocked: ada.id });
    const [fan] = await fans(1);
    await api.create('user_follows', fan ?? ben, { follower: fan?.id, following: ada.id });
    // A member's own devices do not wait.
    await expect.poll(() => own.messages.at(-1)).toBe('{}');
    await sendDigestNow(api);
    await expect
      .poll(() => messages(listener).at(-1)?.rows?.['member_stats'])
      .toMatchObject([{ id: ada.id, followers: 1 }]);
    expect(messages(foreign).filter(({ rows }) => rows !== undefined)).toEqual([]);
  });

  test('[S23] views of a video are told in its food’s topic, without the video', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ food, user: ada.id, title: 'The first spoon', category: 'taste' }))
      body.set(name, value);
    body.set('file', new Blob([anMp4(30_000)]), 'spoon.mp4');
    const video = await api.create('videos', ada, body);
    const listener = await listenAfterDigest([`f:${food}`]);
    const { epoch, cursors } = await pullAll(api, { cursors: { [`f:${food}`]: 0 } });
    await api.create('video_views', ben, {
      id: deriveId('video view', video, ben.id, new Date().toISOString().slice(0, 10)),
      video,
      user: ben.id,
    });
    await sendDigestNow(api);
    await expect.poll(() => messages(listener).at(-1)?.rows).toMatchObject({ video_counts: [{ id: video, views: 1 }] });
    expect(Object.keys((await pullAll(api, { epoch, cursors })).rows)).toEqual(['video_counts']);
  });

  test('[S23] R31: votes on a pair of foods tell its sums, in the topics of both foods', async () => {
    const partner = await api.create('foods', ada, { name: `Partner ${newRecordId()}`, uploaded_by: ada.id });
    const [one, other] = [food, partner].toSorted();
    const say = (member: ApiMember) =>
      api.create('pair_votes', member, { one, other, user: member.id, verdict: 'great' });
    const [last, ...others] = await fans(5);
    for (const member of others) await say(member);
    const listeners = [await listenAfterDigest([`f:${food}`]), await listen([`f:${partner}`])];
    await say(last ?? ben);
    await sendDigestNow(api);
    for (const listener of listeners)
      await expect
        .poll(() => messages(listener).at(-1)?.rows?.['pair_sums'])
        .toMatchObject([{ one, other, great: 5, fine: 0, clash: 0 }]);
  });

  test('[S5] a hidden food is in no digest, and in its owner’s pull', async () => {
    const review = await api.create('reviews', ben, { food, user: ben.id, rating: 4 });
    expect(
      (await api.call('PATCH', recordsPath('foods', food), { token: superuser, body: { is_hidden: true } })).status,
    ).toBe(200);
    const listener = await listen(['*']);
    const { epoch, cursors } = await pullAll(api, { cursors: { '*': 0 } });
    expect((await api.call('DELETE', recordsPath('reviews', review), { token: ben.token })).status).toBe(204);
    await sendDigestNow(api);
    await expect.poll(() => messages(listener).some(({ upTo }) => upTo !== undefined)).toBe(true);
    const digest = messages(listener).find(({ upTo }) => upTo !== undefined);
    expect(digest?.rows?.['food_counts'] ?? []).toEqual([]);
    expect(digest?.after).toBeGreaterThan(cursors['*'] ?? Number.NaN);
    expect((await pullAll(api, { epoch, cursors })).rows['food_counts']).toBeUndefined();
    expect((await pullAll(api, { epoch, cursors, token: ada.token })).rows['food_counts']).toMatchObject([
      { id: food, review_count: 0 },
    ]);
  });

  test('[S23] whatever a trigger counts in a row that others’ devices hold is told as a tally, not as the row', async () => {
    const triggers = (await api.call('GET', '/api/test/triggers')).body as unknown as { name: string; sql: string }[];
    const isShared = (table: string) =>
      triggers.some(({ name, sql }) => name === `feed_${table}_update` && /'\*'|'[fmb]:'/.test(sql));
    const updates = triggers.flatMap(({ name, sql }) =>
      [...sql.matchAll(/\bUPDATE (\w+) SET[^;]*/g)].map(([statement, table = '']) => ({ name, table, statement })),
    );
    const shared = updates.filter(({ table }) => isShared(table));
    expect(new Set(shared.map(({ table }) => table))).toEqual(
      new Set(['foods', 'videos', 'member_stats', 'pair_sums', 'places', 'food_events']),
    );
    // The rows of these are nothing but counters. And these count nothing: they change seldom, and then the row is told.
    const isSeldom = (statement: string) =>
      /^UPDATE (?:foods SET cover|(?:places|food_events) SET (?:is_listed|foods)) = /.test(statement);
    expect(
      shared
        .filter(
          ({ table, statement }) =>
            !['member_stats', 'pair_sums'].includes(table) &&
            !statement.includes('counts_seq =') &&
            !isSeldom(statement),
        )
        .map(({ name }) => name),
    ).toEqual([]);
  });

  test('[S10] a food that is deleted leaves no entry of its counters', async () => {
    await like(ben);
    await api.call('DELETE', recordsPath('foods', food), { token: ada.token });
    const all = await pullAll(api, { cursors: { '*': 0 } });
    expect(all.entries.filter(([, , , record]) => record === food).map(([, , collection]) => collection)).toEqual([
      'foods',
    ]);
  });
});

test('[S14] many listeners of a public audience are told to spread their pulls, a member’s own devices are not', async () => {
  const few = await Promise.all(Array.from({ length: 20 }, () => listen(['*'])));
  const edit = (description: string) =>
    api.call('PATCH', recordsPath('foods', food), { token: ada.token, body: { description } });
  await edit('One.');
  await expect.poll(() => few.every(({ messages: heard }) => heard.join('') === '{}')).toBe(true);
  const [many, own] = [await listen(['*']), await listen([`u:${ada.id}`], ada.token)];
  await edit('Two.');
  await expect.poll(() => many.messages).toEqual(['{"within":1050}']);
  await expect.poll(() => own.messages).toEqual(['{}']);
});
