import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { type AheadMoment, mayFetchAhead, nextAhead } from './rows-ahead.ts';

const fine: AheadMoment = { link: null, savesData: false, isOnline: true, isQuiet: true, isFull: false };

describe('rows that nobody asked for', () => {
  it.each<[string, Partial<AheadMoment>, boolean]>([
    ['the browser says nothing', {}, true],
    ['a fast connection', { link: { effectiveType: '4g', saveData: false, type: 'wifi' } }, true],
    ['3g', { link: { effectiveType: '3g' } }, true],
    ['2g', { link: { effectiveType: '2g' } }, false],
    ['slow 2g', { link: { effectiveType: 'slow-2g' } }, false],
    ['a metered connection', { link: { effectiveType: '4g', type: 'cellular' } }, false],
    ['the browser saves data', { link: { saveData: true } }, false],
    ['the device saves data', { savesData: true }, false],
    ['offline', { isOnline: false }, false],
    ['a first load or a round', { isQuiet: false }, false],
    ['a device without room', { isFull: true }, false],
  ])('%s', (_, moment, expected) => {
    expect(mayFetchAhead({ ...fine, ...moment })).toBe(expected);
  });
});

const anyIds = fc.uniqueArray(fc.integer({ min: 0, max: 80 }).map((n) => `food${n}` as FoodId));

it('what is next is neither here nor asked for, in its order, within the room and one request', () => {
  fc.assert(
    fc.property(anyIds, anyIds, anyIds, fc.nat(60), (order, here, asked, most) => {
      const next = nextAhead(order, { here: new Set(here), asked: new Set(asked), most });
      const wanted = order.filter((id) => !here.includes(id) && !asked.includes(id));
      expect(next).toEqual(wanted.slice(0, next.length));
      expect(next.length).toBe(Math.min(wanted.length, 24, Math.max(0, most - here.length)));
    }),
  );
});
