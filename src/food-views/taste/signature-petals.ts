import { TASTERS_TO_MEASURE } from '#domain/foods/effective-taste.ts';
import type { Food } from '#domain/foods/food.ts';
import { type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { decodeTastings } from '#domain/tasting/decode-tastings.ts';
import { measureOf } from '#domain/tasting/tasting-sums.ts';

/** Where each taste stands, clockwise from the top. The places never change, so that a shape is learned like a face. */
export const signatureOrder = ['sweet', 'salty', 'umami', 'spicy', 'bitter', 'sour'] as const;

/** What a signature is drawn from. */
export type SignedFood = Pick<Food, 'intensities' | 'defaulted' | 'tastings' | 'flavours' | 'textures'>;

/** Where a level comes from: tasters (R32), the one who contributed the food, or a default that nobody stated (R4). */
type LevelSource = 'measured' | 'stated' | 'typical';

export interface Petal {
  readonly taste: IntensityName;
  /** Degrees, clockwise from the top. */
  readonly angle: number;
  /** 0-5. */
  readonly level: number;
  readonly source: LevelSource;
  /** How far tasters are apart, as the standard deviation; 0 where nothing is measured. */
  readonly spread: number;
}

/** The radius at level 5, in a box from -20 to 20; a petal of level 0 has no length. */
const REACH = 18.5;
/** Radians to either side of its middle that a petal takes: six of them, with 30 degrees each, do not quite meet. */
const HALF_ANGLE = (27.5 * Math.PI) / 180;

/** The six petals of a food, in their order. */
export function petalsOf({ intensities, defaulted, tastings }: SignedFood): readonly Petal[] {
  const { levels } = decodeTastings(tastings).everyone;
  return signatureOrder.map((taste, place) => {
    const measure = levels[taste] === undefined ? null : measureOf(levels[taste]);
    const isMeasured = measure !== null && measure.tasters >= TASTERS_TO_MEASURE;
    return {
      taste,
      angle: (place * 360) / signatureOrder.length,
      level: intensities[taste],
      source: isMeasured ? 'measured' : defaulted.includes(taste) ? 'typical' : 'stated',
      spread: isMeasured ? (measure.spread ?? 0) : 0,
    };
  });
}

/** The length of a petal, 0-18.5: its square grows with the level, so that the areas of two petals compare as their levels do. */
export function petalLength(level: number): number {
  return REACH * Math.sqrt(Math.min(5, Math.max(0, level)) / 5);
}

/** A petal that points up from the middle, as an SVG path: two straight sides and the round end that both touch. '' for level 0. */
export function petalPath(level: number): string {
  const length = petalLength(level);
  if (length === 0) return '';
  const middleOfEnd = length / (1 + Math.sin(HALF_ANGLE));
  const side = middleOfEnd * Math.cos(HALF_ANGLE);
  const [x, y, radius] = [side * Math.sin(HALF_ANGLE), side * Math.cos(HALF_ANGLE), length - middleOfEnd].map(round);
  return `M0 0L${x} -${y}A${radius} ${radius} 0 1 0 -${x} -${y}Z`;
}

const round = (number: number) => Math.round(number * 100) / 100;

/** The tastes that speak, strongest first: stated or measured above 0; of equals the one that the vocabulary names first. */
export function leadingTastes(petals: readonly Petal[], atMost = 3): readonly Petal[] {
  return petals
    .filter(({ level, source }) => level > 0 && source !== 'typical')
    .toSorted(
      (one, other) =>
        other.level - one.level || intensityNames.indexOf(one.taste) - intensityNames.indexOf(other.taste),
    )
    .slice(0, atMost);
}

/** The two or three words that stand beside a signature, as the food has them: its first flavours that no petal says already, then textures. */
export function leadingWords({ flavours, textures }: SignedFood, atMost = 3): readonly string[] {
  const said = new Set<string>(intensityNames);
  const words = flavours.filter((word) => !said.has(word.toLowerCase()));
  const [texture] = textures;
  const led = texture === undefined ? words : [...words.slice(0, atMost - 1), texture];
  return [...new Set([...led, ...words, ...textures])].slice(0, atMost);
}
