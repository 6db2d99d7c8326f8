import { avatarAddress } from '#domain/members/avatar-address.ts';
import { decodeBlogPost } from '#domain/publishing/decode-blog-post.ts';
import type { FoodPhoto } from '#domain/foods/food-photo.ts';
import type { FoodId, MemberId, PostId } from '#domain/values/ids/ids.ts';
import type { Profile } from '#domain/members/member.ts';
import { photoAddress } from '#domain/foods/photo-address.ts';
import { pictureAddresses } from '#domain/foods/picture-address.ts';
import { videoPoster } from '#domain/publishing/video-address.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import type { OfflinePage } from '#replica/topics/offline-pages.ts';
import { profileOf } from '#replica/members/member-queries.ts';
import type { Replica } from '#replica/database/replica.ts';
import { reviewsOfFood } from '#replica/reviews/review-queries.ts';
import { photosOfFood } from '#replica/publishing/photo-queries.ts';
import { videosOfFood } from '#replica/publishing/video-queries.ts';

/** Reviews whose authors' faces are kept with a food: about as many as its page shows before one scrolls. */
const FACES_AT_MOST = 12;
const VIDEOS_AT_MOST = 24;
const PHOTOS_AT_MOST = 24;

/** A path of this origin: nothing else is fetched to be kept. */
const ownPath = /^\/(?![/\\])/;

/** The addresses of all pictures that a kept page shows, the most important first; none while its row is not here. */
export async function offlinePicturesOf(replica: Replica, page: OfflinePage): Promise<readonly string[]> {
  const addresses =
    page.kind === 'food' ? await picturesOfFood(replica, page.id) : await picturesOfPost(replica, page.id);
  return [...new Set(addresses.filter((address): address is string => address !== null && ownPath.test(address)))];
}

async function picturesOfFood(replica: Replica, id: FoodId): Promise<readonly (string | null)[]> {
  const [food] = await foodsByIds(replica, [id]);
  if (food === undefined) return [];
  const [uploader, reviews, videos, photos] = await Promise.all([
    faceOf(replica, food.uploadedBy),
    reviewsOfFood(replica, id),
    videosOfFood(replica, id),
    photosOfFood(replica, id),
  ]);
  const faces = [uploader, ...reviews.slice(0, FACES_AT_MOST).map(({ author }) => author)];
  return [
    ...pictureAddresses(food),
    ...photos.slice(0, PHOTOS_AT_MOST).flatMap(({ photo }) => photoAddresses(photo)),
    ...faces.map((member) => (member === null ? null : avatarAddress(member))),
    ...videos.slice(0, VIDEOS_AT_MOST).flatMap((video) => [videoPoster(video, 'card'), videoPoster(video, 'player')]),
  ];
}

/** As the gallery shows it, usually and where data is saved, and as a mark of a review. */
function photoAddresses(photo: FoodPhoto): readonly (string | null)[] {
  return [photoAddress(photo, 'full'), photoAddress(photo, 'full', true), photoAddress(photo, 'thumb')];
}

async function faceOf(replica: Replica, member: MemberId | null): Promise<Profile | null> {
  return member === null ? null : profileOf(replica, member);
}

/** Its own picture, and the small one of the food that it is about. */
async function picturesOfPost(replica: Replica, id: PostId): Promise<readonly (string | null)[]> {
  const decoded = decodeBlogPost(await replica.database.rows('blog_posts').get(id));
  if (decoded.kind !== 'valid') return [];
  const { picture, foodId } = decoded.value;
  const [food] = foodId === null ? [] : await foodsByIds(replica, [foodId]);
  const ofFood =
    food === undefined
      ? []
      : pictureAddresses(food).filter((address) => address.includes('thumb=') || food.picture.kind === 'address');
  return [picture, ...(picture.startsWith('/api/files/') ? [`${picture}?thumb=480x360`] : []), ...ofFood];
}
