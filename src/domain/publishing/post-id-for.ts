import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { PostId } from '#domain/values/ids/ids.ts';

/** The id of the post at an address of the blog, as the server gives it, so that a link is all that is needed to ask for its post [S18]. */
export function postIdFor(slug: string): PostId {
  return idOfRow('blog_posts', { slug }) as PostId;
}
