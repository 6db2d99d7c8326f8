import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { aJpegPicture, aPngPicture } from '#tests/support/a-picture.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiBody, type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;

const { server, api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
});

const password = 'a-test-password';

function withFile(fields: Record<string, string>, file: string, name: string): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set(file, new Blob([aPngPicture()]), name);
  return form;
}

/** A chef with a row in every collection that a member can have one in, and a friend who has dealings with the chef. */
async function setStage() {
  const suffix = newRecordId().slice(0, 8);
  const chef = await api.join(`chef_${suffix}`, {
    role: 'professional_chef',
    professional: { business_name: 'Chez Chef' },
  });
  const friend = await api.join(`friend_${suffix}`);
  const own = { user: chef.id };
  const food = await api.create(
    'foods',
    chef.token,
    withFile({ name: `Own ${suffix}`, uploaded_by: chef.id }, 'image', 'own.png'),
    { 'X-Mutation-Id': crypto.randomUUID() },
  );
  const theirs = await api.create('foods', friend.token, { name: `Theirs ${suffix}`, uploaded_by: friend.id });
  await api.call('PATCH', recordsPath('profiles', chef.id), {
    token: chef.token,
    body: withFile({ bio: 'Hello.' }, 'avatar', 'me.png'),
  });
  await api.create('reviews', chef.token, {
    ...own,
    food: theirs,
    rating: 1,
    review_text: 'Bland.',
    tasting: { levels: { salty: 0.5 } },
  });
  await api.create('reviews', friend.token, { user: friend.id, food: theirs, rating: 5 });
  await api.create('user_roles', superuser, { ...own, role: 'professional_chef', is_verified: true });
  const judged = await api.create('reviews', friend.token, { user: friend.id, food, rating: 2 });
  await api.create('review_answers', chef.token, { ...own, food, review: judged, text: 'We salt it less now.' });
  await api.create('pinned_reviews', chef.token, { ...own, food, review: judged });
  await api.create('places', chef.token, { ...own, name: 'The Corner', address: '1 Market Square', time_zone: 'UTC' });
  const hours = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString();
  await api.create('food_events', chef.token, {
    ...own,
    name: 'Plum night',
    starts: hours(2),
    ends: hours(4),
    time_zone: 'UTC',
    address: '1 Market Square',
  });
  await api.create('private_contacts', chef.token, { ...own, id: chef.id, phone: '0451 999' });
  await api.create('user_taste_profiles', chef.token, { ...own, id: chef.id, spice_tolerance: 9 });
  await api.create('notification_preferences', chef.token, { ...own, id: chef.id, mute_message: true });
  await api.call('PUT', '/api/push/subscription', {
    token: chef.token,
    body: { endpoint: `https://fcm.googleapis.com/fcm/send/${suffix}` },
  });
  await api.create('food_likes', chef.token, { ...own, food: theirs });
  await api.create('saved_foods', chef.token, { ...own, food: theirs, state: 'tried' });
  const list = await api.create('food_lists', chef.token, { ...own, name: 'For guests' });
  const shown = await api.create('food_lists', friend.token, { user: friend.id, name: 'Shown', visibility: 'public' });
  await api.create('kept_lists', chef.token, { ...own, list: shown });
  const person = await api.create('table_people', chef.token, { ...own, name: 'Ann', allergens: ['peanut'] });
  const table = await api.create('dinner_tables', chef.token, { ...own, name: 'Family' });
  await api.create('table_seats', chef.token, { ...own, table, person });
  await api.create('table_invitations', chef.token, { host: chef.id, guest: friend.id, person });
  const theirPerson = await api.create('table_people', friend.token, { user: friend.id, name: 'The chef' });
  const asked = await api.create('table_invitations', friend.token, {
    host: friend.id,
    guest: chef.id,
    person: theirPerson,
  });
  await api.call('PATCH', recordsPath('table_invitations', asked), {
    token: chef.token,
    body: { answer: 'accepted' },
  });
  await api.create('food_list_items', chef.token, { ...own, list, food: theirs, order_key: 'i' });
  await api.create('list_links', chef.token, { ...own, list, secret: 'a'.repeat(24) });
  const onList = await api.create('food_list_items', chef.token, { ...own, list, food, order_key: 'k' });
  await api.create('list_notes', chef.token, { ...own, list, item: onList, text: 'For the children.' });
  await api.create('list_members', chef.token, { ...own, list, user: friend.id, owner: chef.id, state: 'invited' });
  const photo = withFile({ ...own, food: theirs, licence: 'own' }, 'image', 'spoon.jpg');
  photo.set('image', new Blob([aJpegPicture()]), 'spoon.jpg');
  await api.create('food_photos', chef.token, photo);
  await api.create(
    'diary_entries',
    chef.token,
    withFile({ ...own, food: theirs, food_name: 'Theirs', day: '2026-01-01', note: 'At home.' }, 'photo', 'plate.png'),
  );
  const [smaller, greater] = [food, theirs].toSorted();
  await api.create('pair_votes', chef.token, { ...own, one: smaller, other: greater, verdict: 'great' });
  await api.create('food_comparisons', chef.token, { ...own, one: smaller, other: greater, verdict: 'other' });
  await api.create('personalized_insights', chef.token, { ...own, title: 'T', insight_type: 'trend' });
  await api.create('food_recommendations', superuser, { ...own, food: theirs, recommendation_score: 0.5 });
  await api.create('error_reports', chef.token, { ...own, message: 'Oops' });
  await api.create('user_follows', chef.token, { follower: chef.id, following: friend.id });
  await api.create('user_follows', friend.token, { follower: friend.id, following: chef.id });
  const [participant_1, participant_2] = [chef.id, friend.id].toSorted();
  const conversation = await api.create('conversations', chef.token, { participant_1, participant_2 });
  await api.create('messages', chef.token, { conversation, sender: chef.id, content: 'From the chef' });
  await api.create('messages', friend.token, { conversation, sender: friend.id, content: 'To the chef' });
  await api.create('mutes', chef.token, { muter: chef.id, muted: friend.id });
  await api.create('reports', chef.token, { reporter: chef.id, kind: 'food', item: theirs, reason: 'spam' });
  await api.create('reports', friend.token, { reporter: friend.id, kind: 'food', item: food, reason: 'spam' });
  const professional =
    (await api.call('GET', `${recordsPath('professional_profiles')}?filter=${encodeURIComponent(`user='${chef.id}'`)}`))
      .body.items[0]?.id ?? '';
  const request = await api.create('verification_requests', chef.token, { ...own, professional_profile: professional });
  await api.create(
    'verification_documents',
    chef.token,
    withFile(
      { verification_request: request, document_type: 'photo_id', document_name: 'id.png' },
      'document',
      'id.png',
    ),
  );
  const other = await api.join(`other_${suffix}`);
  await api.create('blocks', chef.token, { blocker: chef.id, blocked: other.id, name: 'Other' });
  return { chef, friend, other, food, theirs };
}

