import type { Cuisine, QuickHit } from './ranking.ts';
import type { FoodId } from '#domain/ids.ts';

/** What the worker of `workers/ranking.worker.ts` answers; screens see it as `Ranking`. */
export interface RankingEngine {
  quickSearch(text: string): Promise<readonly QuickHit[]>;
  similarFoods(foodId: FoodId): Promise<readonly FoodId[]>;
  cuisines(): Promise<readonly Cuisine[]>;
  /** Who is told of changes: the one page that started the worker. */
  tellOfChanges(onChanged: () => void): void;
}
