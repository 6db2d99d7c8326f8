import { t } from '@lingui/core/macro';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import {
  atPlace,
  emptyEventForm,
  type EventForm,
  eventFromForm,
  eventProblems,
  formFromEvent,
} from '#domain/places/event-form.ts';
import { eventLimits } from '#domain/values/place-limits.ts';
import type { FoodEvent } from '#domain/places/food-event.ts';
import type { Position } from '#domain/places/position.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { parseJson } from '#prelude/parse-json.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { saveEvent } from '#replica/places/event-commands.ts';
import { ownPlaces } from '#replica/places/place-queries.ts';
import { FormSheet } from '#shared/forms/form-sheet.tsx';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { zoneHere } from '#shared/words/time-zone.ts';
import { useNow } from '#ui/device/use-now.ts';
import { Button } from '#ui/elements/button.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ServedFoodsField } from './served-foods-field.tsx';
import { useTextsOfForm } from './use-texts-of-form.ts';
import { ZoneField } from './zone-field.tsx';

interface EventFormSheetProps {
  /** null: a new one. */
  readonly event: FoodEvent | null;
  readonly onClose: () => void;
}

/** What happens, when, where, and what is on the table (R34). What was typed outlives a form that was closed. */
export function EventFormSheet({ event, onClose }: EventFormSheetProps) {
  const replica = useReplica();
  const { form, write, forget } = useEventForm(event);
  const [isChecked, setChecked] = useState(false);
  const found = eventProblems(form, useNow());
  const problems = isChecked ? found : {};
  const used = countCharacters(form.text.trim());
  const save = async () => {
    setChecked(true);
    if (Object.keys(found).length > 0) return;
    const words = eventFromForm(form);
    if (!toastNotSaved(await saveEvent(replica, { eventId: event?.id ?? null, words }))) return;
    forget();
    onClose();
    await toastSaved(
      replica,
      event === null
        ? { title: t`Event announced`, description: t`Who follows you is told of it.` }
        : { title: t`Event saved`, description: t`Your followers are told of another time or place.` },
    );
  };
  return (
    <FormSheet title={event === null ? t`Announce an event` : t`Edit event`} onSave={save} onClose={onClose}>
      <TextField
        label={t`Name of the event`}
        dir="auto"
        required
        autoComplete="off"
        value={form.name}
        error={problems.name}
        onValue={(name) => write({ name })}
      />
      <WhenFields form={form} problems={problems} write={write} />
      <PlaceChoice write={write} />
      <TextAreaField
        label={t`Where`}
        dir="auto"
        rows={2}
        required
        value={form.address}
        error={problems.address}
        // Another address is another place: where it is on the map is not known.
        onValue={(address) => write({ address, position: null })}
      />
      <TextAreaField
        label={t`What happens`}
        dir="auto"
        rows={4}
        value={form.text}
        error={problems.text}
        onValue={(text) => write({ text })}
        {...(used > eventLimits.text * 0.8 ? { counter: { used, limit: eventLimits.text } } : {})}
      />
      <ServedFoodsField
        label={t`Foods on the table`}
        hint={t`The event appears on the page of each of them.`}
        foods={form.foods}
        onFoods={(foods) => write({ foods })}
        error={problems.foods}
      />
    </FormSheet>
  );
}

interface WhenFieldsProps {
  readonly form: EventForm;
  readonly problems: Partial<ReturnType<typeof eventProblems>>;
  readonly write: (parts: Partial<EventForm>) => void;
}

function WhenFields({ form, problems, write }: WhenFieldsProps) {
  return (
    <>
      <TextField
        label={t`Begins`}
        type="datetime-local"
        required
        value={form.starts}
        error={problems.starts}
        onValue={(starts) => write({ starts, ...(form.ends === '' ? { ends: starts } : {}) })}
      />
      <TextField
        label={t`Ends`}
        type="datetime-local"
        required
        value={form.ends}
        error={problems.ends}
        onValue={(ends) => write({ ends })}
      />
      <ZoneField
        hint={t`Both times are in this time zone.`}
        value={form.timeZone}
        error={problems.timeZone}
        onValue={(timeZone) => write({ timeZone })}
      />
    </>
  );
}

/** The own places fill in where it is; nothing for whoever has none. */
function PlaceChoice({ write }: { readonly write: (parts: Partial<EventForm>) => void }) {
  const places = useLive(ownPlaces, [])?.places ?? [];
  if (places.length === 0) return null;
  return (
    <Row gap="2" role="group" aria-label={t`At one of your places`}>
      {places.map(({ place }) => (
        <Button key={place.id} tone="outline" size="sm" minH="target" onClick={() => write(atPlace(place))}>
          <MapPin aria-hidden />
          <bdi>{place.name}</bdi>
        </Button>
      ))}
    </Row>
  );
}

function useEventForm(event: FoodEvent | null) {
  return useTextsOfForm<EventForm>(`event/${event?.id ?? 'new'}`, {
    begin: () => (event === null ? emptyEventForm(zoneHere()) : formFromEvent(event)),
    read: (texts) => ({
      ...texts,
      position: parseJson(texts.position) as Position | null,
      foods: (parseJson(texts.foods) as readonly FoodId[] | null) ?? [],
    }),
  });
}
