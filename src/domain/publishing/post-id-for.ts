import { deriveId } from '#domain/values/derive-id.ts';
import type { PostId } from '#domain/values/ids.ts';

/** The id of the post at an address of the blog, as the server gives it, so that a link is all that is needed to ask for its post [S18]. */
export function postIdFor(slug: string): PostId {
  return deriveId('post', slug) as PostId;
}
