import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { dietStatus } from '#domain/safety/diet-status.ts';
import { type DishKind, isSaid, kind, notHeld } from './dish-kind.ts';
import { isDrink, states } from './food-kinds.ts';

/** By all that is stated: a yes is believed no more than the rum among the ingredients (R28). */
const isAlcoholFree = (food: TasteTraits) => dietStatus(food, 'alcohol_free') === 'stated-free';

/** What is mixed: read before any drink is, for 'a cocktail' is one. */
export const mixedDrinks: readonly DishKind[] = [
  kind(
    'mocktails?|virgin cocktails?',
    'mocktails?|alkoholfreie[rn]? cocktails?',
    (food) => isDrink(food) && isAlcoholFree(food) && food.intensities.sweet >= 1.5 && !isBrewed(food),
    { wider: (food) => isDrink(food) && isAlcoholFree(food) },
  ),
  // Before or after a meal.
  kind(
    'night ?caps?|digestifs?|digestivos?|(?:pre|after|before|post) ?dinner drinks?|drinks? (?:before|after) (?:dinner|a meal)|apéritif drinks?|aperitif drinks?|aperitivo drinks?',
    'absacker|schlummertrunk|digestifs?|verdauungsschnaps|(?:getränk|drink) (?:vor|nach) dem essen|aperitifgetränke?',
    (food) => isDrink(food) && food.diet.alcohol_free === false,
    { wider: isDrink },
  ),
  kind(
    'cocktails?|spritz(?:es)?',
    'cocktails?|longdrinks?',
    (food) => isDrink(food) && food.diet.alcohol_free === false,
    { wider: isDrink, fit: (food) => (isMixed(food) ? 5 : 0) },
  ),
];

const MIXED_FROM = 3;
/** Of a wine or a spirit and other things. */
const isMixed = (food: TasteTraits) =>
  food.ingredients.length >= MIXED_FROM &&
  states(
    food,
    /\b(?:wine|prosecco|champagne|rum|cachaça|pisco|whisk(?:e)?y|gin|vodka|tequila|mezcal|brandy|liqueur)\b(?! grapes)/i,
  ) &&
  !states(food, /\byeast\b/i);

/** Coffee and tea. */
const isBrewed = (food: TasteTraits) => states(food, /coffee|espresso|\btea\b/i);

/** Drinks by what they are of. */
export const drinkKinds: readonly DishKind[] = [
  kind(
    '(?:bubble |boba )?milk teas?|bubble teas?|boba',
    'milchtees?|bubble ?teas?',
    (food) => isDrink(food) && states(food, /\btea\b/i) && states(food, /milk/i),
    { wider: isDrink },
  ),
  kind(
    `${notHeld.en}(?:smoothies?|milk ?shakes?|shakes?)`,
    `${notHeld.de}(?:smoothies?|milchshakes?|shakes?)`,
    (food) =>
      isDrink(food) && isSaid(/smoothie|shake\b|lassi|blended|purée/i)(food) && food.diet.alcohol_free !== false,
    { wider: isDrink },
  ),
  kind(
    `${notHeld.en}(?:fruit )?juices?`,
    `${notHeld.de}(?:frucht|obst)?s[aä]fte?`,
    (food) => isDrink(food) && isSaid(/juice|lemonade/i)(food) && food.diet.alcohol_free !== false,
    { wider: isDrink },
  ),
  kind(
    'fizzy(?: drinks?)?|sparkling(?! wine)|carbonated|bubbly|sodas?|soft ?drinks?',
    'sprudel\\w*|kohlensäure\\w*|prickelnd\\w*|limos?|limonaden?|softdrinks?',
    (food) => isDrink(food) && isSaid(/sparkling|fizz|carbonat|bubbl|soda|beer|champagne|kombucha|cola/i)(food),
    { wider: isDrink },
  ),
  kind(
    '(?<!with |without |of |no |like |and )coffees?',
    '(?<!mit |ohne |kein |keinen |wie )kaffees?',
    (food) => isDrink(food) && (states(food, /coffee|espresso/i) || /coffee|espresso/i.test(food.name)),
    { wider: isDrink },
  ),
  kind(
    '(?<!with |without |of |no |like |and |afternoon |high )(?:hot |herbal )?teas?(?! time)',
    '(?<!mit |ohne |kein |keinen |wie )(?:kräuter)?tees?',
    (food) =>
      isDrink(food) && (states(food, /\btea\b/i) || /\btea\b|chai|\bteh\b|matcha|hojicha|\bmate\b/i.test(food.name)),
    { wider: isDrink },
  ),
  kind(
    `${notHeld.en}(?:(?:red|white|rosé|sparkling) )?wines?`,
    `${notHeld.de}(?:rot|weiß|rosé|schaum)?weine?|sekt`,
    (food) => isDrink(food) && /\bwine\b|champagne|riesling|\bport\b/i.test(food.name),
    { wider: isDrink },
  ),
  kind(
    `${notHeld.en}(?:beers?|lagers?|ales?)`,
    `${notHeld.de}biere?`,
    (food) => isDrink(food) && /\bbeer\b|stout|lager/i.test(food.name) && !/root beer/i.test(food.name),
    { wider: isDrink },
  ),
];
