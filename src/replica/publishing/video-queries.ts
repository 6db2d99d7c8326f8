import { decodeVideo } from '#domain/publishing/decode-video.ts';
import type { FoodId, VideoId } from '#domain/values/ids/ids.ts';
import type { Video } from '#domain/publishing/video.ts';
import { topicOfFood } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { refusedVideos } from './refused-videos.ts';
import { syncReport } from '#replica/feed/sync-status.ts';

/** The videos of a food, the member's own refused ones included, most viewed first (spec 1 §9, video tab order). */
export async function videosOfFood(replica: Replica, foodId: FoodId): Promise<Video[]> {
  const rows = await replica.database.rows('videos').where('food').equals(foodId).toArray();
  const refused = (await refusedVideos(replica)).filter((row) => textColumn(row, 'food') === foodId);
  const videos = [...rows, ...refused].flatMap((row) => {
    const decoded = decodeVideo(row);
    return decoded.kind === 'valid' ? [decoded.value] : [];
  });
  return videos.toSorted((a, b) => b.views - a.views || b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
}

/** One video as far as this device knows it; null when it is not here. */
export async function videoById({ database }: Replica, id: VideoId): Promise<Video | null> {
  const decoded = decodeVideo(await database.rows('videos').get(id));
  return decoded.kind === 'valid' ? decoded.value : null;
}

/** The videos of a food as far as this device knows them. */
export type VideosLookup =
  /** `isComplete`: the server was asked, so that what is not here is not there. */
  | { readonly kind: 'here'; readonly videos: readonly Video[]; readonly isComplete: boolean }
  /** Never fetched, and the server cannot be reached. */
  | { readonly kind: 'not-on-device' };

/** The videos of a food; 'not-on-device' instead of an empty list that only means that nobody could ask. */
export async function videosLookup(replica: Replica, foodId: FoodId): Promise<VideosLookup> {
  const videos = await videosOfFood(replica, foodId);
  const [topic, report] = await Promise.all([replica.database.cursors.get(topicOfFood(foodId)), syncReport(replica)]);
  const isKnown = topic !== undefined && topic.pulledAt > 0;
  const isMissing = videos.length === 0 && !isKnown && report.connection === 'offline';
  return isMissing ? { kind: 'not-on-device' } : { kind: 'here', videos, isComplete: isKnown };
}

/** Videos whose deletion the server has not taken yet: it can still be undone or refused. */
export async function videosBeingDeleted({ database }: Replica): Promise<readonly VideoId[]> {
  const entries = await database.outbox.toArray();
  return entries
    .filter(({ collection, kind }) => collection === 'videos' && kind === 'delete')
    .map(({ record }) => record as VideoId);
}
