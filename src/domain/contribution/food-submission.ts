import { statedList } from '#domain/foods/topics/no-answer.ts';
import { cleanText } from '#prelude/text/clean-text.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import type { DietaryAnswer, Food, Likened } from '#domain/foods/food.ts';
import {
  dietaryFlagNames,
  intensityNames,
  type DietaryFlagName,
  type IntensityName,
} from '#domain/taste/taste-vocabulary.ts';

/**
 * What the contribution form holds (spec 1 §5, contribute). Text and lists are empty, numbers null where the contributor
 * says nothing. The photo is not part of it: a draft keeps it as a blob beside the submission.
 */
export interface FoodSubmission {
  readonly name: string;
  readonly nativeName: string;
  /** In which its texts are written: 'de'; '': not stated. */
  readonly language: string;
  readonly description: string;
  readonly origin: string;
  /** One of `courses`, or '': not stated (R31). */
  readonly course: string;
  readonly cultureNotes: string;

  readonly flavours: readonly string[];
  readonly textures: readonly string[];
  readonly aromas: readonly string[];
  readonly aftertaste: string;
  readonly mouthfeel: string;
  readonly similarFoods: readonly string[];
  readonly likened: readonly Likened[];
  readonly summary: string;
  readonly culturalContext: string;
  /** Each 0-5, or null: not stated. */
  readonly intensities: Readonly<Record<IntensityName, number | null>>;
  /** 0-5 over all, or null: not stated. */
  readonly flavourIntensity: number | null;
  readonly temperatureServed: string;
  readonly cookingMethods: readonly string[];

  /** '#rrggbb', dominant first. */
  readonly colours: readonly string[];
  readonly shape: string;
  readonly size: string;
  readonly consistency: string;
  readonly eatingSounds: readonly string[];
  readonly preparationSounds: readonly string[];
  readonly idealServing: string;
  readonly temperatureSensitivity: string;
  readonly hotVersusCold: string;
  readonly emotionalAssociations: readonly string[];
  readonly memoryTriggers: readonly string[];

  readonly ingredients: readonly string[];
  readonly preparationNotes: string;
  readonly preparationMethods: readonly string[];
  readonly servingSuggestions: readonly string[];
  readonly bestPairedWith: readonly string[];
  readonly consumptionTips: readonly string[];
  readonly portion: string;
  readonly wayOfEating: string;
  readonly seasonalAvailability: readonly string[];
  /** 1-5 in whole steps, or null: not stated. */
  readonly difficulty: number | null;

  readonly culturalSignificance: string;
  readonly culturalVariations: readonly string[];
  readonly regionalVariations: readonly string[];

  /** null: not stated; []: the contributor says that there are none. */
  readonly allergens: readonly string[] | null;
  /** Likewise, of what may be in it. */
  readonly mayContain: readonly string[] | null;
  readonly diet: Readonly<Record<DietaryFlagName, DietaryAnswer>>;
  /** Until it is true, `diet.nut_free` is only what the switch shows, and is saved as not stated (R5). */
  readonly nutFreeConfirmed: boolean;
  readonly healthWarnings: readonly string[];
  readonly nutritionalHighlights: readonly string[];
}

/** The form as it opens: nut_free shown on but unconfirmed (spec 1 §5, R5), everything else not stated, difficulty too (R42). */
export function emptySubmission(): FoodSubmission {
  return {
    name: '',
    nativeName: '',
    language: '',
    description: '',
    origin: '',
    course: '',
    cultureNotes: '',
    flavours: [],
    textures: [],
    aromas: [],
    aftertaste: '',
    mouthfeel: '',
    similarFoods: [],
    likened: [],
    summary: '',
    culturalContext: '',
    intensities: everyIntensity(() => null),
    flavourIntensity: null,
    temperatureServed: '',
    cookingMethods: [],
    colours: [],
    shape: '',
    size: '',
    consistency: '',
    eatingSounds: [],
    preparationSounds: [],
    idealServing: '',
    temperatureSensitivity: '',
    hotVersusCold: '',
    emotionalAssociations: [],
    memoryTriggers: [],
    ingredients: [],
    preparationNotes: '',
    preparationMethods: [],
    servingSuggestions: [],
    bestPairedWith: [],
    consumptionTips: [],
    portion: '',
    wayOfEating: '',
    seasonalAvailability: [],
    difficulty: null,
    culturalSignificance: '',
    culturalVariations: [],
    regionalVariations: [],
    allergens: null,
    mayContain: null,
    diet: { ...everyFlagNotStated(), nut_free: true },
    nutFreeConfirmed: false,
    healthWarnings: [],
    nutritionalHighlights: [],
  };
}

