import { foldCase } from '#prelude/text/fold-case.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { PairingFilters, PairingReason } from './pairing.ts';
import { bothStateTemperature, foldedSet, reason, statedByBoth, wordsWhere } from './pairing-reasons.ts';
import { complements, enhancers, type RelatedWords } from './related-words.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';

/**
 * Points of a Complement pairing (spec 2 §9, Complement). A flavour of the candidate that enhances one of the food counts 2, one that
 * complements it 1, each flavour once, and none that the two share.
 */
export const complementPoints = {
  sharedFlavour: 3,
  sharedTexture: 2,
  sharedAroma: 1,
  enhancer: 2,
  complement: 1,
  closest: 3,
  sameTemperature: 2,
  sharedCooking: 1,
} as const;

/** Points for what the member likes; doubled when the filters say that it comes first. */
export const preferencePoints = { cuisine: 3, flavour: 1.5, texture: 1.5, newCuisine: 2 } as const;

export interface ScoredPair {
  readonly food: TasteTraits;
  readonly candidate: TasteTraits;
  readonly profile: TasteProfile | null;
  readonly filters: PairingFilters;
}

/** Why the candidate goes with the food by what they have in common (spec 2 §9, Complement). */
export function complementReasons(pair: ScoredPair): readonly PairingReason[] {
  const { food, candidate } = pair;
  const flavours = foldedSet(food.flavours);
  const shared = wordsWhere(candidate.flavours, (word) => flavours.has(word));
  const enhancing = wordsWhere(candidate.flavours, (word) => !flavours.has(word) && meets(enhancers, word, flavours));
  const complementing = wordsWhere(
    candidate.flavours,
    (word) => !flavours.has(word) && !meets(enhancers, word, flavours) && meets(complements, word, flavours),
  );
  const textures = foldedSet(food.textures);
  const sharedTextures = wordsWhere(candidate.textures, (word) => textures.has(word));
  const aromas = foldedSet(food.aromas);
  const sharedAromas = wordsWhere(candidate.aromas, (word) => aromas.has(word));
  const methods = foldedSet(food.cookingMethods);
  const sharedMethods = wordsWhere(candidate.cookingMethods, (word) => methods.has(word));
  const isAsWarm =
    bothStateTemperature(food, candidate) && foldCase(food.temperatureServed) === foldCase(candidate.temperatureServed);
  return [
    ...reason('shared-flavours', shared, shared.length * complementPoints.sharedFlavour),
    ...reason('shared-textures', sharedTextures, sharedTextures.length * complementPoints.sharedTexture),
    ...reason('shared-aromas', sharedAromas, sharedAromas.length * complementPoints.sharedAroma),
    ...reason('enhancing-flavours', enhancing, enhancing.length * complementPoints.enhancer),
    ...reason('complementing-flavours', complementing, complementing.length * complementPoints.complement),
    ...closeIntensities(food, candidate),
    ...reason('same-temperature', [candidate.temperatureServed], isAsWarm ? complementPoints.sameTemperature : 0),
    ...reason('shared-cooking', sharedMethods, sharedMethods.length > 0 ? complementPoints.sharedCooking : 0),
    ...preferenceReasons(pair),
  ];
}

function meets(related: RelatedWords, word: string, others: ReadonlySet<string>): boolean {
  for (const other of related.get(word) ?? []) if (others.has(other)) return true;
  return false;
}

/** Levels this near are alike to the tongue; below `TASTED` a taste is hardly there. Both 0-5. */
const ALIKE = 0.5;
const TASTED = 1;

/**
 * Up to 3 points for each intensity, one less for each point between the two. The reasons differ by what is true: both are alike in it, neither has
 * it, or they are merely not far apart.
 */
function closeIntensities(food: TasteTraits, candidate: TasteTraits): readonly PairingReason[] {
  const names = statedByBoth(food, candidate).filter(
    (name) => distance(food, candidate, name) < complementPoints.closest,
  );
  const kindOf = (name: IntensityName) => {
    const levels = [food.intensities[name], candidate.intensities[name]];
    if (levels.every((level) => level < TASTED)) return 'neither-intensity';
    return distance(food, candidate, name) <= ALIKE && levels.every((level) => level >= TASTED)
      ? 'close-intensity'
      : 'near-intensity';
  };
  return (['close-intensity', 'neither-intensity', 'near-intensity'] as const).flatMap((kind) => {
    const these = names.filter((name) => kindOf(name) === kind);
    return reason(
      kind,
      these,
      these.reduce((sum, name) => sum + complementPoints.closest - distance(food, candidate, name), 0),
    );
  });
}

function distance(food: TasteTraits, candidate: TasteTraits, name: keyof TasteTraits['intensities']): number {
  return Math.abs(food.intensities[name] - candidate.intensities[name]);
}

function preferenceReasons({ food, candidate, profile, filters }: ScoredPair): readonly PairingReason[] {
  const times = filters.prioritizeUserTaste ? 2 : 1;
  const likedCuisines = foldedSet(profile?.preferredCuisines ?? []);
  const likedFlavours = foldedSet(profile?.preferredFlavours ?? []);
  const likedTextures = foldedSet(profile?.preferredTextures ?? []);
  const cuisine = foldCase(candidate.origin);
  const flavours = wordsWhere(candidate.flavours, (word) => likedFlavours.has(word));
  const textures = wordsWhere(candidate.textures, (word) => likedTextures.has(word));
  const isLiked = cuisine !== '' && likedCuisines.has(cuisine);
  const isNew =
    filters.adventureMode && cuisine !== '' && cuisine !== foldCase(food.origin) && !likedCuisines.has(cuisine);
  return [
    ...reason('preferred-cuisine', [candidate.origin], isLiked ? preferencePoints.cuisine * times : 0),
    ...reason('preferred-flavours', flavours, flavours.length * preferencePoints.flavour * times),
    ...reason('preferred-textures', textures, textures.length * preferencePoints.texture * times),
    ...reason('new-cuisine', [candidate.origin], isNew ? preferencePoints.newCuisine : 0),
  ];
}
