import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CheckCheck, X } from 'lucide-react';
import { useObjectUrl } from '#shared/pictures/use-object-url.ts';
import { sizeInWords } from '#ui/device/size-in-words.ts';
import { Button } from '#ui/elements/button.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { ReadingProgress } from './read-photo.ts';

/** How far the reading has come, and the way to stop it. */
export function PhotoProgress({
  progress,
  onStop,
}: {
  readonly progress: ReadingProgress;
  readonly onStop: () => void;
}) {
  return (
    <chakra.div role="status" display="flex" alignItems="end" gap="2" mt="3">
      <chakra.div flex="1" minW="0" pb="2">
        {progress.kind === 'loading' ? (
          <ProgressBar
            label={t`Loading the reader, once: ${sizeInWords(progress.of)}`}
            value={progress.bytes}
            max={progress.of}
          />
        ) : (
          <ProgressBar label={t`Reading the photo`} value={progress.share} max={1} />
        )}
      </chakra.div>
      <IconButton label={t`Stop reading`} onClick={onStop}>
        <X aria-hidden />
      </IconButton>
    </chakra.div>
  );
}

/** The photos beside the text that was read from them. Each opens large. */
export function ReadPhotos({ photos }: { readonly photos: readonly File[] }) {
  if (photos.length === 0) return null;
  return (
    <chakra.ul display="flex" gap="2" mt="4" overflowX="auto" listStyleType="none" aria-label={t`Photos of the menu`}>
      {photos.map((photo, at) => (
        // Photos are only added, in their order.
        <chakra.li key={at} flexShrink="0">
          <ReadPhoto photo={photo} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function ReadPhoto({ photo }: { readonly photo: File }) {
  const address = useObjectUrl(photo);
  return address === null ? null : (
    <chakra.a href={address} target="_blank" rel="noreferrer" display="block" borderRadius="md">
      <chakra.img
        src={address}
        alt={t`Photo of the menu, opens large`}
        height="7rem"
        maxW="12rem"
        objectFit="cover"
        borderRadius="md"
      />
    </chakra.a>
  );
}

/** What was read by machine was guessed, and says nothing about allergens until a person has compared it (R48). */
export function UncheckedNotice({ onChecked }: { readonly onChecked: () => void }) {
  return (
    <Notice
      tone="warning"
      title={t`Read by machine: letters may be wrong`}
      action={
        <Button tone="outline" onClick={onChecked}>
          <CheckCheck aria-hidden />
          {t`The text is right`}
        </Button>
      }
    >
      {t`Compare the text with the menu, and mend it. Until then nothing is said about allergens.`}
    </Notice>
  );
}
