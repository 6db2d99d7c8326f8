import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { atPlace, type EventWords } from '#domain/places/event-form.ts';
import type { FoodEventId, FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import type { Replica } from '#replica/database/replica.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { aReplica, signInAs } from '#tests/support/a-replica.ts';
import { cancelEvent, moveEvents, removeEvent, saveEvent } from './event-commands.ts';
import { eventsOf, eventsServing, eventToEdit, ownEvents } from './event-queries.ts';

const [rye, soup] = ['rye000000000001', 'soup00000000001'] as [FoodId, FoodId];
const chef = 'chef00000000001' as MemberId;
let replica: Replica;

beforeEach(async () => {
  replica = aReplica();
  await replica.database
    .rows('profiles')
    .put({ id: chef, username: chef, full_name: chef, role: 'professional_chef', is_verified: true });
  await signInAs(replica, chef);
});

const words: EventWords = {
  name: 'Rye night',
  text: 'Three loaves.',
  starts: Date.UTC(2026, 11, 24, 17, 30),
  ends: Date.UTC(2026, 11, 24, 22),
  timeZone: 'Europe/Berlin',
  address: '1 Market Square',
  position: null,
  foods: [rye],
};
const stored = {
  id: 'event0000000001',
  user: chef,
  name: words.name,
  text: words.text,
  starts: '2026-12-24 17:30:00.000Z',
  ends: '2026-12-24 22:00:00.000Z',
  time_zone: words.timeZone,
  address: words.address,
  position: null,
  foods: [rye],
  is_cancelled: false,
};
const id = stored.id as FoodEventId;
const save = (more: Partial<EventWords> = {}, eventId: FoodEventId | null = null) =>
  saveEvent(replica, { eventId, words: { ...words, ...more } });
const unsent = async () =>
  (await unsentChanges(replica)).map(({ kind, columns, about }) => ({ kind, about, ...columns }));

describe('the events of a professional (R34)', () => {
  it('are on the page of each food at once, and wait to be sent', async () => {
    await save({ foods: [rye, soup] });
    expect(await eventsServing(replica, soup)).toMatchObject([
      { event: { ...words, foods: [rye, soup], isCancelled: false }, keeper: { id: chef }, isUnsent: true },
    ]);
    expect(await unsent()).toMatchObject([
      { kind: 'create', about: 'Rye night', user: chef, starts: '2026-12-24 17:30:00.000Z', foods: [rye, soup] },
    ]);
  });

  it('[S15] send of a change only what differs, and nothing of none', async () => {
    await replica.database.rows('food_events').put(stored);
    await save({}, id);
    expect(await unsent()).toEqual([]);
    await save({ ends: words.ends + 3_600_000 }, id);
    expect(await unsent()).toEqual([{ kind: 'update', about: 'Rye night', ends: '2026-12-24 23:00:00.000Z' }]);
    expect((await save({}, 'gone00000000001' as FoodEventId)).kind).toBe('missing');
  });

  it('are called off once, and deleted with a way back', async () => {
    await replica.database.rows('food_events').put(stored);
    await cancelEvent(replica, id);
    await cancelEvent(replica, id);
    expect(await unsent()).toEqual([{ kind: 'update', about: 'Rye night', is_cancelled: true }]);
    expect(must((await eventsOf(replica, chef))[0], 'the event').event.isCancelled).toBe(true);
    const outcome = await removeEvent(replica, { eventId: id, heldFor: 1000 });
    expect(await eventsOf(replica, chef)).toEqual([]);
    expect(outcome.kind === 'saved' && (await outcome.undo())).toBe(true);
    expect(await eventsOf(replica, chef)).toHaveLength(1);
    const gone = 'gone00000000001' as FoodEventId;
    expect([
      (await cancelEvent(replica, gone)).kind,
      (await removeEvent(replica, { eventId: gone, heldFor: 0 })).kind,
    ]).toEqual(['missing', 'missing']);
  });

  it('are in the settings of whoever is not verified any more, and shown to nobody', async () => {
    await replica.database.rows('food_events').put(stored);
    await replica.database.rows('profiles').update(chef, { is_verified: false });
    expect(await ownEvents(replica)).toMatchObject({ mayKeep: false, events: [{ event: { name: 'Rye night' } }] });
    expect([await eventsOf(replica, chef), await eventsServing(replica, rye)]).toEqual([[], []]);
    expect(await ownEvents(aReplica())).toBeNull();
  });

  it('[S6] come back into the form', async () => {
    await replica.database.rows('food_events').put(stored);
    expect(await eventToEdit(replica, id)).toMatchObject({ name: 'Rye night', starts: words.starts });
    expect(await eventToEdit(replica, 'gone00000000001' as FoodEventId)).toBeNull();
  });

  it('move with the place at which they were announced, and send only what differs [S15]', async () => {
    const before = { name: 'The Corner', address: '1 Market Square', position: null, timeZone: 'Europe/Berlin' };
    const { address } = atPlace(before);
    await replica.database.rows('food_events').bulkPut([
      { ...stored, address },
      { ...stored, id: 'event0000000002', name: 'Elsewhere' },
      { ...stored, id: 'event0000000003', user: 'rival0000000001', address },
    ] as never);
    const position = { latitude: 48.1, longitude: 11.6 };
    await moveEvents(replica, { before, after: { ...before, address: '2 Harbour', position } });
    expect(await unsent()).toEqual([
      { kind: 'update', about: 'Rye night', address: 'The Corner, 2 Harbour', position },
    ]);
    expect((await moveEvents(replica, { before, after: before })).kind).toBe('saved');
    expect(await unsent()).toHaveLength(1);
  });
});
