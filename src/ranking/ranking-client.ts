import type { Remote } from 'comlink';
import type { FoodId } from '#domain/values/ids.ts';
import type { PairingQuestion, PairingSuggestion } from '#domain/pairing/pairing.ts';
import { offerToAnyone } from '#domain/safety/offered.ts';
import { latestOnly } from './latest-only.ts';
import type { FindFoodsQuestion, OfferBeside, QuickQuestion, Ranking } from './ranking.ts';
import type { RankingEngine } from './ranking-engine.ts';

interface StartedEngine {
  readonly remote: Remote<RankingEngine>;
  /** Rejects when the worker could not be loaded or broke; never resolves. */
  readonly broken: Promise<never>;
}

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
  const ask = async <A>(question: (remote: Remote<RankingEngine>) => Promise<A>): Promise<A> => {
    engine ??= start();
    const { remote, broken } = await engine.catch((error: unknown) => {
      engine = null;
      throw error;
    });
    return Promise.race([question(remote), broken]);
  };

  return {
    searchFoods: latestOnly((question: QuickQuestion) => ask((remote) => remote.searchFoods(question)), { hits: [] }),
    foodsNamed: (names) => ask((remote) => remote.foodsNamed(names)),
    popularFoods: (taster) => ask((remote) => remote.popularFoods(taster)),
    tableOfDay: (taster) => ask((remote) => remote.tableOfDay(taster)),
    trendingFoods: (taster) => ask((remote) => remote.trendingFoods(taster)),
    trendingNow: (taster) => ask((remote) => remote.trendingNow(taster)),
    findFoods: latestOnly((question: FindFoodsQuestion) => ask((remote) => remote.findFoods(question)), {
      total: 0,
      ids: [],
    }),
    pairings: latestOnly(
      (question: PairingQuestion) => ask((remote) => remote.pairings(question)),
      offerToAnyone<PairingSuggestion>([]),
    ),
    sameOrigin: latestOnly(
      (beside: OfferBeside) => ask((remote) => remote.sameOrigin(beside)),
      offerToAnyone<FoodId>([]),
    ),
    moodFoods: (question) => ask((remote) => remote.moodFoods(question)),
    recommendations: (taster) => ask((remote) => remote.recommendations(taster)),
    liking: (beside) => ask((remote) => remote.liking(beside)),
    learnedTaste: (taster) => ask((remote) => remote.learnedTaste(taster)),
    similarFoods: latestOnly(
      (beside: OfferBeside) => ask((remote) => remote.similarFoods(beside)),
      offerToAnyone<FoodId>([]),
    ),
    cuisines: () => ask((remote) => remote.cuisines()),
    askAssistant: (question) => ask((remote) => remote.askAssistant(question)),
    suggestDishes: (question) => ask((remote) => remote.suggestDishes(question)),
    follow: (onChanged) => {
      followers.add(onChanged);
      return () => followers.delete(onChanged);
    },
  };
}
