import type { VerdictCounts } from '#domain/pairing/pair-sum.ts';
import type { EvidenceTier, PairingReason } from '#domain/pairing/pairing.ts';
import type { SafetyStatus } from '#domain/safety/safety-status.ts';
import type { Mood } from '#domain/search/food-question.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { LeftOut } from '#domain/assistant/reading/wish-part.ts';
import type { HealthMatter } from '#domain/avoidance/health/health-matters.ts';
import type { OrdinaryWords } from './ordinary-words.ts';

/** By what dishes are chosen. */
export type Ground = 'members' | 'profile' | 'mood' | 'time' | 'viewed';

/** Of the tastes that are stated, those that are there, the strongest first, with their levels 0-5, and those that are not. */
export interface StatedTastes {
  readonly there: readonly { readonly taste: IntensityName; readonly level: number }[];
  readonly absent: readonly IntensityName[];
}

/**
 * Everything that the built-in assistant says, in one language. Names of foods and what contributors wrote stand in it as they are; words of
 * the vocabulary come as they are stored. `list`: words joined already.
 */
export interface AssistantWords extends OrdinaryWords {
  /** 'rich, umami and salty', of words as they are. By hand, because the server's engine knows no `Intl`. */
  readonly list: (words: readonly string[], joint?: 'and' | 'or') => string;
  /** A flavour, texture, aroma or cuisine in this language, as it is said of a food; any other word as it is. */
  readonly word: (stored: string) => string;
  readonly allergen: (stored: string) => string;
  /** A dietary flag, or another diet, within a sentence. */
  readonly diet: (diet: string) => string;

  readonly greeting: string;
  readonly thanks: string;
  readonly help: string;
  /** To whoever is not content with an answer. */
  readonly sorry: string;
  readonly unknown: string;
  readonly noSuchFood: string;
  /** Of foods that were to be compared, beside what is told of those that are there. */
  readonly notHereToCompare: string;
  readonly noneHereToCompare: string;
  readonly perhaps: (list: string) => string;
  readonly saidOf: (list: string) => string;
  readonly also: (list: string) => string;
  readonly takenFor: (name: string) => string;

  readonly nothingStated: (name: string) => string;
  readonly undescribed: (name: string) => string;
  readonly tastes: (food: { readonly name: string; readonly origin: string; readonly list: string }) => string;
  readonly noFlavours: (name: string) => string;
  readonly expected: (tastes: StatedTastes) => string;
  readonly inTheMouth: (list: string) => string;
  readonly smells: (list: string) => string;
  readonly served: (temperature: string) => string;

  readonly levelNotStated: (name: string, taste: IntensityName) => string;
  readonly level: (name: string, taste: IntensityName, level: number) => string;
  readonly madeOf: (name: string, list: string) => string;
  readonly madeOfNotStated: (name: string) => string;
  readonly madeBy: (methods: readonly string[]) => string;
  readonly noRecipes: string;
  readonly kitchen: (name: string, origin: string) => string;
  readonly kitchenNotStated: (name: string) => string;
  readonly noneLike: (name: string) => string;
  readonly mostLike: (name: string) => string;

  readonly beside: (name: string, other: string) => string;
  readonly tooLittleToCompare: (name: string, other: string) => string;
  readonly moreNotStated: (taste: IntensityName) => string;
  readonly alike: (taste: IntensityName) => string;
  readonly more: (contrast: {
    readonly taste: IntensityName;
    readonly name: string;
    readonly level: number;
    readonly other: string;
    readonly otherLevel: number;
  }) => string;
  /** Of foods that are compared by how heavy they are, by their words. */
  readonly lightestFirst: (names: readonly string[]) => string;
  readonly strongestFirst: (names: readonly string[]) => string;
  readonly weightNotStated: string;
  /** @param names of those that are called so, the first before the others */
  readonly describedAs: (word: string, names: readonly string[]) => string;
  readonly noneDescribedAs: (word: string) => string;
  readonly bothTaste: (list: string) => string;
  readonly bothAre: (list: string) => string;
  readonly onlyOne: (name: string, list: string) => string;

