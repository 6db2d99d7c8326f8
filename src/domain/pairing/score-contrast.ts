import { foldCase } from '#prelude/text/fold-case.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { PairingReason } from './pairing.ts';
import { bothStateTemperature, foldedSet, reason, statedByBoth, wordsWhere } from './pairing-reasons.ts';
import { contrasts } from './related-words.ts';
import type { ScoredPair } from './score-complement.ts';
import { BOLD, CAREFUL, onFive } from './taster-scales.ts';

/** Points of a Contrast pairing (spec 2 §9). */
export const contrastPoints = {
  flavourPair: 3,
  furthest: 3,
  otherTemperature: 3,
  lovesSpice: 2,
  fearsSpice: -1,
  adventurous: 1,
} as const;

/** A stated spiciness from which a food is spicy: the member's tolerance speaks of those alone. */
export const SPICY_FROM = 3;

/** Why the candidate goes with the food by what sets them apart (spec 2 §9, Contrast). */
export function contrastReasons({ food, candidate, profile }: ScoredPair): readonly PairingReason[] {
  const flavours = foldedSet(food.flavours);
  const contrasting = wordsWhere(candidate.flavours, (word) => contrastsWith(word, flavours) > 0);
  const pairs = contrasting.reduce((sum, word) => sum + contrastsWith(foldCase(word), flavours), 0);
  const isOtherwiseServed =
    bothStateTemperature(food, candidate) && foldCase(food.temperatureServed) !== foldCase(candidate.temperatureServed);
  const adventure = onFive(profile?.adventureLevel ?? null) ?? 0;
  return [
    ...reason('contrasting-flavours', contrasting, pairs * contrastPoints.flavourPair),
    ...differences(food, candidate),
    ...reason(
      'different-temperature',
      [food.temperatureServed, candidate.temperatureServed],
      isOtherwiseServed ? contrastPoints.otherTemperature : 0,
    ),
    ...reason('spice-tolerance', ['spicy'], isSpicy(candidate) ? tolerancePoints(profile?.spiceTolerance ?? null) : 0),
    ...reason('adventure', [], adventure >= BOLD ? contrastPoints.adventurous : 0),
  ];
}

/** From so much between two levels, 0-5, one is plainly stronger. */
const PLAINLY = 1.5;

/** A point for each point between two intensities, up to 3: told apart by which of the two has more of it. */
function differences(food: TasteTraits, candidate: TasteTraits): readonly PairingReason[] {
  const more = (name: IntensityName) => candidate.intensities[name] - food.intensities[name];
  const kindOf = (name: IntensityName) => {
    if (Math.abs(more(name)) < PLAINLY) return 'slight-difference';
    return more(name) > 0 ? 'stronger-intensity' : 'milder-intensity';
  };
  const apart = statedByBoth(food, candidate).filter((name) => more(name) !== 0);
  return (['stronger-intensity', 'milder-intensity', 'slight-difference'] as const).flatMap((kind) => {
    const these = apart.filter((name) => kindOf(name) === kind);
    return reason(
      kind,
      these,
      these.reduce((sum, name) => sum + Math.min(contrastPoints.furthest, Math.abs(more(name))), 0),
    );
  });
}

/** With how many of the food's flavours (folded) a word (folded) contrasts. */
export function contrastsWith(word: string, flavours: ReadonlySet<string>): number {
  let count = 0;
  for (const other of contrasts.get(word) ?? []) if (flavours.has(other)) count += 1;
  return count;
}

function isSpicy({ defaulted, intensities }: Pick<TasteTraits, 'defaulted' | 'intensities'>): boolean {
  return !defaulted.includes('spicy') && intensities.spicy >= SPICY_FROM;
}

/** @param spiceTolerance 1-10, or null */
export function tolerancePoints(spiceTolerance: number | null): number {
  const tolerance = onFive(spiceTolerance);
  if (tolerance === null) return 0;
  if (tolerance >= BOLD) return contrastPoints.lovesSpice;
  return tolerance <= CAREFUL ? contrastPoints.fearsSpice : 0;
}
