import { beforeAll, describe, expect, test } from 'vitest';
import { knownSentences, machineSentences } from '#remote/server-sentence.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { storedRows } from './stored-rows.ts';

let superuser: string;
let ada: ApiMember;
let ben: ApiMember;
let food: string;

const { api } = serverOfFile();
const { stored } = storedRows(api);
beforeAll(async () => {
  superuser = await api.asSuperuser();
  const chef = { role: 'professional_chef', professional: { business_name: 'Forge' } };
  [ada, ben] = [await api.join('ada_forge', chef), await api.join('ben_forge')];
  food = await api.create('foods', ada.token, { name: 'Borscht', uploaded_by: ada.id });
});

describe('a client cannot write what belongs to the server', () => {
  test.each([
    ['foods', { rating: 5 }],
    ['foods', { review_count: 100 }],
    ['foods', { upvotes: 1 }],
    [
      'foods',
      { tastings: { everyone: { tasters: 3, levels: { sweet: [3, 150, 7500] }, words: [] }, professionals: null } },
    ],
    ['foods', { rated_alike: [['food00000000001', 1, 1]] }],
    ['foods', { slug: 'ramen' }],
    ['foods', { image_url: '/pictures/x.svg' }],
  ])('%s %o at creation: 400 on the field', async (collection, forged) => {
    const answer = await api.call('POST', recordsPath(collection), {
      token: ben.token,
      body: { name: `F ${newRecordId()}`, uploaded_by: ben.id, ...forged },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.data)).toEqual(Object.keys(forged));
  });

  test.each([
    { rating: 5 },
    { tastings: { everyone: { tasters: 9 } } },
    { rated_alike: [['food00000000001', 1, 1]] },
    { review_count: 9 },
    { upvotes: 9 },
    { slug: 'x' },
    { image_url: '/x' },
    { 'rating+': 2 },
    { 'upvotes+': 5 },
  ])('foods %o by its owner: refused', async (forged) => {
    expect((await api.call('PATCH', recordsPath('foods', food), { token: ada.token, body: forged })).status).toBe(400);
    expect(await stored('foods', food)).toMatchObject({
      rating: 0,
      review_count: 0,
      upvotes: 0,
      slug: '',
      image_url: '',
    });
  });

  test('a hidden field is not writable at all', async () => {
    expect(
      (await api.call('PATCH', recordsPath('foods', food), { token: ada.token, body: { name_key: 'mine' } })).status,
    ).toBe(200);
    expect(await stored('foods', food)).toMatchObject({ name_key: 'borscht' });
    await api.call('PATCH', recordsPath('users', ben.id), { token: ben.token, body: { standing: 'admin' } });
    expect(await stored('users', ben.id)).not.toMatchObject({ standing: 'admin' });
  });

  test.each([
    { emailVisibility: true },
    { verified: true },
    { email: 'other@foretaste.test' },
    { password: 'new-secret', passwordConfirm: 'new-secret' },
    { password: 'new-secret', passwordConfirm: 'new-secret', oldPassword: 'wrong' },
    { tokenKey: 'x'.repeat(40) },
  ])('an account %o: refused or without effect', async (forged) => {
    const before = await stored('users', ben.id);
    const answer = await api.call('PATCH', recordsPath('users', ben.id), { token: ben.token, body: forged });
    if (answer.status !== 400)
      expect(await stored('users', ben.id)).toMatchObject({ ...before, updated: expect.any(String) });
    else expect(await stored('users', ben.id)).toEqual(before);
    expect((await api.call('GET', recordsPath('users', ben.id), { token: ben.token })).status).toBe(200);
  });

  test.each([{ role: 'admin' }, { is_verified: true }, { business_name: 'Big' }])(
    'profiles %o: refused',
    async (forged) => {
      const answer = await api.call('PATCH', recordsPath('profiles', ben.id), {
        token: ben.token,
        body: { bio: 'b', ...forged },
      });
      expect(answer.status).toBe(400);
      expect(await stored('profiles', ben.id)).toMatchObject({
        role: 'enthusiast',
        is_verified: false,
        business_name: '',
        bio: '',
      });
    },
  );

  test('nobody moves a row to another owner', async () => {
    const review = await api.create('reviews', ben.token, { food, user: ben.id, rating: 3 });
    const other = await api.create('foods', ada.token, { name: 'Other', uploaded_by: ada.id });
    for (const [collection, id, token, forged] of [
      ['foods', food, ada.token, { uploaded_by: ben.id }],
      ['foods', food, ada.token, { uploaded_by: '' }],
      ['reviews', review, ben.token, { user: ada.id }],
      ['reviews', review, ben.token, { food: other }],
    ] as const) {
      const answer = await api.call('PATCH', recordsPath(collection, id), { token, body: forged });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.data)).toEqual(Object.keys(forged));
    }
    await api.call('DELETE', recordsPath('reviews', review), { token: ben.token });
  });

  test('nobody reviews twice, or in another name', async () => {
    const first = await api.create('reviews', ben.token, { food, user: ben.id, rating: 3 });
    expect(
      (await api.call('POST', recordsPath('reviews'), { token: ben.token, body: { food, user: ben.id, rating: 5 } }))
        .status,
    ).toBe(400);
    expect(
      (await api.call('POST', recordsPath('reviews'), { token: ben.token, body: { food, user: ada.id, rating: 5 } }))
        .status,
    ).toBe(400);
    for (const rating of [0, 6, 2.5, -1, '5; drop table', null]) {
      expect(
        (await api.call('PATCH', recordsPath('reviews', first), { token: ben.token, body: { rating } })).status,
      ).toBe(400);
    }
    expect(await stored('foods', food)).toMatchObject({ rating: 3, review_count: 1 });
  });

  test('a notification is only marked as seen, an insight only as read', async () => {
    const note = await api.create('notifications', superuser, { user: ben.id, type: 'other', message: 'm' });
    for (const forged of [{ message: 'x' }, { user: ada.id }, { type: 'like' }, { link: '/x' }, { actor: ada.id }]) {
      expect(
        (await api.call('PATCH', recordsPath('notifications', note), { token: ben.token, body: forged })).status,
      ).toBe(400);
    }
    expect(
      (await api.call('PATCH', recordsPath('notifications', note), { token: ben.token, body: { seen: true } })).status,
    ).toBe(200);
    const insight = await api.create('personalized_insights', ben.token, {
      user: ben.id,
      title: 'T',
      insight_type: 'trend',
    });
    expect(
      (
        await api.call('PATCH', recordsPath('personalized_insights', insight), {
          token: ben.token,
          body: { title: 'U' },
        })
      ).status,
    ).toBe(400);
  });

  test('a message is only marked as read, by its reader; a conversation has its order', async () => {
    const [first, second] = [ada.id, ben.id].toSorted();
    expect(
      (
        await api.call('POST', recordsPath('conversations'), {
          token: ada.token,
          body: { participant_1: second, participant_2: first },
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await api.call('POST', recordsPath('conversations'), {
          token: ada.token,
          body: { participant_1: ada.id, participant_2: ada.id },
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await api.call('POST', recordsPath('conversations'), {
          token: ada.token,
          body: { participant_1: first, participant_2: second, last_message_at: '2030-01-01' },
        })
      ).status,
    ).toBe(400);
    const conversation = await api.create('conversations', ada.token, { participant_1: first, participant_2: second });
    expect(
      (
        await api.call('POST', recordsPath('conversations'), {
          token: ben.token,
          body: { participant_1: first, participant_2: second },
        })
      ).status,
    ).toBe(400);
    const message = await api.create('messages', ada.token, { conversation, sender: ada.id, content: 'Hi' });
    expect(await stored('messages', message)).toMatchObject({ message_type: 'text', is_read: false });
    expect(
      (
        await api.call('POST', recordsPath('messages'), {
          token: ben.token,
          body: { conversation, sender: ada.id, content: 'I am Ada' },
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await api.call('POST', recordsPath('messages'), {
          token: ada.token,
          body: { conversation, sender: ada.id, content: 'x', is_read: true },
        })
      ).status,
    ).toBe(400);
    expect(
      (await api.call('PATCH', recordsPath('messages', message), { token: ben.token, body: { content: 'changed' } }))
        .status,
    ).toBe(400);
    expect(
      (await api.call('PATCH', recordsPath('messages', message), { token: ada.token, body: { is_read: true } })).status,
    ).toBe(404);
    expect(
      (await api.call('PATCH', recordsPath('messages', message), { token: ben.token, body: { is_read: true } })).status,
    ).toBe(200);
  });

  test('nobody follows themselves, or twice', async () => {
    expect(
      (
        await api.call('POST', recordsPath('user_follows'), {
          token: ben.token,
          body: { follower: ben.id, following: ben.id },
        })
      ).status,
    ).toBe(400);
    await api.create('user_follows', ben.token, { follower: ben.id, following: ada.id });
    expect(
      (
        await api.call('POST', recordsPath('user_follows'), {
          token: ben.token,
          body: { follower: ben.id, following: ada.id },
        })
      ).status,
    ).toBe(400);
  });
});

test('what refuses an honest form is said in sentences that the app has in every language', async () => {
  const signUp = {
    email: 'eve@foretaste.test',
    password: 'saffron',
    passwordConfirm: 'saffron',
    username: 'eve_forge',
    full_name: 'Eve',
    consent: true,
  };
  const users = (route: string, body: unknown) => api.call('POST', `/api/collections/users/${route}`, { body });
  const asBen = (method: string, path: string, body?: unknown) => api.call(method, path, { token: ben.token, body });
  const answers = await Promise.all([
    users('auth-with-password', { identity: ben.email, password: 'wrong' }),
    users('records', { ...signUp, email: 'no address' }),
    users('records', { ...signUp, email: ada.email }),
    users('records', { ...signUp, password: 'abc', passwordConfirm: 'abc' }),
    users('records', { ...signUp, passwordConfirm: 'paprika' }),
    users('records', { ...signUp, consent: undefined }),
    users('records', { ...signUp, full_name: '' }),
    users('records', { ...signUp, full_name: 'x'.repeat(100) }),
    users('records', { ...signUp, username: 'a b' }),
    users('confirm-verification', { token: 'worn' }),
    users('confirm-password-reset', { token: 'worn', password: 'saffron', passwordConfirm: 'saffron' }),
    users('confirm-email-change', { token: 'worn', password: 'saffron' }),
    asBen('POST', '/api/collections/users/request-email-change', { newEmail: ada.email }),
    asBen('POST', '/api/account/password', { current: 'wrong', password: 'saffron', passwordConfirm: 'saffron' }),
    asBen('POST', '/api/account/password', {
      current: 'a-test-password',
      password: 'saffron',
      passwordConfirm: 'paprika',
    }),
    asBen('POST', recordsPath('reviews'), { food: newRecordId(), user: ben.id, rating: 3 }),
    asBen('POST', recordsPath('foods'), { name: 'Soup', uploaded_by: ben.id, ingredients: 7 }),
    asBen('PATCH', recordsPath('foods', food), { name: 'Mine' }),
    asBen('PATCH', recordsPath('profiles', ben.id), { username: ada.username, avatar_url: 'no address' }),
    asBen('POST', recordsPath('reports'), { reporter: ben.id, kind: 'review', item: newRecordId(), reason: 'spam' }),
  ]);
  for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400);
  const said = answers.flatMap(({ body }) => [
    String(body['message']),
    ...Object.values(body.data).map((problem) => String(Reflect.get(problem, 'message'))),
  ]);
  const isKnown = (sentence: string) =>
    Object.hasOwn(knownSentences, sentence) ||
    Object.hasOwn(machineSentences, sentence) ||
    /^Must be (at least|no more than) \d+ character\(s\)\.$/.test(sentence);
  expect(said.filter((sentence) => !isKnown(sentence))).toEqual([]);
});