/** The form for editing a food: what was defaulted is empty again, so that saving never turns a default into a claim (R4). */
export function submissionFromFood(food: Food): FoodSubmission {
  const { appearance, sounds, temperatureExperience } = food;
  const defaulted = new Set(food.defaulted);
  return {
    name: defaulted.has('name') ? '' : food.name,
    nativeName: food.nativeName,
    language: food.language,
    description: food.description,
    origin: food.origin,
    course: food.course ?? '',
    cultureNotes: food.cultureNotes,
    flavours: food.flavours,
    textures: food.textures,
    aromas: food.aromas,
    aftertaste: food.aftertaste,
    mouthfeel: food.mouthfeel,
    similarFoods: food.similarFoods,
    likened: food.likened,
    summary: food.summary,
    culturalContext: food.culturalContext,
    intensities: everyIntensity((name) => food.stated[name] ?? null),
    flavourIntensity: food.flavourIntensity,
    temperatureServed: defaulted.has('temperatureServed') ? '' : food.temperatureServed,
    cookingMethods: food.cookingMethods,
    colours: appearance.colours,
    shape: appearance.shape,
    size: appearance.size,
    consistency: appearance.consistency,
    eatingSounds: sounds.eating,
    preparationSounds: sounds.preparation,
    idealServing: temperatureExperience.idealServing,
    temperatureSensitivity: temperatureExperience.sensitivity,
    hotVersusCold: temperatureExperience.hotVersusCold,
    emotionalAssociations: food.emotionalAssociations,
    memoryTriggers: food.memoryTriggers,
    ingredients: food.ingredients,
    preparationNotes: food.preparationNotes,
    preparationMethods: food.preparationMethods,
    servingSuggestions: food.servingSuggestions,
    bestPairedWith: food.bestPairedWith,
    consumptionTips: food.consumptionTips,
    portion: food.portion,
    wayOfEating: food.wayOfEating,
    seasonalAvailability: defaulted.has('seasonalAvailability') ? [] : food.seasonalAvailability,
    difficulty: defaulted.has('difficulty') ? null : food.difficulty,
    culturalSignificance: food.culturalSignificance,
    culturalVariations: food.culturalVariations,
    regionalVariations: food.regionalVariations,
    allergens: answered(food.allergens),
    mayContain: answered(food.mayContain),
    diet: food.diet,
    nutFreeConfirmed: true,
    healthWarnings: food.healthWarnings,
    nutritionalHighlights: food.nutritionalHighlights,
  };
}

/** A list that holds no answer was not stated; one with an answer stays as it is, for the rest of it leaves everything else in doubt. */
function answered(list: Food['allergens']): Food['allergens'] {
  return statedList(list) === null ? null : list;
}

/** The submission after the contributor answers a dietary question; any answer about nuts, the shown one too, confirms it (R5). */
export function answerDiet(
  submission: FoodSubmission,
  { flag, answer }: { readonly flag: DietaryFlagName; readonly answer: DietaryAnswer },
): FoodSubmission {
  return {
    ...submission,
    diet: { ...submission.diet, [flag]: answer },
    nutFreeConfirmed: submission.nutFreeConfirmed || flag === 'nut_free',
  };
}

/** The list with the descriptor at its end: trimmed, and never added twice (spec 1 §5). The same list when nothing is added. */
export function addDescriptor(list: readonly string[], text: string): readonly string[] {
  const descriptor = cleanText(text, text.length).replace(/\s+/g, ' ');
  const known = list.some((word) => foldCase(word) === foldCase(descriptor));
  return descriptor === '' || known ? list : [...list, descriptor];
}

function everyIntensity(level: (name: IntensityName) => number | null): Record<IntensityName, number | null> {
  return Object.fromEntries(intensityNames.map((name) => [name, level(name)])) as Record<IntensityName, number | null>;
}

function everyFlagNotStated(): Record<DietaryFlagName, DietaryAnswer> {
  return Object.fromEntries(dietaryFlagNames.map((name) => [name, null])) as Record<DietaryFlagName, DietaryAnswer>;
}
