import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayTable } from '#domain/day/day-table.ts';
import { dayOf } from '#domain/values/day.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';
import { catalogueQuestions } from './catalogue-questions.ts';
import { FoodIndex } from './food-index.ts';
import { rankingClient } from './ranking-client.ts';
import { offerToAnyone } from '#domain/safety/offered.ts';
import type { AnswerTo, Asked, QuestionName } from './ranking.ts';
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

type Answers = {
  readonly [Name in QuestionName]?: (...asked: Asked<Name>) => AnswerTo<Name> | Promise<AnswerTo<Name>>;
};

function clientOf(answers: Answers, begin: RankingEngine['begin'] = () => undefined) {
  return rankingClient(() => {
    const worker = new NearbyWorker({
      ask: async <Name extends QuestionName>(name: Name, ...asked: Asked<Name>): Promise<AnswerTo<Name>> => {
        const answer = answers[name];
        if (answer === undefined) throw new Error(`Nobody answers ${name}`);
        return answer(...asked);
      },
      begin,
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
    expect(await client.ask('similarFoods', beside('pho' as FoodId))).toEqual(['like-pho']);
    expect(await client.ask('similarFoods', beside('ramen' as FoodId))).toEqual(['like-ramen']);
    expect(workers).toHaveLength(1);
  });

  it('answers [] to a search that was overtaken', async () => {
    const client = clientOf({
      searchFoods: ({ text }) =>
        Promise.resolve({ hits: [{ id: text as FoodId, name: text, nativeName: '', origin: '', isFuzzy: false }] }),
    });
    const asked = (text: string) => client.ask('searchFoods', { text, withoutAllergens: [], diet: [] });
    const [first, last] = await Promise.all([asked('r'), asked('ramen')]);
    expect(first.hits).toEqual([]);
    expect(last.hits.map(({ name }) => name)).toEqual(['ramen']);
  });

  it('lays its lists for the day of the document, on a device whose clock is wrong by years', async () => {
    const index = new FoodIndex();
    index.onFoods(starterFoods);
    const client = clientOf({ tableOfDay: catalogueQuestions(index).tableOfDay }, (today) => index.onDay(today));
    const on = dayOf(Date.parse(dayOfDocument));
    expect(dayOf(Date.now())).not.toBe(on);
    const table = await client.ask('tableOfDay', nobody);
    expect(table).toEqual(dayTable(starterFoods, { on, limit: table.length }).map(({ id }) => id));
    expect(table).not.toEqual(
      dayTable(starterFoods, { on: dayOf(Date.now()), limit: table.length }).map(({ id }) => id),
    );
  });

  it('tells followers of changes until they stop', async () => {
    let change = () => {};
    const client = clientOf({ cuisines: () => [] }, (_today, onChanged) => {
      change = onChanged;
    });
    let told = 0;
    const stop = client.follow(() => {
      told += 1;
    });
    await client.ask('cuisines');
    change();
    await expect.poll(() => told).toBe(1);
    stop();
    change();
    await client.ask('cuisines');
    expect(told).toBe(1);
  });

  it('refuses what a broken worker was asked, and starts another for the next question', async () => {
    const client = clientOf({
      cuisines: () =>
        workers.length === 1
          ? new Promise(() => {})
          : Promise.resolve([{ name: 'Thai', foods: 1, newest: 'pho' as FoodId }]),
    });
    const lost = client.ask('cuisines');
    await expect.poll(() => workers.length).toBe(1);
    workers[0]?.break();
    await expect(lost).rejects.toThrow('worker broke');
    expect(await client.ask('cuisines')).toEqual([{ name: 'Thai', foods: 1, newest: 'pho' as FoodId }]);
    expect(workers).toHaveLength(2);
  });
});
