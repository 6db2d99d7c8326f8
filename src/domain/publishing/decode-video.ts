import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import type { FoodId, MemberId, VideoId } from '#domain/values/ids/ids.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import { videoCategories, type Video } from './video.ts';

/** A video from a row (spec 1 §3, videos); refused without id, food or author. An unknown category is shown under the first tab. */
export function decodeVideo(value: unknown): Decoded<Video> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as VideoId | null;
  const foodId = readId(columns?.value('food')) as FoodId | null;
  const authorId = readId(columns?.value('user')) as MemberId | null;
  if (columns === null || id === null) return refused('A video must have an id.');
  if (foodId === null) return refused('A video must name its food.');
  if (authorId === null) return refused('A video must name its author.');
  const category = columns.text('category');
  return valid({
    id,
    foodId,
    authorId,
    title: columns.text('title'),
    description: columns.text('description'),
    creatorName: columns.text('creator_name'),
    category: videoCategories.find((known) => known === category) ?? videoCategories[0],
    file: columns.text('file'),
    thumbnail: columns.text('thumbnail'),
    thumbnailUrl: columns.text('thumbnail_url'),
    duration: Math.max(0, columns.number('duration') ?? 0),
    isVerified: columns.value('is_verified') === true,
    views: Math.max(0, Math.floor(columns.number('views') ?? 0)),
    createdAt: columns.moment('created'),
  });
}
