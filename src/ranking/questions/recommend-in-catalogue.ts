import { adventurePoints, personalPoints, RATED_ABOVE, type RecommendedFood, recommendFoods, RECOMMENDED_LIMIT } from '#domain/personal/recommend-foods.ts';
import { likedWords } from '#domain/personal/liked-words.ts';
import { type Offered, offerToAnyone } from '#domain/safety/offered.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { foldCase } from '#prelude/fold-case.ts';
import type { Catalogue } from '#ranking/catalogue.ts';
import { addWorths } from '#ranking/columns/add-worths.ts';
import { realRatingAt } from '#ranking/columns/real-rating-at.ts';
import { worthTable } from '#ranking/columns/worth-table.ts';
import { contenders } from '#ranking/contenders.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';
import type { Taster } from '#ranking/ranking.ts';

/** The foods most to a member's taste, as `recommendFoods` of the domain finds them, by one pass over the columns (spec 1 §9; R20). */
export function recommendInCatalogue(catalogue: LayeredCatalogue, taster: Taster): Offered<RecommendedFood<TasteTraits>> {
  const { memberId, profile } = taster;
  if (profile === null) return offerToAnyone([]);
  const passes = (food: TasteTraits) => (memberId === null || food.uploadedBy !== memberId);
  return recommendFoods(contenders(catalogue, { scores: personalScores(catalogue.base, profile), limit: RECOMMENDED_LIMIT, needs: profile, passes }), taster);
}

/** `personalScore` of every row, in tenths. */
function personalScores({ columns: { foods }, rows }: Catalogue, profile: TasteProfile): Int32Array {
  const liked = likedWords(profile);
  const worthOf = (wanted: ReadonlySet<string>, points: number) => worthTable(foods.words, (word) => (word !== '' && wanted.has(foldCase(word)) ? points : 0));
  const cuisines = worthOf(liked.cuisines, personalPoints.cuisine);
  const wellRated = personalPoints.wellRated * 10;
  const scores = new Int32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const descriptors = sizeAt(foods.flavours.starts, row) + sizeAt(foods.textures.starts, row) + sizeAt(foods.aromas.starts, row);
    scores[row] = (cuisines[foods.origins[row] ?? 0] ?? 0) + adventurePoints(profile.adventureLevel, descriptors) * 10 + (realRatingAt(foods, row) > RATED_ABOVE ? wellRated : 0);
  }
  addWorths(foods.flavours, worthOf(liked.flavours, personalPoints.flavour), scores);
  addWorths(foods.textures, worthOf(liked.textures, personalPoints.texture), scores);
  addWorths(foods.aromas, worthOf(liked.aromas, personalPoints.aroma), scores);
  return scores;
}

function sizeAt(starts: Uint32Array, row: number): number {
  return (starts[row + 1] ?? 0) - (starts[row] ?? 0);
}
