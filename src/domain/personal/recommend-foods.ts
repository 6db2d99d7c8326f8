import { foldCase } from '#prelude/fold-case.ts';
import { topOf } from '#prelude/top-of.ts';
import { compareStanding, realRating } from '#domain/compare-standing.ts';
import type { MemberId } from '#domain/ids.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { mayOffer, offerTo } from '#domain/safety/offer-to.ts';
import { type Offered, offerToAnyone } from '#domain/safety/offered.ts';
import { likedWords } from './liked-words.ts';

/** Spec 1 §9, personalised scoring. The aromas of R2 count as in a pairing, 1 each. */
export const personalPoints = { flavour: 2, texture: 1.5, aroma: 1, cuisine: 3, manyWords: 2, fewWords: 1, wellRated: 1 } as const;
const BOLD = { level: 7, wordsAbove: 4 } as const;
const CAREFUL = { level: 3, wordsUpTo: 2 } as const;
export const RATED_ABOVE = 4;
const LEAST_SCORE = 2;
export const RECOMMENDED_LIMIT = 10;

export interface PersonalScore {
  readonly score: number;
  /** What of the profile it meets, in the food's own words. */
  readonly because: readonly string[];
}

/** How much a food is to a member's taste (spec 1 §9). Descriptors are the words for flavour, texture and aroma together. */
export function personalScore(food: TasteTraits, profile: TasteProfile): PersonalScore {
  const matches = (words: readonly string[], wanted: ReadonlySet<string>) => words.filter((word) => wanted.has(foldCase(word)));
  const liked = likedWords(profile);
  const flavours = matches(food.flavours, liked.flavours);
  const textures = matches(food.textures, liked.textures);
  const aromas = matches(food.aromas, liked.aromas);
  const cuisines = food.origin === '' ? [] : matches([food.origin], liked.cuisines);
  const words = food.flavours.length + food.textures.length + food.aromas.length;
  const score =
    flavours.length * personalPoints.flavour +
    textures.length * personalPoints.texture +
    aromas.length * personalPoints.aroma +
    cuisines.length * personalPoints.cuisine +
    adventurePoints(profile.adventureLevel, words) +
    (realRating(food) > RATED_ABOVE ? personalPoints.wellRated : 0);
  return { score, because: [...flavours, ...textures, ...aromas, ...cuisines] };
}

/** What the number of a food's descriptors is worth to the bold and to the careful. @param level 1-10, or null */
export function adventurePoints(level: number | null, words: number): number {
  if (level === null) return 0;
  if (level >= BOLD.level && words > BOLD.wordsAbove) return personalPoints.manyWords;
  return level <= CAREFUL.level && words <= CAREFUL.wordsUpTo ? personalPoints.fewWords : 0;
}

export interface RecommendedFood<F> {
  readonly food: F;
  /** 0-1 over the list: the best has 1 (R20). */
  readonly score: number;
  readonly because: readonly string[];
}

/**
 * The foods most to a member's taste, at most 10, of those with a score of 2 or more (spec 1 §9; R20): never the member's own, and none
 * that the member must not eat (R5).
 */
export function recommendFoods<F extends TasteTraits>(
  foods: readonly F[],
  { memberId, profile }: { readonly memberId: MemberId | null; readonly profile: TasteProfile | null },
): Offered<RecommendedFood<F>> {
  if (profile === null) return offerToAnyone([]);
  const scored = foods
    .filter((food) => (memberId === null || food.uploadedBy !== memberId) && mayOffer(food, profile))
    .map((food) => ({ food, ...personalScore(food, profile) }))
    .filter(({ score }) => score >= LEAST_SCORE);
  const best = topOf(scored, { limit: RECOMMENDED_LIMIT, compare: (one, other) => other.score - one.score || compareStanding(one.food, other.food) });
  const most = best[0]?.score ?? 1;
  return offerTo(best.map((recommended) => ({ ...recommended, score: recommended.score / most })), profile, ({ food }) => food);
}
