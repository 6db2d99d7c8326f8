import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { noPairingFilters, pairingStyles } from '#domain/pairing/pairing.ts';
import { dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { filtersSet, pairingAddress, pairingPlace, type PairingPlace } from './pairing-place.ts';

const range = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }))
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));

const anyPlace: fc.Arbitrary<PairingPlace> = fc.record({
  foodId: fc.constantFrom(null, 'abcdefghijklmno' as FoodId),
  style: fc.constantFrom(...pairingStyles),
  filters: fc.record({
    cuisine: fc.constantFrom('', 'Thai', 'Sri Lankan', 'A&B=C'),
    comfortZone: fc.constantFrom('any', 'familiar', 'new'),
    dietary: fc.subarray([...dietaryFlagNames]),
    spiceIntensity: range,
    sweetnessLevel: range,
    adventureMode: fc.boolean(),
    prioritizeUserTaste: fc.boolean(),
    culturalExploration: fc.integer({ min: 1, max: 5 }),
  }),
});

describe('the address of a place in the pairing explorer', () => {
  it('leads back to the same place', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        expect(pairingPlace(new URL(pairingAddress(place), 'https://foretaste.test').searchParams)).toEqual(place);
      }),
    );
  });

  it('says nothing of what is as usual', () => {
    expect(pairingAddress({ foodId: null, style: 'complement', filters: noPairingFilters })).toBe('/flavor-pairing');
    expect(filtersSet(noPairingFilters)).toBe(0);
  });

  it('reads nonsense as if it were not there', () => {
    const nonsense = new URLSearchParams(
      'food=../../etc&style=explode&comfort=zone&diet=meat&spice=5-0&sweet=a-b&explore=9',
    );
    expect(pairingPlace(nonsense)).toEqual({ foodId: null, style: 'complement', filters: noPairingFilters });
  });
});
