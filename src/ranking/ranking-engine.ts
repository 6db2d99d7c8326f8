import type { Ranking } from './ranking.ts';

/** What the worker of `workers/ranking.worker.ts` answers; screens see it as `Ranking`. */
export type RankingEngine = Omit<Ranking, 'follow'> & {
  /** Who is told of changes: the one page that started the worker. */
  tellOfChanges(onChanged: () => void): void;
};
