import type { Course } from './course.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { DietaryFlagName, IntensityName } from '#domain/taste/taste-vocabulary.ts';

/** yes, no, or not stated; 'not stated' never passes as safe (R5). */
export type DietaryAnswer = boolean | null;

/**
 * Parts of a food that the contributor did not give, and that therefore hold a documented display default
 * (spec 1 §3, display defaults; R4). A default is drawn as one and is never evidence.
 */
export type DefaultedPart =
  | 'name'
  | 'rating'
  | 'difficulty'
  | 'image'
  | 'uploader'
  | 'temperatureServed'
  | 'seasonalAvailability'
  | IntensityName;

/**
 * Where a food's picture comes from: a file on the server (its contributor's, or a photo that is its cover; R45), an address on this origin, or none (a
 * stock picture is drawn). `path` of a file: collection, record and name.
 */
export type FoodPicture =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'none' };

interface Appearance {
  /** CSS hex colours, dominant first. */
  readonly colours: readonly string[];
  readonly shape: string;
  readonly size: string;
  readonly consistency: string;
}

interface SoundProfile {
  readonly eating: readonly string[];
  readonly preparation: readonly string[];
}

interface TemperatureExperience {
  readonly idealServing: string;
  readonly sensitivity: string;
  readonly hotVersusCold: string;
}

/** 'Like Char Kway Teow, but tangier'. */
export interface Likened {
  /** The name of a food, of the catalogue or known elsewhere. */
  readonly food: string;
  readonly but: string;
}

/** What a food's page shows in its reader's language in the place of words that are read for safety as they were written. */
interface FoodTranslation {
  /** What people call it there; '' where they say its own name. */
  readonly name: string;
  readonly ingredients: readonly string[];
  readonly healthWarnings: readonly string[];
}

/** A food as every screen and rule sees it: complete, within range, with what was defaulted named in `defaulted` (spec 1 §3, §5). */
export interface Food {
  readonly id: FoodId;
  /** Of its texts: 'en'; empty where nobody says so. */
  readonly language: string;
  readonly name: string;
  readonly nativeName: string;
  readonly description: string;
  /** The cuisine, for example 'Japanese'; empty when not stated. */
  readonly origin: string;
  /** What part of a meal it is (R31); null when not stated: `courseOf` reads its name then. */
  readonly course: Course | null;
  readonly cultureNotes: string;
  readonly picture: FoodPicture;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly uploadedBy: MemberId | null;
  /** 0-5; counts as evidence only when 'rating' is not in `defaulted`. */
  readonly rating: number;
  readonly reviewCount: number;
  readonly upvotes: number;

  readonly flavours: readonly string[];
  readonly textures: readonly string[];
  readonly aromas: readonly string[];
  readonly aftertaste: string;
  readonly mouthfeel: string;
  readonly similarFoods: readonly string[];
  /** What it is like, and how it differs. */
  readonly likened: readonly Likened[];
  readonly summary: string;
  readonly culturalContext: string;
  /** Each 0-5: as tasters measured it, as it is stated, or a default (R32; src/domain/foods/effective-taste.ts). */
  readonly intensities: Readonly<Record<IntensityName, number>>;
  /** What the contributor states of them, each 0-5; without those that are not stated. */
  readonly stated: Readonly<Partial<Record<IntensityName, number>>>;
  /** What members tasted, as it came: `decodeTastings` reads it, where it is shown. */
  readonly tastings: unknown;
  readonly temperatureServed: string;
  readonly cookingMethods: readonly string[];
  /** 0-5, or null when not stated. */
  readonly flavourIntensity: number | null;
  readonly umamiLevel: number | null;

  readonly appearance: Appearance;
  readonly sounds: SoundProfile;
  readonly temperatureExperience: TemperatureExperience;
  readonly emotionalAssociations: readonly string[];
  readonly memoryTriggers: readonly string[];

  readonly ingredients: readonly string[];
  readonly preparationNotes: string;
  readonly preparationMethods: readonly string[];
  readonly servingSuggestions: readonly string[];
  readonly bestPairedWith: readonly string[];
  readonly consumptionTips: readonly string[];
  /** How much of it one is given: 'one bowl, about 400 g'. */
  readonly portion: string;
  readonly wayOfEating: string;
  readonly seasonalAvailability: readonly string[];
  /** 1-5. */
  readonly difficulty: number;

  readonly culturalSignificance: string;
  readonly culturalVariations: readonly string[];
  readonly regionalVariations: readonly string[];

  /** null: not stated (never 'none'). */
  readonly allergens: readonly string[] | null;
  /** Allergens that may be in it, by the recipe or by traces; null: not stated (never 'none'). */
  readonly mayContain: readonly string[] | null;
  readonly diet: Readonly<Record<DietaryFlagName, DietaryAnswer>>;
  readonly healthWarnings: readonly string[];
  readonly nutritionalHighlights: readonly string[];

  readonly defaulted: readonly DefaultedPart[];
  /** null: it is shown in its own words. */
  readonly translation: FoodTranslation | null;
}
