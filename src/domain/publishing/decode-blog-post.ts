import { type BlogPost, postWriters, type StoryWords } from './blog-post.ts';
import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import type { FoodId, PostId } from '#domain/values/ids/ids.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readLanguage } from '#domain/values/read-language.ts';
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
  const writtenBy = postWriters.find((known) => known === writer) ?? 'admin';
  return valid({
    id,
    slug,
    formerSlugs: columns.list('former_slugs'),
    // Before stories said it, the server wrote in English alone.
    language: readLanguage(columns.value('language')) || (writtenBy === 'admin' ? '' : 'en'),
    translations: translationsOf(columns.value('texts')),
    ...wordsOf(columns),
    picture: ownPath.test(picture) ? picture : '',
    publishedAt: columns.moment('published_at'),
    isPublished: columns.value('is_published') === true,
    foodId: readId(columns.value('food')) as FoodId | null,
    writtenBy,
  });
}

function wordsOf(columns: NonNullable<ReturnType<typeof readColumns>>): StoryWords {
  return {
    title: columns.text('title'),
    excerpt: columns.text('excerpt'),
    metaDescription: columns.text('meta_description'),
    keywords: columns.list('keywords'),
    readMinutes: Math.max(1, Math.round(columns.number('read_time_minutes') ?? 1)),
  };
}

function translationsOf(texts: unknown): BlogPost['translations'] {
  const told = Object.entries(readColumns(texts) === null ? {} : (texts as object)).flatMap(([language, words]) => {
    const columns = readColumns(words);
    const isTold = readLanguage(language) !== '' && columns !== null && columns.text('title') !== '';
    return isTold ? [[language, wordsOf(columns)] as const] : [];
  });
  return Object.fromEntries(told);
}
