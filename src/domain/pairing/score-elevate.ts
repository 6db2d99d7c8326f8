import { foldCase } from '#prelude/text/fold-case.ts';
import type { PairingReason } from './pairing.ts';
import { foldedSet, reason } from './pairing-reasons.ts';
import { relatedCuisines } from './cuisine-relations.ts';
import type { ScoredPair } from './score-complement.ts';

/** Points of an Elevate pairing (spec 2 §9). */
export const elevatePoints = { sameOrigin: 10, preferredCuisine: 3 } as const;

/** Why the candidate's cuisine lifts the food (spec 2 §9, Elevate); no reasons where the cuisines are strangers. */
export function elevateReasons({ food, candidate, profile }: ScoredPair): readonly PairingReason[] {
  const [home, other] = [foldCase(food.origin), foldCase(candidate.origin)];
  if (home === '' || other === '') return [];
  const related = relatedCuisines(home).get(other);
  if (home !== other && related === undefined) return [];
  const isLiked = foldedSet(profile?.preferredCuisines ?? []).has(other);
  return [
    ...(home === other
      ? reason('same-origin', [candidate.origin], elevatePoints.sameOrigin)
      : reason('related-origin', [food.origin, candidate.origin], related?.score ?? 0)),
    ...reason('preferred-cuisine', [candidate.origin], isLiked ? elevatePoints.preferredCuisine : 0),
  ];
}
