import { beforeAll, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;
let chef: ApiMember;
let ben: ApiMember;
let food: string;

const { api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
  ben = await api.join('ben_looks');
});

const day = (ago = 0) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const look = (views: unknown, { token }: { token?: string } = {}) =>
  api.call('POST', '/api/analytics/views', { token, body: { views } });
const ask = (query: string, token?: string) => api.call('GET', `/api/analytics?${query}`, { token });

interface Analytics {
  readonly days: readonly Readonly<Record<string, number | string>>[];
  readonly foods: readonly Readonly<Record<string, unknown>>[];
}

async function analytics(query = 'days=30'): Promise<Analytics> {
  const answer = await ask(query, chef.token);
  expect(answer.status).toBe(200);
  return answer.body as unknown as Analytics;
}
const sum = ({ days }: Analytics, name: string) => days.reduce((total, one) => total + Number(one[name]), 0);

/** A verified chef with a food. */
async function someChef(): Promise<void> {
  chef = await api.join(`chef_${newRecordId()}`, {
    role: 'professional_chef',
    professional: { business_name: 'Chez Chef' },
  });
  await verify(true);
  food = await api.create('foods', chef, { name: `Stew ${newRecordId()}`, uploaded_by: chef.id });
}

async function verify(is_verified: boolean): Promise<void> {
  for (const collection of ['professional_profiles', 'user_roles']) {
    const [row] = (
      await api.call('GET', `${recordsPath(collection)}?filter=${encodeURIComponent(`user='${chef.id}'`)}`, {
        token: superuser,
      })
    ).body.items;
    await api.call('PATCH', recordsPath(collection, row?.id), { token: superuser, body: { is_verified } });
  }
}

describe('looks at a food', () => {
  test('count once for each viewer and day, however often they arrive', async () => {
    await someChef();
    for (let times = 0; times < 3; times += 1)
      expect(
        (
          await look([
            { food, day: day() },
            { food, day: day() },
          ])
        ).status,
      ).toBe(204);
    for (let devices = 0; devices < 2; devices += 1) await look([{ food, day: day() }], { token: ben.token });
    expect(sum(await analytics(), 'views')).toBe(2);
  });

  test('count for the day on which they were, also when they are sent later, but neither too late nor ahead of time', async () => {
    await someChef();
    await look([
      { food, day: day(3) },
      { food, day: day(31) },
      { food, day: '2999-01-01' },
      { food, day: 'yesterday' },
      { food: 'nonsense', day: day() },
      null,
    ]);
    const { days } = await analytics('days=7');
    expect(days.filter(({ views }) => views !== 0)).toMatchObject([{ day: day(3), views: 1 }]);
  });

  test('the owner’s own do not count, nor those at foods that are nobody’s or not there', async () => {
    await someChef();
    const seeded = await api.create('foods', superuser, { name: `Seeded ${newRecordId()}` });
    await look(
      [
        { food, day: day() },
        { food: seeded, day: day() },
        { food: newRecordId(), day: day() },
      ],
      { token: chef.token },
    );
    expect(sum(await analytics(), 'views')).toBe(0);
  });

  test.each([[{}], ['all'], [undefined], [Array.from({ length: 501 }, () => null)]])('%j is refused', async (views) => {
    expect((await look(views)).status).toBe(400);
  });
});

describe('the analytics of a professional (spec 2 §2.6)', () => {
  test('say what others did with the foods, by day and by food, and never who', async () => {
    await someChef();
    const other = await api.create('foods', chef, { name: `Other ${newRecordId()}`, uploaded_by: chef.id });
    await look([{ food, day: day() }]);
    await look([{ food: other, day: day() }]);
    await look([{ food: other, day: day() }], { token: ben.token });
    await api.create('reviews', ben, { food, user: ben.id, rating: 4 });
    await api.create('food_likes', ben, { food, user: ben.id });
    await api.create('food_likes', chef, { food, user: chef.id });
    await api.create('saved_foods', ben, { food, user: ben.id, state: 'want_to_try' });
    await api.create('saved_foods', ben, { food: other, user: ben.id, state: 'tried' });
    const all = await analytics();
    expect(all.days).toHaveLength(30);
    expect(all.days.at(-1)).toEqual({
      day: day(),
      views: 3,
      ratings: 1,
      ratingSum: 4,
      likes: 1,
      wantToTry: 1,
      tried: 1,
    });
    expect(all.foods).toMatchObject([
      { id: other, views: 2, ratings: 0, likes: 0, saves: 1 },
      { id: food, views: 1, ratings: 1, likes: 1, saves: 1, rating: 4 },
    ]);
    expect(JSON.stringify(all)).not.toContain(ben.id);
    const one = await analytics(`days=90&food=${food}`);
    expect(one.days).toHaveLength(90);
    expect([sum(one, 'views'), sum(one, 'tried'), one.foods.length]).toEqual([1, 0, 1]);
  });

  test('are for the owner alone, and for whoever is verified', async () => {
    await someChef();
    expect((await ask('days=30')).status).toBe(401);
    expect((await ask('days=30', ben.token)).status).toBe(403);
    const mine = food;
    const first = chef;
    await someChef();
    expect((await ask(`days=30&food=${mine}`, chef.token)).status).toBe(403);
    expect((await ask('days=30', chef.token)).body['foods']).toHaveLength(1);
    chef = first;
    await verify(false);
    expect((await ask('days=30', chef.token)).status).toBe(403);
  });

  test.each(['days=8', 'days=x', 'days=30&food=1%27'])('%s is refused', async (query) => {
    await someChef();
    expect((await ask(query, chef.token)).status).toBe(400);
  });

  test('a food that is gone takes its numbers along', async () => {
    await someChef();
    await look([{ food, day: day() }]);
    expect((await api.call('DELETE', recordsPath('foods', food), { token: chef.token })).status).toBe(204);
    expect(await analytics()).toMatchObject({ foods: [] });
    expect(sum(await analytics(), 'views')).toBe(0);
  });
});
