import { plural, t } from '@lingui/core/macro';
import type { PlaceMove } from '#domain/places/moved-events.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { moveEvents } from '#replica/places/event-commands.ts';
import { eventsToMove } from '#replica/places/event-queries.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { Button } from '#ui/elements/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import type { useMovedEvents } from './use-moved-events.ts';

type MovedEventsProps = Omit<ReturnType<typeof useMovedEvents>, 'begin' | 'move'> & { readonly move: PlaceMove };

/**
 * After a place has moved: whether its events to come move with it. Who closes the question finds the way back to it here, until no event is at the old
 * place any more. Nothing where none was announced there.
 */
export function MovedEvents({ move, isAsked, ask, close, forget }: MovedEventsProps) {
  const replica = useReplica();
  const count = useLive((of) => eventsToMove(of, move), [JSON.stringify(move)])?.length ?? 0;
  if (count === 0) return null;
  const go = async () => {
    close();
    if (!toastNotSaved(await moveEvents(replica, move))) return;
    forget();
    await toastSaved(replica, { title: t`Events moved`, description: t`Who follows you is told of it.` });
  };
  return (
    <>
      <Notice
        title={plural(count, {
          one: '# coming event is still announced at the old address',
          other: '# coming events are still announced at the old address',
        })}
        action={
          <>
            <Button tone="outline" size="sm" minH="target" onClick={ask}>{t`Move the events`}</Button>
            <Button tone="ghost" size="sm" minH="target" onClick={forget}>{t`Leave them there`}</Button>
          </>
        }
      >
        {move.before.address}
      </Notice>
      <ConfirmDialog
        open={isAsked}
        tone="solid"
        title={t`Move the events too?`}
        message={plural(count, {
          one: '# coming event was announced at this place. Who follows you is told where it is now.',
          other: '# coming events were announced at this place. Who follows you is told where they are now.',
        })}
        confirmLabel={t`Move them`}
        onConfirm={() => void go()}
        onCancel={close}
      />
    </>
  );
}
