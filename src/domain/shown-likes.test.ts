import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownLikes } from './shown-likes.ts';

describe('shownLikes [S4]', () => {
  it.each([
    { what: 'nothing under way, not liked', upvotes: 7, upvotesSeq: 5, isLiked: false, underWay: null, shown: 7 },
    { what: 'nothing under way, liked', upvotes: 7, upvotesSeq: 5, isLiked: true, underWay: null, shown: 7 },
    { what: 'liked, not sent', upvotes: 7, upvotesSeq: 5, isLiked: true, underWay: { serverHasLike: false, seq: 0 }, shown: 8 },
    { what: 'liked, acknowledged, the count is still the old one', upvotes: 7, upvotesSeq: 5, isLiked: true, underWay: { serverHasLike: true, seq: 9 }, shown: 8 },
    { what: 'liked, acknowledged, counted', upvotes: 8, upvotesSeq: 9, isLiked: true, underWay: { serverHasLike: true, seq: 9 }, shown: 8 },
    { what: 'liked, acknowledged, counted with a later one', upvotes: 9, upvotesSeq: 12, isLiked: true, underWay: { serverHasLike: true, seq: 9 }, shown: 9 },
    { what: 'taken back, not sent', upvotes: 7, upvotesSeq: 5, isLiked: false, underWay: { serverHasLike: true, seq: 0 }, shown: 6 },
    { what: 'taken back, acknowledged, the count is still the old one', upvotes: 7, upvotesSeq: 5, isLiked: false, underWay: { serverHasLike: false, seq: 9 }, shown: 6 },
    { what: 'taken back, acknowledged, counted', upvotes: 6, upvotesSeq: 9, isLiked: false, underWay: { serverHasLike: false, seq: 9 }, shown: 6 },
    { what: 'acknowledged, and taken back again before it was counted', upvotes: 7, upvotesSeq: 5, isLiked: false, underWay: { serverHasLike: true, seq: 9 }, shown: 7 },
    { what: 'a food that is not on this device', upvotes: 0, upvotesSeq: 0, isLiked: true, underWay: { serverHasLike: true, seq: 9 }, shown: 1 },
    { what: 'a count that lags behind', upvotes: 0, upvotesSeq: 0, isLiked: false, underWay: { serverHasLike: true, seq: 0 }, shown: 0 },
  ])('$what: $shown', ({ shown, ...known }) => {
    expect(shownLikes(known)).toBe(shown);
  });

  it('is the others’ likes and the reader’s own, at every moment between press and echo', () => {
    const seqs = fc.tuple(fc.nat(1000), fc.nat(1000)).filter(([one, other]) => one !== other);
    fc.assert(
      fc.property(fc.nat(1000), seqs, fc.boolean(), fc.boolean(), (others, [upvotesSeq, seq], serverHasLike, isLiked) => {
        // The server's own history: before `seq` the like was not what it has been since.
        const counted = upvotesSeq >= seq ? serverHasLike : !serverHasLike;
        const upvotes = others + Number(counted);
        expect(shownLikes({ upvotes, upvotesSeq, isLiked, underWay: { serverHasLike, seq } })).toBe(others + Number(isLiked));
      }),
    );
  });
});
