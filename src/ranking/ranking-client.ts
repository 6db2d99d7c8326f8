import type { FoodId } from '#domain/values/ids/ids.ts';
import type { PairingSuggestion } from '#domain/pairing/pairing.ts';
import { offerToAnyone } from '#domain/safety/offered.ts';
import { latestOnly } from './latest-only.ts';
import type { AnswerTo, Asked, QuestionName, Ranking } from './ranking.ts';
import type { RankingEngine } from './ranking-engine.ts';

interface StartedEngine {
  readonly remote: RankingEngine;
  /** Rejects when the worker could not be loaded or broke; never resolves. */
  readonly broken: Promise<never>;
}

type NewestOnly = { readonly [Name in QuestionName]?: (asked: Asked<Name>) => Promise<AnswerTo<Name>> };

/**
 * The ranking worker as seen from a screen. It is started by the first question, so never before a screen that asks is there; a
 * worker that broke is started anew by the next question.
 *
 * @param startWorker makes the worker of `workers/ranking.worker.ts`
 */
export function rankingClient(startWorker: () => Worker): Ranking {
  const followers = new Set<() => void>();
  let engine: Promise<StartedEngine> | null = null;

  const start = async (): Promise<StartedEngine> => {
    const { startEngine } = await import('./start-engine.ts');
    const worker = startWorker();
    const remote = startEngine(worker, () => {
      for (const onChanged of followers) onChanged();
    });
    const broken = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => {
        engine = null;
        worker.terminate();
        reject(new Error('The ranking worker broke'));
      });
    });
    // Whoever waits for an answer hears of it; nobody may be waiting.
    broken.catch(() => undefined);
    return { remote, broken };
  };
  const ask = async <Name extends QuestionName>(name: Name, ...asked: Asked<Name>): Promise<AnswerTo<Name>> => {
    engine ??= start();
    const { remote, broken } = await engine.catch((error: unknown) => {
      engine = null;
      throw error;
    });
    return Promise.race([remote.ask(name, ...asked), broken]);
  };
  const newest = <Name extends QuestionName>(name: Name, nothing: AnswerTo<Name>) =>
    latestOnly((asked: Asked<Name>) => ask(name, ...asked), nothing);
  /** What is asked letter by letter, or of one food after the other: only the newest is wanted. */
  const newestOnly: NewestOnly = {
    searchFoods: newest('searchFoods', { hits: [] }),
    findFoods: newest('findFoods', { total: 0, ids: [], points: [] }),
    countFoods: newest('countFoods', 0),
    pairings: newest('pairings', offerToAnyone<PairingSuggestion>([])),
    sameOrigin: newest('sameOrigin', offerToAnyone<FoodId>([])),
    similarFoods: newest('similarFoods', offerToAnyone<FoodId>([])),
  };

  return {
    ask: (name, ...asked) => newestOnly[name]?.(asked) ?? ask(name, ...asked),
    follow: (onChanged) => {
      followers.add(onChanged);
      return () => followers.delete(onChanged);
    },
  };
}
