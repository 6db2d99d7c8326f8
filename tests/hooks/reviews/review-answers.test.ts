import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerIdFor, pinIdFor } from '#domain/reviews/review-answer.ts';
import type { FoodId, MemberId, ReviewId } from '#domain/values/ids/ids.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiAnswer, type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { idsPulled, pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;
let chef: ApiMember;
let rival: ApiMember;
let ben: ApiMember;
let ola: ApiMember;
let admin: ApiMember;
/** A food of the chef's, with a review by Ben and one by Ola. */
let food: string;
let bens: string;
let olas: string;

const { api } = serverOfFile();
const asChef = { role: 'professional_chef', professional: { business_name: 'Chez Chef' } };
beforeAll(async () => {
  superuser = await api.asSuperuser();
  [chef, rival] = [await api.join('chef_answers', asChef), await api.join('rival_answers', asChef)];
  [ben, ola, admin] = [
    await api.join('ben_answers'),
    await api.join('ola_answers'),
    await api.joinAsAdmin('adm_answers'),
  ];
  await verify(rival, true);
});
beforeEach(async () => {
  await verify(chef, true);
  food = await api.create('foods', superuser, { name: `Rye ${newRecordId()}`, uploaded_by: chef.id });
  [bens, olas] = [await reviewBy(ben), await reviewBy(ola)];
});

const reviewBy = ({ id }: ApiMember, of = food) =>
  api.create('reviews', superuser, { food: of, user: id, rating: 3, review_text: 'Dense.' });
/** A new row of the role, as a decision of an admin leaves it. */
const verify = ({ id }: ApiMember, is_verified: boolean) =>
  api.create('user_roles', superuser, { user: id, role: 'professional_chef', is_verified });
const send = (method: string, path: string, by: ApiMember, body?: object, mutation = randomUUID()) =>
  api.call(method, path, { token: by.token, body, headers: { 'X-Mutation-Id': mutation } });
const answer = (by: ApiMember = chef, more: object = {}) =>
  send('POST', recordsPath('review_answers'), by, {
    food,
    review: bens,
    user: by.id,
    text: 'We bake it longer now.',
    ...more,
  });
const pin = (by: ApiMember = chef, more: object = {}) =>
  send('POST', recordsPath('pinned_reviews'), by, { food, review: bens, user: by.id, ...more });
const refusal = ({ status, body }: ApiAnswer) => [
  status,
  Object.entries(body.data ?? {}).map(([field, { code }]) => `${field} ${code}`),
];
const stored = async (collection: string, filter: string) =>
  (
    await api.call('GET', `${recordsPath(collection)}?perPage=200&filter=${encodeURIComponent(filter)}`, {
      token: superuser,
    })
  ).body.items;
const ofFood = (collection: string) => stored(collection, `food='${food}'`);

