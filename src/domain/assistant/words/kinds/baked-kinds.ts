import { courseOf } from '#domain/pairing/course.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { type DishKind, headOf, isSaid, kind } from './dish-kind.ts';
import { feels, isBread, isCookedBy, isDessert, isDrink, isMeal } from './food-kinds.ts';

const isCake = (food: TasteTraits) =>
  isDessert(food) &&
  /(?<!rice )\bcakes?\b|cheesecake|sponge|tarte?\b|gâteau|madeleine|\btorte\b/i.test(headOf(food)) &&
  !/shaved ice|mochi|pancake/i.test(headOf(food));

const isBaked = isCookedBy(/bak|gratin|oven/);

const isCalledCookie = isSaid(/biscuits?\b(?! base| crust)|cookie|shortbread|macaron|madeleine|cantucci|wafer/i);

/** Small, sweet and dry; what is cut from something larger is none. */
const isCookie = (food: TasteTraits) =>
  isDessert(food) &&
  (isCalledCookie(food) ||
    (isBaked(food) &&
      feels(food, 'crumbly') &&
      !isCake(food) &&
      !isSaid(/\b(?:pies?|puddings?|slices?|tarts?)\b/i)(food) &&
      !feels(food, 'creamy', 'silky')));

/** What comes out of an oven, by what people call it. */
export const bakedKinds: readonly DishKind[] = [
  kind(
    'casseroles?|gratins?|bakes',
    'aufläufe?n?|auflauf|gratins?',
    (food) =>
      isMeal(food) &&
      isBaked(food) &&
      isSaid(/casserole|gratin|baked (?:pasta|in layers|under)|layer(?:s|ed)\b/i)(food),
    { wider: (food) => isMeal(food) && isBaked(food) && !isBread(food) && courseOf(food) !== 'snack' },
  ),
  kind('cookies?|biscuits?(?! and gravy)', 'kekse?n?|plätzchen|\\w{3,}(?:kekse?|plätzchen)', isCookie, {
    wider: (food) => isDessert(food) && (isBaked(food) || feels(food, 'crunchy', 'crumbly', 'crispy')),
    fit: (food) => (isCalledCookie(food) ? 3 : 0),
  }),
  kind('(?<!rice |fish |crab )cakes?', 'kuchen|torten?', isCake, { wider: isDessert }),
  kind(
    '(?<!shepherd s |cottage )pies?|quiches?',
    'pasteten?|pies?|quiches?',
    isSaid(/\bpies?\b|\bpast(?:y|ies)\b|\bquiche|\btarte?\b|strudel/i),
  ),
  // 'Savoury pastry' has no sweet ones.
  kind(
    'savou?ry (?:past(?:ry|ries)|bakes?)',
    '(?:herzhaftes?|salziges?) (?:gebäck|teilchen)',
    (food) => isPastry(food) && !isDessert(food) && food.intensities.sweet <= 2,
  ),
  kind(
    '(?:filo|phyllo)(?: (?:past(?:ry|ries)|dough))?',
    'filo(?:teig)?|yufka(?:teig)?',
    ({ ingredients, name, description }) =>
      [...ingredients, name, description].some((one) => /filo|phyllo|yufka|warka/i.test(one)),
  ),
  kind('past(?:ry|ries)|viennoiserie', 'gebäck|feingebäck|teilchen', (food) => isPastry(food), {
    fit: (food) => (isSaid(/pastry|puff|dough/i)(food) ? 2 : 0),
  }),
];

/** Of dough, and baked or fried: no gratin, and nothing from a pan. */
function isPastry(food: TasteTraits): boolean {
  return (
    !isDrink(food) &&
    courseOf(food) !== 'side' &&
    (isBaked(food) || isCookedBy(/fry/)(food)) &&
    food.ingredients.some((one) => /flour|pastry|dough|phyllo|filo|yufka/i.test(one)) &&
    (isSaid(/past(?:ry|ies|y)\b|flaky|puff|crust|croissant|choux|strudel|börek/i)(food) ||
      (feels(food, 'flaky') && !isMeal(food)))
  );
}
