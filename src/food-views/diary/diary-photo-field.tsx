import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { FileToSend } from '#replica/outbox/record-mutation.ts';
import { PickPhoto } from '#shared/pictures/pick-photo.tsx';
import { usePhotoAnalysis } from '#shared/pictures/use-photo-analysis.ts';
import { blobAddress } from '#ui/device/blob-address.ts';
import { Button } from '#ui/elements/button.tsx';
import { FieldMessage } from '#ui/fields/field-message.tsx';
import { ImageBox } from '#ui/layout/image-box.tsx';
import { Row } from '#ui/layout/row.tsx';

interface DiaryPhotoFieldProps {
  /** A new one; null: none, or not any more; undefined: as it is. */
  readonly choice: FileToSend | null | undefined;
  /** Where the picture of the entry opens; null: it has none, or it is not here. */
  readonly current: string | null;
  /** The entry has one, here or elsewhere. */
  readonly hasPhoto: boolean;
  readonly onChoice: (choice: FileToSend | null | undefined) => void;
}

/** A photo of the plate: prepared on the device as all are (R8), and for nobody but its owner (R46). */
export function DiaryPhotoField({ choice, current, hasPhoto, onChoice }: DiaryPhotoFieldProps) {
  const id = useId();
  const analysis = usePhotoAnalysis((outcome) => {
    if (outcome.kind === 'ready') onChoice({ bytes: outcome.photo.bytes, type: outcome.photo.type, name: 'plate.jpg' });
  });
  const shown = choice ? blobAddress(choice) : choice === undefined ? current : null;
  const isThere = Boolean(choice) || (choice === undefined && hasPhoto);
  return (
    <chakra.fieldset minW="0" aria-describedby={`${id}-hint`}>
      <chakra.legend textStyle="label" mb="2">{t`Photo`}</chakra.legend>
      {shown === null ? null : (
        <chakra.div mb="3" maxW="16rem">
          <ImageBox src={shown} alt={t`Your photo`} rounded="lg" priority />
        </chakra.div>
      )}
      <Row gap="2">
        <PickPhoto analysis={analysis} messageId={id} words={isThere ? t`Choose another` : t`Add a photo`} />
        {isThere ? (
          <Button tone="ghost" onClick={() => onChoice(choice && hasPhoto ? undefined : null)}>
            <Trash2 aria-hidden />
            {t`Remove the photo`}
          </Button>
        ) : choice === null && hasPhoto ? (
          <Button tone="ghost" onClick={() => onChoice(undefined)}>{t`Undo`}</Button>
        ) : null}
      </Row>
      <chakra.div mt="1.5">
        <FieldMessage
          id={id}
          hint={t`Only you can see it. Camera data and location never leave this device.`}
          error={analysis.error}
        />
      </chakra.div>
    </chakra.fieldset>
  );
}