describe.each([
  ['an answer to a review', 'review_answers', answer],
  ['a pin', 'pinned_reviews', pin],
] as const)('%s (R34)', (_what, collection, write) => {
  test('is the food’s own contributor’s, who is verified at that moment', async () => {
    const notVerified = [400, ['user validation_not_verified']];
    expect(refusal(await write(rival))).toEqual(notVerified);
    expect(refusal(await write(ben))).toEqual(notVerified);
    expect(refusal(await write(admin))).toEqual(notVerified);
    expect((await write(ben, { user: chef.id })).status).toBe(400);
    await verify(chef, false);
    expect(refusal(await write())).toEqual(notVerified);
    await verify(chef, true);
    const { body } = await write();
    await verify(chef, false);
    const change = collection === 'pinned_reviews' ? { review: olas } : { text: 'Once more.' };
    // A pin is gone with the verification; what was said stays, and can be taken back.
    const gone = collection === 'pinned_reviews' ? [404, []] : notVerified;
    expect(refusal(await send('PATCH', recordsPath(collection, body.id), chef, change))).toEqual(gone);
    const removed = await send('DELETE', recordsPath(collection, body.id), chef);
    expect(removed.status).toBe(collection === 'pinned_reviews' ? 404 : 204);
    expect(await ofFood(collection)).toEqual([]);
  });

  test('is about a review of that very food, by somebody else, which is there and not hidden', async () => {
    const others = await api.create('foods', superuser, { name: `Soup ${newRecordId()}`, uploaded_by: rival.id });
    const missing = [400, ['review validation_missing']];
    expect(refusal(await write(chef, { review: await reviewBy(ben, others) }))).toEqual(missing);
    expect(refusal(await write(chef, { food: others }))).toEqual(missing);
    expect(refusal(await write(chef, { review: newRecordId() }))).toEqual(missing);
    expect(refusal(await write(chef, { review: await reviewBy(chef) }))).toEqual([400, ['review validation_own']]);
    await api.call('PATCH', recordsPath('reviews', bens), { token: superuser, body: { is_hidden: true } });
    expect(refusal(await write())).toEqual(missing);
  });

  test('cannot be made or moved in another’s name, nor hidden or shown by its member', async () => {
    expect((await write(chef, { is_hidden: true })).status).toBe(collection === 'pinned_reviews' ? 200 : 400);
    const id = (await ofFood(collection))[0]?.id ?? (await write()).body.id;
    for (const by of [ben, rival, admin]) {
      expect((await send('PATCH', recordsPath(collection, id), by, { user: by.id })).status).toBe(404);
      expect((await send('DELETE', recordsPath(collection, id), by)).status).toBe(404);
    }
    for (const body of [{ user: rival.id }, { food: newRecordId() }])
      expect((await send('PATCH', recordsPath(collection, id), chef, body)).status).toBe(400);
  });

  test('arrives exactly once, where the food is open [S2][S18], also from two devices at once', async () => {
    const id =
      collection === 'pinned_reviews'
        ? pinIdFor(food as FoodId, chef.id as MemberId)
        : answerIdFor(bens as ReviewId, chef.id as MemberId);
    const mutation = randomUUID();
    const body = {
      id,
      food,
      review: bens,
      user: chef.id,
      ...(collection === 'pinned_reviews' ? {} : { text: 'Thanks.' }),
    };
    const twice = await Promise.all(
      [mutation, mutation].map((name) => send('POST', recordsPath(collection), chef, body, name)),
    );
    expect(twice.map(({ status, body: told }) => [status, told.id])).toEqual([
      [200, id],
      [200, id],
    ]);
    const elsewhere = await send('POST', recordsPath(collection), chef, body);
    const problems = Object.values(elsewhere.body.data).map(({ code }) => code);
    expect([elsewhere.status, new Set(problems)]).toEqual([400, new Set(['validation_not_unique'])]);
    const { rows } = await pullAll(api, { cursors: { [`f:${food}`]: 0 } });
    expect(rows[collection]?.map((row) => [row.id, row['review']])).toEqual([[id, bens]]);
    expect(rows['profiles']?.map((row) => row.id)).toContain(chef.id);
    const own = await pullAll(api, { token: chef.token, cursors: { [`u:${chef.id}`]: 0 } });
    expect(own.rows[collection]?.map((row) => row.id)).toContain(id);
  });

  test('goes with its review, and with its food', async () => {
    await write();
    await write(chef, { review: olas });
    await api.call('DELETE', recordsPath('reviews', bens), { token: superuser });
    expect((await ofFood(collection)).map((row) => row['review'])).toEqual(
      collection === 'pinned_reviews' ? [] : [olas],
    );
    await write(chef, { review: olas });
    await api.call('DELETE', recordsPath('foods', food), { token: superuser });
    expect(await ofFood(collection)).toEqual([]);
  });

  test('is not made across a block, nor seen by whom its member has blocked (R38)', async () => {
    const blocked = await api.join(`far_${newRecordId()}`);
    const review = await reviewBy(blocked);
    const id = (await write()).body.id;
    await api.create('blocks', blocked, { blocker: blocked.id, blocked: chef.id });
    expect(refusal(await write(chef, { review }))).toEqual([400, ['review validation_apart']]);
    expect((await api.call('GET', recordsPath(collection, id), { token: blocked.token })).status).toBe(404);
    expect((await api.call('GET', recordsPath(collection, id), { token: ola.token })).status).toBe(200);
  });
});

