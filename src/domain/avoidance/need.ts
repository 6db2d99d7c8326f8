import type { AllergenWord, DietaryFlagName } from '#domain/taste/taste-vocabulary.ts';

/** Diets of which no food states anything (R5): nothing can be said to meet them. */
export const unstatedDiets = ['halal', 'kosher', 'jain', 'paleo', 'low_fodmap'] as const;
export type UnstatedDiet = (typeof unstatedDiets)[number];

/** Something that a food must be, or must not contain. */
export type Need =
  | { readonly kind: 'diet'; readonly diet: DietaryFlagName | UnstatedDiet }
  | { readonly kind: 'allergen'; readonly allergen: AllergenWord };

export const diet = (name: Extract<Need, { kind: 'diet' }>['diet']): Need => ({ kind: 'diet', diet: name });
export const allergen = (word: AllergenWord): Need => ({ kind: 'allergen', allergen: word });

export function isUnstated(name: Extract<Need, { kind: 'diet' }>['diet']): name is UnstatedDiet {
  return unstatedDiets.some((one) => one === name);
}
