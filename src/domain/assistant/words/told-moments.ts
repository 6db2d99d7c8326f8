import type { Food } from '#domain/foods/food.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { isServed } from './kinds/food-kinds.ts';
import { toldOf } from './feasts.ts';

/*
 * For which moment a dish is, by what its whole record tells of it. None of this is stated in a field of its own: it helps to choose, and is left out
 * where nothing else meets a wish.
 */

const festive = /\bcelebrat|\bfestive|\bweddings?\b|\bfeasts?\b|\bbanquets?\b|\bguests?\b|special occasion/i;
/** Set before guests. */
export const isFestive = (food: Food) =>
  isServed(food) && !['side', 'snack', 'bread'].includes(courseOf(food) ?? '') && festive.test(toldOf(food));

const plain =
  /\bcheap|\bhumble\b|\bpeasants?\b|\bpoor\b|\bthrift|\bfrugal|\baffordable|\bleft ?overs?\b|\bworkers?\b|\beveryday\b|\bdaily\b/i;
/** Eaten every day, and by those who have little. */
export const isEveryday = (food: Food) => isServed(food) && courseOf(food) !== 'side' && plain.test(toldOf(food));

const EASY = 2;
/** Stated to be easily made. */
export const isEasy = (food: Food) => !food.defaulted.includes('difficulty') && food.difficulty <= EASY;
