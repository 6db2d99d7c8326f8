import { foldCase } from '#prelude/text/fold-case.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { memoize } from '#prelude/memoize.ts';
import { memoizeByObject } from '#prelude/timing/memoize-by-object.ts';
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
  /** A main dish of noodles in their broth: soup, starch and main dish in one. */
  readonly isBowl: boolean;
}

/** Every plate there is. */
export const plates: readonly Plate[] = [null, ...courses].flatMap((course): readonly Plate[] => {
  if (course === 'drink')
    return drinkKinds.map((drink) => ({ course, drink, isStarch: false, isMorning: false, isBowl: false }));
  const plain = { course, drink: null, isBowl: false };
  return (course === 'main' ? [false, true] : [false]).flatMap((isMorning) => [
    { ...plain, isMorning, isStarch: false },
    { ...plain, isMorning, isStarch: true },
    ...(course === 'main' ? [{ ...plain, isMorning, isStarch: true, isBowl: true }] : []),
  ]);
});

const places = new Map(plates.map((plate, place) => [keyOf(plate), place]));

function keyOf({ course, drink, isStarch, isMorning, isBowl }: Plate): string {
  return `${course} ${drink} ${isStarch} ${isMorning} ${isBowl}`;
}

export const plateOf = memoizeByObject(
  (food: Pick<TasteTraits, 'course' | 'name' | 'ingredients'>): Plate => plates[platePlace(food)] as Plate,
);

/** The place of a food's plate in `plates`. */
export function platePlace(food: Pick<TasteTraits, 'course' | 'name' | 'ingredients'>): number {
  const course = courseOf(food);
  const isBowl = course === 'main' && isNoodleBowl(food);
  const plate: Plate = {
    course,
    drink: course === 'drink' ? drinkKindOf(food) : null,
    isStarch: isBowl || isOfStarch(course, food.ingredients),
    isMorning: course === 'main' && isBreakfast(food),
    isBowl,
  };
  return places.get(keyOf(plate)) ?? 0;
}

function isOfStarch(course: Course | null, [first = '']: readonly string[]): boolean {
  if (course === 'bread') return true;
  return course !== 'drink' && isStarchWord(first);
}

const STARCH =
  /(?:^|\P{L})(?:rice|reis|\p{L}*noodles?|\p{L}*nudeln?|pasta|spaghetti|bread|brot|baguette|tortillas?|flour|\p{L}*mehl|semolina|grieß|masa|dough|teig|polenta|maize|mais|potato(?:es)?|kartoffeln?|couscous|bulgur)(?:\P{L}|$)/u;

/** Kinds of noodles in broth that are called by a name of their own, as whole words. */
const BOWL =
  /(?:^|\P{L})(?:noodle soups?|nudelsuppe|boat noodles|pho|ramen|udon|soba|somen|laksa|khao soi|bun (?:rieu|bo hue|rieu cua)|mi quang|hu tieu|\p{L}*guksu|\p{L}*naengmyeon|lamian)(?:\P{L}|$)/u;
const NOODLES = /noodles?(?:\P{L}|$)|nudeln?(?:\P{L}|$)|vermicelli/u;
const BROTH = /(?:^|\P{L})(?:\p{L}*bones?|broth|stock|dashi|\p{L}*brühe|\p{L}*knochen)(?:\P{L}|$)/u;

function isNoodleBowl({ name, ingredients }: Pick<TasteTraits, 'name' | 'ingredients'>): boolean {
  return isBowlName(name) || (ingredients.some(isNoodles) && ingredients.some(isBroth));
}

const isBowlName = memoize(2_000, (name) => BOWL.test(foldSearchText(name)));
const isNoodles = memoize(2_000, (ingredient) => NOODLES.test(foldCase(ingredient)));
const isBroth = memoize(2_000, (ingredient) => BROTH.test(foldCase(ingredient)));

/** What a food has most of stands first among its ingredients. */
const isStarchWord = memoize(2_000, (ingredient) => STARCH.test(foldCase(ingredient)));
