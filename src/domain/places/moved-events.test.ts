import { describe, expect, it } from 'vitest';
import type { FoodEventId, MemberId } from '#domain/values/ids/ids.ts';
import { atPlace } from './event-form.ts';
import type { FoodEvent } from './food-event.ts';
import { movedEvents, type PlaceMove } from './moved-events.ts';

const before: PlaceMove['before'] = {
  name: 'The Corner',
  address: '1 Market Square',
  position: { latitude: 52.52, longitude: 13.405 },
  timeZone: 'Europe/Berlin',
};
const now = Date.UTC(2026, 10, 26);
const event: FoodEvent = {
  id: 'event0000000001' as FoodEventId,
  keeperId: 'chef00000000001' as MemberId,
  name: 'Rye night',
  text: '',
  starts: Date.UTC(2026, 11, 24, 17, 30),
  ends: Date.UTC(2026, 11, 24, 22),
  ...atPlace(before),
  foods: [],
  isCancelled: false,
};
const moved = (after: Partial<PlaceMove['after']>, of: Partial<FoodEvent> = {}) =>
  movedEvents([{ ...event, ...of }], { before, after: { ...before, ...after } }, now).map(({ words }) => words);

describe('events at a place that moves (R34)', () => {
  it('are where it is now', () => {
    const position = { latitude: 48.1, longitude: 11.6 };
    expect(moved({ address: '2 Harbour', position })).toEqual([
      { address: 'The Corner, 2 Harbour', position, timeZone: 'Europe/Berlin', starts: event.starts, ends: event.ends },
    ]);
    expect(moved({ name: 'The Edge' })).toMatchObject([{ address: 'The Edge, 1 Market Square' }]);
    expect(moved({ position: null })).toMatchObject([{ address: event.address, position: null }]);
  });

  it.each([
    ['the place stays where it is', {}, {}],
    ['the event is over', { address: '2 Harbour' }, { ends: now }],
    ['it was called off', { address: '2 Harbour' }, { isCancelled: true }],
    ['it is elsewhere', { address: '2 Harbour' }, { address: 'In the park' }],
  ])('stay where they are where %s', (_what, after, of) => {
    expect(moved(after, of)).toEqual([]);
  });

  it('begin at the same hour by the clock there', () => {
    expect(moved({ timeZone: 'Europe/Lisbon' })).toMatchObject([
      { timeZone: 'Europe/Lisbon', starts: Date.UTC(2026, 11, 24, 18, 30), ends: Date.UTC(2026, 11, 24, 23) },
    ]);
    // Whose clock was never the place's keeps its own.
    const own = { timeZone: 'Asia/Tokyo' };
    expect(moved({ timeZone: 'Europe/Lisbon', address: '2 Harbour' }, own)).toMatchObject([
      { ...own, address: 'The Corner, 2 Harbour', starts: event.starts },
    ]);
  });
});
