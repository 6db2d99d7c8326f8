import { foldCase } from '#prelude/text/fold-case.ts';
import { memoizeByObject } from '#prelude/timing/memoize-by-object.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';

/** Shorter words of a description or of an ingredient tell nothing: 'with', 'and', 'of'. */
const LETTERS = 4;
const LETTERS_OF_INGREDIENTS = 3;
/** What a food is made of stands first; salt and parsley come later. */
export const MAIN_INGREDIENTS = 4;
/** So many words of main ingredients are weighed: the ranking worker keeps a bit for each. */
const MOST_WEIGHED = 31;
const NO_LETTER = /[^\p{L}\p{M}]+/u;

export const wordKinds = ['flavour', 'texture', 'aroma', 'method', 'told', 'ingredient'] as const;
export type WordKind = (typeof wordKinds)[number];

/** The words, folded and each once, by which a food may be like another. */
export const wordsOf: Readonly<Record<WordKind, (food: TasteTraits) => ReadonlySet<string>>> = {
  flavour: ({ flavours }) => folded(flavours),
  texture: ({ textures }) => folded(textures),
  aroma: ({ aromas }) => folded(aromas),
  method: ({ cookingMethods }) => folded(cookingMethods),
  told: memoizeByObject(
    ({ description }) =>
      new Set(
        foldSearchText(description)
          .split(' ')
          .filter((word) => word.length >= LETTERS),
      ),
  ),
  ingredient: memoizeByObject(
    ({ ingredients }) => new Set(ingredients.slice(0, MAIN_INGREDIENTS).flatMap(ingredientWords)),
  ),
};

/** What a food has most of stands first among its ingredients. */
export function firstIngredientWords({ ingredients: [first = ''] }: TasteTraits): ReadonlySet<string> {
  return new Set(ingredientWords(first));
}

/** The words of its main ingredients, what it has most of first. */
export function weighedIngredientWords(food: TasteTraits): readonly string[] {
  return [...wordsOf.ingredient(food)].slice(0, MOST_WEIGHED);
}

/** 'Wheat flour noodles' are wheat, flour and noodles. */
export function ingredientWords(ingredient: string): readonly string[] {
  return foldCase(ingredient)
    .split(NO_LETTER)
    .filter((word) => word.length >= LETTERS_OF_INGREDIENTS);
}

function folded(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(foldCase));
}
