import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { MapPinPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { placeLimits } from '#domain/values/place-limits.ts';
import type { PlaceId } from '#domain/values/ids/ids.ts';
import { figure } from '#languages/figure.ts';
import type { Replica } from '#replica/database/replica.ts';
import { useCloseWhenGone } from '#shared/forms/use-close-when-gone.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { removePlace } from '#replica/places/place-commands.ts';
import { type KeptPlace, ownPlaces, placeToEdit } from '#replica/places/place-queries.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { Button } from '#ui/elements/button.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { useNow } from '#ui/device/use-now.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { Row } from '#ui/layout/row.tsx';
import { MovedEvents } from './moved-events.tsx';
import { PlaceEntry } from './place-entry.tsx';
import { PlaceFormSheet, type PlaceFormSheetProps } from './place-form-sheet.tsx';
import { ServedFoods } from './served-foods.tsx';
import { useMovedEvents } from './use-moved-events.ts';

/**
 * In the settings of a verified professional: the own places (R34). Who is not verified sees those that are there, which nobody else does then, and can take
 * them away. `?place=…` opens the form where a refused one is corrected [S6].
 */
export function OwnPlaces() {
  const own = useLive(ownPlaces, []);
  const now = useNow();
  const [open, setOpen] = useState<PlaceId | 'new' | null>(null);
  const { begin, move, ...moved } = useMovedEvents();
  const [params, setParams] = useSearchParams();
  const asked = params.get('place') as PlaceId | null;
  if (!own || (!own.mayKeep && own.places.length === 0)) return null;
  const { mayKeep, places } = own;
  const isFull = places.length >= placeLimits.places;
  const close = () => {
    setOpen(null);
    if (asked === null) return;
    params.delete('place');
    setParams(params, { replace: true, preventScrollReset: true });
  };
  return (
    <CardSection
      heading={t`Your places`}
      lead={t`Where your food is served. Everyone sees them on your profile and on the pages of these foods.`}
    >
      {mayKeep ? null : (
        <Notice tone="warning" title={t`Nobody sees these now`}>
          {t`Places are shown as long as you are verified.`}
        </Notice>
      )}
      {move === null ? null : <MovedEvents move={move} {...moved} />}
      {places.length === 0 ? null : (
        <chakra.ul listStyleType="none" display="grid" gap="6">
          {places.map((kept) => (
            <chakra.li key={kept.place.id} minW="0">
              <PlaceEntry
                kept={kept}
                now={now}
                showsKeeper={false}
                menu={<PlaceTools kept={kept} onEdit={mayKeep ? () => setOpen(kept.place.id) : null} />}
              >
                <ServedFoods ids={kept.place.foods} heading={t`Served here`} />
              </PlaceEntry>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {isFull ? (
        <chakra.p color="ink.muted">{t`You have ${figure(placeLimits.places)} places. Delete one to add another.`}</chakra.p>
      ) : null}
      {mayKeep ? (
        <Row>
          <Button tone={places.length === 0 ? 'solid' : 'outline'} disabled={isFull} onClick={() => setOpen('new')}>
            <MapPinPlus aria-hidden />
            {t`Add a place`}
          </Button>
        </Row>
      ) : null}
      {open === 'new' ? <PlaceFormSheet place={null} onChanged={begin} onClose={close} /> : null}
      {open === null && asked === null ? null : open === 'new' ? null : (
        <AskedPlace key={open ?? asked} id={open ?? (asked as PlaceId)} onChanged={begin} onClose={close} />
      )}
    </CardSection>
  );
}

/** The form of a place that is there, with what the server refused of it. */
function AskedPlace({ id, ...then }: { readonly id: PlaceId } & Pick<PlaceFormSheetProps, 'onChanged' | 'onClose'>) {
  const place = useLive((replica) => placeToEdit(replica, id), [id]);
  useCloseWhenGone(place === null, { title: t`This place is not there any more`, onClose: then.onClose });
  return place ? <PlaceFormSheet place={place} {...then} /> : null;
}

function PlaceTools({ kept: { place }, onEdit }: { readonly kept: KeptPlace; readonly onEdit: (() => void) | null }) {
  const replica = useReplica();
  return (
    <Row gap="0" flexWrap="nowrap">
      {onEdit === null ? null : (
        <IconButton label={t`Edit ${place.name}`} onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
      )}
      <IconButton tone="danger" label={t`Delete ${place.name}`} onClick={() => void deletePlace(replica, place)}>
        <Trash2 aria-hidden />
      </IconButton>
    </Row>
  );
}

async function deletePlace(replica: Replica, { id, name }: KeptPlace['place']): Promise<void> {
  const outcome = await removePlace(replica, { placeId: id, heldFor: HELD_FOR_UNDO });
  if (outcome.kind !== 'saved') toastNotSaved(outcome);
  else
    await toastSaved(replica, {
      title: t`Place deleted`,
      description: name,
      action: undoDeletion(outcome.undo),
    });
}
