import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { toast } from '#ui/feedback/toast.ts';

/** What a kind of file can do: what is read of it, what is planned to be written, and what was. */
export interface FileImportWork<Read, Plan, Added> {
  readonly open: (file: File) => Promise<Read | { readonly kind: 'refused'; readonly why: string }>;
  readonly plan: (read: Read) => Promise<Plan>;
  /** How much is written in all. */
  readonly total: (plan: Plan) => number;
  readonly add: (plan: Plan, onDone: (added: Added, done: number) => void) => Promise<WriteOutcome>;
  readonly nothing: Added;
  readonly takeBack: (added: Added) => Promise<WriteOutcome>;
  readonly inWords: (added: Added) => string;
}

export type FileImportState<Read, Plan, Added> =
  | { readonly kind: 'choose'; readonly why: string }
  | { readonly kind: 'reading' }
  | { readonly kind: 'preview'; readonly read: Read; readonly plan: Plan }
  | { readonly kind: 'adding'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly added: Added };

const START = { kind: 'choose', why: '' } as const;

/** A file on its way into what a member has: chosen, looked at, added; it goes on when its screen is closed, and can be taken back. */
export function useFileImport<Read extends { readonly kind: string }, Plan, Added>(
  work: FileImportWork<Read, Plan, Added>,
) {
  const replica = useReplica();
  const [state, setState] = useState<FileImportState<Read, Plan, Added>>(START);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const choose = async (file: File) => {
    setState({ kind: 'reading' });
    const read = await work.open(file);
    if (isRefused(read)) setState({ kind: 'choose', why: read.why });
    else await show(read);
  };
  /** What is not known is not guessed at: without a plan nothing can be added. */
  const show = async (read: Read) => {
    try {
      setState({ kind: 'preview', read, plan: await work.plan(read) });
    } catch {
      setState({
        kind: 'choose',
        why: t`This device could not look up what stands in the file. Please reload the page.`,
      });
    }
  };
  const add = async ({ read, plan }: { readonly read: Read; readonly plan: Plan }) => {
    const total = work.total(plan);
    setState({ kind: 'adding', done: 0, total });
    let added = work.nothing;
    const outcome = await work.add(plan, (all, done) => {
      added = all;
      setState({ kind: 'adding', done, total });
    });
    if (!toastNotSaved(outcome)) return show(read);
    setState({ kind: 'done', added });
    if (!isOpen.current)
      await toastSaved(replica, {
        title: work.inWords(added),
        action: { label: t`Undo`, run: () => void takeBack(added) },
      });
  };
  const takeBack = async (added: Added): Promise<boolean> => {
    if (!toastNotSaved(await work.takeBack(added))) return false;
    toast({ title: t`The import was taken back` });
    return true;
  };
  const undo = async (added: Added) => {
    if (await takeBack(added)) setState(START);
  };
  return { state, choose, add, undo, restart: () => setState(START) };
}

function isRefused(read: { readonly kind: string }): read is { readonly kind: 'refused'; readonly why: string } {
  return read.kind === 'refused';
}
