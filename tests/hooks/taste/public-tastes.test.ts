import { beforeAll, describe, expect, test } from 'vitest';
import { decodePublicTastes } from '#domain/liking/public-tastes.ts';
import { must } from '#prelude/must.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

/** The newest ratings of one member that are published, and the fewest. */
const [LEAST, MOST] = [5, 100];

let superuser: string;
let cook: ApiMember;
let foods: readonly string[];

/** Runs a job while the test waits. */
const hook = `routerAdd('POST', '/api/test/tastes/{when}', (e) => {
  const when = e.request.pathValue('when');
  if (when === 'forget') require(__hooks + '/lib/sync/forget-snapshots.js').forgetSnapshots(e.app);
  else require(__hooks + '/lib/sync/public-tastes.js').refreshPublicTastes(e.app, when);
  return e.noContent(204);
});
routerAdd('POST', '/api/test/many/{user}', (e) => {
  const user = e.request.pathValue('user');
  const numbers = 'WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${MOST})';
  const id = "printf('many%011d', n)";
  e.app.db().newQuery(numbers + ' INSERT INTO foods (id, name, name_key, uploaded_by) SELECT ' + [id, id, id].join(', ') + ', {:user} FROM n').bind({ user }).execute();
  e.app.db().newQuery(numbers + ' INSERT INTO reviews (id, food, user, rating, updated) SELECT ' + id + ', ' + id + ", {:user}, 4, '2999-01-01 00:00:00.000Z' FROM n").bind({ user }).execute();
  return e.noContent(204);
});`;

const { server, api } = serverOfFile({ hooks: { 'tastes.pb.js': hook } });
beforeAll(async () => {
  superuser = await api.asSuperuser();
  cook = await api.join('cook_tastes');
  foods = await Promise.all(
    Array.from({ length: 6 }, () => api.create('foods', cook, { name: `T ${newRecordId()}`, uploaded_by: cook.id })),
  );
});

const run = async (when: 'cron' | 'minute' | 'forget') =>
  expect((await api.call('POST', `/api/test/tastes/${when}`)).status).toBe(204);
const newest = async () => (await api.call('GET', '/api/community/tastes')).body;

/** What everybody may read: of each member their stars by food. */
async function published(): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
  const answer = await fetch(`${server.url}/api/community/tastes/${String((await newest())['hash'])}`);
  const tastes = must(decodePublicTastes(await answer.json()), 'public tastes');
  return new Map(
    tastes.members.map((id, at) => {
      const places = Array.from(tastes.places.slice(tastes.starts[at], tastes.starts[at + 1]));
      return [
        id,
        Object.fromEntries(
          places.map((place, one) => [tastes.foods[place], tastes.stars[(tastes.starts[at] ?? 0) + one]]),
        ),
      ];
    }),
  );
}

async function rater(name: string, count = 6): Promise<ApiMember> {
  const member = await api.join(name);
  for (const [at, food] of foods.slice(0, count).entries())
    await api.create('reviews', member, { food, user: member.id, rating: (at % 5) + 1, comment: 'A secret word.' });
  return member;
}
const all = () => Object.fromEntries(foods.map((food, at) => [food, (at % 5) + 1]));
const wish = async (member: ApiMember, no_taste_match: boolean, isThere = false) => {
  const path = isThere ? recordsPath('notification_preferences', member.id) : recordsPath('notification_preferences');
  const body = { id: member.id, user: member.id, no_taste_match };
  expect((await api.call(isThere ? 'PATCH' : 'POST', path, { token: member.token, body })).status).toBe(200);
};
const asAdmin = async (collection: string, id: string, body: object) =>
  expect((await api.call('PATCH', recordsPath(collection, id), { token: superuser, body })).status).toBe(200);

