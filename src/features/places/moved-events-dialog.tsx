import { plural, t } from '@lingui/core/macro';
import type { PlaceMove } from '#domain/places/moved-events.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { moveEvents } from '#replica/places/event-commands.ts';
import { eventsToMove } from '#replica/places/event-queries.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

/** After a place has moved: whether its events to come move with it. Nothing where none was announced there. */
export function MovedEventsDialog({ move, onClose }: { readonly move: PlaceMove; readonly onClose: () => void }) {
  const replica = useReplica();
  const count = useLive((of) => eventsToMove(of, move), [move])?.length ?? 0;
  const go = async () => {
    onClose();
    if (!toastNotSaved(await moveEvents(replica, move))) return;
    await toastSaved(replica, { title: t`Events moved`, description: t`Who follows you is told of it.` });
  };
  return (
    <ConfirmDialog
      open={count > 0}
      tone="solid"
      title={t`Move the events too?`}
      message={plural(count, {
        one: '# coming event was announced at this place. Who follows you is told where it is now.',
        other: '# coming events were announced at this place. Who follows you is told where they are now.',
      })}
      confirmLabel={t`Move them`}
      onConfirm={() => void go()}
      onCancel={onClose}
    />
  );
}
