import { t } from '@lingui/core/macro';
import type { PhotoOutcome } from '#domain/photo/prepare-photo.ts';
import { usePhotoAnalysis } from '#shared/pictures/use-photo-analysis.ts';
import type { DraftPhoto } from '#replica/database/draft-row.ts';
import { toast } from '#ui/feedback/toast.ts';

/** A photo for a food: tells how its analysis went (spec 1 §8, upload), and hands it over. */
export function usePhotoChoice(onPhoto: (photo: DraftPhoto) => Promise<void>) {
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
