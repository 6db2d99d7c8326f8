import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import {
  type AlikeFood,
  alikeStarsOf,
  AlikeTable,
  decodeRatedAlike,
  LEAST_ALIKE,
  MOST_ALIKE,
  nothingAlike,
} from './rated-alike.ts';

const idAt = (place: number) => `food${String(place).padStart(11, '0')}` as FoodId;
const anyId = fc.nat(9).map(idAt);
const anyAlike: fc.Arbitrary<readonly AlikeFood[]> = fc.uniqueArray(
  fc.record({ id: anyId, weight: fc.integer({ min: 1, max: 20 }).map((parts) => parts / 20), isLoved: fc.boolean() }),
  { selector: ({ id }) => id, maxLength: 6 },
);
const anyTable = fc.uniqueArray(fc.tuple(anyId, anyAlike), { selector: ([id]) => id, maxLength: 6 });
const anyRests = fc.uniqueArray(
  fc.tuple(
    anyId,
    fc.integer({ min: -300, max: 300 }).map((hundredths) => hundredths / 100),
  ),
  { selector: ([id]) => id, maxLength: 8 },
);

describe('what members rated alike (R33)', () => {
  it('is read as the server writes it, and what is anything else says nothing', () => {
    fc.assert(
      fc.property(anyAlike, (alike) => {
        expect(decodeRatedAlike(alike.map(({ id, weight, isLoved }) => [id, weight, isLoved ? 1 : 0]))).toEqual(alike);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.anything()), fc.array(fc.array(fc.anything()))), (value) => {
        const read = decodeRatedAlike(value);
        expect(read.length).toBeLessThanOrEqual(MOST_ALIKE);
        for (const { weight } of read) expect(weight >= LEAST_ALIKE && weight <= 1).toBe(true);
      }),
    );
    expect(decodeRatedAlike([[idAt(1), 0.3, 1], [idAt(2), 2, 0], ['no id', 0.3, 0], 'x'])).toEqual([
      { id: idAt(1), weight: 0.3, isLoved: true },
    ]);
  });

  it('adds nothing where nobody rated anything alike', () => {
    fc.assert(
      fc.property(anyRests, anyId, (rests, id) => {
        expect(alikeStarsOf(nothingAlike.stars(rests), id)).toBe(0);
      }),
    );
  });

  it('adds the weighed mean of what is left of ratings of foods like it, held down where the weights are small', () => {
    fc.assert(
      fc.property(anyTable, anyRests, anyId, (of, rests, id) => {
        const stars = alikeStarsOf(new AlikeTable(new Map(of)).stars(rests), id);
        const links = rests.flatMap(([own, rest]) =>
          (new Map(of).get(own) ?? []).filter((one) => one.id === id).map(({ weight }) => ({ weight, rest })),
        );
        const weights = links.reduce((sum, { weight }) => sum + weight, 0);
        const pulls = links.reduce((sum, { weight, rest }) => sum + weight * rest, 0);
        expect(stars).toBeCloseTo(pulls / (2 + weights), 12);
        expect(Math.abs(stars)).toBeLessThanOrEqual(Math.max(0, ...links.map(({ rest }) => Math.abs(rest))));
      }),
    );
  });

  it('does not depend on the order of the ratings', () => {
    fc.assert(
      fc.property(anyTable, anyRests, anyId, (of, rests, id) => {
        const table = new AlikeTable(new Map(of));
        expect(alikeStarsOf(table.stars(rests.toReversed()), id)).toBeCloseTo(alikeStarsOf(table.stars(rests), id), 12);
      }),
    );
  });
});
