import type { DefaultedPart, Food } from './food.ts';
import { dietaryFlagNames, intensityNames } from '#domain/taste/taste-vocabulary.ts';

const foodTabNames = ['Overview', 'Taste', 'Experience', 'Health', 'Culture'] as const;
export type FoodTab = (typeof foodTabNames)[number];

/** The tabs of a food's page: Overview always, the others only with data; a default is no data (spec 1 §2, layout; R4). */
export function foodTabs(food: Food): readonly FoodTab[] {
  const hasData: Readonly<Record<FoodTab, boolean>> = {
    Overview: true,
    Taste: hasTaste(food),
    Experience: hasExperience(food),
    Health: hasHealth(food),
    Culture: hasCulture(food),
  };
  return foodTabNames.filter((tab) => hasData[tab]);
}

function hasTaste(food: Food): boolean {
  const isStated = (part: DefaultedPart) => !food.defaulted.includes(part);
  return (
    anyFilled(food.flavours, food.textures, food.aromas, food.aftertaste, food.mouthfeel, food.summary) ||
    anyFilled(food.cookingMethods, food.similarFoods) ||
    food.flavourIntensity !== null ||
    isStated('temperatureServed') ||
    intensityNames.some(isStated)
  );
}

function hasExperience({ appearance, sounds, temperatureExperience, ...food }: Food): boolean {
  return (
    anyFilled(appearance.colours, appearance.shape, appearance.size, appearance.consistency) ||
    anyFilled(sounds.eating, sounds.preparation, food.emotionalAssociations, food.memoryTriggers) ||
    anyFilled(
      temperatureExperience.idealServing,
      temperatureExperience.sensitivity,
      temperatureExperience.hotVersusCold,
    )
  );
}

function hasHealth(food: Food): boolean {
  return (
    food.allergens !== null ||
    food.mayContain !== null ||
    dietaryFlagNames.some((name) => food.diet[name] !== null) ||
    anyFilled(food.healthWarnings, food.nutritionalHighlights)
  );
}

function hasCulture(food: Food): boolean {
  return anyFilled(
    food.cultureNotes,
    food.culturalContext,
    food.culturalSignificance,
    food.culturalVariations,
    food.regionalVariations,
  );
}

function anyFilled(...parts: readonly (string | readonly string[])[]): boolean {
  return parts.some((part) => part.length > 0);
}
