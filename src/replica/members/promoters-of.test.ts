import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { aReplica, member, signInAs } from '#tests/support/a-replica.ts';
import { promotersOf } from './promoters-of.ts';

const profile = (id: string, more: object = {}) => ({
  id,
  username: id,
  full_name: `Chef ${id}`,
  role: 'professional_chef',
  is_verified: true,
  ...more,
});
const food = (id: string, uploadedBy: string | null) => ({ id, uploadedBy }) as Food;

it('a verified professional promotes the own foods, and nobody promotes anything to themselves (R34)', async () => {
  const replica = aReplica();
  await signInAs(replica, member);
  await replica.database
    .rows('profiles')
    .bulkPut([
      profile('kavya', { business_name: 'The Corner' }),
      profile('diego', { role: 'restaurant_owner' }),
      profile('ben', { is_verified: false }),
      profile('ada', { role: 'admin' }),
      profile(member),
    ]);
  const foods = [
    food('rasam', 'kavya'),
    food('picante', 'diego'),
    food('soup', 'ben'),
    food('tart', 'ada'),
    food('rye', member),
    food('pho', null),
    food('miso', 'gone'),
  ];
  expect([...(await promotersOf(replica, foods))]).toEqual([
    ['rasam', 'The Corner'],
    ['picante', 'Chef diego'],
  ]);
});