  readonly bestWith: (name: string, list: string) => string;
  readonly goesWith: (name: string) => string;
  /** What speaks for a partner, in the words of its card (R31). */
  readonly tiers: Readonly<Record<EvidenceTier, string>>;
  /** 'Members had both (12 great, 1 clash)': what nobody said is left out. */
  readonly hadBoth: (votes: VerdictCounts) => string;
  readonly tooLittleToPair: (name: string) => string;
  /** Why two foods go together, for the reasons that need no second sentence; the others are left to the pairing explorer. */
  readonly reasons: Readonly<Partial<Record<PairingReason['kind'], (list: string) => string>>>;

  /** `diet` in this language. What is not stated is never told as met (R5). */
  readonly meetsDiet: (name: string, diet: string, status: SafetyStatus) => string;
  /** `allergen` in this language; likewise. */
  readonly holdsAllergen: (name: string, allergen: string, status: SafetyStatus) => string;
  readonly allergensNotStated: (name: string) => string;
  readonly noAllergens: (name: string) => string;
  /** Of a list of which everything is in doubt. */
  readonly allergensInDoubt: (name: string) => string;
  readonly contains: (name: string, list: string) => string;
  readonly askTheCook: string;
  readonly againstProfile: string;
  readonly meetsProfile: string;
  /** Ends of 'not stated: whether it …', in this language. */
  readonly containsIt: (allergen: string) => string;
  readonly isIt: (diet: string) => string;
  readonly profileNotStated: (list: string) => string;

  /** What somebody avoids, after 'Avoiding: '; an allergen or a diet as it is stored. */
  readonly avoided: (stored: string) => string;
  /** A state of health, after 'Not known here: '. */
  readonly healthMatter: (matter: HealthMatter) => string;
  /** After the same: an allergy, and nothing is said of what to. */
  readonly unnamedAllergy: string;
  /** That it is not known here whether food is fit for these states of health, and who knows. */
  readonly healthUnknown: (matters: readonly HealthMatter[]) => string;
  /** That no food is named for it, and what is stated of foods. */
  readonly healthStated: string;
  readonly stillUnknown: string;
  readonly toContain: (allergens: string) => string;
  /** Names of some foods that are stated to hold an allergen, to whoever avoids it. */
  readonly someStatedToHold: (allergen: string, names: string) => string;
  readonly noneStatedToHold: (allergen: string) => string;
  /** Names of some foods that are stated to be against a diet; '' for none. */
  readonly someStatedNotToBe: (diet: string, names: string) => string;
  /** That what is stated is no whole list of what somebody must avoid (R5). */
  readonly noWholeList: string;
  readonly nothingLikeThat: (isSafetyAsked: boolean) => string;
  readonly unstatable: (list: string) => string;
  /** Said where something is to be avoided of which no food states anything. */
  readonly unknownToAvoid: string;
  readonly toMind: string;
  readonly nearest: (left: LeftOut) => string;
  readonly eachMeetsNeeds: string;
  readonly mustCheck: string;
  readonly noneRated: string;
  readonly ratedBest: string;
  readonly moods: Readonly<Record<Mood, string>>;
  readonly toYourTaste: string;
  readonly worthALook: string;
  readonly noFoods: string;

  readonly youLike: (list: string) => string;
  readonly likeViewed: (name: string) => string;
  readonly likedByMembers: (stars: number) => string;
  readonly fullOfFlavour: (origin: string) => string;
  readonly fitsTime: (mood: Mood) => string;
  readonly littleStated: string;
  readonly itIs: (list: string) => string;
  readonly tastesAndIs: (list: string, texture: string | null) => string;
  readonly notAllStated: string;
  readonly nothingToRecommend: string;
  readonly chosenBy: (grounds: readonly Ground[]) => string;
}
