import type { LevelRange } from '#domain/foods/level-range.ts';
import type { Course } from '#domain/foods/course.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { DietaryFlagName } from '#domain/taste/taste-vocabulary.ts';
import type { PartnerVotes, VerdictCounts } from './pair-sum.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';

/** spec 2 §2.2: the three tabs of the pairing explorer. */
export const pairingStyles = ['complement', 'contrast', 'elevate'] as const;
export type PairingStyle = (typeof pairingStyles)[number];

/** spec 2 §3, pairing filters. `noPairingFilters` filters nothing. */
export interface PairingFilters {
  /** Only this cuisine; '' for all. */
  readonly cuisine: string;
  /** 'familiar': only cuisines the member prefers or near the chosen food's; 'new': only others. */
  readonly comfortZone: 'any' | 'familiar' | 'new';
  /** Flags that must be stated as true (R5). */
  readonly dietary: readonly DietaryFlagName[];
  readonly spiceIntensity: LevelRange;
  readonly sweetnessLevel: LevelRange;
  readonly adventureMode: boolean;
  readonly prioritizeUserTaste: boolean;
  /** 1-5: how far from the chosen food's cuisine a suggestion may come. */
  readonly culturalExploration: number;
}

export const noPairingFilters: PairingFilters = {
  cuisine: '',
  comfortZone: 'any',
  dietary: [],
  spiceIntensity: { from: 0, to: 5 },
  sweetnessLevel: { from: 0, to: 5 },
  adventureMode: false,
  prioritizeUserTaste: false,
  culturalExploration: 5,
};

export interface PairingQuestion {
  readonly foodId: FoodId;
  readonly style: PairingStyle;
  readonly profile: TasteProfile | null;
  readonly filters: PairingFilters;
  /** What members said of the food with others, from five votes on (R31); none where nothing is known. Each partner once. */
  readonly memberVotes?: readonly PartnerVotes[];
  /** Foods and ingredients that stand last; none where it is not said. */
  readonly disliked?: readonly string[];
}

/** One thing that made the score what it is. */
export interface PairingReason {
  readonly kind:
    | 'shared-flavours'
    | 'shared-textures'
    | 'shared-aromas'
    | 'enhancing-flavours'
    | 'complementing-flavours'
    | 'close-intensity'
    | 'neither-intensity'
    | 'near-intensity'
    | 'same-temperature'
    | 'shared-cooking'
    | 'contrasting-flavours'
    | 'stronger-intensity'
    | 'milder-intensity'
    | 'slight-difference'
    | 'different-temperature'
    | 'spice-tolerance'
    | 'adventure'
    | 'same-origin'
    | 'related-origin'
    | 'preferred-cuisine'
    | 'preferred-flavours'
    | 'preferred-textures'
    | 'new-cuisine';
  /** The words it is about, for example the shared flavours, an intensity's name, or a cuisine. */
  readonly words: readonly string[];
  /** What it added to the score; may be below 0. */
  readonly points: number;
}

/**
 * What speaks for eating two foods together, from the surest to the vaguest (R31): one names the other as its partner; one is served with the
 * other; members had both and liked them together; they share a table, by cuisine and course or by what foods like them are eaten with; nothing but
 * their tastes.
 */
export type EvidenceTier = 'named' | 'served' | 'members' | 'table' | 'idea';

/** Something that the records say; each is true of the two foods, or of the catalogue that was asked. */
export type PairingFact =
  /** By whose record: that of the food that was asked about, or that of the partner. */
  | { readonly kind: 'named' | 'served'; readonly by: 'food' | 'partner' }
  /** So many members had both, and said so of the two; five at least in all. */
  | ({ readonly kind: 'had-both' } & VerdictCounts)
  /** So many other foods of the food's cuisine name the partner, or are served with it. */
  | { readonly kind: 'named-often'; readonly cuisine: string; readonly count: number }
  /** So many foods of the food's course, of other cuisines. */
  | { readonly kind: 'named-abroad'; readonly course: Course; readonly count: number }
  /** The partner's own cuisine and course; for 'near-table' a cuisine close to the food's. */
  | { readonly kind: 'same-table' | 'near-table'; readonly cuisine: string; readonly course: Course };

export interface PairingEvidence {
  readonly tier: EvidenceTier;
  /** 0-1. */
  readonly worth: number;
  /** Strongest first; none for a taste idea. */
  readonly facts: readonly PairingFact[];
}

/** The sum of the reasons' points is the score, exactly. */
export interface PairingExplanation {
  readonly reasons: readonly PairingReason[];
  /** Parts of either food that nobody stated, and which therefore added nothing (R4). */
  readonly unknown: readonly (
    | 'flavours'
    | 'textures'
    | 'aromas'
    | 'intensities'
    | 'temperature'
    | 'cooking'
    | 'origin'
    | 'allergens'
  )[];
}

/** spec 2 §3, pairing suggestion (derived, not stored). */
export interface PairingSuggestion {
  readonly id: FoodId;
  /** The style's points. */
  readonly score: number;
  /** Whole percent, 10-95: the share of what an ideal partner would reach, evidence included (R30). */
  readonly confidence: number;
  readonly evidence: PairingEvidence;
  readonly explanation: PairingExplanation;
}
