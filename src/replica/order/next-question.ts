import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { Food } from '#domain/foods/food.ts';
import { chosenOpponent, opponentsOf } from '#domain/order/next-comparison.ts';
import { courseOf } from '#domain/pairing/course.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { localizedFoods } from '#replica/foods/localized-foods.ts';
import { session } from '#replica/session/session.ts';
import { ownOrder } from './own-order.ts';

/** So many of the best are looked at for their course and whether they can be shown: a device may have tried thousands. */
const LOOKED_AT = 40;

interface Asked {
  readonly food: FoodId;
  /** Foods that the member would not compare it with this time. */
  readonly skipped: ReadonlySet<FoodId>;
  /** Questions that were put already. */
  readonly questions: number;
}

/**
 * The next 'Which did you like more?' about a food, with both as they are shown; null where nothing is to be asked, for a visitor, and where fewer than two
 * foods were tried.
 */
export async function nextQuestion(
  replica: Replica,
  { food, skipped, questions }: Asked,
): Promise<{ readonly food: Food; readonly than: Food } | null> {
  const member = (await session(replica))?.memberId;
  if (member === undefined) return null;
  const { places, tried, comparisons } = await ownOrder(replica, member);
  if (tried.length < 2) return null;
  const ids = tried.map(({ foodId }) => foodId);
  const opponents = opponentsOf({ food, tried: ids, places, comparisons, skipped, questions }).slice(0, LOOKED_AT);
  if (opponents.length === 0) return null;
  const rows = await replica.database.rows('foods').bulkGet([food, ...opponents.map(({ foodId }) => foodId)]);
  const courses = new Map(
    rows.flatMap((row) => {
      const decoded = row === undefined ? null : decodeFood(row);
      return decoded?.kind === 'valid' ? [[decoded.value.id, courseOf(decoded.value)] as const] : [];
    }),
  );
  const than = chosenOpponent(courses.get(food) ?? null, opponents, (id) => courses.get(id));
  return than === null ? null : foodsOf(replica, food, than);
}

/** The score of a food in the signed-in member's own order, 0-10; null where it has no place. */
export async function scoreOfFood(replica: Replica, food: FoodId): Promise<number | null> {
  const member = (await session(replica))?.memberId;
  if (member === undefined) return null;
  const { places } = await ownOrder(replica, member);
  return places.find(({ foodId }) => foodId === food)?.score ?? null;
}

/** Two foods as they are shown; null where one is not on this device. */
export async function foodsOf(
  { database }: Replica,
  food: FoodId,
  than: FoodId,
): Promise<{ readonly food: Food; readonly than: Food } | null> {
  const [one, other] = await localizedFoods(database, await database.rows('foods').bulkGet([food, than]));
  return one === undefined || other === undefined ? null : { food: one, than: other };
}
