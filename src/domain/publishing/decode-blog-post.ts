import { type BlogPost, postWriters } from './blog-post.ts';
import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import type { FoodId, PostId } from '#domain/values/ids/ids.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** A path of this origin: the Content-Security-Policy lets no other picture through. */
const ownPath = /^\/(?![/\\])/;

/** A story from a row (spec 2 §3, blog post); refused without an id, an address or a title. */
export function decodeBlogPost(value: unknown): Decoded<BlogPost> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as PostId | null;
  const slug = columns?.text('slug') ?? '';
  const title = columns?.text('title') ?? '';
  if (columns === null || id === null) return refused('A post must have an id.');
  if (!slugForm.test(slug)) return refused('A post must have an address.');
  if (title === '') return refused('A post must have a title.');
  const picture = columns.text('featured_image_url');
  const writer = columns.text('written_by');
  return valid({
    id,
    slug,
    formerSlugs: columns.list('former_slugs'),
    title,
    excerpt: columns.text('excerpt'),
    metaDescription: columns.text('meta_description'),
    picture: ownPath.test(picture) ? picture : '',
    keywords: columns.list('keywords'),
    readMinutes: Math.max(1, Math.round(columns.number('read_time_minutes') ?? 1)),
    publishedAt: columns.moment('published_at'),
    isPublished: columns.value('is_published') === true,
    foodId: readId(columns.value('food')) as FoodId | null,
    writtenBy: postWriters.find((known) => known === writer) ?? 'admin',
  });
}
