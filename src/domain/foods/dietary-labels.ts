import type { DietaryFlagName } from '#domain/taste/taste-vocabulary.ts';

/** What a dietary flag is called on screen. */
export const dietaryLabels: Readonly<Record<DietaryFlagName, string>> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  gluten_free: 'Gluten free',
  dairy_free: 'Dairy free',
  nut_free: 'Nut free',
  low_sodium: 'Low in salt',
  low_sugar: 'Low in sugar',
  keto_friendly: 'Keto friendly',
  alcohol_free: 'Alcohol free',
  pork_free: 'Pork free',
};
