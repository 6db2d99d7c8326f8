import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { topOf } from './top-of.ts';

it('gives what sorting everything would give, equals in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ rank: fc.nat(5), place: fc.nat() })), fc.nat(8), (items, limit) => {
      const compare = (one: { rank: number }, other: { rank: number }) => one.rank - other.rank;
      expect(topOf(items, { limit, compare })).toEqual(items.toSorted(compare).slice(0, limit));
    }),
  );
});
