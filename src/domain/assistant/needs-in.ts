import type { AllergenWord, DietaryFlagName } from '#domain/taste-vocabulary.ts';

/** Something that a food must be, or must be without. */
export type Need =
  /** A dietary flag, or another diet ('halal'), of which nothing is ever stated (R5). */
  | { readonly kind: 'diet'; readonly diet: DietaryFlagName | 'halal' | 'kosher' }
  | { readonly kind: 'allergen'; readonly allergen: AllergenWord };

/** A need as it stands in a text. */
export interface FoundNeed {
  readonly needs: readonly Need[];
  readonly start: number;
  readonly end: number;
}

export const diet = (name: Extract<Need, { kind: 'diet' }>['diet']): Need => ({ kind: 'diet', diet: name });
export const allergen = (word: AllergenWord): Need => ({ kind: 'allergen', allergen: word });

/** How needs are spelt, folded: the longest first where one begins like another. */
export type Spellings = readonly (readonly [RegExp, readonly Need[]])[];

export const englishSpellings: Spellings = [
  [/\b(?:vegan|plant based)s?\b/, [diet('vegan')]],
  [/\b(?:vegetarian|veggie|meat free|meatless)s?\b/, [diet('vegetarian')]],
  [/\b(?:gluten|wheat) free\b|\b(?:a )?coeliacs?\b|\bceliacs?\b/, [diet('gluten_free')]],
  [/\b(?:dairy|milk|lactose) free\b|\blactose intoleran(?:t|ce)\b/, [diet('dairy_free')]],
  [/\bnut free\b/, [diet('nut_free')]],
  [/\b(?:low|little|less) (?:in )?(?:sodium|salt)\b/, [diet('low_sodium')]],
  [/\b(?:low|little|less) (?:in )?sugar\b|\bsugar free\b/, [diet('low_sugar')]],
  [/\bketo(?: friendly)?\b/, [diet('keto_friendly')]],
  [/\bhalal\b/, [diet('halal')]],
  [/\bkosher\b/, [diet('kosher')]],
  [/\bpeanuts?\b/, [allergen('peanut')]],
  [/\b(?:tree nuts?|almonds?|hazelnuts?|walnuts?|cashews?|pistachios?|pecans?)\b/, [allergen('tree nut')]],
  [/\bnuts?\b/, [allergen('peanut'), allergen('tree nut')]],
  [/\b(?:gluten|wheat)\b/, [allergen('gluten')]],
  [/\b(?:shellfish|crustaceans?|shrimps?|prawns?|crabs?|lobsters?)\b/, [allergen('shellfish')]],
  [/\b(?:molluscs?|mollusks?|clams?|oysters?|mussels?|squids?|octopus)\b/, [allergen('molluscs')]],
  [/\bfish\b/, [allergen('fish')]],
  [/\beggs?\b/, [allergen('egg')]],
  [/\b(?:milk|dairy|lactose)\b/, [allergen('milk')]],
  [/\b(?:soy|soya|soybeans?)\b/, [allergen('soy')]],
  [/\bsesame\b/, [allergen('sesame')]],
  [/\bcelery\b/, [allergen('celery')]],
  [/\bmustard\b/, [allergen('mustard')]],
  [/\b(?:sulphites?|sulfites?)\b/, [allergen('sulphites')]],
  [/\blupins?\b/, [allergen('lupin')]],
];

/** Kinds of meat: what is stated to be vegetarian is without any, and of one kind alone nothing else is stated. */
const meat = 'meat|beef|pork|veal|lamb|mutton|poultry|chicken|turkey|bacon|ham|sausages?|gelatine?';

/** The same, and kinds of meat, which are no question of safety: half of all names hold one. */
export const englishSpellingsOfWishes: Spellings = [...englishSpellings, [new RegExp(`\\b(?:${meat})\\b`), [diet('vegetarian')]]];

/** The diets and allergens that a folded text names, in its order; no two of them overlap. */
export function needsIn(text: string, spellings: Spellings = englishSpellings): readonly FoundNeed[] {
  const found: FoundNeed[] = [];
  for (const [spelling, needs] of spellings) {
    const pattern = new RegExp(spelling.source, 'g');
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (!found.some((other) => start < other.end && other.start < end)) found.push({ needs, start, end });
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/** Words before an allergen that ask for foods without it. */
const denial = /(?:\b(?:no|without|not|avoid|avoiding|free of|free from|never|less|hate|dislike|not (?:eat|have|want|like|stand|tolerate)) (?:any |a |an )?)$/;

/** Whoever speaks of an allergy wants nothing of what is named, wherever it stands: 'I have a nut allergy'. */
const allergy = /\b(?:allerg\w*|intoleran\w*|anaphyla\w*)\b/;

const onlyMeat = new RegExp(`^(?:${meat})$`);

/** Whether something is named that may be in a food, which some want and others must avoid. @param kinds what names a kind of meat and nothing else */
export function isStuff(text: string, { needs, start, end }: FoundNeed, kinds = onlyMeat): boolean {
  return needs.every(({ kind }) => kind === 'allergen') || kinds.test(text.slice(start, end));
}

/** Whether a text asks for foods without what it names there. */
export function isDenied(text: string, { start }: Pick<FoundNeed, 'start'>): boolean {
  return allergy.test(text) || denial.test(text.slice(0, start));
}