describe('an answer', () => {
  test.each([
    ['nothing', { text: '' }, ['text validation_required']],
    ['only white space', { text: ' \n\t ' }, ['text validation_required']],
    ['more than 500 characters', { text: 'x'.repeat(501) }, ['text validation_max_text_constraint']],
    ['500 of any script', { text: ` ${'🍞'.repeat(500)} ` }, []],
  ])('of %s', async (_what, more, problems) => {
    expect(refusal(await answer(chef, more))).toEqual([problems.length === 0 ? 200 : 400, problems]);
  });

  test('is told to whom it answers, once, and is taken back with it', async () => {
    const told = () => stored('notifications', `user='${ben.id}' && link='/food/${food}'`);
    const { body } = await answer();
    expect(await told()).toMatchObject([
      {
        type: 'comment',
        actor: chef.id,
        facts: { kind: 'answer', who: 'chef_answers Example', what: expect.stringMatching(/^Rye/) },
        message: expect.stringMatching(/^chef_answers Example answered your review of Rye/),
        seen: false,
      },
    ]);
    await send('PATCH', recordsPath('review_answers', body.id), chef, { text: 'Edited.' });
    expect(await told()).toHaveLength(1);
    await send('DELETE', recordsPath('review_answers', body.id), chef);
    expect(await told()).toEqual([]);
    // Said anew within a day it stands in the list and rings nowhere.
    await answer();
    expect((await told()).map(({ seen }) => seen)).toEqual([true]);
    await api.create('notification_preferences', ola, { id: ola.id, user: ola.id, mute_comment: true });
    await answer(chef, { review: olas });
    expect(await stored('notifications', `user='${ola.id}' && link='/food/${food}'`)).toEqual([]);
  });

  test('can be reported and hidden; then only its author and admins read it', async () => {
    const { body } = await answer();
    const report = await api.create('reports', ola, {
      reporter: ola.id,
      kind: 'answer',
      item: body.id,
      reason: 'harassment',
    });
    expect(await stored('reports', `id='${report}'`)).toMatchObject([
      { item_owner: chef.id, excerpt: 'We bake it longer now.' },
    ]);
    expect(
      refusal(
        await send('POST', recordsPath('reports'), chef, {
          reporter: chef.id,
          kind: 'answer',
          item: body.id,
          reason: 'spam',
        }),
      ),
    ).toEqual([400, ['item validation_own']]);
    await send('PATCH', recordsPath('reports', report), admin, { status: 'hidden' });
    const read = async (by?: ApiMember) =>
      (await api.call('GET', recordsPath('review_answers', body.id), { token: by?.token })).status;
    expect([await read(), await read(ben), await read(chef), await read(admin)]).toEqual([404, 404, 200, 200]);
    const { rows } = await pullAll(api, { cursors: { [`f:${food}`]: 0 } });
    expect(rows['review_answers'] ?? []).toEqual([]);
  });
});

describe('a pin', () => {
  test('is one of a food: the last that was chosen, however many are chosen at once', async () => {
    const id = (await pin()).body.id;
    const moves = [bens, olas, bens, olas].map((review) =>
      send('PATCH', recordsPath('pinned_reviews', id), chef, { review }),
    );
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await send('PATCH', recordsPath('pinned_reviews', id), chef, { review: olas });
    expect((await ofFood('pinned_reviews')).map((row) => row['review'])).toEqual([olas]);
    const { rows } = await pullAll(api, { cursors: { [`f:${food}`]: 0 } });
    expect(rows['pinned_reviews']?.map((row) => row['review'])).toEqual([olas]);
  });

  test('ends when its member is suspended, on every device; an answer stays', async () => {
    const gone = await api.join(`gone_${newRecordId()}`, asChef);
    await verify(gone, true);
    food = await api.create('foods', superuser, { name: `Rye ${newRecordId()}`, uploaded_by: gone.id });
    bens = await reviewBy(ben);
    expect([(await pin(gone)).status, (await answer(gone)).status]).toEqual([200, 200]);
    const suspended = await api.call('POST', `/api/admin/members/${gone.id}/suspend`, {
      token: admin.token,
      body: { reason: 'For a while.' },
    });
    expect(suspended.status).toBe(200);
    expect([await ofFood('pinned_reviews'), (await ofFood('review_answers')).length]).toEqual([[], 1]);
    expect((await pin(gone)).status).toBeGreaterThanOrEqual(400);
    const pulled = await pullAll(api, { cursors: { [`f:${food}`]: 0 } });
    expect([idsPulled(pulled, 'pinned_reviews').length, pulled.rows['pinned_reviews'] ?? []]).toEqual([1, []]);
  });
});
