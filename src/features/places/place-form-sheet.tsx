import { t } from '@lingui/core/macro';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import type { PlaceMove } from '#domain/places/moved-events.ts';
import type { Place } from '#domain/places/place.ts';
import {
  emptyPlaceForm,
  formFromPlace,
  type PlaceForm,
  placeFromForm,
  placeProblems,
  type TypedHours,
} from '#domain/places/place-form.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { parseJson } from '#prelude/parse-json.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { savePlace } from '#replica/places/place-commands.ts';
import { FormSheet } from '#shared/forms/form-sheet.tsx';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { zoneHere } from '#shared/words/time-zone.ts';
import { Button } from '#ui/elements/button.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { HoursField } from './hours-field.tsx';
import { ServedFoodsField } from './served-foods-field.tsx';
import { usePosition } from './use-position.ts';
import { PositionNotice } from './where-to-eat.tsx';
import { useTextsOfForm } from './use-texts-of-form.ts';
import { ZoneField } from './zone-field.tsx';

export interface PlaceFormSheetProps {
  /** null: a new one. */
  readonly place: Place | null;
  /** What was there is saved as it is now. */
  readonly onChanged: (move: PlaceMove) => void;
  readonly onClose: () => void;
}

/** What a place is called, where it is, when it is open and what is served there (R34). What was typed outlives a form that was closed. */
export function PlaceFormSheet({ place, onChanged, onClose }: PlaceFormSheetProps) {
  const replica = useReplica();
  const { form, write, forget } = usePlaceForm(place);
  const [isChecked, setChecked] = useState(false);
  const found = placeProblems(form);
  const problems = isChecked ? found : {};
  const save = async () => {
    setChecked(true);
    if (Object.keys(found).length > 0) return;
    const words = placeFromForm(form);
    if (!toastNotSaved(await savePlace(replica, { placeId: place?.id ?? null, words }))) return;
    forget();
    onClose();
    if (place !== null) onChanged({ before: whereOf(place), after: whereOf(words) });
    await toastSaved(replica, { title: place === null ? t`Place added` : t`Place saved`, description: words.name });
  };
  return (
    <FormSheet title={place === null ? t`Add a place` : t`Edit place`} onSave={save} onClose={onClose}>
      <TextField
        label={t`Name of the place`}
        dir="auto"
        required
        autoComplete="off"
        value={form.name}
        error={problems.name}
        onValue={(name) => write({ name })}
      />
      <TextAreaField
        label={t`Address`}
        dir="auto"
        rows={2}
        required
        autoComplete="street-address"
        value={form.address}
        error={problems.address}
        onValue={(address) => write({ address })}
      />
      <PositionFields form={form} write={write} error={problems.position} />
      <HoursField hours={form.hours} onHours={(hours) => write({ hours })} error={problems.hours} />
      <TimeZoneField form={form} write={write} error={problems.timeZone} />
      <ServedFoodsField
        label={t`Foods that are served here`}
        hint={t`The place appears on the page of each of them.`}
        foods={form.foods}
        onFoods={(foods) => write({ foods })}
        error={problems.foods}
      />
    </FormSheet>
  );
}

function whereOf({ name, address, position, timeZone }: PlaceMove['after']): PlaceMove['after'] {
  return { name, address, position, timeZone };
}

interface PartProps {
  readonly form: PlaceForm;
  readonly write: (parts: Partial<PlaceForm>) => void;
  readonly error: string | undefined;
}

/** The position of the place, which everybody may know; without one it has no distance and is found on the map by its address. */
function PositionFields({ form, write, error }: PartProps) {
  const { asked, ask } = usePosition();
  const takeHere = () =>
    ask(({ latitude, longitude }) => write({ latitude: String(latitude), longitude: String(longitude) }));
  return (
    <Stack gap="3">
      <Row gap="3" alignItems="flex-start" flexWrap="nowrap">
        <TextField
          label={t`Latitude`}
          inputMode="text"
          autoComplete="off"
          placeholder="52.52"
          value={form.latitude}
          error={error}
          onValue={(latitude) => write({ latitude })}
        />
        <TextField
          label={t`Longitude`}
          inputMode="text"
          autoComplete="off"
          placeholder="13.405"
          value={form.longitude}
          onValue={(longitude) => write({ longitude })}
        />
      </Row>
      <Button
        tone="outline"
        size="sm"
        minH="target"
        alignSelf="start"
        disabled={asked.kind === 'asking'}
        onClick={takeHere}
      >
        <LocateFixed aria-hidden />
        {t`I am here now`}
      </Button>
      {asked.kind === 'known' ? null : <PositionNotice asked={asked} />}
    </Stack>
  );
}

function TimeZoneField({ form, write, error }: PartProps) {
  return form.hours === null && error === undefined ? null : (
    <ZoneField
      hint={t`The opening hours are in this time zone.`}
      value={form.timeZone}
      error={error}
      onValue={(timeZone) => write({ timeZone })}
    />
  );
}

function usePlaceForm(place: Place | null) {
  return useTextsOfForm<PlaceForm>(`place/${place?.id ?? 'new'}`, {
    begin: () => (place === null ? emptyPlaceForm(zoneHere()) : formFromPlace(place)),
    read: (texts) => ({
      ...texts,
      hours: parseJson(texts.hours) as TypedHours | null,
      foods: (parseJson(texts.foods) as readonly FoodId[] | null) ?? [],
    }),
  });
}
