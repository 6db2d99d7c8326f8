import { t } from '@lingui/core/macro';
import type { Undoable } from '#replica/outbox/delete-command.ts';
import { type Toast, toast } from '#ui/feedback/toast.ts';

/** The way back in the toast of a deletion; where it has gone out already, that is said. */
export function undoDeletion(undo: Undoable['undo']): NonNullable<Toast['action']> {
  const run = async () => {
    if (await undo().catch(() => false)) return;
    toast({
      title: t`It was too late to undo`,
      description: t`The deletion has gone out already, or it was written anew.`,
      tone: 'destructive',
    });
  };
  return { label: t`Undo`, run: () => void run() };
}
