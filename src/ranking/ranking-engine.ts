import type { Day } from '#domain/values/day.ts';
import type { Ranking } from './ranking.ts';

/** What the worker of `workers/ranking.worker.ts` answers; screens see it as `Ranking`. */
export interface RankingEngine extends Pick<Ranking, 'ask'> {
  /** By the one page that started the worker: what day it is there, and who is told of changes. */
  begin(today: Day, onChanged: () => void): void;
}
