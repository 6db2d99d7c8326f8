import { courseOf } from '#domain/pairing/course.ts';
import type { Course } from '#domain/foods/course.ts';
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
