import { assertNever } from '#prelude/assert-never.ts';
import { nothingAvoided, safetyStatusFor } from '#domain/safety/safety-status-for.ts';
import type { PairingExplanation, PairingReason, PairingStyle } from './pairing.ts';
import { scoreOf, unknownParts } from './pairing-reasons.ts';
import { complementReasons, type ScoredPair } from './score-complement.ts';
import { contrastReasons } from './score-contrast.ts';
import { elevateReasons } from './score-elevate.ts';

export interface PairingScore {
  /** The sum of the reasons' points. */
  readonly score: number;
  readonly explanation: PairingExplanation;
}

/** A style's points for two foods, and what they are for (spec 2 §9, pairing results). Evidence and filters are not looked at here. */
export function scorePairing({ style, ...pair }: ScoredPair & { readonly style: PairingStyle }): PairingScore {
  const reasons = reasonsOf(style, pair);
  const unknown = unknownParts(pair.food, pair.candidate);
  return {
    score: scoreOf(reasons),
    explanation: {
      reasons,
      unknown:
        safetyStatusFor(pair.candidate, pair.profile ?? nothingAvoided) === 'not-stated'
          ? [...unknown, 'allergens']
          : unknown,
    },
  };
}

function reasonsOf(style: PairingStyle, pair: ScoredPair): readonly PairingReason[] {
  switch (style) {
    case 'complement':
      return complementReasons(pair);
    case 'contrast':
      return contrastReasons(pair);
    case 'elevate':
      return elevateReasons(pair);
    default:
      return assertNever(style);
  }
}
