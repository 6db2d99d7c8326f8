import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';

/** What is strong in a food, as an English noun. */
export const englishNounOfTaste: Readonly<Record<IntensityName, string>> = {
  sweet: 'sweetness',
  salty: 'saltiness',
  sour: 'sourness',
  bitter: 'bitterness',
  umami: 'umami',
  spicy: 'heat',
};

/** The same in German, with its capital. */
export const germanNounOfTaste: Readonly<Record<IntensityName, string>> = {
  sweet: 'Süße',
  salty: 'Salzigkeit',
  sour: 'Säure',
  bitter: 'Bitterkeit',
  umami: 'Umami',
  spicy: 'Schärfe',
};
