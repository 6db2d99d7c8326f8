import { describe, expect, it } from 'vitest';
import { decodePlace } from './place.ts';
import { emptyPlaceForm, formFromPlace, placeFromForm, placeProblems, restingWeek } from './place-form.ts';
import { geoAddress, kilometresBetween, mapAddress, readPosition } from './position.ts';

const row = {
  id: 'place0000000001',
  user: 'chef00000000001',
  name: 'The Corner',
  address: '1 Market Square',
  position: { latitude: 52.52, longitude: 13.405 },
  hours: [[[540, 1020]], [], [], [], [], [], [[1080, 1560]]],
  time_zone: 'Europe/Berlin',
  foods: ['pho000000000001', 'not an id!'],
};
const place = {
  id: row.id,
  keeperId: row.user,
  name: row.name,
  address: row.address,
  position: row.position,
  hours: row.hours,
  timeZone: 'Europe/Berlin',
  foods: ['pho000000000001'],
};

describe('a place from a row (R34)', () => {
  it('is what it says', () => {
    expect(decodePlace(row)).toEqual({ kind: 'valid', value: place });
    expect(decodePlace({ ...row, position: null, hours: null, foods: null })).toEqual({
      kind: 'valid',
      value: { ...place, position: null, hours: null, foods: [] },
    });
    expect(decodePlace({ ...row, hours: 'nine to five', position: { latitude: 100, longitude: 1 } })).toMatchObject({
      value: { hours: null, position: null },
    });
  });

  it.each([null, { ...row, id: '' }, { ...row, user: null }, { ...row, name: ' ' }, { ...row, address: '' }])(
    'is refused: %j',
    (value) => {
      expect(decodePlace(value).kind).toBe('refused');
    },
  );
});

describe('the form of a place', () => {
  const form = { ...emptyPlaceForm('Europe/Berlin'), name: ' The Corner ', address: '1 Market Square' };

  it('says the same as the place that it was filled from', () => {
    const decoded = decodePlace(row);
    if (decoded.kind !== 'valid') throw new Error('no place');
    const { id: _id, keeperId: _keeper, ...words } = decoded.value;
    const filled = formFromPlace(decoded.value);
    expect([placeProblems(filled), placeFromForm(filled)]).toEqual([{}, words]);
  });

  it.each([
    ['all that is needed', {}, []],
    ['nothing', { name: ' ', address: '' }, ['name', 'address']],
    ['far too much', { name: 'x'.repeat(121), address: '🍞'.repeat(301) }, ['name', 'address']],
    ['half a position', { latitude: '52.5' }, ['position']],
    ['a position as Germans write it', { latitude: '52,52', longitude: '−13,405' }, []],
    ['a position beyond the pole', { latitude: '91', longitude: '0' }, ['position']],
    ['a position in words', { latitude: 'north', longitude: 'east' }, ['position']],
    ['a day without an end', { hours: [[['09:00', '']], ...restingWeek.slice(1)] }, ['hours']],
    [
      'times that lie over each other',
      {
        hours: [
          [
            ['09:00', '12:00'],
            ['11:00', '13:00'],
          ],
          ...restingWeek.slice(1),
        ],
      },
      ['hours'],
    ],
    ['a time zone that is none', { timeZone: 'Nowhere/Land' }, ['timeZone']],
    ['too many foods', { foods: Array.from({ length: 61 }, (_, at) => `food${at}`) }, ['foods']],
  ])('with %s', (_what, parts, fields) => {
    const given = { ...form, ...parts } as typeof form;
    expect(Object.keys(placeProblems(given))).toEqual(fields);
    if (fields.length === 0) expect(placeFromForm(given).name).toBe('The Corner');
  });

  it('takes a position as it is meant', () => {
    expect(placeFromForm({ ...form, latitude: '52,5200001', longitude: '-13.405' }).position).toEqual({
      latitude: 52.52,
      longitude: -13.405,
    });
  });
});

describe('where a place is (R47)', () => {
  const berlin = { latitude: 52.52, longitude: 13.405 };
  it.each([
    ['to Munich', { latitude: 48.137, longitude: 11.575 }, 504],
    ['to itself', berlin, 0],
    ['across the date line', { latitude: 52.52, longitude: -166.595 }, 8335],
  ])('is so far %s', (_where, other, kilometres) => {
    const far = kilometresBetween(berlin, other);
    expect(Math.abs(far - kilometres)).toBeLessThan(10);
    expect(kilometresBetween(other, berlin)).toBeCloseTo(far, 6);
  });

  it('has an address on the map, by its position or by its words', () => {
    const words = { address: '1 Market Square, Köln & more', position: null };
    expect(mapAddress({ ...words, position: berlin })).toBe(
      'https://www.openstreetmap.org/?mlat=52.52&mlon=13.405#map=17/52.52/13.405',
    );
    expect(mapAddress(words)).toBe(
      'https://www.openstreetmap.org/search?query=1%20Market%20Square%2C%20K%C3%B6ln%20%26%20more',
    );
    expect([geoAddress({ ...words, position: berlin }), geoAddress(words)]).toEqual([
      'geo:52.52,13.405?q=52.52,13.405',
      'geo:0,0?q=1%20Market%20Square%2C%20K%C3%B6ln%20%26%20more',
    ]);
  });

  it.each([null, {}, { latitude: 1 }, { latitude: 91, longitude: 1 }, { latitude: 1, longitude: 181 }])(
    '%j is none',
    (value) => {
      expect(readPosition(value)).toBeNull();
    },
  );
});
