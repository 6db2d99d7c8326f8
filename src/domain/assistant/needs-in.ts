import type { DenialGrammar } from './denied-needs.ts';
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

/** The same, and kinds of meat. */
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

const isMeat = new RegExp(`^(?:${meat})$`);
/** What stands before a kind of meat that is feared, and not part of a name. */
const fear = /\b(?:there|contains?|containing|includes?|including|have|has|any|no|without|not (?:eat|have|like|want)|avoids?) (?:any |an? )?$/;

/** The needs of a question of safety: of meat only where it is asked for, for half of all names hold some. */
export function fearedNeeds(text: string): readonly FoundNeed[] {
  return needsIn(text, englishSpellingsOfWishes).filter(({ start, end }) => !isMeat.test(text.slice(start, end)) || fear.test(text.slice(0, start)));
}

/** How English denies what is named. */
export const englishDenial: DenialGrammar = {
  allergy: /\b(?:allerg\w*|intoleran\w*|anaphyla\w*|react|reacts|reaction|reactions|sensitiv\w*)\b/,
  no: /\b(?:no|none|nothing|never|without|avoid\w*|free (?:of|from)|hates?|dislikes?|neither|nor|except|excluding|besides|other than|instead of|minus|(?:anything|everything|all|whatever) but|not (?!(?:too|very|so|overly|that|all that|extremely|only) )(?:(?:\w+ ){0,2}?(?:want|wants|like|love|need|crave|find|give|show|suggest|recommend)\b)?)/,
  yes: /\b(?:but|something|want|wants|would like|loves?|crave|craving|give|show|find|suggest|recommend)\b/,
  after: /^ (?:free\b|(?:are |is )?(?:bad|out|off|forbidden|not (?:for|allowed|ok|okay|good))\b|(?:i|we|he|she|they) (?:(?:can|may|do|does|must|should|will|would|am|is|are|have) )?(?:not|avoid|avoids|hate|hates|dislike)\b|(?:makes?|gives?|kills?|upsets?|hurts?) (?:me|us|him|her|them|my)\b)/,
  joint: /^ (?:(?:and|or|nor|and also|or also|also|as well as) )?(?:any |an? |the )?$/,
  meat: isMeat,
  avoided: [
    /\b(?:no|without|avoid\w*|free (?:of|from)|hates?|dislikes?|except|(?:anything|everything) but|not (?:eat|have|like|stand|tolerate)|allergic to|intolerant to|allergy to|reacts? (?:\w+ )?to|sensitive to) (?:(?:and|or|nor|also|any|an?|the|all|kinds?|types?|of|to|fresh|raw|cooked|eat|eating) )*(\w+)/,
    /\b(\w+) (?:free|allerg\w*|intoleran\w*|(?:i|we|he|she|they) (?:can|may|do|does|must|will) not)\b/,
  ],
  health: /\b(?:pregnan\w*|breast ?feed\w*|diabet\w*|histamine?|fructose|fodmap|alcohol|non alcoholic)\b/,
};
