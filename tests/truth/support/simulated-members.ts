import type { Food } from '#domain/foods/food.ts';
import { aromaFamilyNames } from '#domain/personal/aroma-families.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import { type Tasting, tastedParts } from '#domain/tasting/tasting.ts';
import { type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { clamp } from '#prelude/clamp.ts';
import { seeded } from '#tests/bench/support/seeded.ts';

/** Somebody whose taste nobody wrote down: what the quiz was told of it, and the stars that each food gets, by its place. */
export interface SimulatedMember {
  readonly profile: TasteProfile;
  /** Whole stars 1-5. */
  readonly stars: readonly number[];
  /** How much each food is really liked, in stars that are neither whole nor held between 1 and 5, by its place. */
  readonly liking: readonly number[];
  /** How each food tasted to them, by its place; null where that was not told, and everywhere in a world without tastings. */
  readonly tastings: readonly (Tasting | null)[];
}

export interface Simulation {
  readonly seed: number;
  readonly members: number;
  readonly foods: readonly Food[];
  /** Whether foods taste otherwise than one contributor stated, to each member a little differently, and members tell it of most foods. */
  readonly tasting?: boolean;
  /** How many members the crowd has; 60 where nothing is said. */
  readonly crowd?: number;
  /** Stars of standard deviation by what is not among the product's features: 0.4 where nothing is said. */
  readonly latent?: number;
}

export interface SimulatedWorld {
  /** The same foods, rated by a crowd that is none of the members: few have many ratings, many have few or none. */
  readonly foods: readonly Food[];
  readonly members: readonly SimulatedMember[];
  /** What the crowd wrote, one after the other: by whom, of which food by its place, and the stars. */
  readonly reviews: readonly CrowdReview[];
}

export interface CrowdReview {
  readonly member: number;
  readonly place: number;
  readonly stars: number;
}

const LATENTS = 8;
const CROWD = 60;
/** Stars of standard deviation that each cause gives a taste. The first, the dislikes, the crowd's taste and the noise are nothing that a record says. */
const CAUSES = { latent: 0.4, words: 0.7, levels: 1.1, cuisine: 0.7, quality: 0.25, noise: 0.3 };
const MEAN = 3.55;
const BIAS = 0.35;
const quizFlavours = ['savory', 'umami', 'tangy', 'bitter', 'sour', 'rich', 'fresh', 'smoky'];
const quizTextures = ['crunchy', 'creamy', 'chewy', 'smooth', 'crispy', 'soft', 'firm', 'silky'];

/**
 * Members with a hidden taste, made so that no model of the product's own features can know all of it: foods have latent factors (half by raw
 * ingredients, ways of cooking and words of the name, half by nothing that is written down), members love and leave some words, have ideal levels and
 * cuisines, cannot stand a few ingredients and some foods for no reason, are generous or strict, and do not give the same stars twice.
 */
export function simulateMembers({
  seed,
  members,
  foods,
  tasting = false,
  crowd: size = CROWD,
  latent = CAUSES.latent,
}: Simulation): SimulatedWorld {
  const random = seeded(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const latents = standardised(latentFactors(foods, normal));
  const quality = foods.map(() => normal());
  const palates = palatesOf(foods, { seed, tasting });
  const draw = () =>
    drawMember({ foods, latents, quality, random, normal, palate: palates(), worth: { ...CAUSES, latent } });
  const crowd = Array.from({ length: size }, draw);
  const reviews: CrowdReview[] = [];
  const rated = foods.map((food, place) => {
    const count = Math.floor(size * random() ** 3);
    const stars = crowd.slice(0, count).map((one) => one.stars[place] ?? 0);
    reviews.push(...stars.map((one, member) => ({ member, place, stars: one })));
    if (count === 0) return food;
    return {
      ...food,
      rating: stars.reduce((sum, one) => sum + one, 0) / count,
      reviewCount: count,
      defaulted: food.defaulted.filter((part) => part !== 'rating'),
    };
  });
  return { foods: rated, members: Array.from({ length: members }, draw), reviews };
}

interface Draw {
  readonly foods: readonly Food[];
  readonly latents: readonly (readonly number[])[];
  readonly quality: readonly number[];
  readonly random: () => number;
  readonly normal: () => number;
  readonly palate: Palate;
  readonly worth: typeof CAUSES;
}

function drawMember({ foods, latents, quality, random, normal, palate, worth }: Draw): SimulatedMember {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const weightOf = remembered(() => (random() < 0.3 ? normal() : 0.1 * normal()));
  const cuisineOf = remembered(normal);
  const tastes = latents[0]?.map(() => normal() / Math.sqrt(LATENTS)) ?? [];
  const ideals = Object.fromEntries(intensityNames.map((name) => [name, clamp(1.8 + 1.3 * normal(), 0, 5)])) as Record<
    (typeof intensityNames)[number],
    number
  >;
  const cares = Object.fromEntries(
    intensityNames.map((name) => [name, (name === 'spicy' || name === 'sweet' ? 1.5 : 0.6) * random()]),
  ) as typeof ideals;
  const dislikes = new Set(Array.from({ length: 2 }, () => pick(pick(foods).ingredients)));
  const causes = {
    latent: spread(latents.map((factors) => factors.reduce((sum, factor, at) => sum + factor * (tastes[at] ?? 0), 0))),
    words: spread(
      palate.foods.map(({ flavours, textures, aromas }) =>
        [...flavours, ...textures, ...aromas].reduce((sum, word) => sum + weightOf(word), 0),
      ),
    ),
    levels: spread(
      palate.foods.map(({ intensities }) =>
        intensityNames.reduce((sum, name) => sum - cares[name] * Math.abs(intensities[name] - ideals[name]) ** 1.5, 0),
      ),
    ),
    cuisine: spread(foods.map(({ origin }) => cuisineOf(origin))),
    quality,
  };
  const bias = BIAS * normal();
  const liking: number[] = [];
  const stars = foods.map((food, place) => {
    const taste = (Object.keys(causes) as (keyof typeof causes)[]).reduce(
      (sum, name) => sum + worth[name] * (causes[name][place] ?? 0),
      MEAN + bias,
    );
    const refused = food.ingredients.some((ingredient) => dislikes.has(ingredient)) || random() < 0.02 ? 1.6 : 0;
    liking.push(taste - refused);
    return Math.round(clamp(taste - refused + worth.noise * normal(), 1, 5));
  });
  const chosen = (words: readonly string[]) =>
    words.filter((word) => weightOf(word) + 0.3 * normal() > 0.4).slice(0, 4);
  const cuisines = [...new Set(foods.map(({ origin }) => origin))].toSorted(
    (one, other) => cuisineOf(other) - cuisineOf(one),
  );
  const profile: TasteProfile = {
    ...emptyTasteProfile,
    spiceTolerance: clamp(Math.round(ideals.spicy * 2 + 0.6 * normal()), 1, 10),
    sweetnessPreference: clamp(Math.round(ideals.sweet + 0.5 * normal()), 1, 5),
    adventureLevel: 1 + Math.floor(random() * 10),
    preferredFlavours: chosen(quizFlavours),
    preferredTextures: chosen(quizTextures),
    preferredAromas: [pick(aromaFamilyNames)],
    preferredCuisines: random() < 0.5 ? cuisines.slice(0, 2) : [],
  };
  return { profile, stars, liking, tastings: palate.tastings };
}

/** The foods as they taste to one member, and what the member tells of that. */
interface Palate {
  readonly foods: readonly Food[];
  readonly tastings: readonly (Tasting | null)[];
}

/** Levels of standard deviation: by how far a contributor is wrong, by how far a member tastes all foods otherwise than others do, and what is said otherwise than it was. */
const WRONG = { stated: 0.7, sense: 0.5, said: 0.3 } as const;
/** Shares: of words that do not fit, of foods whose tasting is told, of levels and of words that it speaks of. */
const SHARES = { unfit: 0.12, told: 0.6, levels: 0.8, words: 0.5 } as const;

/** @returns draws the next member's */
function palatesOf(
  foods: readonly Food[],
  { seed, tasting }: { readonly seed: number; readonly tasting: boolean },
): () => Palate {
  if (!tasting) return () => ({ foods, tastings: foods.map(() => null) });
  const random = seeded(seed + 7);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const real = foods.map((food) => ({
    ...food,
    intensities: levelsBy((name) => food.intensities[name] + WRONG.stated * normal()),
    flavours: food.flavours.filter(() => random() >= SHARES.unfit),
    textures: food.textures.filter(() => random() >= SHARES.unfit),
    aromas: food.aromas.filter(() => random() >= SHARES.unfit),
  }));
  return () => {
    const senses = levelsOf(() => WRONG.sense * normal());
    const tasted = real.map((food) => ({
      ...food,
      intensities: levelsBy((name) => food.intensities[name] + senses[name]),
    }));
    return {
      foods: tasted,
      tastings: tasted.map((food, place) => (random() < SHARES.told ? toldOf(food, foods[place] as Food) : null)),
    };
  };
  function toldOf(tasted: Food, stated: Food): Tasting {
    const said = levelsBy((name) => tasted.intensities[name] + WRONG.said * normal());
    return {
      levels: Object.fromEntries(
        intensityNames.filter(() => random() < SHARES.levels).map((name) => [name, said[name]]),
      ),
      words: tastedParts.flatMap((part) =>
        stated[part]
          .filter(() => random() < SHARES.words)
          .map((word) => ({ part, word, agrees: tasted[part].includes(word) })),
      ),
    };
  }
}

function levelsOf(level: (name: IntensityName) => number): Record<IntensityName, number> {
  return Object.fromEntries(intensityNames.map((name) => [name, level(name)])) as Record<IntensityName, number>;
}

/** Held between 0 and 5, to a tenth. */
function levelsBy(level: (name: IntensityName) => number): Record<IntensityName, number> {
  return levelsOf((name) => Math.round(clamp(level(name), 0, 5) * 10) / 10);
}

/** Half by what is not among the product's features as such, half by nothing. */
function latentFactors(foods: readonly Food[], normal: () => number): readonly (readonly number[])[] {
  const vector = () => Array.from({ length: LATENTS }, normal);
  const vectorOf = remembered(vector);
  return foods.map((food) => {
    const traces = [
      ...food.ingredients,
      ...food.cookingMethods.map((one) => `way ${one}`),
      ...food.name.split(' ').map((one) => `name ${one}`),
      `${food.origin} ${food.cookingMethods[0] ?? ''}`,
    ];
    const own = vector();
    return own.map(
      (factor, at) =>
        factor * 0.7 +
        (0.7 * traces.reduce((sum, trace) => sum + (vectorOf(trace)[at] ?? 0), 0)) / Math.sqrt(traces.length),
    );
  });
}

function remembered<T>(draw: () => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const value = known.get(name) ?? draw();
    known.set(name, value);
    return value;
  };
}

/** Mean 0 and standard deviation 1. */
function spread(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return values.map((value) => (deviation === 0 ? 0 : (value - mean) / deviation));
}

function standardised(rows: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const columns = Array.from({ length: LATENTS }, (_, at) => spread(rows.map((row) => row[at] ?? 0)));
  return rows.map((_, place) => columns.map((column) => column[place] ?? 0));
}
