import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PlaceWords } from '#domain/places/place-form.ts';
import type { FoodId, MemberId, PlaceId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import type { Replica } from '#replica/database/replica.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { aReplica, signInAs } from '#tests/support/a-replica.ts';
import { removePlace, savePlace } from './place-commands.ts';
import { ownPlaces, placesOf, placesServing, placeToEdit } from './place-queries.ts';

const [rye, soup] = ['rye000000000001', 'soup00000000001'] as [FoodId, FoodId];
const [chef, rival] = ['chef00000000001', 'rival0000000001'] as [MemberId, MemberId];
let replica: Replica;

beforeEach(async () => {
  replica = aReplica();
  await replica.database.rows('profiles').bulkPut([profile(chef, true), profile(rival, true)]);
  await signInAs(replica, chef);
});

const profile = (id: MemberId, is_verified: boolean) => ({
  id,
  username: id,
  full_name: id,
  role: 'professional_chef',
  is_verified,
});
const words: PlaceWords = {
  name: 'The Corner',
  address: '1 Market Square',
  position: { latitude: 52.52, longitude: 13.405 },
  hours: [[[540, 1020]], [], [], [], [], [], []],
  timeZone: 'Europe/Berlin',
  foods: [rye],
};
const save = (more: Partial<PlaceWords> = {}, placeId: PlaceId | null = null) =>
  savePlace(replica, { placeId, words: { ...words, ...more } });
const only = async () => must((await ownPlaces(replica))?.places[0], 'the place').place.id;
const unsent = async () =>
  (await unsentChanges(replica)).map(({ kind, columns, about }) => ({ kind, about, ...columns }));

describe('the places of a professional (R34)', () => {
  it('are on the page of each food that is served there at once, and wait to be sent', async () => {
    await save({ foods: [rye, soup] });
    expect(await placesServing(replica, soup)).toMatchObject([
      {
        place: { name: 'The Corner', hours: words.hours, position: words.position },
        keeper: { id: chef },
        isUnsent: true,
      },
    ]);
    const id = await only();
    await save({ foods: [soup] }, id);
    expect([await placesServing(replica, rye), (await placesServing(replica, soup)).length]).toEqual([[], 1]);
    expect(await unsent()).toMatchObject([
      { kind: 'create', about: 'The Corner', user: chef, foods: [soup], time_zone: 'Europe/Berlin' },
    ]);
  });

  it('[S15] send of a change only what differs, and nothing of none', async () => {
    await replica.database.rows('places').put({
      id: 'place0000000001',
      user: chef,
      name: words.name,
      address: words.address,
      position: words.position,
      hours: words.hours,
      time_zone: words.timeZone,
      foods: [rye],
    } as never);
    await save({}, 'place0000000001' as PlaceId);
    expect(await unsent()).toEqual([]);
    await save({ hours: null, name: 'The Other Corner' }, 'place0000000001' as PlaceId);
    expect(await unsent()).toEqual([
      { kind: 'update', about: 'The Other Corner', name: 'The Other Corner', hours: null },
    ]);
    expect((await save({}, 'gone00000000001' as PlaceId)).kind).toBe('missing');
  });

  it('can be deleted, and the deletion taken back; another’s cannot', async () => {
    await save();
    const outcome = await removePlace(replica, { placeId: await only(), heldFor: 0 });
    expect(await placesOf(replica, chef)).toEqual([]);
    expect(outcome.kind === 'saved' && (await outcome.undo())).toBe(true);
    expect(await placesOf(replica, chef)).toHaveLength(1);
    await replica.database.rows('places').put({ id: 'place0000000002', user: rival, name: 'Theirs' });
    expect((await removePlace(replica, { placeId: 'place0000000002' as PlaceId, heldFor: 0 })).kind).toBe('missing');
  });

  it('[S6] come back into the form with what the server refused', async () => {
    await save();
    const id = await only();
    const entry = await replica.database.outbox.orderBy('order').last();
    await replica.database.outbox.update(entry?.order ?? 0, {
      state: 'parked',
      rejection: { reason: 'invalid', message: 'No.', fields: {}, at: 1 },
    });
    await replica.database.rows('places').delete(id);
    expect(await placeToEdit(replica, id)).toMatchObject({ name: 'The Corner', hours: words.hours });
    expect(await placeToEdit(replica, 'gone00000000001' as PlaceId)).toBeNull();
  });

  it.each([
    ['is not verified any more', { is_verified: false }, {}, 0],
    ['is not on this device yet', null, {}, 1],
    ['was hidden by a moderator', {}, { is_hidden: true }, 0],
    ['is as it was', {}, {}, 1],
  ])('are shown to others or not where keeper or place %s', async (_what, keeper, row, count) => {
    const table = replica.database.rows('profiles');
    await (keeper === null ? table.delete(rival) : table.update(rival, keeper));
    await replica.database.rows('places').put({
      id: 'place0000000002',
      user: rival,
      name: 'Theirs',
      address: 'There',
      foods: [rye],
      ...row,
    });
    expect([(await placesServing(replica, rye)).length, (await placesOf(replica, rival)).length]).toEqual([
      count,
      count,
    ]);
  });

  it('may be kept while one is verified; those that are there stay in the settings', async () => {
    await save();
    await replica.database.rows('profiles').update(chef, { is_verified: false });
    expect(await ownPlaces(replica)).toMatchObject({ mayKeep: false, places: [{ isHidden: false }] });
    expect(await ownPlaces(aReplica())).toBeNull();
  });
});
