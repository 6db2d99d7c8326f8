import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useIsOffline } from '#shared/saving/use-is-offline.ts';
import { Button } from '#ui/elements/button.tsx';
import { useSavesData } from '#ui/device/device-preferences.ts';
import { ImageBox } from '#ui/layout/image-box.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';

interface FilmPlayerProps {
  readonly src: string;
  readonly poster: string | null;
  readonly title: string;
  /** The film is on this device, so that no connection is needed. */
  readonly isHere: boolean;
  /** Somebody has really watched, not only opened it. */
  readonly onWatched: () => void;
}

/** So much of a film makes a view; of a shorter one, half of it. Seconds. */
const WATCHED_AFTER = 3;

/** Plays a film in the browser's own player, which seeks by ranges and knows the keyboard; never by itself, and nothing ahead where data is saved. */
export function FilmPlayer({ src, poster, title, isHere, onWatched }: FilmPlayerProps) {
  const savesData = useSavesData();
  const isOffline = useIsOffline();
  const [hasBegun, setBegun] = useState(false);
  const [failures, setFailures] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const isCounted = useRef(false);
  const at = useRef(0);

  const onTimeUpdate = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    at.current = currentTarget.currentTime;
    if (isCounted.current || playedSeconds(currentTarget.played) < Math.min(WATCHED_AFTER, currentTarget.duration / 2))
      return;
    isCounted.current = true;
    onWatched();
  };
  const again = () => {
    setFailed(false);
    setFailures(failures + 1);
  };

  if (isOffline && !isHere && !hasBegun) {
    return (
      <Stack gap="3">
        <ImageBox src={poster} alt="" ratio="16 / 9" rounded="lg" priority />
        <Notice
          tone="offline"
          title={t`This video needs a connection`}
        >{t`It is not kept on this device. Once you are online it can be watched, and kept for the next time.`}</Notice>
      </Stack>
    );
  }
  return (
    <Stack gap="3">
      <chakra.video
        key={failures}
        src={src}
        {...(poster === null ? {} : { poster })}
        aria-label={title}
        controls
        playsInline
        preload={savesData && failures === 0 ? 'none' : 'metadata'}
        width="full"
        maxH="75dvh"
        borderRadius="lg"
        bg="#000"
        style={{ aspectRatio: '16 / 9' }}
        onLoadedMetadata={({ currentTarget }) => {
          if (at.current > 0) currentTarget.currentTime = at.current;
        }}
        onPlay={() => setBegun(true)}
        onTimeUpdate={onTimeUpdate}
        onError={() => setFailed(true)}
      >
        <track kind="captions" />
      </chakra.video>
      {hasFailed ? (
        <Notice
          tone="danger"
          title={t`The video stopped`}
          action={<Button size="sm" minH="target" tone="outline" onClick={again}>{t`Try again`}</Button>}
        >
          {t`It could not be read any further. It goes on where it stopped.`}
        </Notice>
      ) : null}
    </Stack>
  );
}

function playedSeconds(ranges: TimeRanges): number {
  let sum = 0;
  for (let i = 0; i < ranges.length; i += 1) sum += ranges.end(i) - ranges.start(i);
  return sum;
}
