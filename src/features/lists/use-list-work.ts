import { plural } from '@lingui/core/macro';
import type { FiledFood } from '#domain/lists/list-file.ts';
import type { ReadListFile } from '#domain/lists/read-list-file.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { figure } from '#languages/figure.ts';
import { language } from '#languages/region.ts';
import { useRanking } from '#ranking/ranking-context.tsx';
import type { Ranking } from '#ranking/ranking.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import {
  type ImportedLists,
  importLists,
  type ListPlan,
  planListImport,
  takeBackListImport,
} from '#replica/lists/import-lists.ts';
import { foodsNamed } from '#shared/import/foods-named.ts';
import { readInWorker } from '#shared/import/read-in-worker.ts';
import type { FileImportWork } from '#shared/import/use-file-import.ts';
import type { ListFileQuestion } from '#workers/list-file.worker.ts';
import ListFileWorker from '#workers/list-file.worker.ts?worker';

export type ReadLists = Extract<ReadListFile, { kind: 'lists' }>;

/** What an import did. */
export interface AddedLists extends ImportedLists {
  /** Foods that were put on lists, new ones and others. */
  readonly foods: number;
}

/** What a file of lists can do. Its foods are found before anything is written, so that the preview names those that are not. */
export function useListWork(): FileImportWork<ReadLists, ListPlan, AddedLists> {
  const replica = useReplica();
  const ranking = useRanking();
  return {
    open(file) {
      const question: ListFileQuestion = { file };
      return readInWorker<ReadListFile>(new ListFileWorker({ name: language }), question);
    },
    plan: async ({ lists }) =>
      planListImport(
        replica,
        lists,
        await foodsOf(
          ranking,
          lists.flatMap(({ foods }) => foods),
        ),
      ),
    total: stepsOf,
    async add({ lists }, onDone) {
      let added: AddedLists = { lists: [], items: [], foods: 0 };
      return importLists(replica, lists, (part) => {
        added = {
          lists: [...added.lists, ...part.lists],
          items: [...added.items, ...part.items],
          foods: added.foods + part.foods,
        };
        onDone(added, added.lists.length + added.foods);
      });
    },
    nothing: { lists: [], items: [], foods: 0 },
    takeBack: (added) => takeBackListImport(replica, added),
    inWords: ({ foods }) =>
      plural(foods, {
        one: '# food was put on your lists',
        other: `${figure(foods)} foods were put on your lists`,
      }),
  };
}

/** A new list is a step, and so is each food. */
function stepsOf({ lists }: ListPlan): number {
  return lists.reduce((sum, { into, foods }) => sum + (into === null ? 1 : 0) + foods.length, 0);
}

/** Ids of one question: the worker answers others in between. */
const IDS_AT_ONCE = 200;

/** By its id where this catalogue has it, as in a file of one's own; else by its name. */
async function foodsOf(ranking: Ranking, foods: readonly FiledFood[]): Promise<(food: FiledFood) => FoodId | null> {
  const known = await idsKnown(ranking, [...new Set(foods.flatMap(({ foodId }) => foodId ?? []))]);
  const isKnown = ({ foodId }: FiledFood) => foodId !== null && known.has(foodId);
  const unknown = foods.filter((food) => !isKnown(food) && food.name !== '');
  const called = await foodsNamed(
    ranking,
    unknown.map(({ name }) => name),
  );
  return (food) => (isKnown(food) ? food.foodId : (called.get(food.name) ?? null));
}

async function idsKnown(ranking: Ranking, ids: readonly FoodId[]): Promise<ReadonlySet<FoodId>> {
  const known = new Set<FoodId>();
  try {
    for (let at = 0; at < ids.length; at += IDS_AT_ONCE)
      for (const { id } of await ranking.ask('farFoods', ids.slice(at, at + IDS_AT_ONCE))) known.add(id);
  } catch {
    return known;
  }
  return known;
}
