import { foldCase } from '#prelude/fold-case.ts';
import { keepSome } from '#prelude/keep-some.ts';
import { type Course, courses } from '#domain/foods/course.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { isBreakfast } from '#domain/personal/breakfast.ts';
import { courseOf } from './course.ts';
import { type DrinkKind, drinkKindOf, drinkKinds } from './drink-kind.ts';

/** What a food is on the table, more closely than its course: derived, and of no weight where a record or members say more. */
export interface Plate {
  readonly course: Course | null;
  /** Of a drink alone. */
  readonly drink: DrinkKind | null;
  /** Rice, noodles, bread or dough above all: one of these on the table is enough. */
  readonly isStarch: boolean;
  /** A main dish of the morning. */
  readonly isMorning: boolean;
}

/** Every plate there is. */
export const plates: readonly Plate[] = [null, ...courses].flatMap((course): readonly Plate[] =>
  course === 'drink'
    ? drinkKinds.map((drink) => ({ course, drink, isStarch: false, isMorning: false }))
    : [false, true].flatMap((isStarch) =>
        (course === 'main' ? [false, true] : [false]).map((isMorning) => ({
          course,
          drink: null,
          isStarch,
          isMorning,
        })),
      ),
);

const places = new Map(plates.map((plate, place) => [keyOf(plate), place]));

function keyOf({ course, drink, isStarch, isMorning }: Plate): string {
  return `${course} ${drink} ${isStarch} ${isMorning}`;
}

export function plateOf(food: Pick<TasteTraits, 'course' | 'name' | 'ingredients'>): Plate {
  return plates[platePlace(food)] as Plate;
}

/** The place of a food's plate in `plates`. */
export function platePlace(food: Pick<TasteTraits, 'course' | 'name' | 'ingredients'>): number {
  const course = courseOf(food);
  const plate: Plate = {
    course,
    drink: course === 'drink' ? drinkKindOf(food) : null,
    isStarch: isOfStarch(course, food.ingredients),
    isMorning: course === 'main' && isBreakfast(food),
  };
  return places.get(keyOf(plate)) ?? 0;
}

function isOfStarch(course: Course | null, [first = '']: readonly string[]): boolean {
  if (course === 'bread') return true;
  return course !== 'drink' && isStarchWord(first);
}

const STARCH =
  /(?:^|\P{L})(?:rice|reis|\p{L}*noodles?|\p{L}*nudeln?|pasta|spaghetti|bread|brot|baguette|tortillas?|flour|\p{L}*mehl|semolina|grieß|masa|dough|teig|polenta|maize|mais|potato(?:es)?|kartoffeln?|couscous|bulgur)(?:\P{L}|$)/u;

/** What a food has most of stands first among its ingredients. */
const isStarchWord = keepSome(2_000, (ingredient) => STARCH.test(foldCase(ingredient)));
