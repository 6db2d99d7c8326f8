import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { DraftPhoto } from '#replica/database/draft-row.ts';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { ImageBox } from '#ui/layout/image-box.tsx';
import { blobAddress } from '#ui/device/blob-address.ts';
import type { PhotoOutcome } from '#domain/photo/prepare-photo.ts';
import { usePhotoAnalysis } from '#shared/pictures/use-photo-analysis.ts';
import { toast } from '#ui/feedback/toast.ts';

interface PhotoFieldProps {
  readonly photo: DraftPhoto | null;
  /** The picture that the food has already, when it is edited. */
  readonly current: string | null;
  readonly error: string | undefined;
  readonly onPhoto: (photo: DraftPhoto | null) => Promise<void>;
}

/** Whether the device is held in a hand, and so has a camera to take the photo with. */
const isHandheld = () => window.matchMedia('(pointer: coarse)').matches;

/** The photo of the food, from camera or file (spec 1 §5, image upload; R8). */
export const PhotoField = memo(function PhotoField({ photo, current, error, onPhoto }: PhotoFieldProps) {
  const choice = usePhotoChoice(onPhoto);
  const shown = photo === null ? current : blobAddress(photo);
  return (
    <chakra.div data-field="photo">
      <FileDrop
        label={t`Photo`}
        required
        hint={t`JPG, PNG, GIF, max 10MB. Camera data and location never leave this device.`}
        accept="image/*"
        camera={isHandheld()}
        error={choice.error ?? error}
        busyLabel={choice.isRunning ? t`Analysing the photo...` : undefined}
        onFile={choice.choose}
      >
        {shown === null ? null : (
          <chakra.div width="full" maxW="30rem">
            <ImageBox src={shown} alt={photo === null ? t`The photo so far` : t`Your photo`} rounded="lg" priority>
              {photo === null ? null : (
                <IconButton
                  tone="card"
                  label={current === null ? t`Remove the photo` : t`Back to the photo so far`}
                  position="absolute"
                  top="2"
                  insetEnd="2"
                  onClick={() => void onPhoto(null)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </ImageBox>
          </chakra.div>
        )}
      </FileDrop>
      <chakra.p mt="1.5" textStyle="small" color="ink.muted">
        {t`Only a photo of your own: it is shown with your name, and all rights stay with you.`}
      </chakra.p>
    </chakra.div>
  );
});

/** A photo for a food: tells how its analysis went (spec 1 §8, upload), and hands it over. */
function usePhotoChoice(onPhoto: (photo: DraftPhoto) => Promise<void>) {
  return usePhotoAnalysis(async (outcome: PhotoOutcome) => {
    if (outcome.kind === 'refused') {
      toast({ title: outcome.title, description: outcome.message, tone: 'destructive' });
      return;
    }
    await onPhoto({ ...outcome.photo, name: 'photo.jpg', colours: outcome.colours });
    toast({
      title: t`Analysis complete!`,
      description: t`Camera data and location are removed, and the colours are ready for the appearance.`,
      tone: 'success',
    });
  });
}
