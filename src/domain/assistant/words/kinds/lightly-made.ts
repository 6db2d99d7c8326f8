import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { feels, isDessert, isDrink, MAIN } from './food-kinds.ts';

/** Among the first things that a food is made of, these make it heavy. */
const heavy =
  /\b(?:butter|ghee|lard|suet|tallow|dripping|fat|oil|cream|crème|mascarpone|cream cheese|cheddar|mozzarella|sausages?|bacon|pancetta|chorizo|salami|mayonnaise|pork belly|duck|chocolate|marzipan|caramel|condensed milk|(?:filo|puff|shortcrust) \w+|pastry|dough|coconut milk)\b/i;
/** Tossed in a hot pan for a minute is not fried in fat. */
const fried = /(?<!stir[ -]?)\bfry|confit/i;
const heavyFlavours = ['rich', 'hearty', 'buttery', 'cheesy', 'creamy', 'caramelised'];
const gentle = /steam|boil|poach|simmer|grill|blanch|raw|toss|squeez|slic/i;
const fresh =
  /\b(?:fruit|berr(?:y|ies)|apples?|mango|papaya|orange|lemon|lime|melon|cucumber|tomato(?:es)?|spinach|cabbage|carrots?|greens|herbs?|salad|lettuce|beans?|lentils?|chickpeas|fish|cod|prawns?|chicken breast|vegetables?|seaweed|tofu)\b/i;
const lightWords = ['light', 'fresh', 'delicate', 'clean', 'crisp', 'herbal', 'refreshing', 'fruity'];

/** As sweet as fruit is. */
const FRUITY = 3;

/**
 * Made without much that is heavy, by its main ingredients, its methods and its words. No record states calories or whether a food is healthy, so this
 * only chooses, and is told as such.
 */
export function isLightlyMade(food: TasteTraits): boolean {
  if (isDrink(food)) return food.diet.alcohol_free === true && food.intensities.sweet < FRUITY && !isHeavy(food);
  return !isHeavy(food) && !(isDessert(food) && food.intensities.sweet > FRUITY + 1);
}

function isHeavy(food: TasteTraits): boolean {
  return (
    food.flavours.some((word) => heavyFlavours.includes(word)) ||
    feels(food, 'oily', 'gooey', 'dense') ||
    food.ingredients.slice(0, MAIN).some((one) => heavy.test(one)) ||
    food.cookingMethods.some((one) => fried.test(one))
  );
}

/** 0-5: how much of what a food is made of, and how, is light. */
export function lightFit({ flavours, ingredients, cookingMethods, intensities: { sweet } }: TasteTraits): number {
  const said = flavours.filter((word) => lightWords.includes(word)).length;
  const held = ingredients.slice(0, MAIN).filter((one) => fresh.test(one)).length;
  const isGentle = cookingMethods.some((one) => gentle.test(one));
  return Math.max(0, Math.min(5, said + held + (isGentle ? 1 : 0) - (sweet > FRUITY ? 2 : 0)));
}
