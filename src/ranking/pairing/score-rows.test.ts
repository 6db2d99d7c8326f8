import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scorePairing } from '#domain/pairing/score-pairing.ts';
import { tasteTraitsOf } from '#domain/foods/taste-traits.ts';
import { inOneGo } from '#prelude/timing/in-one-go.ts';
import { buildCatalogue } from '#ranking/catalogue.ts';
import { anyCatalogue, anyFood } from '#tests/support/any-food.ts';
import { anyPairingQuestion } from '#tests/support/any-pairing-question.ts';
import { pairingWeights } from './pairing-weights.ts';
import { scoreRows } from './score-rows.ts';

describe('the scores of all rows (spec 2 §9, pairing results)', () => {
  it("are the domain's, to the tenth, for every style, profile and filter", () => {
    fc.assert(
      fc.property(anyCatalogue, anyFood, anyPairingQuestion, (foods, food, { style, profile, filters }) => {
        const base = inOneGo(buildCatalogue(foods.map(tasteTraitsOf)));
        const columns = base.columns.tastes;
        const scores = scoreRows(columns, pairingWeights({ food, style, profile, filters, columns }));
        const plain = foods.map(
          (_, row) => scorePairing({ food, candidate: base.foodAt(row), style, profile, filters }).score,
        );
        expect(Array.from(scores, (tenths) => tenths / 10)).toEqual(plain);
      }),
      { numRuns: 200 },
    );
  });
});
