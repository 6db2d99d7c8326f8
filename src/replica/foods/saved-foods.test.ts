import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '#tests/support/a-replica.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { SavedState } from '#domain/foods/saved-food.ts';
import { openReplica } from '#replica/open-replica.ts';
import type { Replica } from '#replica/database/replica.ts';
import { savedCounts, savedPart, savedStateOf, saveFood } from './saved-foods.ts';

const [ramen, pho] = ['ramen', 'pho'] as [FoodId, FoodId];
let replica: Replica;
let now = 1_750_000_000_000;

beforeEach(async () => {
  replica = { ...openReplica({ name: crypto.randomUUID() }), clock: () => (now += 1000) };
  await replica.database.rows('foods').bulkPut([
    { id: ramen, name: 'Ramen' },
    { id: pho, name: 'Pho' },
  ]);
});
afterEach(() => replica.database.delete());

const signIn = () => signInAs(replica, 'ana' as MemberId);
const save = (foodId: FoodId, state: SavedState | null) => saveFood(replica, { foodId, state });
async function lists() {
  const { counts, foods } = await savedPart(replica, { most: { want_to_try: 100, tried: 100 } });
  const { want_to_try, tried } = foods;
  // Whatever is saved: the counts say as many.
  expect(counts).toEqual({ want_to_try: want_to_try.length, tried: tried.length });
  expect(await savedCounts(replica)).toEqual(counts);
  return [want_to_try.map(({ name }) => name), tried.map(({ name }) => name)];
}

describe('saved foods (R10)', () => {
  it('R10: a visitor saves nothing', async () => {
    expect(await save(ramen, 'tried')).toEqual({ kind: 'signed-out' });
    expect(await lists()).toEqual([[], []]);
  });

  it('R10 [S12]: a food is in one list at most, what was saved last comes first, and an unsent change of mind is one change', async () => {
    await signIn();
    await save(ramen, 'want_to_try');
    await save(pho, 'want_to_try');
    expect(await lists()).toEqual([['Pho', 'Ramen'], []]);
    await save(ramen, 'tried');
    expect(await lists()).toEqual([['Pho'], ['Ramen']]);
    expect((await replica.database.outbox.toArray()).map(({ kind, columns }) => [kind, columns['state']])).toEqual([
      ['create', 'tried'],
      ['create', 'want_to_try'],
    ]);
    expect(await savedStateOf(replica, { food: ramen, member: 'ana' as MemberId })).toBe('tried');
  });

  it('R10 [S13]: saved and taken out before it was sent leaves nothing to send', async () => {
    await signIn();
    await save(ramen, 'want_to_try');
    await save(ramen, null);
    await save(ramen, null);
    expect(await savedStateOf(replica, { food: ramen, member: 'ana' as MemberId })).toBeNull();
    expect([await replica.database.outbox.count(), await replica.database.shadows.count()]).toEqual([0, 0]);
  });

  it('R10 [S13]: taken out and saved otherwise before that was sent is an edit', async () => {
    await signIn();
    await save(ramen, 'want_to_try');
    await replica.database.outbox.clear();
    await replica.database.shadows.clear();
    await save(ramen, null);
    expect((await replica.database.outbox.toArray()).map(({ kind }) => kind)).toEqual(['delete']);
    await save(ramen, 'tried');
    expect((await replica.database.outbox.toArray()).map(({ kind, columns }) => [kind, columns])).toEqual([
      ['update', { state: 'tried' }],
    ]);
  });

  it('R10: leaves out what is not on this device', async () => {
    await signIn();
    await save('elsewhere' as FoodId, 'tried');
    expect(await lists()).toEqual([[], []]);
  });
});
