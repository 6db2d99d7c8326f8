import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { CAPTION_LIMIT } from '#domain/foods/food-photo.ts';
import { licenceNames, licenceOptions } from '#domain/photo/licence-names.ts';
import { memberLicences } from '#domain/photo/photo-licence.ts';
import { calledName } from '#food-views/names/called-name.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { FileToSend } from '#replica/outbox/record-mutation.ts';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { usePhotoAnalysis } from '#shared/pictures/use-photo-analysis.ts';
import { blobAddress } from '#ui/device/blob-address.ts';
import { Button } from '#ui/elements/button.tsx';
import { chakra } from '#ui/elements/chakra.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ImageBox } from '#ui/layout/image-box.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { addPhoto } from './write-photo.ts';

interface AddPhotoDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly food: Pick<Food, 'id' | 'name'>;
}

/** Whether the device is held in a hand, and so has a camera to take the photo with. */
const isHandheld = () => window.matchMedia('(pointer: coarse)').matches;

/** A new photo of a food, from camera or file, with the licence under which it is shown (R8, R45). Kept on the device at once, sent when there is a connection. */
export function AddPhotoDialog({ open, onClose, food }: AddPhotoDialogProps) {
  const formId = useId();
  const form = useNewPhoto(food, onClose);
  const { words, write } = form;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Add a photo of ${calledName(food)}`}
      placement="sheet"
      footer={
        <>
          <Button tone="outline" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} disabled={form.isBusy}>{t`Add the photo`}</Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack gap="5">
          <FileDrop
            label={t`Photo`}
            required
            hint={t`JPG, PNG, GIF, max 10MB. Camera data and location never leave this device.`}
            accept="image/*"
            camera={isHandheld()}
            error={form.problems.file}
            busyLabel={form.isAnalysing ? t`Analysing the photo...` : undefined}
            onFile={form.choose}
          >
            {form.file === null ? null : (
              <chakra.div width="full" maxW="24rem">
                <ImageBox src={blobAddress(form.file)} alt={t`Your photo`} rounded="lg" priority />
              </chakra.div>
            )}
          </FileDrop>
          <TextField
            label={t`What is to be seen (optional)`}
            hint={t`Read out to those who cannot see the photo.`}
            name="caption"
            dir="auto"
            value={words.caption}
            counter={{ used: countCharacters(words.caption), limit: CAPTION_LIMIT }}
            error={form.problems.caption}
            onValue={(caption) => write({ caption })}
          />
          <SelectField
            label={t`Shown under`}
            hint={t`${licenceNames[form.licence].long}. Your name stands beside it, and you can delete it at any time.`}
            value={words.licence}
            onValue={(licence) => write({ licence })}
            options={licenceOptions(memberLicences)}
          />
          <OwnPhotoField checked={form.isOwn} error={form.problems.own} onChecked={form.setOwn} />
        </Stack>
      </chakra.form>
    </Dialog>
  );
}

interface OwnPhotoFieldProps {
  readonly checked: boolean;
  readonly error: string | undefined;
  readonly onChecked: (isOwn: boolean) => void;
}

function OwnPhotoField({ checked, error, onChecked }: OwnPhotoFieldProps) {
  return (
    <CheckField
      name="own"
      label={
        <Trans>
          It is my own photo, and may be shown here as the{' '}
          <TextLink asChild>
            <Link to="/terms">terms</Link>
          </TextLink>{' '}
          say.
        </Trans>
      }
      checked={checked}
      error={error}
      onChecked={onChecked}
    />
  );
}

/** What is chosen and written; the words outlive a closed dialog and a reload. */
function useNewPhoto(food: Pick<Food, 'id' | 'name'>, onClose: () => void) {
  const replica = useReplica();
  const [file, setFile] = useState<(FileToSend & { readonly bytes: ArrayBuffer }) | null>(null);
  const [isOwn, setOwn] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const analysis = usePhotoAnalysis((outcome) => {
    if (outcome.kind === 'ready') setFile({ bytes: outcome.photo.bytes, type: outcome.photo.type, name: 'photo.jpg' });
  });
  const { words, write, forget } = useFormMemory(`photo/${food.id}`, { caption: '', licence: 'own' });
  const licence = memberLicences.find((known) => known === words.licence) ?? 'own';
  const found = {
    file: file === null ? t`Please choose a photo.` : undefined,
    caption:
      countCharacters(words.caption) > CAPTION_LIMIT ? t`Please use at most ${CAPTION_LIMIT} characters.` : undefined,
    own: isOwn ? undefined : t`Only photos of your own can be shown here.`,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (file === null || isSaving || Object.values(found).some((problem) => problem !== undefined)) return;
    setSaving(true);
    const isSaved = await addPhoto(replica, { foodId: food.id, file, licence, caption: words.caption, credit: null });
    setSaving(false);
    if (!isSaved) return;
    setFile(null);
    setOwn(false);
    setChecked(false);
    forget();
    onClose();
  };
  return {
    file,
    words,
    licence,
    write,
    isOwn,
    setOwn,
    choose: analysis.choose,
    isAnalysing: analysis.isRunning,
    isBusy: isSaving || analysis.isRunning,
    problems: {
      file: analysis.error ?? (isChecked ? found.file : undefined),
      caption: found.caption,
      own: isChecked ? found.own : undefined,
    },
    submit,
  };
}