describe('R46: what is published of ratings', () => {
  test('are the stars of public reviews by members with five of them, and no word of anything else', async () => {
    const [ada, few] = [await rater('ada_tastes'), await rater('few_tastes', LEAST - 1)];
    await run('cron');
    const tastes = await published();
    expect(tastes.get(ada.id)).toEqual(all());
    expect(tastes.has(few.id)).toBe(false);
    const text = await (await fetch(`${server.url}/api/community/tastes/${String((await newest())['hash'])}`)).text();
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['version', 'foods', 'members']);
    expect(text).not.toMatch(/secret|ada_tastes/);

    // Nothing has changed: it has the same name, and no device fetches it again.
    const { hash } = await newest();
    await run('cron');
    expect((await newest())['hash']).toBe(hash);
  });

  test('has no hidden review, none of a hidden food, and nobody with a hidden profile', async () => {
    const [bea, cleo, dan] = [await rater('bea_tastes'), await rater('cleo_tastes'), await rater('dan_tastes')];
    const review = (member: ApiMember) => `filter=${encodeURIComponent(`user='${member.id}' && food='${foods[5]}'`)}`;
    const { body } = await api.call('GET', `${recordsPath('reviews')}?${review(bea)}`, { token: superuser });
    await asAdmin('reviews', must(body.items[0], 'a review').id, { is_hidden: true });
    await asAdmin('profiles', cleo.id, { is_hidden: true });
    const hidden = await api.create('foods', cook, { name: `Hidden ${newRecordId()}`, uploaded_by: cook.id });
    await api.create('reviews', dan, { food: hidden, user: dan.id, rating: 5 });
    await asAdmin('foods', hidden, { is_hidden: true });
    await run('cron');
    const tastes = await published();
    expect(tastes.get(bea.id)).toEqual(Object.fromEntries(Object.entries(all()).slice(0, 5)));
    expect(tastes.has(cleo.id)).toBe(false);
    expect(tastes.get(dan.id)).toEqual(all());
  });

  test('is without who wants to be left out, was suspended or has left, within a minute, and the earlier file is gone', async () => {
    const [eva, finn, gus, hal] = [
      await rater('eva_tastes'),
      await rater('finn_tastes'),
      await rater('gus_tastes'),
      await rater('hal_tastes'),
    ];
    await run('cron');
    const before = await newest();
    const there = await published();
    expect([eva, finn, gus, hal].filter(({ id }) => there.has(id))).toHaveLength(4);

    await wish(eva, true);
    await run('minute');
    expect((await published()).has(eva.id)).toBe(false);
    expect((await fetch(`${server.url}/api/community/tastes/${String(before['hash'])}`)).status).toBe(404);

    const admin = await api.joinAsAdmin('admin_tastes');
    const path = `/api/admin/members/${finn.id}/suspend`;
    const suspension = { token: admin.token, body: { reason: 'Spam' } };
    expect((await api.call('POST', path, suspension)).status).toBeLessThan(300);
    await run('minute');
    expect((await published()).has(finn.id)).toBe(false);

    expect(
      (await api.call('POST', '/api/account/delete', { token: gus.token, body: { password: 'a-test-password' } }))
        .status,
    ).toBeLessThan(300);
    await run('forget');
    expect((await published()).has(gus.id)).toBe(false);

    // A rating that is taken back goes as fast, and below five nothing is published.
    const { body } = await api.call(
      'GET',
      `${recordsPath('reviews')}?filter=${encodeURIComponent(`user='${hal.id}'`)}`,
    );
    for (const { id } of body.items.slice(0, 2))
      expect((await api.call('DELETE', recordsPath('reviews', id), { token: hal.token })).status).toBe(204);
    await run('minute');
    expect((await published()).has(hal.id)).toBe(false);

    await wish(eva, false, true);
    await run('minute');
    expect((await published()).get(eva.id)).toEqual(all());
  });

  test('has of each member the newest hundred', async () => {
    const ida = await api.join('ida_tastes');
    await api.create('reviews', ida, { food: foods[0], user: ida.id, rating: 1 });
    expect(await api.call('POST', `/api/test/many/${ida.id}`)).toMatchObject({ status: 204 });
    await run('cron');
    const own = must((await published()).get(ida.id), 'ratings');
    expect(Object.values(own)).toEqual(Array(MOST).fill(4));
  });
});

test('the directory answers for members of whom a device knows the ids, in their order, and not across a block', async () => {
  const [ina, jon, kai] = [await api.join('ina_tastes'), await api.join('jon_tastes'), await api.join('kai_tastes')];
  const asked = `/api/community/members?list=these&of=${[kai.id, jon.id, newRecordId()].join(',')}`;
  const ids = async (token?: string) => (await api.call('GET', asked, { token })).body['ids'];
  expect(await ids()).toEqual([kai.id, jon.id]);
  await api.create('blocks', kai, { blocker: kai.id, blocked: ina.id });
  await api.create('blocks', ina, { blocker: ina.id, blocked: jon.id });
  expect(await ids(ina.token)).toEqual([]);
  const tooMany = Array.from({ length: 25 }, () => newRecordId()).join(',');
  for (const of of ['', 'no id', `${kai.id},`, tooMany])
    expect((await api.call('GET', `/api/community/members?list=these&of=${of}`)).status).toBe(400);
});
