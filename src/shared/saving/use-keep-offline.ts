import { t } from '@lingui/core/macro';
import { keepAfterAll, keepOffline, letGoOf } from '#replica/offline-copies/offline-copy-commands.ts';
import { offlineCopyKey } from '#replica/topics/offline-copies.ts';
import { offlineCopyStateOf } from '#replica/offline-copies/offline-copy-queries.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { toast } from '#ui/feedback/toast.ts';
import { toastNotSaved } from './toast-not-saved.ts';
import { useIsOffline } from './use-is-offline.ts';
import type { Keepable } from '#replica/database/device-rows.ts';

/** How much of something is kept offline (undefined: not read yet, null: it is not kept), with what keeps it and what lets go of it. Both can be undone. */
export function useKeepOffline(what: Keepable, name: string) {
  const replica = useReplica();
  const isOffline = useIsOffline();
  const key = offlineCopyKey(what);
  const state = useLive((from) => offlineCopyStateOf(from, what), [key]);

  const keep = async () => {
    const outcome = await keepOffline(replica, what);
    if (outcome.kind === 'too-many') {
      toast({
        title: t`Not kept`,
        description: t`This device keeps 200 things offline at most. Remove one in the settings first.`,
        tone: 'destructive',
      });
    } else if (toastNotSaved(outcome)) {
      toast({
        title: isOffline ? t`${name} will be kept offline` : t`${name} is kept offline`,
        description: isOffline
          ? t`It comes to this device as soon as there is a connection.`
          : t`You can open it without a connection, pictures and all.`,
        tone: 'success',
        action: { label: t`Undo`, run: () => void letGoOf(replica, [key]) },
      });
    }
  };

  const remove = async () => {
    const held = await replica.database.offlineCopies.get(key);
    if (held === undefined) return;
    await letGoOf(replica, [key]);
    toast({
      title: t`${name} is no longer kept offline`,
      action: { label: t`Undo`, run: () => void keepAfterAll(replica, [held]) },
    });
  };

  return { state, toggle: () => void (state === null ? keep() : remove()) };
}
