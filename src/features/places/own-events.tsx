import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CalendarPlus, CalendarX, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { eventLimits } from '#domain/values/place-limits.ts';
import { upcomingEvents } from '#domain/places/food-event.ts';
import type { FoodEventId } from '#domain/values/ids/ids.ts';
import { figure } from '#languages/figure.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useCloseWhenGone } from '#shared/forms/use-close-when-gone.ts';
import { useLive } from '#replica/database/use-live.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { cancelEvent, removeEvent } from '#replica/places/event-commands.ts';
import { eventToEdit, type KeptEvent, ownEvents } from '#replica/places/event-queries.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { Button } from '#ui/elements/button.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { useNow } from '#ui/device/use-now.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { EventEntry } from './event-entry.tsx';
import { EventFormSheet } from './event-form-sheet.tsx';
import { ServedFoods } from './served-foods.tsx';

/**
 * In the settings of a verified professional: their own events (R34), the coming ones first. A coming event cannot be deleted but only cancelled, so that followers
 * are told. What is over or cancelled can be deleted. `?event=…` opens the form in which a refused event is corrected [S6].
 */
export function OwnEvents() {
  const own = useLive(ownEvents, []);
  const [open, setOpen] = useState<FoodEventId | 'new' | null>(null);
  const [params, setParams] = useSearchParams();
  const asked = params.get('event') as FoodEventId | null;
  if (!own || (!own.mayKeep && own.events.length === 0)) return null;
  const { mayKeep, events } = own;
  const isFull = events.length >= eventLimits.events;
  const close = () => {
    setOpen(null);
    if (asked === null) return;
    params.delete('event');
    setParams(params, { replace: true, preventScrollReset: true });
  };
  const edited = open === null ? asked : open;
  return (
    <CardSection
      heading={t`Your events`}
      lead={t`Who follows you is told of each. They stand on your profile and on the pages of the foods.`}
    >
      {mayKeep ? null : (
        <Notice tone="warning" title={t`Nobody sees these now`}>
          {t`Events are shown as long as you are verified.`}
        </Notice>
      )}
      <EventList events={events} onEdit={mayKeep ? setOpen : null} />
      {isFull ? (
        <chakra.p color="ink.muted">
          {t`You have ${figure(eventLimits.events)} events. Delete old ones to announce another.`}
        </chakra.p>
      ) : null}
      {mayKeep ? (
        <Row>
          <Button tone={events.length === 0 ? 'solid' : 'outline'} disabled={isFull} onClick={() => setOpen('new')}>
            <CalendarPlus aria-hidden />
            {t`Announce an event`}
          </Button>
        </Row>
      ) : null}
      {edited === 'new' ? <EventFormSheet event={null} onClose={close} /> : null}
      {edited === null || edited === 'new' ? null : <AskedEvent key={edited} id={edited} onClose={close} />}
    </CardSection>
  );
}

interface EventListProps {
  readonly events: readonly KeptEvent[];
  readonly onEdit: ((id: FoodEventId) => void) | null;
}

function EventList({ events, onEdit }: EventListProps) {
  const now = useNow();
  if (events.length === 0) return null;
  const coming = upcomingEvents(
    events.map(({ event }) => event),
    now,
  );
  const place = new Map(coming.map(({ id }, at) => [id, at]));
  const inTurn = events.toSorted(
    (one, other) =>
      (place.get(one.event.id) ?? Infinity) - (place.get(other.event.id) ?? Infinity) ||
      other.event.ends - one.event.ends,
  );
  return (
    <chakra.ul listStyleType="none" display="grid" gap="6">
      {inTurn.map((kept) => (
        <chakra.li key={kept.event.id} minW="0">
          <EventEntry
            kept={kept}
            now={now}
            showsKeeper={false}
            menu={<EventTools kept={kept} isOver={kept.event.ends <= now} onEdit={onEdit} />}
          >
            <ServedFoods ids={kept.event.foods} heading={t`On the table`} />
          </EventEntry>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** The form of an event that is there, with what the server refused of it. */
function AskedEvent({ id, onClose }: { readonly id: FoodEventId; readonly onClose: () => void }) {
  const event = useLive((replica) => eventToEdit(replica, id), [id]);
  useCloseWhenGone(event === null, { title: t`This event is not there any more`, onClose });
  return event ? <EventFormSheet event={event} onClose={onClose} /> : null;
}

interface EventToolsProps {
  readonly kept: KeptEvent;
  readonly isOver: boolean;
  readonly onEdit: ((id: FoodEventId) => void) | null;
}

function EventTools({ kept: { event }, isOver, onEdit }: EventToolsProps) {
  const replica = useReplica();
  const [isAsking, setAsking] = useState(false);
  const { id, name, isCancelled } = event;
  const cancel = async () => {
    setAsking(false);
    if (!toastNotSaved(await cancelEvent(replica, id))) return;
    await toastSaved(replica, { title: t`Event cancelled`, description: t`Who follows you is told of it.` });
  };
  const remove = async () => {
    const outcome = await removeEvent(replica, { eventId: id, heldFor: HELD_FOR_UNDO });
    if (outcome.kind !== 'saved') toastNotSaved(outcome);
    else await toastSaved(replica, { title: t`Event deleted`, description: name, action: undoDeletion(outcome.undo) });
  };
  if (isOver || isCancelled)
    return (
      <IconButton tone="danger" label={t`Delete ${name}`} onClick={() => void remove()}>
        <Trash2 aria-hidden />
      </IconButton>
    );
  if (onEdit === null) return null;
  return (
    <Row gap="0" flexWrap="nowrap">
      <IconButton label={t`Edit ${name}`} onClick={() => onEdit(id)}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton tone="danger" label={t`Cancel ${name}`} onClick={() => setAsking(true)}>
        <CalendarX aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        title={t`Cancel this event?`}
        message={t`Who follows you is told that it does not take place. This cannot be taken back.`}
        confirmLabel={t`Cancel the event`}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      />
    </Row>
  );
}
