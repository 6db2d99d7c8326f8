import { foldCase } from '#prelude/text/fold-case.ts';
import { type MatchScale, matchPercent, matchTenths } from './pairing-match.ts';
import { isStated, type Partner } from './choose-partners.ts';
import { isNearlySame } from './nearly-same.ts';
import type { PairingEvidence, PairingStyle, PairingSuggestion } from './pairing.ts';
import { partnerEvidence, type PartnerQuestion } from './partners/partner-evidence.ts';
import { type Nearness, nearnessOf } from './partners/vote-count.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { type PairingScore, scorePairing } from './score-pairing.ts';
import type { ScoredPair } from './score-complement.ts';
import { plateOf } from './plate.ts';
import { servedTogether } from './served-together.ts';

export interface WeighedPartner extends Partner, PairingScore {}

type WeighedPair = ScoredPair & {
  readonly style: PairingStyle;
  readonly question: PartnerQuestion;
  readonly scale: MatchScale;
};

/** A taste idea: courses that are eaten together, and no record that says more. */
const idea: PairingEvidence = { tier: 'idea', worth: 0, facts: [] };
/** Tastes alone are an idea only for courses that meet at least this well. */
const IDEA_FITS_FROM = 0.5;

/** A candidate with its evidence, its points and its place in the order (R30, R31); null where it is no partner. */
export function weighPartner({ question, scale, ...pair }: WeighedPair): WeighedPartner | null {
  const evidence = evidenceFor(question, pair.candidate);
  if (evidence === null) return null;
  const scored = scorePairing(pair);
  const points = Math.round(scored.score * 10);
  if (!mayPartner(evidence, { style: pair.style, points })) return null;
  const match = matchTenths(scale, { ...evidence, points });
  return match <= 0 || (!isStated(evidence) && isNearlySame(pair.food, pair.candidate))
    ? null
    : { ...scored, candidate: pair.candidate, evidence, match };
}

/** What records and members say of the two, or else the mere idea that they suit each other; no idea where members said that they do not. */
export function evidenceFor(question: PartnerQuestion, candidate: TasteTraits): PairingEvidence | null {
  const evidence = partnerEvidence(question, candidate);
  if (evidence !== null || question.members.has(candidate.id)) return evidence;
  const fit = servedTogether(question.plate, plateOf(candidate));
  return isIdea(fit, nearnessOf(question.cuisine, foldCase(candidate.origin)), question.cuisine) ? idea : null;
}

/** Where a kitchen is known, tastes alone bring nothing from one that is far from it. */
export function isIdea(fit: number, nearness: Nearness, cuisine: string): boolean {
  return fit >= IDEA_FITS_FROM && (nearness !== 'far' || cuisine === '');
}

/**
 * A partner needs points above 0. One that a record or members state needs none, except in Elevate, which keeps to related cuisines.
 *
 * @param points in tenths
 */
export function mayPartner(
  evidence: PairingEvidence,
  { style, points }: { readonly style: PairingStyle; readonly points: number },
): boolean {
  return points > 0 || (style !== 'elevate' && isStated(evidence));
}

export function suggestionOf(
  { candidate: { id }, score, evidence, explanation }: WeighedPartner,
  scale: MatchScale,
): PairingSuggestion {
  return { id, score, confidence: matchPercent(scale, { worth: evidence.worth, score }), evidence, explanation };
}
