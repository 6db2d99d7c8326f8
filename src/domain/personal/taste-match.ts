import { clamp } from '#prelude/clamp.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { realRating } from '#domain/foods/compare-by-rating.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { allAvoided } from '#domain/safety/avoided-in.ts';
import { allergenStatus } from '#domain/safety/allergen-status.ts';
import { dietStatus } from '#domain/safety/diet-status.ts';
import { type SafetyStatus, speaksAgainst } from '#domain/safety/safety-status.ts';
import { likedWords } from './liked-words.ts';

/** What a match may look at. 'allergen' and 'diet' are must-haves. */
type MatchTopic =
  | 'flavours'
  | 'textures'
  | 'aromas'
  | 'cuisine'
  | 'spice'
  | 'sweetness'
  | 'adventure'
  | 'rating'
  | 'allergen'
  | 'diet';

export interface MatchReason {
  readonly topic: MatchTopic;
  /** The words it is about: shared flavours, the allergen, the flag. */
  readonly words: readonly string[];
  /** -1 (speaks against it) … 1 (speaks for it). */
  readonly fit: number;
}

export type TasteMatch =
  | {
      readonly kind: 'match';
      /** Whole percent, 0-100. */
      readonly percent: number;
      /** The strongest, at most 3. */
      readonly forIt: readonly MatchReason[];
      readonly against: readonly MatchReason[];
      /** What the member cares about and nobody stated, must-haves first. */
      readonly unknown: readonly MatchReason[];
      /** 'unmet' or 'unknown' must-haves hold the percentage down. */
      readonly mustHaves: 'met' | 'unknown' | 'unmet';
    }
  /** Nothing is stated of the food that the member told a liking for: any figure would be a guess (R4). */
  | { readonly kind: 'little-known'; readonly unknown: readonly MatchReason[]; readonly mustHaves: 'met' | 'unknown' }
  /** The profile says nothing to compare. */
  | { readonly kind: 'profile-empty' };

/**
 * How much each topic weighs. The preferences follow the proportions of the personalised scoring (spec 1 §9: flavour 2, texture 1.5,
 * cuisine 3, aroma as in R2); the scales and the other members' verdict are worth about one preference each.
 */
const matchWeights: Readonly<Record<Exclude<MatchTopic, 'allergen' | 'diet'>, number>> = {
  flavours: 30,
  textures: 20,
  aromas: 10,
  cuisine: 15,
  spice: 15,
  sweetness: 10,
  adventure: 10,
  rating: 10,
};

/** Percent that a match cannot exceed while a must-have is unmet, or not stated (R5). */
export const MATCH_CAP = { unmet: 5, unknown: 60 } as const;
/** So many shared words of a kind are as good as all. */
const ENOUGH_WORDS = 3;
const REASONS = 3;
/** The fit of what may be in it, a little above that of what is. */
const MAY = -0.9;
/** A fit that speaks neither for nor against. */
const NEUTRAL = 0.5;

/** One topic: how well it fits (0-1), or null where the food does not say. */
interface Evidence {
  readonly topic: Exclude<MatchTopic, 'allergen' | 'diet'>;
  readonly fit: number | null;
  readonly words: readonly string[];
}

/**
 * 'Will I like it?': the share of what a member cares about that a food meets, as a weighted mean over what the food states. Defaults
 * are never evidence (R4); an allergen or a diet that is not met caps the match, and so does one that is not stated (R5).
 */
export function tasteMatch(food: TasteTraits, profile: TasteProfile): TasteMatch {
  const evidence = evidenceOf(food, profile);
  const mustHaves = mustHavesOf(food, profile);
  if (evidence.length === 0 && mustHaves.length === 0) return { kind: 'profile-empty' };
  const known = evidence.filter((one): one is Evidence & { readonly fit: number } => one.fit !== null);
  const weight = known.reduce((sum, { topic }) => sum + matchWeights[topic], 0);
  const share = known.reduce((sum, { topic, fit }) => sum + matchWeights[topic] * fit, 0) / Math.max(1, weight);
  const status = statusOf(mustHaves);
  const reasons = known
    .map(({ topic, fit, words }) => ({ topic, words, fit: (fit - NEUTRAL) * 2 }))
    .toSorted(
      (one, other) => matchWeights[other.topic] * Math.abs(other.fit) - matchWeights[one.topic] * Math.abs(one.fit),
    );
  const about = (isMeant: (one: SafetyStatus) => boolean, fit: number) =>
    mustHaves.filter((one) => isMeant(one.status)).map(({ topic, word }) => ({ topic, words: [word], fit }));
  const unknown = [
    ...about((one) => one === 'not-stated', 0),
    ...evidence.filter(({ fit }) => fit === null).map(({ topic }) => ({ topic, words: [], fit: 0 })),
  ];
  if (known.length === 0 && status !== 'unmet') return { kind: 'little-known', unknown, mustHaves: status };
  return {
    kind: 'match',
    percent: Math.min(status === 'met' ? 100 : MATCH_CAP[status], Math.round(share * 100)),
    forIt: reasons.filter(({ fit }) => fit > 0).slice(0, REASONS),
    against: [
      ...about((one) => one === 'contains', -1),
      ...about((one) => one === 'may-contain', MAY),
      ...reasons.filter(({ fit }) => fit < 0),
    ].slice(0, REASONS),
    unknown,
    mustHaves: status,
  };
}

