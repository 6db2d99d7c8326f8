import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { FileToSend } from '#replica/outbox/record-mutation.ts';
import { Avatar } from '#ui/elements/avatar.tsx';
import { blobAddress } from '#ui/device/blob-address.ts';
import { Button } from '#ui/elements/button.tsx';
import { FieldMessage } from '#ui/fields/field-message.tsx';
import { Row } from '#ui/layout/row.tsx';
import { PickPhoto } from '#shared/pictures/pick-photo.tsx';
import { usePhotoAnalysis } from '#shared/pictures/use-photo-analysis.ts';

export type AvatarChoice = FileToSend | 'none' | null;

interface AvatarFieldProps {
  readonly name: string;
  /** The picture as it is now. */
  readonly current: ReactNode;
  readonly hasPicture: boolean;
  readonly choice: AvatarChoice;
  readonly onChoice: (choice: AvatarChoice) => void;
}

/** The own picture, prepared on the device as food photos are: turned upright, made small, without camera data and location (R8). */
export function AvatarField({ name, current, hasPicture, choice, onChoice }: AvatarFieldProps) {
  const id = useId();
  const analysis = usePhotoAnalysis((outcome) => {
    if (outcome.kind === 'ready')
      onChoice({ bytes: outcome.photo.bytes, type: outcome.photo.type, name: 'avatar.jpg' });
  });
  const isChosen = choice !== null && choice !== 'none';
  const shown = isChosen ? (
    <Avatar name={name} src={blobAddress(choice)} size={88} />
  ) : choice === 'none' ? (
    <Avatar name={name} size={88} />
  ) : (
    current
  );
  return (
    <chakra.fieldset minW="0" aria-describedby={`${id}-hint`}>
      <chakra.legend textStyle="label" mb="2">{t`Picture`}</chakra.legend>
      <Row gap="4">
        {shown}
        <Row gap="2">
          <PickPhoto analysis={analysis} messageId={id} words={t`Choose a picture`} />
          {isChosen || (hasPicture && choice === null) ? (
            <Button tone="ghost" onClick={() => onChoice(isChosen ? null : 'none')}>
              <Trash2 aria-hidden />
              {isChosen ? t`Undo` : t`Remove`}
            </Button>
          ) : null}
        </Row>
      </Row>
      <chakra.div mt="1.5">
        <FieldMessage
          id={id}
          hint={t`JPG, PNG, GIF, max 10MB. Camera data and location never leave this device.`}
          error={analysis.error}
        />
      </chakra.div>
    </chakra.fieldset>
  );
}
