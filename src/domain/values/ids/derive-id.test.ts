import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveId } from './derive-id.ts';
import type { FoodId, MemberId } from './ids.ts';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';

describe('deriveId', () => {
  it('gives an id that the server takes, always the same', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (parts) => {
        const id = deriveId(...parts);
        expect(id).toMatch(/^[a-z0-9]{15}$/);
        expect(deriveId(...parts)).toBe(id);
      }),
    );
  });

  it('keeps the borders of its parts', () => {
    const ids = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], ['', 'abc'], ['2:ab', 'c'], []].map((parts) =>
      deriveId(...parts),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('does not collide, and uses every letter in every place', () => {
    const ids = Array.from({ length: 20_000 }, (_, place) => deriveId('seed', String(place)));
    expect(new Set(ids).size).toBe(ids.length);
    for (let place = 0; place < 15; place += 1) expect(new Set(ids.map((id) => id[place])).size).toBe(36);
  });

  it('never changes: rows written by an earlier version are found again', () => {
    expect(deriveId('review', 'food', 'member')).toBe('a3slyjfki8lrujh');
  });
});

describe('reviewIdFor (R16)', () => {
  it('is one per member and food', () => {
    const [food, other] = ['abcdefghijklmno', 'pqrstuvwxyz0123'] as [FoodId, FoodId];
    const [member, second] = ['abcdefghijklmno', 'member000000002'] as string[] as [MemberId, MemberId];
    expect(reviewIdFor(food, member)).toBe(reviewIdFor(food, member));
    expect(new Set([reviewIdFor(food, member), reviewIdFor(other, member), reviewIdFor(food, second)]).size).toBe(3);
  });
});
