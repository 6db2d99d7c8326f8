import { useMemo, useState } from 'react';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { useRowsAhead } from '#food-views/offers/use-rows-ahead.ts';
import { useOfferingAnswer } from '#food-views/offers/use-offers.ts';
import { type ShownFood, useWholeFoods } from '#food-views/offers/use-whole-foods.ts';
import type { FrontFoods, Taster } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';

/** What the front page begins with. */
export interface FrontLists {
  readonly best: readonly ShownFood[];
  /** Of the newest foods those that members shared. */
  readonly shared: readonly ShownFood[];
  /** The table of the day, longer than it is shown. */
  readonly table: readonly ShownFood[];
}

const askFront = (ranking: Ranking, taster: Taster) => ranking.ask('frontFoods', taster);
const askNothing = () => new Promise<null>(() => undefined);

/**
 * The foods of the front page, chosen from the whole catalogue. It is for a device that has the rows of only some foods: the ranking worker knows all foods by its
 * columns. The last answer stays while the worker reads its columns again.
 *
 * @returns 'asking': it may be there in a moment; null: this device has all rows, or does not know yet which foods there are
 */
export function useWholeFront(isSomeElsewhere: boolean): FrontLists | 'asking' | null {
  const { kind, answer } = useOfferingAnswer<FrontFoods | null>(isSomeElsewhere ? askFront : askNothing);
  const [last, setLast] = useState(answer);
  if (answer !== null && answer !== last) setLast(answer);
  useRowsAhead(isSomeElsewhere && last !== null);
  const ids = useMemo(() => last && [...last.best, ...last.shared, ...last.table], [last]);
  const foods = useWholeFoods(ids ?? undefined);
  const byId = new Map(foods?.map((food) => [food.id, food]));
  const those = (some: readonly FoodId[]) => some.flatMap((id) => byId.get(id) ?? []);
  if (!isSomeElsewhere) return null;
  if (last === null) return kind === 'asking' ? 'asking' : null;
  if (foods === undefined) return 'asking';
  return { best: those(last.best), shared: those(last.shared), table: those(last.table) };
}
