import { foldCase } from '#prelude/fold-case.ts';
import type { PairingReason } from './pairing.ts';
import { foldedSet, reason } from './pairing-reasons.ts';
import { relatedCuisines } from './cuisine-relations.ts';
import type { ScoredPair } from './score-complement.ts';

/** Points and confidence (percent) of an Elevate pairing (spec 2 §9). */
export const elevatePoints = { sameOrigin: 10, preferredCuisine: 3 } as const;
const elevateConfidence = { sameOrigin: 85, direct: 80, second: 65, preferredCuisine: 10, most: 90 } as const;

/** Why the candidate's cuisine lifts the food (spec 2 §9, Elevate), and how sure that is; no reasons where the cuisines are strangers. */
export function elevateReasons({ food, candidate, profile }: ScoredPair): { readonly reasons: readonly PairingReason[]; readonly confidence: number } {
  const [home, other] = [foldCase(food.origin), foldCase(candidate.origin)];
  if (home === '' || other === '') return { reasons: [], confidence: 0 };
  const related = relatedCuisines(home).get(other);
  if (home !== other && related === undefined) return { reasons: [], confidence: 0 };
  const isLiked = foldedSet(profile?.preferredCuisines ?? []).has(other);
  const base = home === other ? elevateConfidence.sameOrigin : elevateConfidence[related?.degree ?? 'second'];
  return {
    reasons: [
      ...(home === other
        ? reason('same-origin', [candidate.origin], elevatePoints.sameOrigin)
        : reason('related-origin', [food.origin, candidate.origin], related?.score ?? 0)),
      ...reason('preferred-cuisine', [candidate.origin], isLiked ? elevatePoints.preferredCuisine : 0),
    ],
    confidence: isLiked ? Math.min(elevateConfidence.most, base + elevateConfidence.preferredCuisine) : base,
  };
}
