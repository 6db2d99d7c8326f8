import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import { anyCatalogue, anyProfile } from '#tests/support/any-food.ts';
import { foodFeatures } from '#domain/liking/taste-features.ts';
import { likedWords } from './liked-words.ts';
import { tasteMatch } from './taste-match.ts';

/** R2, word by word and without anything prepared. */
function plainlyLiked({ preferredAromas, preferredCuisines }: TasteProfile) {
  const families: Readonly<Record<string, readonly string[]>> = {
    'earthy & woody': ['earthy', 'woody'],
    'rich & deep': ['rich', 'deep'],
  };
  const familiesOf = [...preferredAromas, ...preferredCuisines].flatMap((word) => families[word.toLowerCase()] ?? []);
  const isFamily = (word: string) => families[word.toLowerCase()] !== undefined;
  const lower = (words: readonly string[]) => [...new Set(words.map((word) => word.toLowerCase()))].toSorted();
  return {
    aromas: lower([...preferredAromas.filter((word) => !isFamily(word)), ...familiesOf]),
    cuisines: lower(preferredCuisines.filter((word) => !isFamily(word))),
  };
}

describe('what a profile likes is prepared once', () => {
  it('and holds the words of the profile, families of aromas taken apart', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { aromas, cuisines } = likedWords(profile);
        expect({ aromas: [...aromas].toSorted(), cuisines: [...cuisines].toSorted() }).toEqual(plainlyLiked(profile));
      }),
    );
  });

  it('for each profile by itself: another one with the same words is answered alike, one with other words is not', () => {
    fc.assert(
      fc.property(anyCatalogue, anyProfile, anyProfile, (foods, profile, other) => {
        for (const food of foods) {
          foodFeatures(food, other);
          expect(foodFeatures(food, profile)).toEqual(foodFeatures(food, structuredClone(profile)));
          expect(tasteMatch(food, profile)).toEqual(tasteMatch(food, structuredClone(profile)));
        }
      }),
    );
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
    fc.assert(
      fc.property(anyCatalogue, (foods) => {
        for (const food of foods) {
          foodFeatures(food, profile);
          tasteMatch(food, profile);
        }
      }),
    );
    expect(readings).toBe(1);
  });
});
