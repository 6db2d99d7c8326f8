import { language } from '#languages/region.ts';
import type { BlogPost } from '#domain/publishing/blog-post.ts';
import { decodeBlogPost } from '#domain/publishing/decode-blog-post.ts';
import type { PostId } from '#domain/values/ids/ids.ts';
import { postIdFor } from '#domain/publishing/post-id-for.ts';
import { storyIn } from '#domain/publishing/story-in.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { assertNever } from '#prelude/assert-never.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { topicOfPost } from '#replica/database/audiences.ts';
import { isCatalogueHere } from '#replica/feed/is-catalogue-here.ts';
import type { Replica } from '#replica/database/replica.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { topicState } from '#replica/topics/topic-state.ts';

function decodePosts(rows: readonly (SyncedRow | undefined)[]): BlogPost[] {
  return rows.flatMap((row) => {
    const decoded = decodeBlogPost(row);
    return decoded.kind === 'valid' ? [decoded.value] : [];
  });
}

/** The posts of the blog, latest first (spec 2 §7, blog). Cards are on every device; only texts are fetched one by one. */
export type PostList =
  | { readonly kind: 'here'; readonly posts: readonly BlogPost[] }
  /** The first load is under way. */
  | { readonly kind: 'fetching' }
  /** It never was, and the server cannot be reached. */
  | { readonly kind: 'not-on-device' };

/** @param which published: what readers see, in their language where it is told in that; all: what admins manage, drafts included, as it was written */
export async function newestPosts(
  replica: Replica,
  { count, which }: { count: number; which: 'published' | 'all' },
): Promise<PostList> {
  const newest = replica.database.rows('blog_posts').orderBy('published_at').reverse();
  const rows = await newest
    .filter((row) => which === 'all' || row['is_published'] === true)
    .limit(count)
    .toArray();
  if (rows.length > 0 || (await isCatalogueHere(replica))) {
    const posts = decodePosts(rows);
    return { kind: 'here', posts: which === 'all' ? posts : posts.map((post) => storyIn(post, language)) };
  }
  return (await syncReport(replica)).connection === 'offline' ? { kind: 'not-on-device' } : { kind: 'fetching' };
}

/** The text of a post: HTML that was cleaned when it was written, and must be cleaned again before it is shown. */
export type PostText =
  | { readonly kind: 'here'; readonly html: string }
  | { readonly kind: 'fetching' }
  | { readonly kind: 'not-on-device' };

/** A post as far as this device knows it. */
export type PostLookup =
  | { readonly kind: 'here'; readonly post: BlogPost; readonly text: PostText }
  | { readonly kind: 'fetching' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-on-device' };

/** The id under which the post at an address is known, or would be: open its topic (`topicOfPost`), so that it is fetched and kept. */
export async function postIdAt(replica: Replica, slug: string): Promise<PostId> {
  return (await postAt(replica, slug))?.id ?? postIdFor(slug);
}

/** The post that has this address, or had it before. */
async function postAt({ database }: Replica, slug: string): Promise<BlogPost | undefined> {
  const posts = database.rows('blog_posts');
  const [post] = decodePosts([await posts.where('slug').equals(slug).first()]);
  // Stories come one a day: few enough to look through for an old address.
  return post ?? decodePosts(await posts.toArray()).find(({ formerSlugs }) => formerSlugs.includes(slug));
}

/** The published post at an address (spec 2 §7, blog), in the language of the page where it is told in that: card and text, or neither. */
export async function postLookup(replica: Replica, slug: string): Promise<PostLookup> {
  const known = await postAt(replica, slug);
  if (known?.isPublished) return readerLookup(replica, known);
  const state = await topicState(replica, topicOfPost(known?.id ?? postIdFor(slug)));
  // What came since, in one transaction with the topic.
  const post = state === 'here' ? await postAt(replica, slug) : known;
  if (post?.isPublished) return readerLookup(replica, post);
  switch (state) {
    case 'here':
      // The id of a post comes from its first address: one that was revised since is known by its card alone.
      return { kind: post !== undefined || (await isCatalogueHere(replica)) ? 'missing' : 'fetching' };
    case 'fetching':
    case 'not-on-device':
      return { kind: state };
    default:
      return assertNever(state);
  }
}

async function readerLookup(replica: Replica, post: BlogPost): Promise<PostLookup> {
  const told = storyIn(post, language);
  const text = await textOfPost(replica, post.id);
  if (told === post || text.kind !== 'here') return { kind: 'here', post: told, text };
  const texts = readColumns((await replica.database.rows('blog_contents').get(post.id))?.['texts']);
  const html = texts?.value(language);
  if (typeof html !== 'string' || html === '') return { kind: 'here', post, text };
  return { kind: 'here', post: told, text: { kind: 'here', html } };
}

/** As it was written. Open the post's topic with it, so that a text that is not here is fetched. */
export async function textOfPost(replica: Replica, id: PostId): Promise<PostText> {
  // Before the row, which comes in one transaction with it.
  const state = await topicState(replica, topicOfPost(id));
  const row = await replica.database.rows('blog_contents').get(id);
  if (row !== undefined) return { kind: 'here', html: textColumn(row, 'content') };
  return state === 'here' ? { kind: 'here', html: '' } : { kind: state };
}
