import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { Food } from '#domain/foods/food.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { FoodIndex } from '#ranking/food-index.ts';
import { readFoodColumns } from '#remote/read-food-columns.ts';
import { openReplica } from '#replica/open-replica.ts';

/** What a new device does before it can rank: by the server's columns, or by pages of rows into Dexie. */
export interface ColumnsTask {
  readonly kind: 'columns' | 'pages';
  readonly baseUrl: string;
}

export interface ColumnsAnswer {
  readonly foods: number;
  /** On the wire, as the server sent them. */
  readonly bytes: number;
  /** Milliseconds until the foods were there to be ranked, and until the first question was answered. */
  readonly here: number;
  readonly ranked: number;
}

const PAGE = 500;
const QUERY = 'smoked lamb';

/** The engine over foods that just arrived, as the ranking worker takes them. */
function rankable(kind: ColumnsTask['kind'], foods: readonly Food[] | readonly TasteTraits[]): FoodIndex {
  const index = new FoodIndex();
  if (kind === 'columns') index.provide(foods);
  else index.onFoods(foods as readonly Food[]);
  return index;
}

async function byColumns(baseUrl: string): Promise<readonly TasteTraits[]> {
  const outcome = await readFoodColumns({ baseUrl });
  if (outcome.kind !== 'columns') throw new Error(`The columns: ${outcome.kind}`);
  return outcome.foods;
}

async function byPages(baseUrl: string): Promise<readonly Food[]> {
  const table = openReplica({ name: `bench ${crypto.randomUUID()}`, durability: 'relaxed' }).database.rows('foods');
  const foods: Food[] = [];
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const answer = await fetch(
      `${baseUrl}/api/collections/foods/records?page=${page}&perPage=${PAGE}&skipTotal=1&sort=-created`,
    );
    const { items } = (await answer.json()) as { items: SyncedRow[] };
    await table.bulkPut(items);
    for (const row of items) {
      const food = decodeFood(row);
      if (food.kind === 'valid') foods.push(food.value);
    }
    isLast = items.length < PAGE;
  }
  return foods;
}

async function perform({ kind, baseUrl }: ColumnsTask): Promise<ColumnsAnswer> {
  performance.setResourceTimingBufferSize(10_000);
  const began = performance.now();
  const foods = await (kind === 'columns' ? byColumns(baseUrl) : byPages(baseUrl));
  const here = performance.now() - began;
  rankable(kind, foods).hits(QUERY);
  const ranked = performance.now() - began;
  const answers = performance.getEntriesByType('resource');
  return {
    foods: foods.length,
    bytes: answers.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    here,
    ranked,
  };
}

addEventListener('message', ({ data }: MessageEvent<ColumnsTask>) => {
  void perform(data).then((answer) => postMessage(answer));
});
