import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untaughtTaste } from '#domain/liking/learned-taste.ts';
import type { FoodId } from '#domain/values/ids.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';
import { dayTable } from '#domain/day/day-table.ts';
import { dayOf } from '#domain/values/day.ts';
import { FoodIndex } from './food-index.ts';
import { rankingClient } from './ranking-client.ts';
import { offerToAnyone } from '#domain/safety/offered.ts';
import type { RankingEngine } from './ranking-engine.ts';

/** A worker in this thread: a real message channel with Comlink at both ends. */
class NearbyWorker extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  readonly #channel = new MessageChannel();

  constructor(answers: RankingEngine) {
    super();
    expose(answers, this.#channel.port2);
    this.#channel.port1.addEventListener('message', ({ data }) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
    this.#channel.port1.start();
  }

  postMessage(message: unknown, transfer?: Transferable[] | StructuredSerializeOptions): void {
    this.#channel.port1.postMessage(message, Array.isArray(transfer) ? transfer : []);
  }

  break(): void {
    this.dispatchEvent(new Event('error'));
  }

  terminate(): void {
    this.#channel.port1.close();
  }
}

const nobody = { memberId: null, profile: null };
const beside = (foodId: FoodId) => ({ foodId, taster: nobody });

let workers: NearbyWorker[] = [];

/** What the document of the page says of its day. */
const dayOfDocument = '2020-02-28';
beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { day: dayOfDocument } }) });
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const worker of workers) worker.terminate();
  workers = [];
});

function clientOf(answers: Partial<RankingEngine>) {
  return rankingClient(() => {
    const unasked = () => Promise.resolve(offerToAnyone<never>([]));
    const worker = new NearbyWorker({
      searchFoods: () => Promise.resolve({ hits: [] }),
      foodsNamed: unasked,
      popularFoods: unasked,
      tableOfDay: unasked,
      trendingFoods: unasked,
      trendingNow: unasked,
      findFoods: () => Promise.resolve({ total: 0, ids: [] }),
      pairings: unasked,
      sameOrigin: unasked,
      moodFoods: unasked,
      recommendations: unasked,
      liking: () => Promise.resolve(null),
      learnedTaste: () => Promise.resolve(untaughtTaste),
      similarFoods: unasked,
      cuisines: unasked,
      begin: () => undefined,
      askAssistant: () => Promise.resolve({ text: '', foods: [] }),
      suggestDishes: () => Promise.resolve({ dishes: [], summary: '', foods: [] }),
      ...answers,
    });
    workers.push(worker);
    return worker;
  });
}

describe('rankingClient', () => {
  it('starts its worker with the first question, once, and passes answers on', async () => {
    const client = clientOf({
      similarFoods: ({ foodId }) => Promise.resolve(offerToAnyone([`like-${foodId}` as FoodId])),
    });
    expect(workers).toHaveLength(0);
    expect(await client.similarFoods(beside('pho' as FoodId))).toEqual(['like-pho']);
    expect(await client.similarFoods(beside('ramen' as FoodId))).toEqual(['like-ramen']);
    expect(workers).toHaveLength(1);
  });

  it('answers [] to a search that was overtaken', async () => {
    const client = clientOf({
      searchFoods: ({ text }) =>
        Promise.resolve({ hits: [{ id: text as FoodId, name: text, nativeName: '', origin: '', isFuzzy: false }] }),
    });
    const asked = (text: string) => client.searchFoods({ text, withoutAllergens: [], diet: [] });
    const [first, last] = await Promise.all([asked('r'), asked('ramen')]);
    expect(first.hits).toEqual([]);
    expect(last.hits.map(({ name }) => name)).toEqual(['ramen']);
  });

  it('lays its lists for the day of the document, on a device whose clock is wrong by years', async () => {
    const index = new FoodIndex();
    index.onFoods(starterFoods);
    const client = clientOf({
      begin: (today) => index.onDay(today),
      tableOfDay: (taster) => Promise.resolve(index.tableOfDay(taster)),
    });
    const on = dayOf(Date.parse(dayOfDocument));
    expect(dayOf(Date.now())).not.toBe(on);
    const table = await client.tableOfDay(nobody);
    expect(table).toEqual(dayTable(starterFoods, { on, limit: table.length }).map(({ id }) => id));
    expect(table).not.toEqual(
      dayTable(starterFoods, { on: dayOf(Date.now()), limit: table.length }).map(({ id }) => id),
    );
  });

  it('tells followers of changes until they stop', async () => {
    let change = () => {};
    const client = clientOf({
      begin: (_today, onChanged) => {
        change = onChanged;
      },
    });
    let told = 0;
    const stop = client.follow(() => {
      told += 1;
    });
    await client.cuisines();
    change();
    await expect.poll(() => told).toBe(1);
    stop();
    change();
    await client.cuisines();
    expect(told).toBe(1);
  });

  it('refuses what a broken worker was asked, and starts another for the next question', async () => {
    const client = clientOf({
      cuisines: () =>
        workers.length === 1
          ? new Promise(() => {})
          : Promise.resolve([{ name: 'Thai', foods: 1, newest: 'pho' as FoodId }]),
    });
    const lost = client.cuisines();
    await expect.poll(() => workers.length).toBe(1);
    workers[0]?.break();
    await expect(lost).rejects.toThrow('worker broke');
    expect(await client.cuisines()).toEqual([{ name: 'Thai', foods: 1, newest: 'pho' as FoodId }]);
    expect(workers).toHaveLength(2);
  });
});
