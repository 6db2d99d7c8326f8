import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decodeTasting } from '#domain/tasting/decode-tasting.ts';
import { decodeTastings } from '#domain/tasting/decode-tastings.ts';
import { sumTastings } from '#domain/tasting/tasting-sums.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiAnswer, type ApiBody, type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll, pullOnce } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;
let cook: ApiMember;
let tasters: ApiMember[];
let food: string;

const words = { flavor: ['savory', 'umami', 'sweet'], texture: ['creamy', 'chewy'], aroma: ['smoky'] };

const { api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
  cook = await api.join('cook_tasting');
  tasters = await Promise.all(['ada', 'ben', 'cyd', 'dee'].map((name) => api.join(`${name}_tasting`)));
});
beforeEach(async () => {
  food = await newFood();
});

const newFood = () =>
  api.create('foods', cook, {
    name: `Tasted ${newRecordId()}`,
    uploaded_by: cook.id,
    taste_profile: words,
    taste_intensity: { sweet: 4, salty: 1 },
  });
const taster = (place: number) => tasters[place] ?? cook;
const stored = async (collection: string, id: string) =>
  (await api.call('GET', recordsPath(collection, id), { token: superuser })).body;
const tastings = async (id = food) => (await stored('foods', id))['tastings'];
const post = (member: ApiMember, tasting: unknown, of = food): Promise<ApiAnswer> =>
  api.call('POST', recordsPath('reviews'), {
    token: member.token,
    body: { food: of, user: member.id, rating: 4, tasting },
  });
const patch = (member: ApiMember, id: string, body: object) =>
  api.call('PATCH', recordsPath('reviews', id), { token: member.token, body });
async function review(member: ApiMember, tasting: unknown, of = food): Promise<string> {
  const answer = await post(member, tasting, of);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.id;
}
async function verify(member: ApiMember, isVerified: boolean): Promise<void> {
  const { body } = await api.call(
    'GET',
    `${recordsPath('user_roles')}?filter=${encodeURIComponent(`user='${member.id}'`)}`,
    { token: superuser },
  );
  expect(
    await api.call('PATCH', recordsPath('user_roles', body.items[0]?.id), {
      token: superuser,
      body: { is_verified: isVerified },
    }),
  ).toMatchObject({ status: 200 });
}
/** What the reviews of a food add up to by the rule of the domain, from the reviews and the profiles as they are now. */
async function rebuilt(of = food) {
  const { body } = await api.call(
    'GET',
    `${recordsPath('reviews')}?perPage=200&filter=${encodeURIComponent(`food='${of}'`)}`,
    { token: superuser },
  );
  const verified = (
    await api.call('GET', `${recordsPath('profiles')}?perPage=200&filter=${encodeURIComponent('is_verified=true')}`, {
      token: superuser,
    })
  ).body.items.map(({ id }) => id);
  const sumsOf = (rows: readonly ApiBody[]) => sumTastings(rows.flatMap((row) => decodeTasting(row['tasting']) ?? []));
  return {
    everyone: sumsOf(body.items),
    professionals: sumsOf(body.items.filter((row) => verified.includes(String(row['user'])))),
  };
}

