import { beforeAll, describe, expect, test, vi } from 'vitest';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { newFood } from '#tests/support/new-food.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { idsPulled, type Pulled, pullAll, pullOnce } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { longFoods } from './long-foods.ts';

let superuser: string;
let ada: ApiMember;
let ben: ApiMember;

const { api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
  [ada, ben] = [await api.join('ada_feed'), await api.join('ben_feed')];
});

async function headOf(audience: string, token?: string): Promise<number> {
  return (await pullAll(api, { token, cursors: { [audience]: 0 } })).cursors[audience] ?? 0;
}

describe('[S10] the feed', () => {
  test('[S10] is in the order of commits, also under concurrent writes', async () => {
    const from = await headOf('*');
    const seen: string[] = [];
    await Promise.all(Array.from({ length: 20 }, async () => seen.push(await newFood(api, ada))));
    const pulled = await pullAll(api, { epoch: (await pullOnce(api, { cursors: {} })).epoch, cursors: { '*': from } });
    const seqs = pulled.entries.map(([seq]) => seq);
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
    expect(idsPulled(pulled, 'foods').toSorted()).toEqual(seen.toSorted());
  });

  test('[S10] a reader beside writers never misses a row', async () => {
    const from = await headOf('*');
    const written: string[] = [];
    const received = new Set<string>();
    let cursor = from;
    let isWriting = true;
    const read = async () => {
      while (isWriting) {
        const page = await pullOnce(api, {
          cursors: { '*': cursor },
          epoch: (await pullOnce(api, { cursors: {} })).epoch,
          limit: 7,
        });
        for (const id of idsPulled(page, 'foods')) received.add(id);
        cursor = page.cursors['*'] ?? cursor;
      }
    };
    const reading = read();
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let k = 0; k < 10; k += 1) written.push(await newFood(api, ben));
      }),
    );
    isWriting = false;
    await reading;
    const { epoch } = await pullOnce(api, { cursors: {} });
    for (const id of idsPulled(await pullAll(api, { epoch, cursors: { '*': cursor } }), 'foods')) received.add(id);
    expect([...received].toSorted()).toEqual(written.toSorted());
  });

  test('[S10] keeps only the newest entry of a record in an audience', async () => {
    const food = await newFood(api, ada);
    const before = await pullAll(api, { cursors: { [`f:${food}`]: 0 } });
    for (let k = 0; k < 3; k += 1) {
      await api.call('PATCH', `/api/collections/foods/records/${food}`, {
        token: ada.token,
        body: { description: `d${k}` },
      });
    }
    const after = await pullAll(api, { cursors: { [`f:${food}`]: 0 } });
    expect(idsPulled(after, 'foods')).toEqual([food]);
    expect(after.rows['foods']).toMatchObject([{ id: food, description: 'd2' }]);
    const seqOf = (pulled: Pulled) => pulled.entries.find(([, , , id]) => id === food)?.[0] ?? 0;
    expect(seqOf(after)).toBeGreaterThan(seqOf(before));
  });

  test('[S10] [S23] a review tells the counters of its food in *, in its own transaction (R17), and not the food', async () => {
    const food = await newFood(api, ada);
    const from = await headOf('*');
    const review = await api.create('reviews', ben.token, { food, user: ben.id, rating: 4 });
    const told = await pullAll(api, { epoch: (await pullOnce(api, { cursors: {} })).epoch, cursors: { '*': from } });
    expect(told.rows['food_counts']).toMatchObject([{ id: food, rating: 4, review_count: 1 }]);
    expect(told.rows['foods']).toBeUndefined();
    expect(idsPulled(told, 'reviews')).not.toContain(review);
  });

  test('[S10] triggers survive an edit of a collection through the dashboard API', async () => {
    const path = '/api/collections/reviews';
    const before = await api.call('GET', path, { token: superuser });
    const fields = before.body['fields'] as Record<string, unknown>[];
    const edited = [
      ...fields.map((field) => (field['name'] === 'review_text' ? { ...field, max: 499 } : field)),
      { type: 'text', name: 'note' },
    ];
    expect((await api.call('PATCH', path, { token: superuser, body: { fields: edited } })).status).toBe(200);
    const renamed = (await api.call('GET', path, { token: superuser })).body['fields'] as Record<string, unknown>[];
    const again = renamed.map((field) => (field['name'] === 'note' ? { ...field, name: 'remark' } : field));
    expect(
      (await api.call('PATCH', path, { token: superuser, body: { fields: again, indexes: before.body['indexes'] } }))
        .status,
    ).toBe(200);
    expect((await api.call('PATCH', path, { token: superuser, body: { fields } })).status).toBe(200);

    const food = await newFood(api, ada);
    const review = await api.create('reviews', ben.token, { food, user: ben.id, rating: 5 });
    expect(idsPulled(await pullAll(api, { cursors: { [`f:${food}`]: 0 } }), 'reviews')).toEqual([review]);
    expect((await api.call('GET', `/api/collections/foods/records/${food}`)).body).toMatchObject({
      rating: 5,
      review_count: 1,
    });
    expect((await api.call('DELETE', `/api/collections/reviews/records/${review}`, { token: ben.token })).status).toBe(
      204,
    );
    expect((await api.call('GET', `/api/collections/foods/records/${food}`)).body).toMatchObject({
      rating: 0,
      review_count: 0,
    });
  });
});

