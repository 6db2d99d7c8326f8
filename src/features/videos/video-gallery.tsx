import { t } from '@lingui/core/macro';
import { CloudOff, Video as VideoIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FoodId, VideoId } from '#domain/values/ids/ids.ts';
import { readRecordId } from '#domain/values/ids/read-record-id.ts';
import { type Video, type VideoCategory, videoCategories, videoCategoryLabels } from '#domain/publishing/video.ts';
import { useLive } from '#replica/database/use-live.ts';
import { videosBeingDeleted, videosLookup } from '#replica/publishing/video-queries.ts';
import { waitingFilm } from '#replica/publishing/waiting-film.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { forgetGone } from '#shared/saving/offline-videos.ts';
import { AddVideo } from './add-video.tsx';
import { VideoCard } from './video-card.tsx';
import { VideoView } from './video-view.tsx';

export interface VideoGalleryProps {
  readonly foodId: FoodId;
  /** Report, mute and block, for the videos of others. */
  readonly renderMenu: (video: Video) => ReactNode;
}

/**
 * The videos of a food in four categories, most viewed first; one at a time is watched, and has its own address
 * (`?video=`, spec 1 §2, videos; R12).
 */
export function VideoGallery({ foodId, renderMenu }: VideoGalleryProps) {
  const lookup = useLive((replica) => videosLookup(replica, foodId), [foodId]);
  const known = lookup?.kind === 'here' && lookup.isComplete ? lookup.videos : null;
  const staying = useLive(videosBeingDeleted, []);
  useEffect(() => {
    if (known !== null && staying !== undefined) void forgetGone(foodId, { videos: known, staying });
  }, [foodId, known, staying]);
  const [params, setParams] = useSearchParams();
  const [category, setCategory] = useState<VideoCategory>('taste');
  const watched = readRecordId(params.get('video')) as VideoId | null;
  const watch = (id: VideoId | null) => {
    setParams(
      (before) => {
        before.delete('video');
        if (id !== null) before.set('video', id);
        return before;
      },
      { preventScrollReset: true, replace: id === null },
    );
  };

  const isFetching = lookup?.kind === 'here' && lookup.videos.length === 0 && !lookup.isComplete;
  if (lookup === undefined || isFetching) return <LoadingState shape="cards" label={t`Loading videos...`} />;
  if (lookup.kind === 'not-on-device') {
    return (
      <EmptyState
        icon={CloudOff}
        headingLevel="h3"
        title={t`Videos need a connection`}
        description={t`Whether this food has videos is not known on this device yet.`}
      />
    );
  }
  const video = lookup.videos.find(({ id }) => id === watched);
  if (video !== undefined) {
    const toGallery = () => {
      setCategory(video.category);
      watch(null);
    };
    return <VideoView key={video.id} video={video} renderMenu={renderMenu} onBack={toGallery} />;
  }
  const add = <AddVideo foodId={foodId} category={category} onAdded={setCategory} />;
  const isLost = watched !== null && lookup.isComplete;
  return (
    <Stack gap="4">
      {isLost ? <Notice tone="warning">{t`That video is not here any more.`}</Notice> : null}
      {lookup.videos.length === 0 ? (
        <EmptyState
          icon={VideoIcon}
          headingLevel="h3"
          title={t`No videos yet`}
          description={t`Nobody has shown this food on film so far.`}
          action={add}
        />
      ) : (
        <Categories selected={category} onSelect={setCategory} videos={lookup.videos} add={add} onWatch={watch} />
      )}
    </Stack>
  );
}

const nothingYet: Readonly<Record<VideoCategory, string>> = {
  taste: t`No taste descriptions yet`,
  cooking: t`No cooking demos yet`,
  cultural: t`No cultural stories yet`,
  reviews: t`No user reviews yet`,
};

interface CategoriesProps {
  readonly selected: VideoCategory;
  readonly onSelect: (category: VideoCategory) => void;
  readonly videos: readonly Video[];
  /** The way to add one. */
  readonly add: ReactNode;
  readonly onWatch: (id: VideoId) => void;
}

function Categories({ selected, onSelect, videos, add, onWatch }: CategoriesProps) {
  return (
    <Tabs
      label={t`Kinds of videos`}
      selected={selected}
      onSelect={(id) => onSelect(videoCategories.find((one) => one === id) ?? 'taste')}
      tabs={videoCategories.map((id) => ({
        id,
        label: videoCategoryLabels[id],
        panel: (
          <Category category={id} videos={videos.filter((one) => one.category === id)} add={add} onWatch={onWatch} />
        ),
      }))}
    />
  );
}

interface CategoryProps {
  readonly category: VideoCategory;
  readonly videos: readonly Video[];
  /** The way to add one. */
  readonly add: ReactNode;
  readonly onWatch: (id: VideoId) => void;
}

function Category({ category, videos, add, onWatch }: CategoryProps) {
  if (videos.length === 0)
    return <EmptyState icon={VideoIcon} headingLevel="h3" title={nothingYet[category]} action={add} />;
  return (
    <Stack gap="4">
      {add}
      <VirtualGrid
        items={videos}
        keyOf={({ id }) => id}
        render={(video) => <GalleryCard video={video} onWatch={() => onWatch(video.id)} />}
      />
    </Stack>
  );
}

function GalleryCard({ video, onWatch }: { readonly video: Video; readonly onWatch: () => void }) {
  const waiting = useLive((replica) => waitingFilm(replica, video.id), [video.id]) ?? null;
  return <VideoCard video={video} waiting={waiting} onWatch={onWatch} />;
}
