import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Video, type VideoCategory, videoCategories } from '#domain/publishing/video.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { VideoWords } from '#replica/publishing/video-commands.ts';
import { useObjectUrl } from '#shared/pictures/use-object-url.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { countView } from '#replica/publishing/video-views.ts';
import { waitingFilm } from '#replica/publishing/waiting-film.ts';
import { refusedEdit } from '#replica/publishing/refused-videos.ts';
import { Button } from '#ui/elements/button.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ShareButton } from '#ui/feedback/share-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useFirst } from '#ui/device/use-first.ts';
import { EditVideoDialog } from './edit-video-dialog.tsx';
import { FilmPlayer } from './film-player.tsx';
import { KeepButton } from './keep-button.tsx';
import { useOfflineVideoBytes } from '#shared/saving/offline-videos.ts';
import { OwnVideoMenu } from './own-video-menu.tsx';
import { RefusedVideoEdit } from './refused-video-edit.tsx';
import { SendingPanel } from './sending-panel.tsx';
import { VideoFacts } from './video-card.tsx';
import { videoModel } from './video-model.ts';

interface VideoViewProps {
  readonly video: Video;
  readonly renderMenu: (video: Video) => ReactNode;
  readonly onBack: () => void;
}

/** One video with its player (R12); the own one also while it is still on its way. */
export function VideoView({ video, renderMenu, onBack }: VideoViewProps) {
  const replica = useReplica();
  const back = useRef<HTMLButtonElement>(null);
  // What was pressed is gone with the gallery: the keyboard goes on from the way back.
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  const memberId = useLive(session, [])?.memberId ?? null;
  const waiting = useLive((current) => waitingFilm(current, video.id), [video.id]) ?? null;
  const refused = useLive((current) => refusedEdit(current, video.id), [video.id]) ?? null;
  const [changed, setChanged] = useState<Video | null>(null);
  const keptBytes = useOfflineVideoBytes(video);
  // The first of each: a part that arrives, and the end of sending, do not interrupt who watches.
  const ownFilm = useObjectUrl(useFirst(waiting?.film ?? undefined) ?? null);
  const ownPoster = useObjectUrl(useFirst(waiting?.poster ?? undefined) ?? null);
  const { title, film, isOwn, canShare, canKeep } = videoModel({
    video,
    memberId,
    isWaiting: waiting !== null,
    ownFilm,
    ownPoster,
    keptBytes,
  });
  return (
    <Stack gap="4">
      <div>
        <Button tone="outline" size="sm" minH="target" onClick={onBack} ref={back}>
          <ArrowLeft aria-hidden />
          {t`Back to Gallery`}
        </Button>
      </div>
      {film === null ? (
        <Notice tone="warning">{t`This video has no film.`}</Notice>
      ) : (
        <FilmPlayer {...film} title={title} onWatched={() => void countView(replica, video.id)} />
      )}
      {waiting === null ? null : (
        <SendingPanel change={waiting.change} onCancelled={onBack} onChange={() => setChanged(video)} />
      )}
      {refused === null ? null : (
        <RefusedVideoEdit refused={refused} onChange={() => setChanged({ ...video, ...wordsOf(refused) })} />
      )}
      {changed === null ? null : <EditVideoDialog video={changed} onClose={() => setChanged(null)} />}
      <Row gap="2" alignItems="flex-start" flexWrap="nowrap">
        <chakra.div flex="1" minW="0">
          <Heading as="h3" size="card" dir="auto" overflowWrap="anywhere">
            {title}
          </Heading>
          <VideoFacts video={video} />
        </chakra.div>
        {canShare ? <ShareButton name={title} search={`?video=${video.id}`} /> : null}
        {isOwn ? <OwnVideoMenu video={video} onDeleted={onBack} /> : renderMenu(video)}
      </Row>
      {video.description === '' ? null : (
        <chakra.p dir="auto" maxW="reading" whiteSpace="pre-line" overflowWrap="anywhere">
          {video.description}
        </chakra.p>
      )}
      {canKeep ? (
        <div>
          <KeepButton video={video} />
        </div>
      ) : null}
    </Stack>
  );
}

/** What the member wanted to say in an edit that the server refused. */
function wordsOf({ columns: { title, description, category } }: OutboxEntry): Partial<VideoWords> {
  return {
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof description === 'string' ? { description } : {}),
    ...(videoCategories.includes(category as VideoCategory) ? { category: category as VideoCategory } : {}),
  };
}
