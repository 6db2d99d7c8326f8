import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';

/** What is shown where a food says nothing (spec 1 §3, display defaults). Always drawn as a default, never evidence (R4). */
export const displayDefaults = {
  name: 'Unnamed Food',
  uploader: 'Community Contributor',
  rating: 4.2,
  difficulty: 3,
  temperatureServed: 'Room temperature',
  seasonalAvailability: 'Available year-round',
} as const;

/** Each 0-5 (spec 1 §3, display defaults). */
export const defaultIntensities: Readonly<Record<IntensityName, number>> = {
  sweet: 2,
  salty: 2,
  sour: 1,
  bitter: 1,
  umami: 2,
  spicy: 1,
};
