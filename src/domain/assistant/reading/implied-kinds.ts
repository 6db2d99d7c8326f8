import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import { asksForDrink } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { isDessert, isDish, isMeal, isServed } from '#domain/assistant/words/kinds/food-kinds.ts';
import type { WishGrammar } from './grammars/wish-grammar.ts';
import type { TasteOrder, WishPart } from './wish-part.ts';

/*
 * Of which kind a food is meant to be where a wish names none.
 */

const namesDish = /\b(?:dish(?:es)?|meals?|\w*gerichte?s?|speisen?|mahlzeit(?:en)?)\b/;
/** With the name of a kitchen: what one eats there. */
const namesFood = /\b(?:foods?|cuisine|cooking|kitchen|essen|kuche|kueche)\b/;
const asksToEat = /\b(?:eat|essen)\b/;

/** 'The least salty dish' is served by itself, and is neither water nor wasabi; the sweetest may be a dessert. */
const dishOf = ({ taste }: TasteOrder): WishPart => ({
  left: 'kind',
  passes: taste === 'sweet' ? isServed : isDish,
  wider: isServed,
});

/** Of which kind are those that are put in an order, where no kind is named: the least of a taste has water, and nobody asks for that. */
export function ofOrder(order: TasteOrder, text: string): readonly WishPart[] {
  if (namesDish.test(text)) return [dishOf(order)];
  return asksToEat.test(text) || order.direction === 'least'
    ? [{ left: 'kind', passes: isServed, isImplied: true }]
    : [];
}

/** Who asks for dishes of no kind wants a meal before what stands beside one or comes after it, and nothing to drink. */
const dishesFirst: WishPart = {
  left: 'kind',
  passes: isServed,
  wider: () => true,
  isImplied: true,
  fit: (food) => (isDish(food) ? 5 : isMeal(food) ? 3 : 0),
};

/** 'Something sweet and warm' is a pudding, and no onion soup: of no kind that is named, what is sweet before all else. */
const sweetAboveAll: WishPart = {
  left: 'kind',
  passes: (food) => isDessert(food) || (isServed(food) && !isDish(food) && isSweetBefore(food.intensities)),
  wider: isServed,
  isImplied: true,
};

const isSweetBefore = ({ sweet, ...others }: TasteTraits['intensities']) => sweet > Math.max(...Object.values(others));

const isSweetAlone = ({ sweet, ...others }: FoodQuestion['intensities']) =>
  (sweet?.from ?? 0) > 0 && Object.values(others).every((range) => (range?.from ?? 0) === 0);

/** 'Indian dishes', 'Moroccan food'. @param said.dated the text without occasions */
const asksForDishes = (said: { readonly dated: string; readonly text: string; readonly cuisine: string }) =>
  namesDish.test(said.dated) || (said.cuisine !== '' && namesFood.test(said.text));

/** For whom one cooks a meal. */
const forGuests =
  /\b(?:romantic|first date|date night|dinner part(?:y|ies)|in laws|guests?|cooking for|romantisch\w*|schwiegereltern|gaste[ns]?|gaeste[ns]?)\b/;

/** What is meant where no kind and no order is named: a meal, or what is sweet before all else. */
export function impliedKind(
  {
    dated,
    text,
    cuisine,
    intensities,
    words: { flavours },
  }: {
    readonly dated: string;
    readonly text: string;
    readonly cuisine: string;
    readonly intensities: FoodQuestion['intensities'];
    readonly words: Pick<FoodQuestion, 'flavours'>;
  },
  language: WishGrammar['language'],
): readonly WishPart[] {
  if (asksForDrink(text, language)) return [];
  if ((intensities.sweet?.from ?? 0) === 0)
    return asksForDishes({ dated, text, cuisine }) || forGuests.test(text) ? [dishesFirst] : [];
  return isSweetAlone(intensities) && flavours.length === 0 ? [sweetAboveAll] : [];
}