const deleteAccount = (who: ApiMember, body: object = { password }) =>
  api.call('POST', '/api/account/delete', { token: who.token, body });

/** Every record of every collection, by collection, in which a text occurs. */
async function recordsWith(text: string): Promise<string[]> {
  const { body } = await api.call('GET', '/api/collections?perPage=500', { token: superuser });
  const found: string[] = [];
  for (const collection of body.items.filter((item) => item['type'] !== 'view')) {
    const records = await api.call('GET', `${recordsPath(String(collection['name']))}?perPage=1000`, {
      token: superuser,
    });
    for (const record of records.body.items)
      if (JSON.stringify(record).includes(text)) found.push(`${String(collection['name'])}/${record.id}`);
  }
  return found.toSorted();
}

async function storedFiles(): Promise<string[]> {
  const files = await readdir(path.join(server.dataDir, 'storage'), { recursive: true, withFileTypes: true });
  return files.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

describe('export', () => {
  test('holds everything of the member and what was addressed to the member, and nothing else of others', async () => {
    const { chef, friend, food } = await setStage();
    const answer = await api.call('GET', '/api/account/export', { token: chef.token });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const { account, rows, files } = answer.body as unknown as {
      account: ApiBody;
      rows: Record<string, ApiBody[]>;
      files: { path: string; address: string; isProtected: boolean }[];
    };
    expect(account).toMatchObject({ id: chef.id, email: chef.email });
    const without = Object.entries(rows)
      .filter(([, list]) => list.length === 0)
      .map(([name]) => name);
    expect(without).toEqual(['videos', 'video_views']);
    expect(JSON.stringify(rows)).toContain('0451 999');
    expect(rows['reviews']).toMatchObject([{ tasting: { levels: { salty: 0.5 } } }]);
    expect(rows['messages']?.map((message) => message['content'])).toEqual(['From the chef', 'To the chef']);
    for (const collection of ['profiles', 'foods', 'reviews', 'reports', 'mutes', 'notifications']) {
      expect(
        rows[collection]?.every(
          (row) =>
            row.id === chef.id || [row['user'], row['uploaded_by'], row['reporter'], row['muter']].includes(chef.id),
        ),
      ).toBe(true);
    }
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${friend.email}|standing|apart|tokenKey|password`));
    expect(files.map(({ path: name, isProtected }) => [name.split('/')[1], isProtected])).toEqual([
      ['profiles', false],
      ['verification_documents', true],
      ['foods', false],
      ['food_photos', false],
      ['diary_entries', true],
    ]);
    const { token } = (await api.call('POST', '/api/files/token', { token: chef.token })).body;
    for (const { address } of files)
      expect((await fetch(`${server.url}${address}?token=${String(token)}`)).status).toBe(200);
    expect(files.some(({ path: name }) => name.includes(food))).toBe(true);
  });

  test('forgets no collection: a new one is exported, or named here', async () => {
    const { body } = await api.call('GET', '/api/collections?perPage=500&filter=(system=false)', { token: superuser });
    const { rows } = (
      await api.call('GET', '/api/account/export', { token: (await api.join(`x_${newRecordId()}`)).token })
    ).body as unknown as { rows: object };
    const missing = body.items.map((item) => String(item['name'])).filter((name) => !Object.keys(rows).includes(name));
    expect(missing.toSorted()).toEqual([
      'admin_actions',
      'blog_contents',
      'blog_posts',
      'blog_runs',
      'blog_stories',
      'catalogue_stats',
      'food_imports',
      'member_stats',
      'pair_sums',
      'users',
    ]);
  });

  test('is for its member alone', async () => {
    expect((await api.call('GET', '/api/account/export')).status).toBe(401);
    expect((await api.call('GET', '/api/account/export', { token: superuser })).status).toBe(403);
  });
});

describe('deletion', () => {
  test('asks for the password; a token alone deletes nothing', async () => {
    const { chef } = await setStage();
    for (const body of [{}, { password: 'wrong' }, { password: 7 }]) {
      const answer = await deleteAccount(chef, body);
      expect([answer.status, answer.body.data['password']?.code]).toEqual([400, 'validation_invalid_password']);
    }
    expect((await api.call('DELETE', recordsPath('users', chef.id), { token: chef.token })).status).toBe(403);
    expect((await api.call('POST', '/api/account/delete', { body: { password } })).status).toBe(401);
    expect((await api.call('GET', recordsPath('users', chef.id), { token: chef.token })).status).toBe(200);
  });

  test('leaves no row that names the member in any collection, no file, and no review in an average', async () => {
    const before = await storedFiles();
    const { chef, friend, theirs } = await setStage();
    expect((await api.call('GET', recordsPath('foods', theirs))).body).toMatchObject({
      rating: 3,
      review_count: 2,
      upvotes: 1,
    });
    expect((await recordsWith(chef.id)).length).toBeGreaterThan(20);
    expect((await storedFiles()).length).toBeGreaterThan(before.length);
    expect((await deleteAccount(chef)).status).toBe(204);
    for (const trace of [chef.id, chef.email, chef.username])
      expect([trace, await recordsWith(trace)]).toEqual([trace, []]);
    // But for what somebody has reported (R38).
    const picture = (
      await api.call('GET', `${recordsPath('reports')}?filter=${encodeURIComponent(`reporter='${friend.id}'`)}`, {
        token: friend.token,
      })
    ).body.items[0];
    const isReported = (place: string) => place.includes(`/${String(picture?.id)}/${String(picture?.['picture'])}`);
    await expect.poll(async () => (await storedFiles()).filter((place) => !isReported(place))).toEqual(before);
    expect((await storedFiles()).some(isReported)).toBe(true);
    expect((await api.call('GET', recordsPath('foods', theirs))).body).toMatchObject({
      rating: 5,
      review_count: 1,
      upvotes: 0,
    });
    expect((await api.call('GET', recordsPath('users', friend.id), { token: friend.token })).status).toBe(200);
    expect(
      (
        await api.call('POST', '/api/collections/users/auth-with-password', {
          body: { identity: chef.email, password },
        })
      ).status,
    ).toBe(400);
  });

  test("[S5] the other members' next pull takes what they held of the account", async () => {
    const { chef, friend, food } = await setStage();
    const cursors = { '*': 0, [`m:${chef.id}`]: 0, [`f:${food}`]: 0, [`u:${friend.id}`]: 0 };
    const held = await pullAll(api, { token: friend.token, cursors });
    expect(JSON.stringify(held.rows)).toContain(chef.id);
    await deleteAccount(chef);
    const after = await pullAll(api, { token: friend.token, epoch: held.epoch, cursors: held.cursors });
    expect(JSON.stringify(after.rows)).not.toContain(chef.id);
    const gone = new Set(after.entries.map(([, , collection, id]) => `${collection}/${id}`));
    for (const [collection, list] of Object.entries(held.rows)) {
      for (const row of list)
        if (JSON.stringify(row).includes(chef.id)) expect(gone).toContain(`${collection}/${row.id}`);
    }
  });

  test('another device of the account is told so by its old token, for whatever it asks; one of another key that it ended, any other only to sign in', async () => {
    const { chef, other } = await setStage();
    await deleteAccount(chef);
    const asked = [
      ['POST', '/api/sync/pull', { epoch: null, cursors: { [`u:${chef.id}`]: 0 } }],
      ['POST', recordsPath('foods'), { name: 'Late', uploaded_by: chef.id }],
      ['GET', '/api/account/export', undefined],
      ['POST', '/api/account/delete', { password }],
    ] as const;
    for (const [method, to, body] of asked) {
      const answer = await api.call(method, to, { token: chef.token, body });
      expect([to, answer.status, answer.headers.get('X-Account')]).toEqual([to, 401, 'deleted']);
    }
    for (const [token, says] of [
      [`${other.token}x`, 'signed-out'],
      ['nonsense', null],
      ['a.b.c', null],
    ] as const) {
      const answer = await api.call('POST', '/api/sync/pull', { token, body: { epoch: null, cursors: {} } });
      expect([answer.status, answer.headers.get('X-Account')]).toEqual([401, says]);
    }
  });

  test('files for everyone that were built before are built anew within the minute, without the account', async () => {
    const { chef } = await setStage();
    const build = async () =>
      (await api.call('POST', '/api/sync/snapshot', { token: superuser })).body as unknown as {
        parts: { hash: string }[];
      };
    const { parts } = await build();
    await deleteAccount(chef);
    expect((await api.call('POST', '/api/crons/foretaste-forget', { token: superuser })).status).toBe(204);
    await expect.poll(async () => (await api.call('GET', `/api/sync/snapshot/${parts[0]?.hash}`)).status).toBe(404);
    for (const name of await readdir(path.join(server.dataDir, 'snapshots')))
      expect(name).not.toContain(parts[0]?.hash);
    const now = (await api.call('GET', '/api/sync/snapshot')).body as unknown as { parts: { hash: string }[] };
    for (const { hash } of now.parts)
      expect(JSON.stringify((await api.call('GET', `/api/sync/snapshot/${hash}`)).body)).not.toContain(chef.id);
  });
});
