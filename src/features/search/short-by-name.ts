import type { Food } from '#domain/foods/food.ts';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { activeFilters } from './active-filters.ts';

/** So few results leave most of a screen empty. */
const FEW = 2;

/** Names say these of a food ('Vegan Burger'), and what tastes alike need not be so. */
const dietWord = /\b(?:vegan|veget|halal|koscher|kosher)/;

type Named = Pick<Food, 'name' | 'nativeName'> & {
  readonly translation: Pick<NonNullable<Food['translation']>, 'name'> | null;
};

/**
 * Whether foods beside the found ones may follow: few were found, and only by a name. Where anything else was asked for (a filter, a word of taste,
 * diet or ingredient), a food that merely tastes alike would break it.
 */
export function isShortByName(
  question: FoodQuestion,
  found: { readonly total: number; readonly best: Named },
): boolean {
  const text = foldSearchText(question.text);
  const { name, nativeName, translation } = found.best;
  return (
    found.total <= FEW &&
    text !== '' &&
    !dietWord.test(text) &&
    activeFilters(question).length === 0 &&
    [name, nativeName, translation?.name ?? ''].some((one) => ` ${foldSearchText(one)}`.includes(` ${text}`))
  );
}
