import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { BadgeCheck, Clock, Play, TriangleAlert } from 'lucide-react';
import type { Video } from '#domain/publishing/video.ts';
import type { WaitingFilm } from '#replica/publishing/waiting-film.ts';
import { useObjectUrl } from '#shared/pictures/use-object-url.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { ImageBox } from '#ui/layout/image-box.tsx';
import { useFirst } from '#ui/device/use-first.ts';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { sendingWords } from './sending-words.ts';
import { durationLabel, videoPoster } from '#domain/publishing/video-address.ts';
import { figure } from '#languages/figure.ts';

const WatchButton = chakra(
  'button',
  {
    base: {
      textAlign: 'start',
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
      _focusVisible: { outline: 'none', _after: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' } },
    },
  },
  { defaultProps: { type: 'button' } },
);

interface VideoCardProps {
  readonly video: Video;
  /** While it waits on this device to be sent. */
  readonly waiting: WaitingFilm | null;
  readonly onWatch: () => void;
}

/** A video in the gallery; pressing it watches it. */
export function VideoCard({ video, waiting, onWatch }: VideoCardProps) {
  // The first one stays: each part that arrives brings the row anew.
  const poster = useObjectUrl(useFirst(waiting?.poster ?? undefined) ?? null) ?? videoPoster(video);
  return (
    <Card as="article" pad="none" interactive height="full">
      <ImageBox src={poster} alt="" ratio="16 / 9">
        <chakra.span aria-hidden position="absolute" inset="0" display="grid" placeItems="center">
          <chakra.span
            display="grid"
            placeItems="center"
            boxSize="12"
            borderRadius="full"
            bg="paper.card"
            color="paprika.text"
            shadow="lifted"
          >
            <Play size={22} />
          </chakra.span>
        </chakra.span>
        {video.duration > 0 ? (
          <Badge tone="overlay" position="absolute" insetEnd="2" bottom="2" textStyle="figures">
            {durationLabel(video.duration)}
          </Badge>
        ) : null}
      </ImageBox>
      <chakra.div p="4">
        <Heading as="h3" size="small" lineClamp="2" dir="auto">
          <WatchButton onClick={onWatch}>{video.title || t`Untitled video`}</WatchButton>
        </Heading>
        <VideoFacts video={video} />
        {waiting === null ? null : <SendingBadge waiting={waiting} />}
      </chakra.div>
    </Card>
  );
}

/** How far a video of this device's member is on its way. */
function SendingBadge({ waiting: { change } }: { readonly waiting: WaitingFilm }) {
  const isRefused = change.state === 'parked';
  return (
    <Badge tone={isRefused ? 'danger' : 'neutral'} mt="2">
      {isRefused ? <TriangleAlert aria-hidden /> : <Clock aria-hidden />}
      {sendingWords(change)}
    </Badge>
  );
}

/** Who made it, and how often it was seen. */
export function VideoFacts({ video }: { readonly video: Video }) {
  return (
    <chakra.p
      fontSize="sm"
      color="ink.muted"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="1.5"
      mt="1"
      overflowWrap="anywhere"
    >
      {video.creatorName === '' ? null : <chakra.span dir="auto">{video.creatorName}</chakra.span>}
      {video.isVerified ? (
        <chakra.span color="herb.text" display="inline-flex">
          <BadgeCheck size={16} aria-hidden />
          <VisuallyHidden>{t`verified`}</VisuallyHidden>
        </chakra.span>
      ) : null}
      {video.creatorName === '' ? null : <span aria-hidden>·</span>}
      <chakra.span textStyle="figures">
        {figure(video.views)} {plural(video.views, { one: 'view', other: 'views' })}
      </chakra.span>
    </chakra.p>
  );
}
