import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeReview } from './decode-review.ts';

const row = {
  id: 'review000000001',
  food: 'food00000000001',
  user: 'member000000001',
  rating: 4,
  review_text: 'Deep.',
  tasting: { levels: { sweet: 3.5 } },
  created: '2026-01-02 03:04:05.678Z',
  updated: '2026-01-03 03:04:05.678Z',
};

describe('decodeReview', () => {
  it('reads a row', () => {
    expect(decodeReview(row)).toEqual({
      kind: 'valid',
      value: {
        id: row.id,
        foodId: row.food,
        authorId: row.user,
        rating: 4,
        text: 'Deep.',
        createdAt: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
        tasting: { levels: { sweet: 3.5 }, words: [] },
        updatedAt: Date.UTC(2026, 0, 3, 3, 4, 5, 678),
      },
    });
  });

  it.each([
    [9, 5],
    [0, 1],
    ['3', 3],
  ])('brings a rating of %j to %d', (rating, expected) => {
    expect(decodeReview({ ...row, rating })).toMatchObject({ value: { rating: expected } });
  });

  it('takes the moment of creation for one that was never changed', () => {
    expect(decodeReview({ ...row, updated: '' })).toMatchObject({
      value: { updatedAt: Date.UTC(2026, 0, 2, 3, 4, 5, 678) },
    });
  });

  it.each([['id'], ['food'], ['user'], ['rating']])('refuses a row without %s', (name) => {
    expect(decodeReview({ ...row, [name]: null }).kind).toBe('refused');
  });

  it('decodes or refuses anything', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.anything(),
        fc.dictionary(fc.constantFrom(...Object.keys(row)), fc.anything()),
        (value, rating, parts) => {
          decodeReview(value);
          decodeReview(parts);
          const result = decodeReview({ ...row, rating });
          if (result.kind === 'valid') expect([1, 2, 3, 4, 5]).toContain(result.value.rating);
        },
      ),
    );
  });
});
