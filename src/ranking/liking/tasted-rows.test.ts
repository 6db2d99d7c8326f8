import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tasteTraitsOf } from '#domain/foods/taste-traits.ts';
import { asTasted } from '#domain/liking/as-tasted.ts';
import { foodFeatures } from '#domain/liking/taste-features.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { Tasting } from '#domain/tasting/tasting.ts';
import { inOneGo } from '#prelude/timing/in-one-go.ts';
import { buildCatalogue } from '#ranking/catalogue.ts';
import { anyCatalogue } from '#tests/support/any-food.ts';

const anyTasting: fc.Arbitrary<Tasting> = fc.record({
  levels: fc.dictionary(fc.constantFrom(...intensityNames), fc.integer({ min: 0, max: 5 })),
  words: fc.array(
    fc.record({
      part: fc.constant('flavours' as const),
      word: fc.constantFrom('umami', 'sweet'),
      agrees: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
});

it('reads a row of the columns, whose fields are getters, as the food that it stands for (R33)', () => {
  fc.assert(
    fc.property(anyCatalogue, anyTasting, (foods, tasting) => {
      const base = inOneGo(buildCatalogue(foods.map(tasteTraitsOf)));
      for (const [at] of foods.entries()) {
        const row = base.foodAt(at);
        const plain = tasteTraitsOf(row);
        expect(asTasted(row, tasting)).toEqual(asTasted(plain, tasting));
        expect(foodFeatures(asTasted(row, tasting), null)).toEqual(foodFeatures(asTasted(plain, tasting), null));
      }
    }),
    { numRuns: 100 },
  );
});