describe('what tastings add up to (R32)', () => {
  test('of each level how many, the sum and the squares; of each word who agrees', async () => {
    expect(await tastings()).toBeNull();
    await review(taster(0), {
      levels: { sweet: 3.5, sour: 0 },
      words: [
        { part: 'flavours', word: 'savory', agrees: true },
        { part: 'textures', word: 'creamy', agrees: false },
      ],
    });
    await review(taster(1), { levels: { sweet: 2 }, words: [{ part: 'flavours', word: 'savory', agrees: false }] });
    await review(taster(2), null);
    expect(await tastings()).toEqual({
      everyone: {
        tasters: 2,
        levels: { sour: [1, 0, 0], sweet: [2, 55, 1625] },
        words: [
          ['flavours', 'savory', 1, 1],
          ['textures', 'creamy', 0, 1],
        ],
      },
      professionals: null,
    });
    expect(await stored('foods', food)).toMatchObject({ review_count: 3, taste_intensity: { sweet: 4, salty: 1 } });
  });

  test('in whatever order reviews come, change and go, they are what the reviews make anew', async () => {
    const level = fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10);
    const tasting = fc.option(
      fc.record({
        levels: fc.record({ sweet: level, salty: level, umami: level }, { requiredKeys: [] }),
        words: fc
          .subarray([
            ['flavours', 'savory'],
            ['flavours', 'umami'],
            ['textures', 'creamy'],
            ['aromas', 'smoky'],
          ] as const)
          .chain((said) =>
            fc.tuple(
              ...said.map(([part, word]) =>
                fc.record({ part: fc.constant(part), word: fc.constant(word), agrees: fc.boolean() }),
              ),
            ),
          ),
      }),
      { nil: null },
    );
    const step = fc.record({
      by: fc.integer({ min: 0, max: 3 }),
      kind: fc.constantFrom('say', 'say', 'say', 'delete', 'stars', 'verify'),
      tasting,
    });
    const chefs = await Promise.all(
      [0, 1].map(() =>
        api.join(`chef_${newRecordId()}`, { role: 'professional_chef', professional: { business_name: 'Taste' } }),
      ),
    );
    const member = (place: number) => chefs[place] ?? taster(place);
    const verified = new Map<number, boolean>();
    for (const steps of fc.sample(fc.array(step, { minLength: 14, maxLength: 14 }), { numRuns: 6, seed: 20_261_122 })) {
      const of = await newFood();
      const ids = new Map<number, string>();
      for (const { by, kind, tasting: said } of steps) {
        const id = ids.get(by);
        if (kind === 'verify') {
          verified.set(by % 2, verified.get(by % 2) !== true);
          await verify(member(by % 2), verified.get(by % 2) === true);
        } else if (id === undefined) ids.set(by, await review(member(by), said, of));
        else if (kind === 'delete') {
          expect((await api.call('DELETE', recordsPath('reviews', id), { token: member(by).token })).status).toBe(204);
          ids.delete(by);
        } else
          expect((await patch(member(by), id, kind === 'stars' ? { rating: 2 } : { tasting: said })).status).toBe(200);
        expect(decodeTastings(await tastings(of))).toEqual(await rebuilt(of));
      }
    }
  });

  test('a deleted account takes its tasting along, one that a moderator hides counts on like its stars', async () => {
    const leaver = await api.join(`leaver_${newRecordId()}`);
    const hidden = await review(taster(0), { levels: { sweet: 5 } });
    await review(leaver, { levels: { sweet: 1 } });
    const admin = await api.joinAsAdmin(`adm_${newRecordId()}`);
    const report = await api.create('reports', taster(1), {
      reporter: taster(1).id,
      kind: 'review',
      item: hidden,
      reason: 'spam',
    });
    expect(
      (await api.call('PATCH', recordsPath('reports', report), { token: admin.token, body: { status: 'hidden' } }))
        .status,
    ).toBe(200);
    expect(await stored('foods', food)).toMatchObject({
      review_count: 2,
      tastings: { everyone: { tasters: 2, levels: { sweet: [2, 60, 2600] } } },
    });
    expect((await api.call('DELETE', recordsPath('users', leaver.id), { token: superuser })).status).toBe(204);
    expect(await stored('foods', food)).toMatchObject({
      review_count: 1,
      tastings: { everyone: { tasters: 1, levels: { sweet: [1, 50, 2500] } } },
    });
  });

  test('what professionals taste is told apart, from the day that their business is verified and as long as it is', async () => {
    const chef = await api.join(`chef_${newRecordId()}`, {
      role: 'professional_chef',
      professional: { business_name: 'Taste' },
    });
    await review(chef, { levels: { sweet: 2 } });
    await review(taster(0), { levels: { sweet: 4 } });
    expect(await tastings()).toMatchObject({ everyone: { tasters: 2 }, professionals: null });
    const before = await pullAll(api, { cursors: { '*': 0 } });
    await verify(chef, true);
    expect(await tastings()).toMatchObject({
      everyone: { tasters: 2, levels: { sweet: [2, 60, 2000] } },
      professionals: { tasters: 1, levels: { sweet: [1, 20, 400] }, words: [] },
    });
    const told = await pullOnce(api, { epoch: before.epoch, cursors: before.cursors });
    expect(told.rows['food_counts']).toMatchObject([{ id: food, tastings: { professionals: { tasters: 1 } } }]);
    expect(told.rows['foods']).toBeUndefined();
    await verify(chef, false);
    expect(await tastings()).toMatchObject({ everyone: { tasters: 2 }, professionals: null });
    await verify(chef, true);
    expect((await api.call('DELETE', recordsPath('users', chef.id), { token: superuser })).status).toBe(204);
    expect(await tastings()).toEqual({
      everyone: { tasters: 1, levels: { sweet: [1, 40, 1600] }, words: [] },
      professionals: null,
    });
  });

  test('[S23] they travel with the counters: the food itself is told to nobody, and new words of a review tell nothing', async () => {
    const before = await pullAll(api, { cursors: { '*': 0 } });
    const id = await review(taster(0), { levels: { sweet: 3 } });
    const told = await pullOnce(api, { epoch: before.epoch, cursors: before.cursors });
    expect(told.entries.map(([, , collection]) => collection)).toEqual(['food_counts']);
    expect(told.rows).toEqual({
      food_counts: [
        expect.objectContaining({
          id: food,
          rating: 4,
          review_count: 1,
          tastings: { everyone: { tasters: 1, levels: { sweet: [1, 30, 900] }, words: [] }, professionals: null },
        }),
      ],
    });
    await patch(taster(0), id, { review_text: 'Lovely.' });
    expect((await pullOnce(api, { epoch: told.epoch, cursors: told.cursors })).entries).toEqual([]);
    await patch(taster(0), id, { tasting: { levels: { sweet: 3.5 } } });
    expect((await pullOnce(api, { epoch: told.epoch, cursors: told.cursors })).rows['food_counts']).toMatchObject([
      { id: food, tastings: { everyone: { levels: { sweet: [1, 35, 1225] } } } },
    ]);
  });

  test('an edit of the food leaves them as they are', async () => {
    await review(taster(0), { levels: { sweet: 3 } });
    const before = await tastings();
    expect(
      (await api.call('PATCH', recordsPath('foods', food), { token: cook.token, body: { description: 'Edited.' } }))
        .status,
    ).toBe(200);
    expect(await tastings()).toEqual(before);
  });
});

