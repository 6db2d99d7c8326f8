import { assertNever } from '#prelude/assert-never.ts';
import { clamp } from '#prelude/clamp.ts';
import { nothingAvoided, standingFor } from '#domain/safety/standing-for.ts';
import type { PairingExplanation, PairingReason, PairingStyle } from './pairing.ts';
import { scoreOf, unknownParts } from './pairing-reasons.ts';
import { complementReasons, type ScoredPair } from './score-complement.ts';
import { contrastReasons } from './score-contrast.ts';
import { elevateReasons } from './score-elevate.ts';

/** Score that counts as certain, and the least and most confidence in percent (spec 2 §9: 'score/20 clamped 10-95', 'score/15 clamped 15-90'). */
const certainty = {
  complement: { full: 20, least: 10, most: 95 },
  contrast: { full: 15, least: 15, most: 90 },
} as const;

export interface PairingScore {
  /** The sum of the reasons' points; only above 0 is a pairing. */
  readonly score: number;
  /** 0-100. */
  readonly confidence: number;
  readonly explanation: PairingExplanation;
}

/** How well the candidate goes with the food in a style, and why (spec 2 §9, pairing results). Filters are not applied here. */
export function scorePairing({ style, ...pair }: ScoredPair & { readonly style: PairingStyle }): PairingScore {
  const { reasons, confidence } = reasonsOf(style, pair);
  const unknown = unknownParts(pair.food, pair.candidate);
  return {
    score: scoreOf(reasons),
    confidence,
    explanation: { reasons, unknown: standingFor(pair.candidate, pair.profile ?? nothingAvoided) === 'not-stated' ? [...unknown, 'allergens'] : unknown },
  };
}

function reasonsOf(style: PairingStyle, pair: ScoredPair): { readonly reasons: readonly PairingReason[]; readonly confidence: number } {
  switch (style) {
    case 'complement':
      return withConfidence(complementReasons(pair), style);
    case 'contrast':
      return withConfidence(contrastReasons(pair), style);
    case 'elevate':
      return elevateReasons(pair);
    default:
      return assertNever(style);
  }
}

function withConfidence(reasons: readonly PairingReason[], style: keyof typeof certainty) {
  return { reasons, confidence: pairingConfidence(scoreOf(reasons), style) };
}

/** Whole percent: the share that the score has of the score that counts as certain, clamped (spec 2 §9). */
export function pairingConfidence(score: number, style: 'complement' | 'contrast'): number {
  const { full, least, most } = certainty[style];
  return Math.round(clamp((score / full) * 100, least, most));
}
