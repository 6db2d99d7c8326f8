import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTasteProfile } from '#domain/decode-taste-profile.ts';
import type { Food } from '#domain/food.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import { anyCatalogue, anyProfile } from '#tests/support/any-food.ts';
import { personalScore } from './recommend-foods.ts';
import { tasteMatch } from './taste-match.ts';

/** Spec 1 §9, personalised scoring, and R2, word by word and without anything prepared. */
function plainScore(food: Food, profile: TasteProfile): number {
  const families: Readonly<Record<string, readonly string[]>> = { 'earthy & woody': ['earthy', 'woody'], 'rich & deep': ['rich', 'deep'] };
  const isIn = (words: readonly string[], word: string) => words.some((one) => one.toLowerCase() === word.toLowerCase());
  const told = [...profile.preferredAromas, ...profile.preferredCuisines];
  const aromas = [...profile.preferredAromas, ...told.flatMap((word) => families[word.toLowerCase()] ?? [])];
  const words = food.flavours.length + food.textures.length + food.aromas.length;
  const adventure = profile.adventureLevel ?? 5;
  return (
    2 * food.flavours.filter((word) => isIn(profile.preferredFlavours, word)).length +
    1.5 * food.textures.filter((word) => isIn(profile.preferredTextures, word)).length +
    food.aromas.filter((word) => isIn(aromas, word)).length +
    (food.origin !== '' && isIn(profile.preferredCuisines, food.origin) ? 3 : 0) +
    (adventure >= 7 && words > 4 ? 2 : 0) +
    (adventure <= 3 && words <= 2 ? 1 : 0) +
    (food.reviewCount > 0 && !food.defaulted.includes('rating') && food.rating > 4 ? 1 : 0)
  );
}

describe('what a profile likes is prepared once', () => {
  it('and gives every food the score that the plain rule gives it', () => {
    fc.assert(fc.property(anyCatalogue, anyProfile, (foods, profile) => {
      for (const food of foods) expect(personalScore(food, profile).score).toBe(plainScore(food, profile));
    }));
  });

  it('for each profile by itself: another one with the same words is answered alike, one with other words is not', () => {
    fc.assert(fc.property(anyCatalogue, anyProfile, anyProfile, (foods, profile, other) => {
      for (const food of foods) {
        personalScore(food, other);
        expect(personalScore(food, profile)).toEqual(personalScore(food, structuredClone(profile)));
        expect(tasteMatch(food, profile)).toEqual(tasteMatch(food, structuredClone(profile)));
      }
    }));
  });

  it('however many foods are asked about', () => {
    let readings = 0;
    const profile: TasteProfile = {
      ...emptyTasteProfile,
      get preferredFlavours() {
        readings += 1;
        return ['umami'];
      },
    };
    fc.assert(fc.property(anyCatalogue, (foods) => {
      for (const food of foods) {
        personalScore(food, profile);
        tasteMatch(food, profile);
      }
    }));
    expect(readings).toBe(1);
  });
});
