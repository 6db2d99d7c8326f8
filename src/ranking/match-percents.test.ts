import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPercent } from '#domain/personal/taste-match.ts';
import { tasteTraitsOf } from '#domain/taste-traits.ts';
import { inOneGo } from '#prelude/in-one-go.ts';
import { anyCatalogue, anyProfile } from '#tests/support/any-food.ts';
import { buildCatalogue } from './catalogue.ts';
import { matchPercents } from './match-percents.ts';

describe('the match of every row with a profile (R4, R5)', () => {
  it("is the domain's, to the percent", () => {
    fc.assert(fc.property(anyCatalogue, anyProfile, (foods, profile) => {
      const base = inOneGo(buildCatalogue(foods.map(tasteTraitsOf)));
      expect([...matchPercents(base, profile)]).toEqual(foods.map((_, row) => matchPercent(base.foodAt(row), profile)));
    }), { numRuns: 200 });
  });
});
