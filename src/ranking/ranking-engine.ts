import type { Day } from '#domain/values/day.ts';
import type { Ranking } from './ranking.ts';

/** What the worker of `workers/ranking.worker.ts` answers; screens see it as `Ranking`. */
export type RankingEngine = Omit<Ranking, 'follow'> & {
  /** By the one page that started the worker: what day it is there, and who is told of changes. */
  begin(today: Day, onChanged: () => void): void;
};
