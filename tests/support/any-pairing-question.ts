import fc from 'fast-check';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { noPairingFilters, type PairingFilters, type PairingQuestion, pairingStyles } from '#domain/pairing/pairing.ts';
import { dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { anyProfile } from './any-food.ts';

const range = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }))
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));

const anyFilters: fc.Arbitrary<PairingFilters> = fc.record({
  cuisine: fc.constantFrom('', 'Thai', 'Nowhere'),
  comfortZone: fc.constantFrom('any', 'familiar', 'new'),
  dietary: fc.subarray([...dietaryFlagNames], { maxLength: 1 }),
  spiceIntensity: range,
  sweetnessLevel: range,
  adventureMode: fc.boolean(),
  prioritizeUserTaste: fc.boolean(),
  culturalExploration: fc.integer({ min: 1, max: 5 }),
});

/** Of partners that are in `anyCatalogue`, or may be. */
const anyMemberVotes = fc.uniqueArray(
  fc.record({
    partner: fc.integer({ min: 1, max: 25 }).map((place) => `food${String(place).padStart(11, '0')}` as FoodId),
    great: fc.nat(20),
    fine: fc.nat(9),
    clash: fc.nat(20),
  }),
  { maxLength: 6, selector: ({ partner }) => partner },
);

/** Any question about the first food of `anyCatalogue`. */
export const anyPairingQuestion: fc.Arbitrary<PairingQuestion> = fc.record({
  foodId: fc.constant('food00000000000' as FoodId),
  style: fc.constantFrom(...pairingStyles),
  profile: fc.option(anyProfile),
  filters: fc.oneof(fc.constant(noPairingFilters), anyFilters),
  memberVotes: anyMemberVotes,
});
