import { RangeSet } from 'dexie';
import { describe, expect, it } from 'vitest';
import { changedKeys } from './changed-keys.ts';

const part = 'idb://foretaste/foods/';

describe('changedKeys', () => {
  it('names every written key', () => {
    const keys = ['b', 'a', 'd', 'c', 'e'];
    expect(new Set(changedKeys({ [part]: new RangeSet().addKeys(keys) }, part))).toEqual(new Set(keys));
  });

  it('is empty for other tables and indexes', () => {
    expect(changedKeys({ 'idb://foretaste/reviews/': new RangeSet('a', 'z'), [`${part}created`]: new RangeSet('a') }, part)).toEqual([]);
  });

  it("is 'all' for a range and for a page that comes back", () => {
    expect(changedKeys({ [part]: new RangeSet().addKeys(['a']).add(new RangeSet('c', 'f')) }, part)).toBe('all');
    expect(changedKeys({ all: new RangeSet(-Infinity, [[]]) }, part)).toBe('all');
  });
});
