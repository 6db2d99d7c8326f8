import { foldCase } from '#prelude/text/fold-case.ts';
import { mayOffer } from '#domain/safety/offer-to.ts';
import { isWithin } from '#domain/foods/level-range.ts';
import { safetyStatusFor } from '#domain/safety/safety-status-for.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { relatedCuisines } from './cuisine-relations.ts';
import type { PairingFilters, PairingQuestion } from './pairing.ts';
import { foldedSet } from './pairing-reasons.ts';

/** Cultural exploration from which cuisines are not looked at any more (spec 2 §3: 1-5). */
const EVERYWHERE = 4;

/** Which cuisines a question lets through: all (null), or a set of them (folded), and whether foods without a cuisine pass too. */
export interface CuisineGate {
  readonly allowed: ReadonlySet<string> | null;
  readonly refused: ReadonlySet<string>;
}

/**
 * The cuisines that cuisine filter, comfort zone and cultural exploration leave (spec 2 §3 and §5, pairing filters):
 *
 * - cultural exploration 1: the food's own cuisine; 2: also direct relations; 3: also the second degree; 4, 5: every cuisine;
 * - comfort zone 'familiar': the food's own, direct relations and preferred ones; 'new': none of the own and the preferred ones.
 */
export function cuisineGate(
  { filters, profile }: Pick<PairingQuestion, 'filters' | 'profile'>,
  origin: string,
): CuisineGate {
  const home = foldCase(origin);
  const liked = foldedSet(profile?.preferredCuisines ?? []);
  const related = relatedCuisines(home);
  const near = [...related].filter(([, { degree }]) => degree === 'direct').map(([cuisine]) => cuisine);
  const gates: ReadonlySet<string>[] = [];
  if (filters.cuisine !== '') gates.push(new Set([foldCase(filters.cuisine)]));
  if (filters.comfortZone === 'familiar') gates.push(new Set([home, ...near, ...liked]));
  if (filters.culturalExploration < EVERYWHERE && home !== '')
    gates.push(reach(filters.culturalExploration, { home, near, related: related.keys() }));
  const [first, ...others] = gates;
  return {
    allowed:
      first === undefined ? null : new Set([...first].filter((cuisine) => others.every((gate) => gate.has(cuisine)))),
    refused: filters.comfortZone === 'new' ? new Set([home, ...liked].filter((cuisine) => cuisine !== '')) : new Set(),
  };
}

function reach(
  exploration: number,
  {
    home,
    near,
    related,
  }: { readonly home: string; readonly near: readonly string[]; readonly related: Iterable<string> },
): ReadonlySet<string> {
  if (exploration <= 1) return new Set([home]);
  return new Set(exploration <= 2 ? [home, ...near] : [home, ...related]);
}

/** Whether a cuisine (folded; '' for a food without one) passes. */
function passesGate({ allowed, refused }: CuisineGate, cuisine: string): boolean {
  return (allowed === null || allowed.has(cuisine)) && !refused.has(cuisine);
}

/**
 * Whether a food may be suggested: not excluded by the member's allergens and restrictions, of an allowed cuisine, stated to keep the
 * diet that is asked for, and within the ranges of spice and sweetness, where a default counts as unknown (R4, R5; spec 2 §5).
 */
export function passesFilters(
  candidate: TasteTraits,
  {
    filters,
    profile,
    gate,
  }: { readonly filters: PairingFilters; readonly profile: TasteProfile | null; readonly gate: CuisineGate },
): boolean {
  if (!mayOffer(candidate, profile)) return false;
  if (!passesGate(gate, foldCase(candidate.origin))) return false;
  if (safetyStatusFor(candidate, { allergens: [], dietaryRestrictions: filters.dietary }) !== 'stated-free')
    return false;
  return isWithin(candidate, 'spicy', filters.spiceIntensity) && isWithin(candidate, 'sweet', filters.sweetnessLevel);
}
