import type { Food } from '#domain/foods/food.ts';
import { courseOf } from '#domain/pairing/course.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { isSaid } from './dish-kind.ts';
import { feels, isServed, isSoup } from './food-kinds.ts';

/** What no one takes in the hand, whatever is said of the way it is eaten. */
const neverHeld: ReadonlySet<string | null> = new Set(['soup', 'salad', 'sauce', 'ingredient', 'drink']);

/** Of main courses these alone are. */
const isHeldDish = isSaid(
  /\b(?:tacos?|tostadas?|sandwich(?:es)?|burgers?|hot ?dogs?|wraps?|pizzas?|pasty|pasties|patty|rolls?|onigiri|gimbap|banh mi|burritos?|quesadillas?|arepas?|empanadas?)\b/i,
);

const NIBBLED = 3;
/** 0-5: a dessert may be held, and is not what is meant first. */
export const heldFit = (food: TasteTraits) => (courseOf(food) === 'dessert' ? 0 : NIBBLED);

/** Whether it can be held, by its course and how it feels. */
export const isHeld = (food: TasteTraits) =>
  isServed(food) &&
  !neverHeld.has(courseOf(food)) &&
  (courseOf(food) !== 'main' || isHeldDish(food)) &&
  !isSoup(food) &&
  !feels(food, 'brothy', 'saucy', 'icy', 'melting');

/** A hand or fingers before any cutlery. Who eats from a plate with the right hand eats no finger food. */
const byHand =
  /^(?:(?!\b(?:fork|spoon|knife|chopsticks?|right hand|gabel|löffel|messer|stäbchen|rechten hand)\b).)*?\b(?:by hand|hands?|fingers|held|von hand|hand|händen|fingern)\b/i;
const onPlate = /\b(?:right|rechten) hand\b|\binjera\b|\b(?:common|shared) (?:plate|pot|bowl)\b/i;

/** Whether its record states that it is eaten out of the hand. */
export const isEatenByHand = ({ wayOfEating }: Food) => byHand.test(wayOfEating) && !onPlate.test(wayOfEating);
