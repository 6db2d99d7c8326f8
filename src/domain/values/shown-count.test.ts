import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownCount } from './shown-count.ts';

describe('shownCount [S4]', () => {
  it.each([
    { what: 'nothing under way, not liked', counted: 7, countedSeq: 5, isOwn: false, underWay: null, shown: 7 },
    { what: 'nothing under way, liked', counted: 7, countedSeq: 5, isOwn: true, underWay: null, shown: 7 },
    {
      what: 'liked, not sent',
      counted: 7,
      countedSeq: 5,
      isOwn: true,
      underWay: { serverHasIt: false, seq: 0 },
      shown: 8,
    },
    {
      what: 'liked, acknowledged, the count is still the old one',
      counted: 7,
      countedSeq: 5,
      isOwn: true,
      underWay: { serverHasIt: true, seq: 9 },
      shown: 8,
    },
    {
      what: 'liked, acknowledged, counted',
      counted: 8,
      countedSeq: 9,
      isOwn: true,
      underWay: { serverHasIt: true, seq: 9 },
      shown: 8,
    },
    {
      what: 'liked, acknowledged, counted with a later one',
      counted: 9,
      countedSeq: 12,
      isOwn: true,
      underWay: { serverHasIt: true, seq: 9 },
      shown: 9,
    },
    {
      what: 'taken back, not sent',
      counted: 7,
      countedSeq: 5,
      isOwn: false,
      underWay: { serverHasIt: true, seq: 0 },
      shown: 6,
    },
    {
      what: 'taken back, acknowledged, the count is still the old one',
      counted: 7,
      countedSeq: 5,
      isOwn: false,
      underWay: { serverHasIt: false, seq: 9 },
      shown: 6,
    },
    {
      what: 'taken back, acknowledged, counted',
      counted: 6,
      countedSeq: 9,
      isOwn: false,
      underWay: { serverHasIt: false, seq: 9 },
      shown: 6,
    },
    {
      what: 'acknowledged, and taken back again before it was counted',
      counted: 7,
      countedSeq: 5,
      isOwn: false,
      underWay: { serverHasIt: true, seq: 9 },
      shown: 7,
    },
    {
      what: 'a food that is not on this device',
      counted: 0,
      countedSeq: 0,
      isOwn: true,
      underWay: { serverHasIt: true, seq: 9 },
      shown: 1,
    },
    {
      what: 'a count that lags behind',
      counted: 0,
      countedSeq: 0,
      isOwn: false,
      underWay: { serverHasIt: true, seq: 0 },
      shown: 0,
    },
  ])('$what: $shown', ({ shown, ...known }) => {
    expect(shownCount(known)).toBe(shown);
  });

  it('is the others’ parts and the reader’s own, at every moment between press and echo', () => {
    const seqs = fc.tuple(fc.nat(1000), fc.nat(1000)).filter(([one, other]) => one !== other);
    fc.assert(
      fc.property(fc.nat(1000), seqs, fc.boolean(), fc.boolean(), (others, [countedSeq, seq], serverHasIt, isOwn) => {
        // The server's own history: before `seq` the like was not what it has been since.
        const isCounted = countedSeq >= seq ? serverHasIt : !serverHasIt;
        const counted = others + Number(isCounted);
        expect(shownCount({ counted, countedSeq, isOwn, underWay: { serverHasIt, seq } })).toBe(others + Number(isOwn));
      }),
    );
  });
});
