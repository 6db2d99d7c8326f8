import { foldCase } from '#prelude/text/fold-case.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { intensityNames, type IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { PairingExplanation, PairingReason } from './pairing.ts';

/** Points are kept to a tenth, as the taste levels are, so that the reasons add up to the score. */
function roundPoints(points: number): number {
  return Math.round(points * 10) / 10;
}

export function reason(
  kind: PairingReason['kind'],
  words: readonly string[],
  points: number,
): readonly PairingReason[] {
  const rounded = roundPoints(points);
  return rounded === 0 ? [] : [{ kind, words, points: rounded }];
}

export function scoreOf(reasons: readonly PairingReason[]): number {
  return roundPoints(reasons.reduce((sum, { points }) => sum + points, 0));
}

export function foldedSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(foldCase));
}

/** The candidate's words that pass, each once, in its own spelling. */
export function wordsWhere(words: readonly string[], passes: (folded: string) => boolean): readonly string[] {
  const seen = new Set<string>();
  return words.filter((word) => {
    const folded = foldCase(word);
    if (seen.has(folded) || !passes(folded)) return false;
    seen.add(folded);
    return true;
  });
}

/** The intensities that both foods state; a default is no evidence (R4). */
export function statedByBoth(food: TasteTraits, candidate: TasteTraits): readonly IntensityName[] {
  return intensityNames.filter((name) => !food.defaulted.includes(name) && !candidate.defaulted.includes(name));
}

export function bothStateTemperature(food: TasteTraits, candidate: TasteTraits): boolean {
  return !food.defaulted.includes('temperatureServed') && !candidate.defaulted.includes('temperatureServed');
}

/** What one of the two does not say. */
export function unknownParts(food: TasteTraits, candidate: TasteTraits): PairingExplanation['unknown'] {
  const missing = (isMissing: (one: TasteTraits) => boolean) => isMissing(food) || isMissing(candidate);
  const parts: PairingExplanation['unknown'][number][] = [];
  if (missing(({ flavours }) => flavours.length === 0)) parts.push('flavours');
  if (missing(({ textures }) => textures.length === 0)) parts.push('textures');
  if (missing(({ aromas }) => aromas.length === 0)) parts.push('aromas');
  if (statedByBoth(food, candidate).length < intensityNames.length) parts.push('intensities');
  if (!bothStateTemperature(food, candidate)) parts.push('temperature');
  if (missing(({ cookingMethods }) => cookingMethods.length === 0)) parts.push('cooking');
  if (missing(({ origin }) => origin === '')) parts.push('origin');
  return parts;
}
