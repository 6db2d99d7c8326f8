import { t } from '@lingui/core/macro';
import type { Undoable } from '#replica/outbox/delete-command.ts';
import { type Toast, toast } from '#ui/feedback/toast.ts';

/** The way back in the toast of a deletion or a discarded change; where it is too late, that is said. */
export function undoDeletion(undo: Undoable['undo']): NonNullable<Toast['action']> {
  const run = async () => {
    if (await undo().catch(() => false)) return;
    toast({
      title: t`It was too late to undo`,
      description: t`It has gone out already, or it was written anew.`,
      tone: 'destructive',
    });
  };
  return { label: t`Undo`, run: () => void run() };
}

/** Says that an unsent or refused change was given up, with the way back. */
export function toastDiscarded(undo: Undoable['undo']): void {
  toast({ title: t`Discarded`, action: undoDeletion(undo) });
}