describe('nobody forges a tasting', () => {
  test.each([
    ['above the scale', { levels: { sweet: 5.1 } }],
    ['below it', { levels: { sweet: -0.1 } }],
    ['no number', { levels: { sweet: 'NaN' } }],
    ['nothing as a level', { levels: { sweet: null } }],
    ['an endless number', '{"levels":{"sweet":1e999}}'],
    ['a taste that there is not', { levels: { metallic: 1 } }],
    ['sums of its own', { levels: {}, tasters: 100 }],
    ['a list', [1]],
    ['levels as a list', { levels: [5] }],
    ['an answer that is neither', { words: [{ part: 'flavours', word: 'savory', agrees: 'yes' }] }],
    ['another list of words', { words: [{ part: 'name', word: 'savory', agrees: true }] }],
    ['more in an answer', { words: [{ part: 'flavours', word: 'savory', agrees: true, times: 99 }] }],
    [
      'too many answers',
      { words: Array.from({ length: 61 }, () => ({ part: 'flavours', word: 'savory', agrees: true })) },
    ],
  ])('%s is refused, and changes nothing', async (_, tasting) => {
    const answer = await post(taster(3), tasting);
    expect(answer.status).toBe(400);
    expect(await stored('foods', food)).toMatchObject({ review_count: 0, tastings: null });
    const id = await review(taster(3), { levels: { sweet: 2 } });
    expect((await patch(taster(3), id, { tasting })).status).toBe(400);
    expect((await stored('reviews', id))['tasting']).toEqual({ levels: { sweet: 2 }, words: [] });
  });

  test('words that the food has not are left out, and a word counts once', async () => {
    const said = (part: string, word: string, agrees = true) => ({ part, word, agrees });
    const id = await review(taster(0), {
      words: [
        said('flavours', 'savory'),
        said('flavours', 'savory', false),
        said('flavours', 'delicious'),
        said('textures', 'savory'),
        said('aromas', '__proto__'),
      ],
    });
    expect((await stored('reviews', id))['tasting']).toEqual({ levels: {}, words: [said('flavours', 'savory')] });
    expect(await tastings()).toMatchObject({ everyone: { tasters: 1, words: [['flavours', 'savory', 1, 0]] } });
    const silent = await review(taster(1), { words: [said('flavours', 'delicious')] });
    expect((await stored('reviews', silent))['tasting']).toBeNull();
    expect(await tastings()).toMatchObject({ everyone: { tasters: 1 } });
  });

  test('an answer that came before the food lost the word stays, until the taster says anew', async () => {
    const id = await review(taster(0), { words: [{ part: 'flavours', word: 'sweet', agrees: true }] });
    expect(
      (
        await api.call('PATCH', recordsPath('foods', food), {
          token: cook.token,
          body: { taste_profile: { ...words, flavor: ['savory'] } },
        })
      ).status,
    ).toBe(200);
    await patch(taster(0), id, { rating: 1 });
    expect(decodeTastings(await tastings())).toEqual(await rebuilt());
    expect(decodeTastings(await tastings()).everyone.words).toHaveLength(1);
    await patch(taster(0), id, {
      tasting: { levels: { sweet: 0 }, words: [{ part: 'flavours', word: 'sweet', agrees: true }] },
    });
    expect(decodeTastings(await tastings()).everyone).toEqual({ tasters: 1, levels: { sweet: [1, 0, 0] }, words: [] });
  });

  test('nobody says it for another', async () => {
    const id = await review(taster(0), { levels: { sweet: 3 } });
    expect((await patch(taster(1), id, { tasting: { levels: { sweet: 0 } } })).status).toBe(404);
    expect(
      (
        await api.call('POST', recordsPath('reviews'), {
          token: taster(1).token,
          body: { food, user: taster(2).id, rating: 3, tasting: { levels: { sweet: 0 } } },
        })
      ).status,
    ).toBe(400);
    expect(await tastings()).toMatchObject({ everyone: { tasters: 1, levels: { sweet: [1, 30, 900] } } });
  });
});
