import { decodeVideo } from '#domain/decode-video.ts';
import type { FoodId } from '#domain/ids.ts';
import type { Video } from '#domain/video.ts';
import type { Replica } from './replica.ts';

/** The videos of a food, most viewed first (spec 1 §9, video tab order). */
export async function videosOfFood({ database }: Replica, foodId: FoodId): Promise<Video[]> {
  const rows = await database.rows('videos').where('food').equals(foodId).toArray();
  const videos = rows.flatMap((row) => {
    const decoded = decodeVideo(row);
    return decoded.kind === 'valid' ? [decoded.value] : [];
  });
  return videos.toSorted((a, b) => b.views - a.views || b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
}
