import { foldCase } from '#prelude/fold-case.ts';
import { topOf } from '#prelude/top-of.ts';
import { compareStanding } from './compare-standing.ts';
import type { Food } from './food.ts';
import { mayOffer, offerTo } from './safety/offer-to.ts';
import type { Offered } from './safety/offered.ts';
import type { SafetyNeeds } from './safety/standing-for.ts';
import type { SafetyFacts } from './safety/stated-topics.ts';

export const similarPoints = { flavour: 2, texture: 1.5, origin: 1 } as const;
export const SIMILAR_LIMIT = 4;

type TasteTraits = Pick<Food, 'id' | 'name' | 'flavours' | 'textures' | 'origin' | 'rating' | 'reviewCount' | 'defaulted'> & SafetyFacts;

export interface SimilarFood<F> {
  readonly food: F;
  /** Above 0; 2 per shared flavour, 1.5 per shared texture, 1 for the same origin. */
  readonly score: number;
}

/** The foods most like `food` that may be offered, best first, at most 4 (spec 1 §9, similar foods; R28). Ties by real rating, review count, name, then id. */
export function similarFoods<F extends TasteTraits>(food: TasteTraits, candidates: Iterable<F>, needs: SafetyNeeds | null): Offered<SimilarFood<F>> {
  const best = topOf(scoredFoods(food, candidates, needs), {
    limit: SIMILAR_LIMIT,
    compare: (one, other) => other.score - one.score || compareStanding(one.food, other.food),
  });
  return offerTo(best, needs, (similar) => similar.food);
}

function* scoredFoods<F extends TasteTraits>(food: TasteTraits, candidates: Iterable<F>, needs: SafetyNeeds | null): Generator<SimilarFood<F>> {
  const flavours = new Set(food.flavours.map(foldCase));
  const textures = new Set(food.textures.map(foldCase));
  const origin = foldCase(food.origin);
  for (const candidate of candidates) {
    if (candidate.id === food.id) continue;
    const score =
      similarPoints.flavour * sharedWords(flavours, candidate.flavours) +
      similarPoints.texture * sharedWords(textures, candidate.textures) +
      (origin !== '' && foldCase(candidate.origin) === origin ? similarPoints.origin : 0);
    if (score > 0 && mayOffer(candidate, needs)) yield { food: candidate, score };
  }
}

function sharedWords(words: ReadonlySet<string>, others: readonly string[]): number {
  return others.reduce((shared, word) => (words.has(foldCase(word)) ? shared + 1 : shared), 0);
}
