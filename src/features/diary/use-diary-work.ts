import type { CalendarDay } from '#domain/diary/calendar-day.ts';
import type { ReadDiaryFile } from '#domain/diary/read-diary-file.ts';
import type { DiaryEntryId } from '#domain/values/ids/ids.ts';
import { language } from '#languages/region.ts';
import { useRanking } from '#ranking/ranking-context.tsx';
import { useReplica } from '#replica/database/replica-context.tsx';
import { type DiaryPlan, importDiary, planDiaryImport, takeBackImport } from '#replica/diary/import-diary.ts';
import { foodsNamed } from '#shared/import/foods-named.ts';
import { readInWorker } from '#shared/import/read-in-worker.ts';
import type { FileImportWork } from '#shared/import/use-file-import.ts';
import type { DiaryFileQuestion } from '#workers/diary-file.worker.ts';
import DiaryFileWorker from '#workers/diary-file.worker.ts?worker';
import { plural } from '@lingui/core/macro';
import { figure } from '#languages/figure.ts';

export type ReadEntries = Extract<ReadDiaryFile, { kind: 'diary' }>;

/** What a file of entries can do in the diary. */
export function useDiaryWork(today: CalendarDay): FileImportWork<ReadEntries, DiaryPlan, readonly DiaryEntryId[]> {
  const replica = useReplica();
  const ranking = useRanking();
  return {
    open(file) {
      const question: DiaryFileQuestion = { file, today };
      return readInWorker<ReadDiaryFile>(new DiaryFileWorker({ name: language }), question);
    },
    plan: ({ entries }) => planDiaryImport(replica, entries),
    total: ({ toAdd }) => toAdd.length,
    async add({ toAdd }, onDone) {
      const names = toAdd.filter(({ foodId }) => foodId === null).map(({ foodName }) => foodName);
      const added: DiaryEntryId[] = [];
      return importDiary(replica, toAdd, {
        // An entry stands without its food: its name stays a name.
        foods: await foodsNamed(ranking, names).catch(() => new Map<string, never>()),
        onAdded(part) {
          added.push(...part);
          onDone([...added], added.length);
        },
      });
    },
    nothing: [],
    takeBack: (added) => takeBackImport(replica, added),
    inWords: (added) => addedInWords(added.length),
  };
}

/** What an import has done. */
function addedInWords(count: number): string {
  return plural(count, {
    one: '# entry was added to your diary',
    other: `${figure(count)} entries were added to your diary`,
  });
}
