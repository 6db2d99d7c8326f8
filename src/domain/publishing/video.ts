import { t } from '@lingui/core/macro';
import type { FoodId, MemberId, VideoId } from '#domain/values/ids/ids.ts';

/** In the order of the gallery's tabs (spec 1 §2, videos; R12). */
export const videoCategories = ['taste', 'cooking', 'cultural', 'reviews'] as const;
export type VideoCategory = (typeof videoCategories)[number];

export const videoCategoryLabels: Readonly<Record<VideoCategory, string>> = {
  taste: t`Taste Descriptions`,
  cooking: t`Cooking Demos`,
  cultural: t`Cultural Stories`,
  reviews: t`User Reviews`,
};

/** A member's video about a food (spec 1 §3; R12). */
export interface Video {
  readonly id: VideoId;
  readonly foodId: FoodId;
  readonly authorId: MemberId;
  readonly title: string;
  readonly description: string;
  readonly creatorName: string;
  readonly category: VideoCategory;
  /** File name on the server, or ''. */
  readonly file: string;
  readonly thumbnail: string;
  readonly thumbnailUrl: string;
  /** Seconds. */
  readonly duration: number;
  readonly isVerified: boolean;
  readonly views: number;
  readonly createdAt: number;
}
