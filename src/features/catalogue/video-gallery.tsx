import { CloudOff, Video as VideoIcon } from 'lucide-react';
import { useState } from 'react';
import type { FoodId, VideoId } from '#domain/ids.ts';
import { type Video, videoCategories, videoCategoryLabels } from '#domain/video.ts';
import { useLive } from '#replica/use-live.ts';
import { videosLookup } from '#replica/video-queries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { VirtualGrid } from '#ui/virtual-grid.tsx';
import { VideoCard } from './video-card.tsx';
import { VideoView } from './video-view.tsx';

/** The videos of a food in four categories, most viewed first; one at a time is watched (spec 1 §2, videos; R12). */
export function VideoGallery({ foodId }: { readonly foodId: FoodId }) {
  const lookup = useLive((replica) => videosLookup(replica, foodId), [foodId]);
  const [watched, setWatched] = useState<VideoId | null>(null);
  if (lookup === undefined) return <LoadingState label="Loading videos..." />;
  if (lookup.kind === 'not-on-device') {
    return <EmptyState icon={CloudOff} headingLevel="h3" title="Videos need a connection" description="Whether this food has videos is not known on this device yet." />;
  }
  const video = lookup.videos.find(({ id }) => id === watched);
  if (video !== undefined) return <VideoView video={video} onBack={() => setWatched(null)} />;
  if (lookup.videos.length === 0) {
    return <EmptyState icon={VideoIcon} headingLevel="h3" title="No videos yet" description="Nobody has shown this food on film so far." />;
  }
  const tabs = videoCategories.map((category) => ({
    id: category,
    label: videoCategoryLabels[category],
    panel: <Category label={videoCategoryLabels[category]} videos={lookup.videos.filter((one) => one.category === category)} onWatch={setWatched} />,
  }));
  return <Tabs label="Kinds of videos" tabs={tabs} />;
}

interface CategoryProps {
  readonly label: string;
  readonly videos: readonly Video[];
  readonly onWatch: (id: VideoId) => void;
}

function Category({ label, videos, onWatch }: CategoryProps) {
  if (videos.length === 0) return <EmptyState icon={VideoIcon} headingLevel="h3" title={`No ${label.toLowerCase()} yet`} />;
  return <VirtualGrid items={videos} keyOf={({ id }) => id} render={(video) => <VideoCard video={video} onWatch={() => onWatch(video.id)} />} />;
}
