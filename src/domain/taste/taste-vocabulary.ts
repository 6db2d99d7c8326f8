/** What is asked of every food. Each list is closed and ordered: the place of a word is its code in the taste columns, so words are only ever appended. */

/** The six basic intensities, each 0-5 (spec 1 §3, taste_intensity). */
export const intensityNames = ['sweet', 'salty', 'sour', 'bitter', 'umami', 'spicy'] as const;

/** The allergens that Foretaste asks about. Of a food 'shellfish' states crustaceans; who avoids it avoids more: `allAvoided`. */
export const allergenWords = [
  'gluten',
  'shellfish',
  'molluscs',
  'fish',
  'egg',
  'milk',
  'peanut',
  'tree nut',
  'soy',
  'sesame',
  'celery',
  'mustard',
  'sulphites',
  'lupin',
] as const;

export const dietaryFlagNames = [
  'vegetarian',
  'vegan',
  'gluten_free',
  'dairy_free',
  'nut_free',
  'low_sodium',
  'low_sugar',
  'keto_friendly',
  'alcohol_free',
  'pork_free',
] as const;

export type IntensityName = (typeof intensityNames)[number];
export type AllergenWord = (typeof allergenWords)[number];
export type DietaryFlagName = (typeof dietaryFlagNames)[number];
