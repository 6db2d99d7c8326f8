import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { runSql, sqlHook } from '#tests/support/server/sql-hook.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

/** What a member says of the own taste; the first half of the members likes it hot and umami, the other half mild and fresh. */
interface Taster extends ApiMember {
  readonly isHot: boolean;
}

let superuser: string;
let chef: ApiMember;
let tasters: readonly Taster[];
let food: string;

const { api } = serverOfFile({ hooks: sqlHook });
beforeAll(async () => {
  superuser = await api.asSuperuser();
  tasters = await Promise.all(
    Array.from({ length: 46 }, async (_, place): Promise<Taster> => {
      const member = await api.join(`taster_${place}`);
      const isHot = place % 2 === 0;
      await api.create('user_taste_profiles', member, {
        id: member.id,
        user: member.id,
        spice_tolerance: isHot ? 9 : 2,
        sweetness_preference: 3,
        preferred_flavors: [isHot ? 'Umami ' : 'fresh', 'umami'].slice(0, isHot ? 2 : 1),
        allergens: ['peanut'],
        dietary_restrictions: ['halal'],
      });
      return { ...member, isHot };
    }),
  );
});
beforeEach(async () => {
  chef = await api.join(`chef_${newRecordId()}`, {
    role: 'professional_chef',
    professional: { business_name: 'Chez Chef' },
  });
  await api.create('user_roles', superuser, { user: chef.id, role: 'professional_chef', is_verified: true });
  food = await api.create('foods', superuser, { name: `Curry ${newRecordId()}`, uploaded_by: chef.id });
});

/** The first so many rate it: who likes it hot with five stars, the others with two. */
const rate = (members: readonly Taster[], of = food) =>
  Promise.all(
    members.map(({ id, isHot }) =>
      api.create('reviews', superuser, { food: of, user: id, rating: isHot ? 5 : 2, review_text: 'So.' }),
    ),
  );
const first = (count: number) => tasters.slice(0, count);
const ask = async (by: ApiMember = chef) => {
  const { status, body } = await api.call('GET', '/api/analytics?days=7', { token: by.token });
  expect(status).toBe(200);
  return body['customers'] as {
    people: number;
    stars: { from: number; to: number; percent: number }[];
    scales: { scale: string; theirs: number; all: number }[];
    words: { list: string; word: string; theirs: number; all: number }[];
    groups: { food: string; group: string; people: number; stars: number }[];
    names: Record<string, string>;
    madeAt: string;
  } | null;
};
/** All that happened is so much longer ago. */
const hoursPass = (hours: number) =>
  runSql(
    api,
    ...[['_customer_insights', 'made_at'] as const, ['reviews', 'created'] as const].map(
      ([table, column]) =>
        `UPDATE ${table} SET ${column} = strftime('%Y-%m-%d %H:%M:%fZ', ${column}, '-${hours} hours')`,
    ),
  );

describe('customer insights (R34)', () => {
  test('come from ten people on, and are gone below', async () => {
    const reviews = await rate(first(9));
    expect(await ask()).toBeNull();
    reviews.push(...(await rate(tasters.slice(9, 10))));
    expect(await ask()).toMatchObject({ people: 10, stars: [], scales: [{ scale: 'spice' }, { scale: 'sweetness' }] });
    await api.call('DELETE', recordsPath('reviews', reviews[0]), { token: superuser });
    expect(await ask()).toBeNull();
  });

  test('say what they like, compared with all, and which foods do best with whom', async () => {
    await rate(first(24));
    const customers = await ask();
    expect(customers).toMatchObject({
      people: 20,
      stars: [
        { from: 5, to: 5, percent: 50 },
        { from: 1, to: 4, percent: 50 },
      ],
      scales: [
        { scale: 'spice', theirs: 5.5, all: 5.5 },
        { scale: 'sweetness', theirs: 3, all: 3 },
      ],
      // However it is spelt, and once for each.
      words: [
        { list: 'flavours', word: 'fresh', theirs: 50, all: 50 },
        { list: 'flavours', word: 'umami', theirs: 50, all: 50 },
      ],
      groups: [
        { food, group: 'hot', people: 10, stars: 5 },
        { food, group: 'mild', people: 10, stars: 2 },
      ],
    });
    expect(Object.keys(customers?.names ?? {})).toEqual([food]);
    expect(JSON.stringify(customers)).not.toMatch(/peanut|halal|taster_/);
    for (const { id } of tasters) expect(JSON.stringify(customers)).not.toContain(id);
  });

  test('leave out who wants to be left out, is suspended or hidden, is parted by a block, and the professional', async () => {
    const [one, two, three, four] = await Promise.all(
      ['out', 'gone', 'hidden', 'apart'].map((name) => api.join(`${name}_${newRecordId().slice(0, 8)}`)),
    );
    const all = [one, two, three, four].filter((member) => member !== undefined);
    await rate([...first(9), ...[...all, chef].map((member) => ({ ...member, isHot: true }))]);
    expect(await ask()).toMatchObject({ people: 10 });
    await api.create('notification_preferences', superuser, { id: one?.id, user: one?.id, no_taste_match: true });
    await runSql(api, `UPDATE users SET suspended_at = '2026-01-01' WHERE id = '${two?.id}'`);
    await runSql(api, `UPDATE profiles SET is_hidden = TRUE WHERE id = '${three?.id}'`);
    expect(await ask()).toMatchObject({ people: 10 });
    await api.create('blocks', superuser, { blocker: four?.id, blocked: chef.id });
    expect(await ask()).toBeNull();
  });

  test('cannot be watched to see what one person adds: they are renewed after a day, for ten people who came or went', async () => {
    await rate(first(20));
    const made = await ask();
    await rate(tasters.slice(20, 29));
    expect(await ask()).toEqual(made);
    await hoursPass(25);
    const again = await ask();
    expect(again).toEqual({ ...made, madeAt: again?.madeAt });
    await rate(tasters.slice(29, 30));
    expect(await ask()).toMatchObject({ people: 30 });
    // Those who come now count from these figures on, and a day has to pass.
    await rate(tasters.slice(30, 40));
    expect(await ask()).toMatchObject({ people: 30 });
    await hoursPass(25);
    expect(await ask()).toMatchObject({ people: 40 });
  });

  test('are of the own foods alone, which are there and shown', async () => {
    const others = await api.create('foods', superuser, {
      name: `Other ${newRecordId()}`,
      uploaded_by: tasters[0]?.id,
    });
    await rate(first(30), others);
    expect(await ask()).toBeNull();
    await rate(first(22));
    expect((await ask())?.groups.map((group) => group.food)).toEqual([food, food]);
    await api.call('PATCH', recordsPath('foods', food), { token: superuser, body: { is_hidden: true } });
    expect(await ask()).toBeNull();
    await api.call('PATCH', recordsPath('foods', food), { token: superuser, body: { is_hidden: false } });
    await api.call('PATCH', recordsPath('foods', food), { token: superuser, body: { uploaded_by: '' } });
    expect(await ask()).toBeNull();
  });

  test('are for verified professionals, and go with the account', async () => {
    await rate(first(12));
    await ask();
    await api.create('user_roles', superuser, { user: chef.id, role: 'professional_chef' });
    expect((await api.call('GET', '/api/analytics?days=7', { token: chef.token })).status).toBe(403);
    await api.call('POST', '/api/account/delete', { token: chef.token, body: { password: 'a-test-password' } });
    // Its place is free again.
    await runSql(api, `INSERT INTO _customer_insights VALUES ('${chef.id}', '', 0, '')`);
  });
});
