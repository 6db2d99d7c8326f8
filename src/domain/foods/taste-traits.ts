import type { DefaultedPart, Food } from './food.ts';
import type { SpokenTopics } from './topics/spoken-topics.ts';
import { type SafetyFacts, spokenBy } from './topics/stated-topics.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';

type Traits = Pick<
  Food,
  | 'id'
  | 'name'
  | 'nativeName'
  | 'origin'
  | 'course'
  | 'description'
  | 'flavours'
  | 'textures'
  | 'aromas'
  | 'mouthfeel'
  | 'intensities'
  | 'temperatureServed'
  | 'cookingMethods'
  | 'bestPairedWith'
  | 'servingSuggestions'
  | 'rating'
  | 'reviewCount'
  | 'createdAt'
  | 'uploadedBy'
  | 'allergens'
  | 'mayContain'
  | 'diet'
  | 'healthWarnings'
  | 'ingredients'
  | 'defaulted'
> & {
  /** What people of the reader's language call it, where that is another name; of a `Food` its `translation` says so. */
  readonly localName?: string;
};

/** What ranking reads of a food; the taste columns hold exactly this, so that a rule over traits runs on a food or on a row of columns. */
export type TasteTraits = Traits & SafetyFacts;

/** The same where no more is kept of the sentences than what they speak of. */
export type KeptTraits = Traits & { readonly spoken: SpokenTopics };

/** The defaults that decide anything in a ranking, in the order in which traits name them (R4). */
export const rankedDefaults: readonly DefaultedPart[] = ['rating', 'temperatureServed', ...intensityNames];

/** As much of a food as ranking reads: the whole catalogue is held in memory, so nothing else of it is kept. */
export function tasteTraitsOf(food: TasteTraits): KeptTraits {
  const {
    id,
    name,
    nativeName,
    localName = '',
    origin,
    course,
    description,
    flavours,
    textures,
    aromas,
    mouthfeel,
    intensities,
    temperatureServed,
    cookingMethods,
    bestPairedWith,
    servingSuggestions,
    rating,
    reviewCount,
    createdAt,
    uploadedBy,
    allergens,
    mayContain,
    diet,
    healthWarnings,
    ingredients,
    defaulted,
  } = food;
  return {
    id,
    name,
    nativeName,
    ...(localName === '' ? {} : { localName }),
    origin,
    course,
    description,
    flavours,
    textures,
    aromas,
    mouthfeel,
    intensities,
    temperatureServed,
    cookingMethods,
    bestPairedWith,
    servingSuggestions,
    rating,
    reviewCount,
    createdAt,
    uploadedBy,
    allergens,
    mayContain,
    diet,
    healthWarnings,
    ingredients,
    spoken: spokenBy(food),
    defaulted: rankedDefaults.filter((part) => defaulted.includes(part)),
  };
}
