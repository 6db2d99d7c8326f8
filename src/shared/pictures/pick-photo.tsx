import { ImagePlus } from 'lucide-react';
import { t } from '@lingui/core/macro';
import { Spinner } from '#ui/elements/spinner.tsx';
import { PickFiles } from '#ui/fields/pick-files.tsx';
import type { PhotoAnalysis } from './use-photo-analysis.ts';

interface PickPhotoProps {
  readonly analysis: PhotoAnalysis;
  /** The id of its `FieldMessage`. */
  readonly messageId: string;
  readonly words: string;
}

/** A button for one photo, which says while it is being prepared. */
export function PickPhoto({ analysis: { isRunning, error, choose }, messageId, words }: PickPhotoProps) {
  return (
    <PickFiles
      accept="image/*"
      onFiles={([file]) => file && choose(file)}
      disabled={isRunning}
      messageId={messageId}
      isRefused={Boolean(error)}
    >
      {isRunning ? <Spinner /> : <ImagePlus aria-hidden />}
      {isRunning ? t`Preparing...` : words}
    </PickFiles>
  );
}
