import { clamp } from '#prelude/clamp.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { EvidenceTier, PairingQuestion } from './pairing.ts';
import { foldedSet } from './pairing-reasons.ts';
import { contrasts } from './related-words.ts';
import { complementPoints, preferencePoints } from './score-complement.ts';
import { contrastPoints } from './score-contrast.ts';
import { elevatePoints } from './score-elevate.ts';
import { BOLD, onFive } from './taster-scales.ts';

/** How much of the match is evidence; the rest is the style's points. */
const EVIDENCE = 0.85;
/** The ideal partner shares this part of what two foods can share, or contrasts with it. Not all: it would be the same food again. */
const IDEAL_SHARE = 0.5;
/** A food of which little is stated is measured against this many points, at least. */
const FEWEST_POINTS = 10;
/** A taste idea has at least this share of the ideal points. */
const IDEA_FROM = 0.5;
const LEAST = 10;
const MOST = 95;

/** What the points and the evidence of partners of one food are measured against, in one style (R30). */
export interface MatchScale {
  /** Points of an ideal partner. */
  readonly ideal: number;
  /** Points, in tenths, from which tastes alone make an idea. */
  readonly ideaFrom: number;
}

export function matchScale(
  food: TasteTraits,
  { style, profile, filters }: Omit<PairingQuestion, 'foodId'>,
): MatchScale {
  const ideal = Math.max(FEWEST_POINTS, idealPoints(food, { style, profile, filters }));
  return { ideal, ideaFrom: Math.round(ideal * IDEA_FROM * 10) };
}

function idealPoints(food: TasteTraits, { style, profile, filters }: Omit<PairingQuestion, 'foodId'>): number {
  const stated = intensityNames.filter((name) => !food.defaulted.includes(name));
  const isServed = !food.defaulted.includes('temperatureServed');
  const likes = (list: readonly string[] | undefined) => (list !== undefined && list.length > 0 ? 1 : 0);
  switch (style) {
    case 'complement': {
      const words =
        foldedSet(food.flavours).size * complementPoints.sharedFlavour +
        foldedSet(food.textures).size * complementPoints.sharedTexture +
        foldedSet(food.aromas).size * complementPoints.sharedAroma;
      const liked =
        likes(profile?.preferredCuisines) * preferencePoints.cuisine +
        likes(profile?.preferredFlavours) * preferencePoints.flavour +
        likes(profile?.preferredTextures) * preferencePoints.texture;
      return (
        IDEAL_SHARE * words +
        stated.length * complementPoints.closest +
        (isServed ? complementPoints.sameTemperature : 0) +
        (food.cookingMethods.length > 0 ? complementPoints.sharedCooking : 0) +
        liked * (filters.prioritizeUserTaste ? 2 : 1)
      );
    }
    case 'contrast': {
      const set =
        new Set(food.flavours.map(foldCase).filter((word) => contrasts.has(word))).size * contrastPoints.flavourPair;
      const levels = stated.reduce(
        (sum, name) =>
          sum + Math.min(contrastPoints.furthest, Math.max(food.intensities[name], 5 - food.intensities[name])),
        0,
      );
      return (
        IDEAL_SHARE * (set + levels) +
        (isServed ? contrastPoints.otherTemperature : 0) +
        ((onFive(profile?.adventureLevel ?? null) ?? 0) >= BOLD ? contrastPoints.adventurous : 0)
      );
    }
    default:
      return elevatePoints.sameOrigin + likes(profile?.preferredCuisines) * elevatePoints.preferredCuisine;
  }
}

/** Evidence in tenths of the style's points, so that the two add up to one order. @param worth 0-1 */
export function evidenceTenths({ ideal }: MatchScale, worth: number): number {
  return Math.round((worth * EVIDENCE * ideal * 10) / (1 - EVIDENCE));
}

/** By what partners are put in order, in tenths of a point; at most 0 is none. @param points tenths */
export function matchTenths(
  scale: MatchScale,
  { tier, worth, points }: { readonly tier: EvidenceTier; readonly worth: number; readonly points: number },
): number {
  if (tier === 'idea') return points >= scale.ideaFrom ? points : 0;
  return evidenceTenths(scale, worth) + points;
}

/** Whole percent, 10-95: the share of what an ideal partner would reach, evidence included (R30). */
export function matchPercent(
  { ideal }: MatchScale,
  { worth, score }: { readonly worth: number; readonly score: number },
): number {
  return Math.round(clamp(100 * (EVIDENCE * worth + (1 - EVIDENCE) * clamp(score / ideal, 0, 1)), LEAST, MOST));
}
