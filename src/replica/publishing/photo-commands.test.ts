import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { FoodId, PhotoId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { aReplica, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { claimMutations } from '#replica/outbox/claim-mutations.ts';
import { parkMutation } from '#replica/outbox/settle-mutation.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { waitingPhoto } from '#replica/foods/waiting-photos.ts';
import { addFoodPhoto, deleteFoodPhoto } from './photo-commands.ts';
import { photosOfFood } from './photo-queries.ts';

const foodId = 'food00000000001' as FoodId;
const file = { bytes: new ArrayBuffer(8), type: 'image/jpeg', name: 'photo.jpg' };
let replica: TestReplica;
beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
  await replica.database.rows('foods').put({ id: foodId, name: 'Laksa' });
});

async function add(credit: { author: string; source: string } | null = null): Promise<PhotoId> {
  const outcome = await addFoodPhoto(replica, { foodId, file, licence: 'own', caption: ' From above ', credit });
  if (outcome.kind !== 'saved') throw new Error(outcome.kind);
  return outcome.photoId;
}
const shown = async () => (await photosOfFood(replica, foodId)).map(({ photo, state }) => [photo.id, state]);
const claim = () => claimMutations(replica, { member, inFlight: new Set(), most: 9 });

it('[S17] shows a photo from this device until it is sent', async () => {
  const id = await add();
  expect(await photosOfFood(replica, foodId)).toMatchObject([
    { photo: { id, memberId: member, caption: 'From above', fileName: '' }, state: 'waiting', isOwn: true },
  ]);
  expect((await waitingPhoto(replica, id))?.size).toBe(8);
  expect(await unsentChanges(replica)).toMatchObject([{ about: 'Laksa', after: [foodId], columns: { author: '' } }]);
});

it('takes three of a member’s own, and any number that an admin credits to others', async () => {
  for (let nth = 0; nth < 3; nth += 1) await add();
  expect((await addFoodPhoto(replica, { foodId, file, licence: 'own', caption: '', credit: null })).kind).toBe(
    'missing',
  );
  await add({ author: ' Ann ', source: '' });
  expect((await photosOfFood(replica, foodId)).map(({ photo, isOwn }) => [photo.author, isOwn])).toEqual([
    ['', true],
    ['', true],
    ['', true],
    ['Ann', false],
  ]);
});

it('[S13] takes back what was never sent, and puts it back with its bytes', async () => {
  const id = await add();
  const outcome = await deleteFoodPhoto(replica, id, 8_000);
  expect([await shown(), await unsentChanges(replica), await replica.database.photos.count()]).toEqual([[], [], 0]);
  expect(outcome.kind === 'saved' && (await outcome.undo())).toBe(true);
  expect(await shown()).toEqual([[id, 'waiting']]);
  expect((await waitingPhoto(replica, id))?.size).toBe(8);
});

it('a deletion of what the server has waits for its undoing', async () => {
  await replica.database
    .rows('food_photos')
    .put({ id: 'photo0000000001', food: foodId, user: member, licence: 'own', image: 'a.jpg' });
  const outcome = await deleteFoodPhoto(replica, 'photo0000000001' as PhotoId, 8_000);
  expect([await shown(), await claim()]).toEqual([[], []]);
  expect(outcome.kind === 'saved' && (await outcome.undo())).toBe(true);
  expect(await shown()).toEqual([['photo0000000001', 'there']]);
});

it('[S6] shows its member a photo that was refused, which can be given up, and nobody else', async () => {
  const id = await add();
  const entry = must((await claim())[0], 'an entry');
  await parkMutation(replica, entry, { reason: 'invalid', message: 'No.', fields: {}, at: 0 });
  expect(await shown()).toEqual([[id, 'refused']]);
  expect((await waitingPhoto(replica, id))?.size).toBe(8);
  await signInAs(replica, otherMember);
  expect(await shown()).toEqual([]);
  await signInAs(replica, member);
  await deleteFoodPhoto(replica, id);
  expect([await shown(), await unsentChanges(replica)]).toEqual([[], []]);
});