describe('[S11] the pull', () => {
  test('[S11] pages in order, * last, and loses nothing between pages', async () => {
    const food = await newFood(api, ada);
    await api.create('reviews', ada.token, { food, user: ada.id, rating: 3 });
    const cursors = { '*': 0, [`f:${food}`]: 0, [`u:${ada.id}`]: 0 };
    // The catalogue is counted by the clock, now and then between the two.
    await vi.waitFor(
      async () => {
        const whole = await pullOnce(api, { token: ada.token, cursors });
        expect(whole.more).toBe(false);
        const paged = await pullAll(api, { token: ada.token, cursors, limit: 3 });
        expect(paged.entries).toEqual(whole.entries);
        expect(paged.cursors).toEqual(whole.cursors);
        const order = [...new Set(whole.entries.map(([, audience]) => audience))];
        expect(order).toEqual([`f:${food}`, `u:${ada.id}`, '*']);
      },
      { timeout: 30_000, interval: 500 },
    );
  });

  test('[S11] an untouched audience keeps its cursor while a page is full', async () => {
    const food = await newFood(api, ada);
    const page = await pullOnce(api, { cursors: { [`f:${food}`]: 0, '*': 0 }, limit: 1 });
    expect(page.more).toBe(true);
    expect(page.entries).toHaveLength(1);
    expect(page.cursors['*']).toBe(0);
  });

  test('[S11] a deleted row is an entry without a row', async () => {
    const food = await newFood(api, ada);
    const from = await headOf('*');
    const { epoch } = await pullOnce(api, { cursors: {} });
    await api.call('DELETE', `/api/collections/foods/records/${food}`, { token: ada.token });
    const told = await pullAll(api, { epoch, cursors: { '*': from, [`f:${food}`]: from } });
    expect(told.entries.map(([, audience, collection, id]) => [audience, collection, id])).toEqual([
      [`f:${food}`, 'foods', food],
      ['*', 'foods', food],
    ]);
    expect(told.rows['foods']).toBeUndefined();
  });

  test("[S11] a row that is not this caller's to read comes as gone", async () => {
    const draft = await api.create('blog_posts', superuser, { slug: `draft-${newRecordId()}`, title: 'Draft' });
    const shown = await api.create('blog_posts', superuser, {
      slug: `shown-${newRecordId()}`,
      title: 'Shown',
      is_published: true,
    });
    const pulled = await pullAll(api, { cursors: { '*': 0 } });
    expect(idsPulled(pulled, 'blog_posts')).toEqual(expect.arrayContaining([draft, shown]));
    expect(pulled.rows['blog_posts']?.map((row) => row.id)).toEqual([shown]);
  });

  test('[S11] rows carry no hidden field and each comes once', async () => {
    const food = await newFood(api, ada);
    const pulled = await pullAll(api, { token: ada.token, cursors: { [`u:${ada.id}`]: 0, [`f:${food}`]: 0, '*': 0 } });
    const rows = pulled.rows['foods']?.filter((row) => row.id === food) ?? [];
    expect(rows).toHaveLength(1);
    expect(rows[0]).not.toHaveProperty('name_key');
    expect(Object.keys(pulled.rows)).not.toContain('users');
  });

  test('[S11] rows are to the letter what PocketBase itself answers for them', async () => {
    const chef = await api.join('chef_rows', {
      role: 'restaurant_owner',
      professional: { business_name: 'Rows "quoted" ü', years_experience: 2.5, business_hours: [['Mon', null, true]] },
    });
    const form = new FormData();
    const fields = {
      name: 'Rows 🍜 \\ "x"\n',
      uploaded_by: chef.id,
      umami_level: 4.5,
      difficulty_level: 3,
      allergens: '[]',
      ingredients: '["rice","\\u00e9"]',
      dietary_info: '{"vegan":true,"nut_free":null}',
      taste_profile: '{"flavor":["sweet"],"n":1.50,"nested":{"a":[1,2.0,1e3]}}',
    };
    for (const [key, value] of Object.entries(fields)) form.set(key, String(value));
    form.set('image', new Blob([aPngPicture()]), 'rows.png');
    const food = (await api.call('POST', '/api/collections/foods/records', { token: chef.token, body: form })).body.id;
    await api.create('reviews', ada.token, { food, user: ada.id, rating: 4 });
    await api.create('user_follows', chef.token, { follower: chef.id, following: ada.id });
    await api.create('achievements', superuser, {
      user: chef.id,
      key: 'review_magnet',
      unlocked_at: '2024-05-06 07:08:09.123Z',
    });
    await api.create('user_taste_profiles', chef.token, {
      id: chef.id,
      user: chef.id,
      spice_tolerance: 7,
      preferred_flavors: ['sweet'],
    });
    await api.create('blog_posts', superuser, {
      slug: 'rows',
      title: 'Rows',
      is_published: true,
      read_time_minutes: 3.5,
      keywords: ['a'],
      food,
    });
    const post = await api.create('blog_posts', superuser, { slug: 'rows-text', title: 'Rows', is_published: true });
    await api.create('blog_contents', superuser, { id: post, post, content: '<p>é "&amp;" \\</p>' });
    const pulled = await pullAll(api, {
      token: chef.token,
      cursors: { '*': 0, [`b:${post}`]: 0, [`u:${chef.id}`]: 0, [`m:${chef.id}`]: 0, [`f:${food}`]: 0 },
    });
    const checked = new Set<string>();
    for (const [collection, rows] of Object.entries(pulled.rows)) {
      for (const row of rows.slice(-20)) {
        const whole = (
          await api.call(
            'GET',
            `/api/collections/${collection === 'food_counts' ? 'foods' : collection}/records/${row.id}`,
            { token: chef.token },
          )
        ).body;
        expect(row).toEqual(
          collection === 'food_counts'
            ? Object.fromEntries(Object.keys(row).map((column) => [column, whole[column]]))
            : whole,
        );
        checked.add(collection);
      }
    }
    expect([...checked].toSorted()).toEqual([
      'achievements',
      'blog_contents',
      'blog_posts',
      'catalogue_stats',
      'food_counts',
      'foods',
      'member_stats',
      'notifications',
      'professional_profiles',
      'profiles',
      'reviews',
      'user_follows',
      'user_roles',
      'user_taste_profiles',
    ]);
  });

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a negative cursor', '{"cursors":{"*":-1}}'],
    ['a text cursor', '{"cursors":{"*":"1"}}'],
    ['a fraction', '{"cursors":{"*":1.5}}'],
    ['limit 0', '{"cursors":{},"limit":0}'],
    ['limit 1001', '{"cursors":{},"limit":1001}'],
    ['cursors as a list', '{"cursors":[1]}'],
    ['a number for an epoch', '{"epoch":1,"cursors":{}}'],
    [
      '301 audiences',
      JSON.stringify({
        cursors: Object.fromEntries(Array.from({ length: 301 }, (_, k) => [`f:${String(k).padStart(15, '0')}`, 0])),
      }),
    ],
    ['a very long audience', JSON.stringify({ cursors: { [`f:${'x'.repeat(100)}`]: 0 } })],
  ])('[S11] %s is refused with 400', async (_name, body) => {
    expect((await api.call('POST', '/api/sync/pull', { body })).status).toBe(400);
  });

  test('[S11] a body over the limit is refused, not read', async () => {
    expect(
      (await api.call('POST', '/api/sync/pull', { body: JSON.stringify({ cursors: {}, x: 'y'.repeat(200_000) }) }))
        .status,
    ).toBe(413);
  });
});

test('[S20] an answer is bounded by its length, one row at least, and nothing is lost between such pages', async () => {
  const from = await headOf('*');
  const { epoch } = await pullOnce(api, { cursors: {} });
  const foods = await longFoods(api, ada);
  const seen: string[] = [];
  let pages = 0;
  for (let cursor = from, more = true; more; pages += 1) {
    const page = await pullOnce(api, { epoch, cursors: { '*': cursor } });
    expect(JSON.stringify(page).length).toBeLessThanOrEqual(512 * 1024);
    seen.push(...page.entries.filter(([, , collection]) => collection === 'foods').map(([, , , id]) => id));
    cursor = page.cursors['*'] ?? cursor;
    ({ more } = page);
  }
  expect(pages).toBeGreaterThan(1);
  expect(seen.toSorted()).toEqual(foods.toSorted());
});
