import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lessonOf } from '#domain/liking/server-liking.ts';
import { decodeRatedAlike } from '#domain/liking/rated-alike.ts';
import { compareText } from '#prelude/text/compare-text.ts';
import { must } from '#prelude/must.ts';
import { seeded } from '#tests/bench/support/seeded.ts';
import { countRatedAlike } from '#tests/support/server/count-rated-alike.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiBody, type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const MEMBERS = 9;
const FOODS = 7;

/** Runs the night's job while the test waits. */
const hook = `routerAdd('POST', '/api/test/night', (e) => {
  require(__hooks + '/lib/taste/rated-alike.js').countRatedAlike(e.app);
  return e.noContent(204);
});`;

let superuser: string;
let members: readonly ApiMember[];
let foods: readonly string[];

const { api } = serverOfFile({ hooks: { 'night.pb.js': hook } });
beforeAll(async () => {
  superuser = await api.asSuperuser();
  members = await Promise.all(Array.from({ length: MEMBERS }, (_, place) => api.join(`alike_${place}`)));
});

const nth = (place: number) => must(members[place], 'a member');
const foodAt = (place: number) => must(foods[place], 'a food');
const stored = async (id: string) => (await api.call('GET', recordsPath('foods', id), { token: superuser })).body;
const listOf = async (id: string) => (await stored(id))['rated_alike'];
const lists = () => Promise.all(foods.map(listOf));
const night = async () => expect((await api.call('POST', '/api/test/night')).status).toBe(204);
const rate = (place: number, food: string, rating: number) =>
  api.create('reviews', nth(place), { food, user: nth(place).id, rating });
const asAdmin = async (collection: string, id: string, body: object) =>
  expect((await api.call('PATCH', recordsPath(collection, id), { token: superuser, body })).status).toBe(200);

/** Two tastes of which no record says anything: each member has one, and the first four foods go by it; the others by chance. */
const anyStars = (random: () => number, member: number, food: number) =>
  food < 4 ? (member % 2 === 0 ? 5 : 1 + Math.floor(2 * random())) : 1 + Math.floor(5 * random());

interface Told {
  readonly member: number;
  readonly food: string;
  readonly stars: number;
}

async function rateAll(seed: number): Promise<readonly Told[]> {
  const random = seeded(seed);
  const told = foods.flatMap((food, at) =>
    members.map((_, member) => ({ member, food, stars: anyStars(random, member, at), key: random() })),
  );
  // The order in which reviews come is chance's, too.
  for (const { member, food, stars } of told.toSorted((one, other) => one.key - other.key))
    await rate(member, food, stars);
  return told;
}

async function plainly(told: readonly Told[]): Promise<readonly unknown[]> {
  const rows = new Map<string, ApiBody>();
  for (const id of foods) rows.set(id, await stored(id));
  const alike = countRatedAlike(told, (id) => must(lessonOf(rows.get(id)), 'a food'), compareText);
  return foods.map((id) => alike.get(id) ?? null);
}

beforeEach(async () => {
  const left = (await api.call('GET', `${recordsPath('reviews')}?perPage=500`, { token: superuser })).body.items;
  for (const { id } of left) await api.call('DELETE', recordsPath('reviews', id), { token: superuser });
  foods = await Promise.all(
    Array.from({ length: FOODS }, (_, at) =>
      api.create('foods', nth(0), {
        name: `Alike ${newRecordId()}`,
        uploaded_by: nth(0).id,
        origin: at % 2 === 0 ? 'Thai' : 'Italian',
        taste_profile: { flavor: ['savory', at % 3 === 0 ? 'umami' : 'sweet'] },
        taste_intensity: { sweet: at % 5, salty: 2 },
      }),
    ),
  );
});

describe('R33: what members rated alike', () => {
  test('is what a plain count over the same reviews says, whatever the order in which they came', async () => {
    const told = await rateAll(1);
    expect(await lists()).toEqual(foods.map(() => null));
    await night();
    const counted = await lists();
    expect(counted).toEqual(await plainly(told));
    // The first four are rated alike, and the best of each are among themselves.
    for (const at of [0, 1, 2, 3])
      expect(foods.slice(0, 4)).toContain(decodeRatedAlike(counted[at])[0]?.id ?? 'nothing');
    expect(counted.flatMap(decodeRatedAlike).some(({ isLoved }) => isLoved)).toBe(true);
  });

  test('is the same when it is counted anew, and tells of nothing then', async () => {
    await rateAll(2);
    await night();
    const counted = await lists();
    const { cursors, epoch } = await pullAll(api, { cursors: { '*': 0 } });
    await night();
    expect((await pullAll(api, { epoch, cursors })).entries).toEqual([]);
    for (const id of foods) await asAdmin('foods', id, { rated_alike: null });
    await night();
    expect(await lists()).toEqual(counted);
  });

  test('counts from five who rated both, and not below', async () => {
    for (const place of [0, 1, 2, 3]) for (const at of [0, 1]) await rate(place, foodAt(at), place % 2 === 0 ? 5 : 1);
    await rate(4, foodAt(0), 5);
    await night();
    expect(await lists()).toEqual(foods.map(() => null));
    await rate(4, foodAt(1), 5);
    await night();
    expect(decodeRatedAlike(await listOf(foodAt(0))).map(({ id }) => id)).toEqual([foodAt(1)]);
    // And goes when one of the five takes back what was said.
    const { items } = (
      await api.call('GET', `${recordsPath('reviews')}?filter=${encodeURIComponent(`user='${nth(4).id}'`)}`, {
        token: superuser,
      })
    ).body;
    await api.call('DELETE', recordsPath('reviews', must(items[0], 'a review').id), { token: superuser });
    await night();
    expect(await lists()).toEqual(foods.map(() => null));
  });

  test.each(['review', 'profile', 'food'] as const)('leaves out what is hidden: a %s', async (what) => {
    const told = await rateAll(3);
    const all = (await api.call('GET', `${recordsPath('reviews')}?perPage=500`, { token: superuser })).body.items;
    const isHidden = (one: Told) =>
      what === 'food'
        ? one.food === foodAt(1)
        : one.member === 2 && (what === 'profile' || one.food === foodAt(1) || one.food === foodAt(0));
    const hide = async (hidden: boolean) => {
      if (what === 'food') await asAdmin('foods', foodAt(1), { is_hidden: hidden });
      else if (what === 'profile') await asAdmin('profiles', nth(2).id, { is_hidden: hidden });
      else
        for (const row of all.filter(
          (one) => one['user'] === nth(2).id && (one['food'] === foodAt(0) || one['food'] === foodAt(1)),
        ))
          await asAdmin('reviews', row.id, { is_hidden: hidden });
    };
    await hide(true);
    await night();
    expect(await lists()).toEqual(await plainly(told.filter((one) => !isHidden(one))));
    await hide(false);
    await night();
    expect(await lists()).toEqual(await plainly(told));
  });

  test('travels with the counters of its food, and no row travels whole for it', async () => {
    await rateAll(4);
    const { cursors, epoch } = await pullAll(api, { cursors: { '*': 0 } });
    await night();
    const told = await pullAll(api, { epoch, cursors });
    expect(new Set(told.entries.map(([, , collection]) => collection))).toEqual(new Set(['food_counts']));
    expect(told.rows['food_counts']).toContainEqual(
      expect.objectContaining({ id: foodAt(0), rated_alike: await listOf(foodAt(0)) }),
    );
  });
});
