import { courseOf } from '#domain/pairing/course.ts';
import type { Course } from '#domain/foods/course.ts';
import type { AllergenWord, DietaryFlagName } from '#domain/taste/taste-vocabulary.ts';
import {
  all,
  either,
  type FoodTest,
  from,
  type Good,
  holds,
  namesNothing,
  not,
  says,
} from '#domain/assistant/testing/good-answer.ts';

// Tests for answers over the whole starter catalogue, where records state what part of a meal they are.

export const course =
  (...courses: readonly Course[]): FoodTest =>
  (food) =>
    courses.some((one) => one === courseOf(food));
export const isDrink = course('drink');
export const isDessert = course('dessert');
/** Served by itself: no drink, and nothing that is cooked with. */
export const isEaten = not(course('drink', 'ingredient', 'sauce'));
export const isSoup: FoodTest = (food) => course('soup')(food) || food.textures.includes('brothy');
export const isCheese: FoodTest = (food) =>
  course('ingredient')(food) && holds(/\bmilk\b/i)(food) && (food.allergens ?? []).includes('milk');
export const smells =
  (...words: readonly string[]): FoodTest =>
  ({ aromas }) =>
    words.some((word) => aromas.includes(word));
export const madeBy =
  (method: RegExp): FoodTest =>
  ({ cookingMethods }) =>
    cookingMethods.some((one) => method.test(one));

export const westAfrican = from('Nigerian', 'Ghanaian', 'Senegalese', 'Malian', 'Ivorian');
export const african = from(
  'Nigerian',
  'Ghanaian',
  'Senegalese',
  'Malian',
  'Ivorian',
  'Ethiopian',
  'Moroccan',
  'Tunisian',
);
export const nordic = from('Swedish', 'Danish', 'Norwegian', 'Finnish', 'Icelandic');
export const caribbean = from('Jamaican', 'Trinidadian', 'Cuban', 'Puerto Rican', 'Haitian', 'Barbadian');
export const arabian = from('Lebanese', 'Syrian', 'Palestinian');

/** It says that the food is not there, and speaks of no other as if it were that. */
export const saysItIsNotThere: Good = all(
  says(
    /not find|no food of that name|do not know|nothing in the catalogue|nicht im Katalog|kenne ich nicht|weiß ich|nichts/i,
  ),
);
/** Small talk and nonsense: a short word, and no food. */
export const onlyTalks: Good = namesNothing;
/** It is not there; or what is offered in its place passes, and says so. */
export const notThereOr = (good: Good): Good => either(saysItIsNotThere, good);

/** What no record states to be missing is refused (R5, R29); or it is no more than not liked, and what is offered does not name it. */
export const refusedOr = (...tests: readonly FoodTest[]): Good =>
  either(namesNothing, ({ foods }) => foods.length > 1 && foods.every((food) => tests.every((test) => test(food))));

/** A diet that a record states. */
export const flagged =
  (flag: DietaryFlagName): FoodTest =>
  ({ diet }) =>
    diet[flag] === true;
const speaking: Partial<Record<AllergenWord, DietaryFlagName>> = {
  gluten: 'gluten_free',
  milk: 'dairy_free',
  peanut: 'nut_free',
  'tree nut': 'nut_free',
};
/** Stated free (R28): its list lacks the allergen, it may not contain it, and the flag that speaks of it is yes. */
export const statedFree =
  (allergen: AllergenWord): FoodTest =>
  (food) => {
    const flag = speaking[allergen];
    return (
      food.allergens !== null &&
      !food.allergens.includes(allergen) &&
      !(food.mayContain ?? []).includes(allergen) &&
      (flag === undefined || flagged(flag)(food))
    );
  };
export const alcoholic: FoodTest = ({ diet }) => diet.alcohol_free === false;
export const isCreamy: FoodTest = (food) =>
  food.textures.some((one) => ['creamy', 'velvety', 'silky', 'smooth'].includes(one)) ||
  food.flavours.includes('creamy');
export const isCheesy: FoodTest = (food) =>
  food.flavours.includes('cheesy') || holds(/cheese|mozzarella|gruyère|feta|parmi|pecorino|paneer|ricotta/i)(food);
export const isNoodles: FoodTest = (food) =>
  [food.name, ...food.ingredients].some((one) =>
    /noodle|spaghetti|vermicelli|udon|soba|ramen|pasta|macaroni|lasagn|mie\b|mian/i.test(one),
  );
export const isCurry: FoodTest = (food) =>
  /curry|masala|rendang|korma|tikka|dal\b/i.test(food.name) || holds(/curry|garam masala|turmeric/i)(food);
const around = (names: string): FoodTest => from(...names.split(', '));
export const mediterranean = around(
  'Greek, Italian, Spanish, Turkish, Lebanese, Syrian, Palestinian, Israeli, Moroccan, Tunisian, French, Portuguese, Cypriot, Levantine, Middle Eastern',
);
export const wideAsian = around(
  'Japanese, Korean, Chinese, Thai, Vietnamese, Indian, Indonesian, Malaysian, Filipino, Taiwanese, Persian, Georgian, Singaporean',
);
