import { foldCase } from '#prelude/text/fold-case.ts';
import type { Food } from '#domain/foods/food.ts';
import { hasRealRating } from '#domain/foods/has-real-rating.ts';
import { bothStateTemperature } from './pairing-reasons.ts';

/** Derived pairing scores of the taste journey (spec 2 §9), in percent. `isTypical` marks a score that is only the base, because nothing is stated. */
export interface JourneyScore {
  readonly topic: 'colour' | 'texture' | 'temperature' | 'cooking' | 'community';
  /** 0-100. */
  readonly score: number;
  /** spec 2 §9, score colours: green at 80 or more, yellow at 60 or more, red below. */
  readonly band: 'good' | 'fair' | 'low';
  /** Nothing was stated to go by: the documented base stands for it (R4). */
  readonly isTypical: boolean;
}

const base = { colour: 50, texture: 50, temperature: 70, cooking: 60 } as const;
const temperature = { equal: 90, hotAndCold: 95, other: 45 } as const;
const cooking = { equal: 85, related: 75 } as const;
/** How far shared colours and textures lift the base: half of them shared makes it good. */
const SHARED_WORTH = 50;

const hot = ['hot', 'piping hot', 'warm'];
const cold = ['cold', 'frozen', 'cool'];

/** Ways of cooking that do much the same to a food. */
const relatedMethods = [
  ['boiling', 'simmering', 'poaching', 'steaming', 'blanching', 'stewing', 'braising'],
  ['frying', 'deep-frying', 'stir-frying', 'pan-frying', 'sautéing', 'sauteing'],
  ['baking', 'roasting', 'grilling', 'broiling', 'toasting'],
  ['fermenting', 'pickling', 'curing', 'marinating'],
  ['raw', 'chilling', 'freezing', 'mixing'],
];

type Compared = Pick<
  Food,
  'appearance' | 'textures' | 'temperatureServed' | 'cookingMethods' | 'rating' | 'reviewCount' | 'defaulted'
>;

/** The scores of two foods side by side: `one` is the chosen food, `other` the suggested one, whose rating by members counts. */
export function journeyScores(
  one: Parameters<typeof bothStateTemperature>[0] & Compared,
  other: Parameters<typeof bothStateTemperature>[1] & Compared,
): readonly JourneyScore[] {
  const colours = sharedShare(one.appearance.colours, other.appearance.colours);
  const textures = sharedShare(one.textures, other.textures);
  const isServed = bothStateTemperature(one, other);
  const methods = methodScore(one.cookingMethods, other.cookingMethods);
  return [
    scored('colour', base.colour + SHARED_WORTH * (colours ?? 0), colours === null),
    scored('texture', base.texture + SHARED_WORTH * (textures ?? 0), textures === null),
    scored(
      'temperature',
      isServed ? temperatureScore(one.temperatureServed, other.temperatureServed) : base.temperature,
      !isServed,
    ),
    scored('cooking', methods ?? base.cooking, methods === null),
    scored('community', Math.min(100, other.rating * 20), !hasRealRating(other)),
  ];
}

function scored(topic: JourneyScore['topic'], exact: number, isTypical: boolean): JourneyScore {
  const score = Math.round(exact);
  return { topic, score, band: scoreBand(score), isTypical };
}

export function scoreBand(score: number): JourneyScore['band'] {
  if (score >= 80) return 'good';
  return score >= 60 ? 'fair' : 'low';
}

/** The share of the shorter list that is in the other; null when one of them is empty. */
function sharedShare(ones: readonly string[], others: readonly string[]): number | null {
  if (ones.length === 0 || others.length === 0) return null;
  const known = new Set(ones.map(foldCase));
  return others.filter((word) => known.has(foldCase(word))).length / Math.min(ones.length, others.length);
}

function temperatureScore(one: string, other: string): number {
  const [a, b] = [foldCase(one), foldCase(other)];
  if (a === b) return temperature.equal;
  const isContrast = (hot.includes(a) && cold.includes(b)) || (cold.includes(a) && hot.includes(b));
  return isContrast ? temperature.hotAndCold : temperature.other;
}

/** null when one of the two states no method. */
function methodScore(ones: readonly string[], others: readonly string[]): number | null {
  if (ones.length === 0 || others.length === 0) return null;
  const [a, b] = [ones.map(foldCase), others.map(foldCase)];
  if (a.some((method) => b.includes(method))) return cooking.equal;
  const areRelated = relatedMethods.some(
    (family) => a.some((method) => family.includes(method)) && b.some((method) => family.includes(method)),
  );
  return areRelated ? cooking.related : base.cooking;
}
