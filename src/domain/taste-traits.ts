import type { Food } from './food.ts';

/** What ranking reads of a food; the taste columns hold exactly this, so that a rule over traits runs on a food or on a row of columns. */
export type TasteTraits = Pick<
  Food,
  | 'id' | 'name' | 'nativeName' | 'origin' | 'description' | 'flavours' | 'textures' | 'aromas' | 'mouthfeel' | 'intensities'
  | 'temperatureServed' | 'cookingMethods' | 'rating' | 'reviewCount' | 'createdAt' | 'uploadedBy' | 'allergens' | 'diet' | 'defaulted'
>;
