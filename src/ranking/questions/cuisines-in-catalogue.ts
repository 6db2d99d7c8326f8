import { byLot, type Day } from '#domain/values/day.ts';
import { type Course, courses } from '#domain/foods/course.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { compareText } from '#prelude/text/compare-text.ts';
import { topOf } from '#prelude/top-of.ts';
import { compareTextsAt } from '#ranking/columns/text-column.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';
import type { Cuisine } from '#ranking/question-shapes.ts';

const CUISINE_LIMIT = 30;

interface Newest {
  readonly id: FoodId;
  readonly createdAt: number;
  readonly course: Course | null;
}

/** What may be the face of a kitchen: an ingredient, a side or a sweet says little of it. */
const faces: ReadonlySet<Course | null> = new Set<Course | null>(['main', 'soup', 'salad', 'starter']);

interface Counted {
  foods: number;
  newest: Newest;
}

/** The origins that most foods have, each with its newest dish, or else its newest food, the largest first, equals by the lot of the day (R36), at most 30. */
export function cuisinesInCatalogue(catalogue: LayeredCatalogue, on: Day): readonly Cuisine[] {
  const cuisines = new Map(countedRows(catalogue));
  for (const food of catalogue.changed) {
    const known = cuisines.get(food.origin);
    cuisines.set(food.origin, {
      foods: (known?.foods ?? 0) + 1,
      newest: known === undefined || isNewer(food, known.newest) ? food : known.newest,
    });
  }
  cuisines.delete('');
  const compareLots = byLot(on);
  return topOf(
    Array.from(
      cuisines,
      ([
        name,
        {
          foods,
          newest: { id },
        },
      ]) => ({ name, foods, newest: id }),
    ),
    {
      limit: CUISINE_LIMIT,
      compare: (one, other) => other.foods - one.foods || compareLots(one.name, other.name),
    },
  );
}

/** The base by the codes of its origins. */
function* countedRows({ base, isGone }: LayeredCatalogue): Generator<[origin: string, counted: Counted]> {
  const { origins, words, createdAt, ids, courses: stated } = base.columns.foods;
  const faceOf = (row: number) => Number(faces.has(courses[(stated[row] ?? 0) - 1] ?? null));
  const counts = new Uint32Array(words.length);
  const newest = new Int32Array(words.length).fill(-1);
  for (const [row, origin] of origins.entries()) {
    if (isGone(row)) continue;
    counts[origin] = (counts[origin] ?? 0) + 1;
    const other = newest[origin] ?? -1;
    const later = other < 0 ? 1 : faceOf(row) - faceOf(other) || (createdAt[row] ?? 0) - (createdAt[other] ?? 0);
    if (later > 0 || (later === 0 && compareTextsAt(ids, row, other) < 0)) newest[origin] = row;
  }
  for (const [code, row] of newest.entries()) {
    if (row >= 0) yield [words[code] ?? '', { foods: counts[code] ?? 0, newest: base.foodAt(row) }];
  }
}

function isNewer(one: Newest, other: Newest): boolean {
  const [isFace, wasFace] = [faces.has(one.course), faces.has(other.course)];
  if (isFace !== wasFace) return isFace;
  return one.createdAt > other.createdAt || (one.createdAt === other.createdAt && compareText(one.id, other.id) < 0);
}