function evidenceOf(food: TasteTraits, profile: TasteProfile): readonly Evidence[] {
  const liked = likedWords(profile);
  const taste = [
    wordEvidence('flavours', food.flavours, liked.flavours),
    wordEvidence('textures', food.textures, liked.textures),
    wordEvidence('aromas', food.aromas, liked.aromas),
    cuisineEvidence(food.origin, liked.cuisines),
    levelEvidence(
      'spice',
      profile.spiceTolerance,
      food.defaulted.includes('spicy') ? null : spiceFit(food.intensities.spicy, profile.spiceTolerance),
    ),
    levelEvidence(
      'sweetness',
      profile.sweetnessPreference,
      food.defaulted.includes('sweet') ? null : sweetnessFit(food.intensities.sweet, profile.sweetnessPreference),
    ),
    adventureEvidence(food.origin, profile.adventureLevel, liked.cuisines),
  ].filter((one) => one !== null);
  if (taste.length === 0) return [];
  const rating = realRating(food);
  return rating === 0 ? taste : [...taste, { topic: 'rating', fit: ratingFit(rating), words: [] }];
}

function wordEvidence(
  topic: 'flavours' | 'textures' | 'aromas',
  words: readonly string[],
  liked: ReadonlySet<string>,
): Evidence | null {
  if (liked.size === 0) return null;
  if (words.length === 0) return { topic, fit: null, words: [] };
  const shared = words.filter((word) => liked.has(foldCase(word)));
  const fit = wordFit({ shared: shared.length, words: words.length, liked: liked.size });
  return { topic, fit, words: shared.length === 0 ? words.slice(0, REASONS) : shared };
}

/** By how many of a food's words are liked: one already speaks for it, each further one speaks louder. @returns 0-1, or null where it has no words */
function wordFit({
  shared,
  words,
  liked,
}: {
  readonly shared: number;
  readonly words: number;
  readonly liked: number;
}): number | null {
  if (words === 0) return null;
  if (shared === 0) return 0;
  return NEUTRAL + Math.min(1, shared / Math.min(ENOUGH_WORDS, liked, words)) * (1 - NEUTRAL);
}

/** A cuisine that is not a favourite says little against a food. */
function cuisineEvidence(origin: string, liked: ReadonlySet<string>): Evidence | null {
  if (liked.size === 0) return null;
  if (origin === '') return { topic: 'cuisine', fit: null, words: [] };
  return { topic: 'cuisine', fit: cuisineFit(origin, liked), words: [origin] };
}

/** @param origin not empty */
export function cuisineFit(origin: string, liked: ReadonlySet<string>): number {
  return liked.has(foldCase(origin)) ? 1 : 0.4;
}

function levelEvidence(topic: 'spice' | 'sweetness', preference: number | null, fit: number | null): Evidence | null {
  return preference === null ? null : { topic, fit, words: [] };
}

/** Too hot costs much, too mild little. @param level 0-5 @param tolerance 1-10, half of which is a level */
export function spiceFit(level: number, tolerance: number | null): number {
  const wanted = (tolerance ?? 0) / 2;
  return level > wanted ? clamp(1 - (level - wanted) / 2.5, 0, 1) : clamp(1 - (wanted - level) / 10, 0, 1);
}

/** Too sweet costs much, too little sweetness little: most good dishes are not sweet. @param level 0-5 @param preference 1-5 */
export function sweetnessFit(level: number, preference: number | null): number {
  const wanted = preference ?? 0;
  return level > wanted ? clamp(1 - (level - wanted) / 2.5, 0, 1) : clamp(1 - (wanted - level) / 8, 0, 1);
}

/** The curious like what is new to them, the careful what they know. @param level 1-10 */
function adventureEvidence(origin: string, level: number | null, cuisines: ReadonlySet<string>): Evidence | null {
  if (level === null || cuisines.size === 0) return null;
  if (origin === '') return { topic: 'adventure', fit: null, words: [] };
  return { topic: 'adventure', fit: adventureFit(origin, level, cuisines), words: [origin] };
}

/** @param origin not empty @param level 1-10 */
export function adventureFit(origin: string, level: number, cuisines: ReadonlySet<string>): number {
  const curiosity = (level - 1) / 9;
  return cuisines.has(foldCase(origin)) ? 1 - curiosity / 4 : curiosity;
}

/** @param rating above 0 */
function ratingFit(rating: number): number {
  return clamp((rating - 1) / 4, 0, 1);
}

interface MustHave {
  readonly topic: 'allergen' | 'diet';
  readonly word: string;
  readonly status: SafetyStatus;
}

/** How a food stands to what a member must have (R5). */
export function mustHaveStatus(food: TasteTraits, profile: TasteProfile): 'met' | 'unknown' | 'unmet' {
  return statusOf(mustHavesOf(food, profile));
}

function mustHavesOf(food: TasteTraits, { allergens, dietaryRestrictions }: TasteProfile): readonly MustHave[] {
  return [
    ...allAvoided(allergens).map((word): MustHave => ({
      topic: 'allergen',
      word,
      status: allergenStatus(food, word),
    })),
    ...dietaryRestrictions.map((word): MustHave => ({ topic: 'diet', word, status: dietStatus(food, word) })),
  ];
}

function statusOf(mustHaves: readonly Pick<MustHave, 'status'>[]): 'met' | 'unknown' | 'unmet' {
  if (mustHaves.some(({ status }) => speaksAgainst(status))) return 'unmet';
  return mustHaves.some(({ status }) => status === 'not-stated') ? 'unknown' : 'met';
}
