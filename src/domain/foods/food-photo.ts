import type { FoodId, MemberId, PhotoId } from '#domain/values/ids/ids.ts';
import type { PhotoLicence } from '#domain/photo/photo-licence.ts';

/** A member's photos of one food; the server takes a few more, of devices that were offline. */
export const PHOTOS_OF_A_MEMBER = 3;
export const CAPTION_LIMIT = 140;
export const AUTHOR_LIMIT = 120;

/** A photo of a food with its credit (R45). */
export interface FoodPhoto {
  readonly id: PhotoId;
  readonly foodId: FoodId;
  /** Who took it; null where an admin has added somebody else's. */
  readonly memberId: MemberId | null;
  /** On the server; '' while it is on its way there. */
  readonly fileName: string;
  readonly licence: PhotoLicence;
  /** What is to be seen, in its member's words, or ''. */
  readonly caption: string;
  /** Of somebody else's: who made it, and a web address where it is from, or ''. */
  readonly author: string;
  readonly source: string;
  /** A moderator has hidden it: it is its member's and admins' to see. */
  readonly isHidden: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** In the order of a gallery: members' first, of these the oldest: the one on the card (R45). */
export function byPhotoOrder(a: FoodPhoto, b: FoodPhoto): number {
  return (
    Number(a.memberId === null) - Number(b.memberId === null) ||
    a.createdAt - b.createdAt ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}
