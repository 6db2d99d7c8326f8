import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { pullAll } from '#tests/support/pull-all.ts';

const cuisines = ['Japanese', 'Korean', 'Thai', 'Indian', 'Italian', 'French', 'Mexican', 'Vietnamese'];
const path = '/api/admin/bulk-add-cuisine-foods';
const foodsPath = '/api/collections/foods/records';

let server: PocketBaseServer;
let api: Api;
let superuser: string;
let admin: ApiMember;

async function start(seed = false) {
  server = await startPocketBase({ seed });
  api = openApi(server);
  superuser = await api.asSuperuser();
  admin = await api.joinAsAdmin('head_chef');
}
afterEach(() => server.stop());

const bulkAdd = (cuisine: unknown, who = admin, userId = who.id) =>
  api.call('POST', path, { token: who.token, body: { cuisine, userId } });
const takeBack = (addition: unknown, who = admin) =>
  api.call('POST', `/api/admin/bulk-additions/${String(addition)}/undo`, { token: who.token, body: {} });
const countFoods = async () => (await api.call('GET', `${foodsPath}?perPage=1`)).body['totalItems'];
const storedFoods = async () => (await pullAll(api, { cursors: { '*': 0 } })).rows['foods'] ?? [];

function foodsOf(
  cuisine: string,
): readonly (Record<string, unknown> & { readonly slug: string; readonly name: string })[] {
  const file = new URL(`../../../pb_hooks/data/bulk/${cuisine.toLowerCase()}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as (Record<string, unknown> & { slug: string; name: string })[];
}

/** No name of a food may be longer, as where a superuser has tightened a rule: longer ones are refused. */
async function limitNames(max: number) {
  const { body } = await api.call('GET', '/api/collections/foods', { token: superuser });
  const fields = (body['fields'] as readonly { readonly name: string }[]).map((field) =>
    field.name === 'name' ? { ...field, max } : field,
  );
  expect((await api.call('PATCH', '/api/collections/foods', { token: superuser, body: { fields } })).status).toBe(200);
}

describe('bulk-add-cuisine-foods beside the starter catalogue', () => {
  beforeEach(() => start(true));

  test("adds 20 foods of each cuisine, whole, as the catalogue's own, and tells every device", async () => {
    const before = Number(await countFoods());
    for (const cuisine of cuisines) {
      const answer = await bulkAdd(cuisine);
      expect(answer).toMatchObject({ status: 200, body: { cuisine, count: 20, skipped: 0, failed: 0 } });
    }
    expect(await countFoods()).toBe(before + 20 * cuisines.length);
    const stored = new Map((await storedFoods()).map((food) => [food['slug'], food]));
    for (const { picture: _picture, ...values } of cuisines.flatMap(foodsOf)) {
      expect(stored.get(values.slug)).toMatchObject({
        ...values,
        uploaded_by: '',
        image_url: `/pictures/${values.slug}.svg`,
        rating: 0,
        review_count: 0,
      });
    }
    expect(
      (
        await api.call(
          'GET',
          `/api/collections/achievements/records?filter=${encodeURIComponent(`user='${admin.id}'`)}`,
          { token: admin.token },
        )
      ).body.items,
    ).toEqual([]);
  });
});

describe('bulk-add-cuisine-foods', () => {
  beforeEach(() => start());

  test('is for admins only', async () => {
    const cook = await api.join('line_cook');
    const former = await api.joinAsAdmin('former_chef');
    await api.create('user_roles', superuser, { user: former.id, role: 'enthusiast' });
    expect((await api.call('POST', path, { body: { cuisine: 'Thai' } })).status).toBe(401);
    for (const member of [cook, former]) expect((await bulkAdd('Thai', member)).status).toBe(403);
    expect(await countFoods()).toBe(0);
    expect((await api.call('POST', path, { token: superuser, body: { cuisine: 'Thai' } })).body['count']).toBe(20);
  });

  test('refuses what is no cuisine of the eight', async () => {
    for (const cuisine of [undefined, null, '', 'Klingon', 'thai', '../catalogue/thai', 20, ['Thai'], { Thai: 1 }]) {
      expect(await bulkAdd(cuisine), JSON.stringify(cuisine)).toMatchObject({
        status: 400,
        body: { data: { cuisine: { code: 'validation_in_invalid' } } },
      });
    }
    expect(await countFoods()).toBe(0);
  });

  test('refuses to act in the name of somebody else', async () => {
    const cook = await api.join('line_cook');
    expect(await bulkAdd('Thai', admin, cook.id)).toMatchObject({
      status: 400,
      body: { data: { userId: { code: 'validation_not_own' } } },
    });
    expect(await countFoods()).toBe(0);
  });

  test('R14: adds nothing twice and renames nothing; what a member has shared under that name is skipped', async () => {
    const [first, second] = foodsOf('Korean');
    const shared = `  ${String(first?.name).toUpperCase()} `;
    await api.call('POST', foodsPath, { token: admin.token, body: { name: shared, uploaded_by: admin.id } });
    expect((await bulkAdd('Korean')).body).toMatchObject({ count: 19, skipped: 1, failed: 0 });
    expect((await bulkAdd('Korean')).body).toMatchObject({ count: 0, skipped: 20, failed: 0 });
    const renamed = (await storedFoods()).find((food) => food['slug'] === second?.slug);
    await api.call('PATCH', `${foodsPath}/${renamed?.id}`, { token: superuser, body: { name: 'Under another name' } });
    expect((await bulkAdd('Korean')).body).toMatchObject({ count: 0, skipped: 20, failed: 0 });
    const stored = await storedFoods();
    expect(stored).toHaveLength(20);
    expect(stored.filter((food) => String(food['name']).endsWith('(2)'))).toEqual([]);
  });

  test('two admins at once add each food once, and the counts tell who', async () => {
    const other = await api.joinAsAdmin('sous_chef');
    const answers = await Promise.all([bulkAdd('French'), bulkAdd('French', other), bulkAdd('French')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const sum = (name: string) => answers.reduce((total, { body }) => total + Number(body[name]), 0);
    expect([sum('count'), sum('skipped'), sum('failed')]).toEqual([20, 40, 0]);
    expect(await countFoods()).toBe(20);
  });

  test('a partial failure reports the true count, and another try adds the rest', async () => {
    const foods = foodsOf('Japanese');
    const longest = 9;
    const fitting = foods.filter(({ name }) => name.length <= longest).length;
    expect(fitting).toBeGreaterThan(0);
    await limitNames(longest);
    expect(await bulkAdd('Japanese')).toMatchObject({
      status: 200,
      body: { count: fitting, skipped: 0, failed: 20 - fitting },
    });
    expect(await countFoods()).toBe(fitting);
    await limitNames(120);
    expect((await bulkAdd('Japanese')).body).toMatchObject({ count: 20 - fitting, skipped: fitting, failed: 0 });
  });

  test('a whole failure says so', async () => {
    await limitNames(1);
    expect(await bulkAdd('Thai')).toMatchObject({
      status: 500,
      body: { message: 'Failed to add Thai foods', count: 0, failed: 20 },
    });
    expect(await countFoods()).toBe(0);
  });

  test('is taken back: what members put anything to stays, and so does what was changed; asked twice, nothing is left to do', async () => {
    const { addition } = (await bulkAdd('Korean')).body;
    const cook = await api.join('line_cook');
    const foods = (await storedFoods()).map(({ id }) => id).toSorted();
    const [reviewed = '', liked = '', saved = '', one = '', other = '', changed = '', written = ''] = foods;
    await api.create('reviews', cook, { food: reviewed, user: cook.id, rating: 4 });
    await api.create('food_likes', cook, { food: liked, user: cook.id });
    await api.create('saved_foods', cook, { food: saved, user: cook.id, state: 'want_to_try' });
    const pair = one < other ? { one, other } : { one: other, other: one };
    await api.create('pair_votes', cook, { ...pair, user: cook.id, verdict: 'great' });
    await api.call('PATCH', `${foodsPath}/${changed}`, { token: superuser, body: { description: 'In other words.' } });
    await api.create('diary_entries', cook, { food: written, food_name: 'Eaten', user: cook.id });
    const kept = [reviewed, liked, saved, one, other, changed].toSorted();
    expect(await takeBack(addition)).toMatchObject({ status: 200, body: { cuisine: 'Korean', removed: 14, kept: 6 } });
    expect((await storedFoods()).map(({ id }) => id).toSorted()).toEqual(kept);
    expect(await takeBack(addition)).toMatchObject({ status: 200, body: { removed: 0, kept: 6 } });
    const diary = await api.call('GET', '/api/collections/diary_entries/records', { token: cook.token });
    expect(diary.body.items, 'a memory outlives its food').toMatchObject([{ food: '', food_name: 'Eaten' }]);
    const log = await api.call('GET', '/api/collections/admin_actions/records?sort=-created', { token: admin.token });
    expect(log.body.items.filter(({ action }) => action === 'foods.bulk-undo')).toMatchObject([
      { subject: addition, details: { name: 'Korean', removed: 14, kept: 6 } },
    ]);
    expect((await bulkAdd('Korean')).body, 'and comes again').toMatchObject({ count: 14, skipped: 6 });
  });

  test('nothing is taken back by what is no addition, nor by whoever is no admin', async () => {
    const { addition } = (await bulkAdd('Thai')).body;
    expect((await takeBack(addition, await api.join('line_cook'))).status).toBe(403);
    expect((await takeBack('aaaaaaaaaaaaaaa')).status).toBe(404);
    await api.call('POST', `/api/admin/members/${admin.id}/suspend`, {
      token: (await api.joinAsAdmin('sous_chef')).token,
      body: { reason: 'Took all away.' },
    });
    const others = await api.call('GET', `/api/collections/admin_actions/records?filter=action!='foods.bulk-add'`, {
      token: superuser,
    });
    for (const { id } of others.body.items)
      expect(
        (await api.call('POST', `/api/admin/bulk-additions/${id}/undo`, { token: superuser, body: {} })).status,
      ).toBe(404);
    expect(await countFoods()).toBe(20);
  });

  test('every row of a member that goes with its food is known as a hold on it', async () => {
    const { body } = await api.call('GET', '/api/collections?perPage=200', { token: superuser });
    const collections = body.items as unknown as readonly {
      readonly id: string;
      readonly name: string;
      readonly fields: readonly {
        readonly name: string;
        readonly type: string;
        readonly collectionId?: string;
        readonly cascadeDelete?: boolean;
      }[];
    }[];
    const foods = collections.find(({ name }) => name === 'foods')?.id;
    const going = collections.flatMap(({ name, fields }) =>
      fields
        .filter((field) => field.collectionId === foods && field.cascadeDelete)
        .map((field) => `${name}.${field.name}`),
    );
    // What the server makes by itself, for a member or of sums.
    const own = ['food_recommendations.food', 'pair_sums.one', 'pair_sums.other'];
    // What cannot be without a review, which holds the food itself.
    const besideReview = ['pinned_reviews.food', 'review_answers.food'];
    const source = readFileSync('pb_hooks/lib/foods/held-by-members.js', 'utf8');
    const held = [...source.matchAll(/collection: '(\w+)', fields: \[([^\]]+)\]/g)].flatMap(([, name, fields = '']) =>
      [...fields.matchAll(/'(\w+)'/g)].map(([, field]) => `${name}.${field}`),
    );
    expect(going.filter((field) => ![...own, ...besideReview].includes(field)).toSorted()).toEqual(held.toSorted());
  });
});
