import type { Remote } from 'comlink';
import { latestOnly } from './latest-only.ts';
import type { Ranking } from './ranking.ts';

interface Engine {
  readonly remote: Remote<Ranking>;
  /** Rejects when the worker could not be loaded or broke; never resolves. */
  readonly broken: Promise<never>;
}

/**
 * The ranking worker as seen from a screen. It is started by the first question, or by `warmUp` when the page is idle; a worker
 * that broke is started anew by the next question.
 *
 * @param startWorker makes the worker of `workers/ranking.worker.ts`
 */
export function rankingClient(startWorker: () => Worker): Ranking & { warmUp(): void } {
  let engine: Promise<Engine> | null = null;

  const start = async (): Promise<Engine> => {
    const { wrap } = await import('comlink');
    const worker = startWorker();
    const broken = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => {
        engine = null;
        worker.terminate();
        reject(new Error('The ranking worker broke'));
      });
    });
    // Whoever waits for an answer hears of it; nobody may be waiting.
    broken.catch(() => undefined);
    return { remote: wrap<Ranking>(worker), broken };
  };
  const ask = async <A>(question: (remote: Remote<Ranking>) => Promise<A>): Promise<A> => {
    engine ??= start();
    const { remote, broken } = await engine.catch((error: unknown) => {
      engine = null;
      throw error;
    });
    return Promise.race([question(remote), broken]);
  };

  return {
    quickSearch: latestOnly((text: string) => ask((remote) => remote.quickSearch(text))),
    similarFoods: latestOnly((foodId) => ask((remote) => remote.similarFoods(foodId))),
    cuisines: () => ask((remote) => remote.cuisines()),
    warmUp: () => void ask((remote) => remote.cuisines()).catch(() => undefined),
  };
}
