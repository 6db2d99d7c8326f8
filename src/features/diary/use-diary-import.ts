import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { CalendarDay } from '#domain/diary/calendar-day.ts';
import type { FiledEntry } from '#domain/diary/diary-file.ts';
import type { BadLine } from '#domain/diary/read-diary-file.ts';
import type { DiaryEntryId, FoodId } from '#domain/values/ids/ids.ts';
import { useRanking } from '#ranking/ranking-context.tsx';
import type { Ranking } from '#ranking/ranking.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { Replica } from '#replica/database/replica.ts';
import { type DiaryPlan, importDiary, planDiaryImport, takeBackImport } from '#replica/diary/import-diary.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { toast } from '#ui/feedback/toast.ts';
import { addedInWords } from './added-in-words.ts';
import { openDiaryFile } from './open-diary-file.ts';

interface Chosen {
  readonly entries: readonly FiledEntry[];
  readonly bad: readonly BadLine[];
  readonly plan: DiaryPlan;
}

export type ImportState =
  | { readonly kind: 'choose'; readonly why: string }
  | { readonly kind: 'reading' }
  | ({ readonly kind: 'preview' } & Chosen)
  | { readonly kind: 'adding'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly added: readonly DiaryEntryId[] };

const START: ImportState = { kind: 'choose', why: '' };

/** A file of entries on its way into the diary: chosen, looked at, added; it goes on when its screen is closed, and can be taken back. */
export function useDiaryImport(today: CalendarDay) {
  const replica = useReplica();
  const ranking = useRanking();
  const [state, setState] = useState<ImportState>(START);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const read = async (file: File) => {
    setState({ kind: 'reading' });
    const outcome = await openDiaryFile(file, today);
    if (outcome.kind === 'refused') return setState({ kind: 'choose', why: outcome.why });
    const { entries, bad } = outcome;
    setState({ kind: 'preview', entries, bad, plan: await planDiaryImport(replica, entries) });
  };
  const add = async ({ entries, bad, plan }: Chosen) => {
    const total = plan.toAdd.length;
    setState({ kind: 'adding', done: 0, total });
    const added: DiaryEntryId[] = [];
    const outcome = await importDiary(replica, plan.toAdd, {
      foods: await foodsNamed(ranking, plan.toAdd),
      onAdded: (part) => {
        added.push(...part);
        setState({ kind: 'adding', done: added.length, total });
      },
    });
    if (!toastNotSaved(outcome))
      return setState({ kind: 'preview', entries, bad, plan: await planDiaryImport(replica, entries) });
    setState({ kind: 'done', added });
    if (!isOpen.current)
      await toastSaved(replica, {
        title: addedInWords(added.length),
        action: { label: t`Undo`, run: () => void takeBack(replica, added) },
      });
  };
  const undo = async (added: readonly DiaryEntryId[]) => {
    if (await takeBack(replica, added)) setState(START);
  };
  return { state, read, add, undo, restart: () => setState(START) };
}

async function takeBack(replica: Replica, added: readonly DiaryEntryId[]): Promise<boolean> {
  if (!toastNotSaved(await takeBackImport(replica, added))) return false;
  toast({ title: t`The import was taken back` });
  return true;
}

/** Names of one question: the worker answers others in between. */
const NAMES_AT_ONCE = 200;

/** The foods whose name stands in the file, letter for letter or nearly: no guesses. Without the worker the names stay names. */
async function foodsNamed(ranking: Ranking, entries: readonly FiledEntry[]): Promise<ReadonlyMap<string, FoodId>> {
  const names = [...new Set(entries.filter(({ foodId }) => foodId === null).map(({ foodName }) => foodName))];
  const found = new Map<string, FoodId>();
  try {
    for (let at = 0; at < names.length; at += NAMES_AT_ONCE) {
      const part = names.slice(at, at + NAMES_AT_ONCE);
      const matches = await ranking.ask('readMenu', part);
      matches.forEach((match, place) => {
        if (match.kind === 'named') found.set(part[place] ?? '', match.id);
      });
    }
  } catch {
    return found;
  }
  return found;
}
