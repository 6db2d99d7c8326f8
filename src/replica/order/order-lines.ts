import type { Food } from '#domain/foods/food.ts';
import type { ComparisonAnswer } from '#domain/order/food-comparison.ts';
import type { FoodPlace } from '#domain/order/place-foods.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { localizedFoods } from '#replica/foods/localized-foods.ts';
import { session } from '#replica/session/session.ts';
import { comparisonsIn, ownOrder } from './own-order.ts';

/** A food in the own order as a screen shows it. */
export interface OrderLine {
  readonly place: FoodPlace;
  /** From 1; foods of one score share it. */
  readonly rank: number;
  /** null: not on this device. */
  readonly food: Food | null;
}

export interface OrderPart {
  readonly lines: readonly OrderLine[];
  /** Of all placed foods. */
  readonly total: number;
  /** Tried foods of which nothing is known that would place them. */
  readonly unplaced: readonly FoodId[];
  /** How many foods were tried. */
  readonly tried: number;
}

const nothing: OrderPart = { lines: [], total: 0, unplaced: [], tried: 0 };

/** The best foods of the signed-in member's own order; nothing for a visitor. Of the others no more than the place is read. */
export async function bestOfOrder(replica: Replica, most: number): Promise<OrderPart> {
  const member = (await session(replica))?.memberId;
  if (member === undefined) return nothing;
  const { places, tried } = await ownOrder(replica, member);
  const placed = new Set(places.map(({ foodId }) => foodId));
  const shown = places.slice(0, most);
  const foods = await foodsById(
    replica,
    shown.map(({ foodId }) => foodId),
  );
  const firstOf = new Map<number, number>();
  for (const [at, { score }] of shown.entries()) if (!firstOf.has(score)) firstOf.set(score, at + 1);
  return {
    lines: shown.map((place, at) => ({
      place,
      rank: firstOf.get(place.score) ?? at + 1,
      food: foods.get(place.foodId) ?? null,
    })),
    total: places.length,
    unplaced: tried.map(({ foodId }) => foodId).filter((id) => !placed.has(id)),
    tried: tried.length,
  };
}

/** An answer about a food, seen from it. */
export interface AnswerLine {
  readonly than: Food;
  readonly answer: ComparisonAnswer;
}

const answerOrder: readonly ComparisonAnswer[] = ['less', 'same', 'more', 'unknown'];

/** What the signed-in member answered about a food: what was liked more than it first, then the same, then less. Answers about foods that are not on this device are left out. */
export async function answersAbout(replica: Replica, food: FoodId): Promise<readonly AnswerLine[]> {
  const member = (await session(replica))?.memberId;
  if (member === undefined) return [];
  const rows = await replica.database
    .rows('food_comparisons')
    .where('one')
    .equals(food)
    .or('other')
    .equals(food)
    .toArray();
  const comparisons = comparisonsIn(rows.filter((row) => row['user'] === member));
  const foods = await foodsById(
    replica,
    comparisons.map(({ one, other }) => (one === food ? other : one)),
  );
  return comparisons
    .flatMap(({ one, other, verdict }): AnswerLine[] => {
      const than = foods.get(one === food ? other : one);
      if (than === undefined) return [];
      const answer =
        verdict === 'same' || verdict === 'unknown'
          ? verdict
          : (verdict === 'one') === (one === food)
            ? 'more'
            : 'less';
      return [{ than, answer }];
    })
    .toSorted(
      (a, b) => answerOrder.indexOf(a.answer) - answerOrder.indexOf(b.answer) || (a.than.id < b.than.id ? -1 : 1),
    );
}

async function foodsById({ database }: Replica, ids: readonly FoodId[]): Promise<ReadonlyMap<FoodId, Food>> {
  const foods = await localizedFoods(database, await database.rows('foods').bulkGet([...ids]));
  return new Map(foods.map((food) => [food.id, food]));
}
