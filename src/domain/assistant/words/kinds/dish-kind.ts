import { memoizeByObject } from '#prelude/timing/memoize-by-object.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { germanPattern } from '#domain/assistant/words/german-pattern.ts';

/** A kind of food as it is asked for, and by what a record shows that it is one. */
export interface DishKind {
  readonly words: Readonly<Record<AssistantLanguage, RegExp>>;
  readonly passes: (food: TasteTraits) => boolean;
  /** What comes nearest where none meets the rest of a wish: a dessert, where no ice cream does. */
  readonly wider?: (food: TasteTraits) => boolean;
  /** What of a wish is left out before it: whoever wants a drink eats nothing instead. */
  readonly outlasts?: 'ingredients' | 'origin';
  /** What is taken for one where it is not wanted. */
  readonly isLike?: (food: TasteTraits) => boolean;
  /** Herbs and spices: they go into dishes, and two need not be alike: cloves are no sumac. */
  readonly isSeasoning?: boolean;
  /** 0-5: how surely a food that passes is one. */
  readonly fit?: (food: TasteTraits) => number;
}

const heads = new Map<TasteTraits['description'], string>();

/** The name and the first sentence of what is said of a food: what it is stands there. */
export function headOf({ name, description }: TasteTraits): string {
  const known = heads.get(description);
  const first = known ?? description.slice(0, 240).replace(/[.;:] .*$/s, '');
  if (known === undefined) {
    if (heads.size > 2_000) heads.clear();
    heads.set(description, first);
  }
  return `${name} ${first}`;
}

export const isSaid = (words: RegExp) => (food: TasteTraits) => words.test(headOf(food));

export const kind = (
  en: string,
  de: string,
  passes: DishKind['passes'],
  traits: Pick<DishKind, 'wider' | 'fit' | 'isLike' | 'isSeasoning' | 'outlasts'> = {},
): DishKind => ({
  words: { en: new RegExp(`\\b(?:${en})\\b`, 'g'), de: new RegExp(germanPattern(`\\b(?:${de})\\b`), 'g') },
  passes: memoizeByObject(passes),
  ...traits,
});

/** No word stands before it that makes it a part of a food. */
export const notHeld = {
  en: '(?<!\\b(?:with|without|of|no|and|like|in|contains?|containing|dried|cream) (?:(?:some|any|the|a) )?)',
  de: '(?<!\\b(?:mit|ohne|aus|keine?[mnrs]?|und|wie|enthält) (?:(?:viel|etwas|dem|der) )?)',
} as const;
