import { beforeAll, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let crowd: readonly ApiMember[];

const { api } = serverOfFile();
beforeAll(async () => {
  crowd = await Promise.all(Array.from({ length: 10 }, (_, place) => api.join(`crowd_${place}`)));
});

const someone = () => api.join(`ach_${newRecordId()}`);
const food = (by: ApiMember, origin = '') =>
  api.create('foods', by, { name: `Dish ${newRecordId()}`, origin, uploaded_by: by.id });
const review = (by: ApiMember, of: string, rating: number) =>
  api.create('reviews', by, { food: of, user: by.id, rating });

async function earned({ id }: ApiMember): Promise<string[]> {
  const { body } = await api.call('GET', `${recordsPath('achievements')}?perPage=500`);
  return body.items
    .filter((row) => row['user'] === id)
    .map((row) => String(row['key']))
    .toSorted();
}
async function told({ token }: ApiMember): Promise<unknown[]> {
  const { body } = await api.call('GET', `${recordsPath('notifications')}?sort=created`, { token });
  return body.items.filter((row) => row['type'] === 'achievement').map((row) => [row['message'], row['facts']]);
}

describe('achievements (spec 2 §9) are awarded by the server, once', () => {
  test('First Taste at the first food, Food Explorer at the tenth, not before; each is told once', async () => {
    const cook = await someone();
    expect(await earned(cook)).toEqual([]);
    const first = await food(cook);
    expect(await earned(cook)).toEqual(['first_taste']);
    for (let k = 0; k < 8; k += 1) await food(cook);
    expect(await earned(cook)).toEqual(['first_taste']);
    await food(cook);
    expect(await earned(cook)).toEqual(['first_taste', 'food_explorer']);
    expect(await told(cook)).toEqual([
      ['Achievement unlocked: First Taste', { kind: 'achievement', what: 'first_taste' }],
      ['Achievement unlocked: Food Explorer', { kind: 'achievement', what: 'food_explorer' }],
    ]);
    await api.call('DELETE', recordsPath('foods', first), { token: cook.token });
    await food(cook);
    expect(await earned(cook)).toEqual(['first_taste', 'food_explorer']);
    expect(await told(cook)).toHaveLength(2);
  });

  test('Cultural Ambassador at the fifth cuisine, also where an edit names it', async () => {
    const cook = await someone();
    for (const origin of ['Thai', 'Thai', 'Greek', 'Peruvian', 'Georgian', '']) await food(cook, origin);
    expect(await earned(cook)).toEqual(['first_taste']);
    const last = await food(cook);
    await api.call('PATCH', recordsPath('foods', last), { token: cook.token, body: { origin: 'Nigerian' } });
    expect(await earned(cook)).toEqual(['cultural_ambassador', 'first_taste']);
  });

  test('Quality Curator at the fifth food rated above 4.0: an unrated food and one rated 4.0 do not count (R4)', async () => {
    const cook = await someone();
    const dishes: string[] = [];
    for (let k = 0; k < 7; k += 1) dishes.push(await food(cook));
    const [critic, other] = crowd as [ApiMember, ApiMember];
    for (const dish of dishes.slice(0, 4)) await review(critic, dish, 5);
    const last = await review(critic, dishes[4] ?? '', 4);
    expect(await earned(cook)).toEqual(['first_taste']);
    await review(other, dishes[5] ?? '', 4);
    await api.call('PATCH', recordsPath('reviews', last), { token: critic.token, body: { rating: 5 } });
    expect(await earned(cook)).toEqual(['first_taste', 'quality_curator']);
  });

  test('Community Builder at the tenth follower, kept when one leaves again', async () => {
    const cook = await someone();
    const follow = (by: ApiMember) => api.create('user_follows', by, { follower: by.id, following: cook.id });
    for (const fan of crowd.slice(0, 9)) await follow(fan);
    expect(await earned(cook)).toEqual([]);
    const tenth = await follow(crowd[9] as ApiMember);
    expect(await earned(cook)).toEqual(['community_builder']);
    await api.call('DELETE', recordsPath('user_follows', tenth), { token: crowd[9]?.token });
    await follow(crowd[9] as ApiMember);
    expect([await earned(cook), await told(cook)]).toEqual([
      ['community_builder'],
      [['Achievement unlocked: Community Builder', { kind: 'achievement', what: 'community_builder' }]],
    ]);
  });

  test('Review Magnet at the fiftieth review of a member’s foods', async () => {
    const cook = await someone();
    const dishes = [await food(cook), await food(cook), await food(cook), await food(cook), await food(cook)];
    const reviewers = crowd.flatMap((by) => dishes.map((dish) => ({ by, dish })));
    for (const { by, dish } of reviewers.slice(0, 49)) await review(by, dish, 3);
    expect(await earned(cook)).toEqual(['first_taste']);
    const last = reviewers[49];
    if (last !== undefined) await review(last.by, last.dish, 3);
    expect(await earned(cook)).toEqual(['first_taste', 'review_magnet']);
  });

  test('foods that arrive at the same time award it once', async () => {
    const cook = await someone();
    await Promise.all(Array.from({ length: 6 }, () => food(cook)));
    expect([await earned(cook), await told(cook)]).toEqual([
      ['first_taste'],
      [['Achievement unlocked: First Taste', { kind: 'achievement', what: 'first_taste' }]],
    ]);
  });
});
