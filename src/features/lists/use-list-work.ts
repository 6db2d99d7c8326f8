import { plural } from '@lingui/core/macro';
import type { ReadListFile } from '#domain/lists/read-list-file.ts';
import { figure } from '#languages/figure.ts';
import { language } from '#languages/region.ts';
import { useRanking } from '#ranking/ranking-context.tsx';
import { useReplica } from '#replica/database/replica-context.tsx';
import {
  type ImportedLists,
  importLists,
  type ListPlan,
  planListImport,
  takeBackListImport,
} from '#replica/lists/import-lists.ts';
import { readInWorker } from '#shared/import/read-in-worker.ts';
import type { FileImportWork } from '#shared/import/use-file-import.ts';
import type { ListFileQuestion } from '#workers/list-file.worker.ts';
import ListFileWorker from '#workers/list-file.worker.ts?worker';
import { foodsOfFile } from './foods-of-file.ts';

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
        await foodsOfFile(
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
