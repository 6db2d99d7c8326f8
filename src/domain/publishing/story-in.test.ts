import { describe, expect, it } from 'vitest';
import { decodeBlogPost } from './decode-blog-post.ts';
import { storyIn } from './story-in.ts';

const row = {
  id: 'post00000000001',
  slug: 'the-story-of-kimchi',
  title: 'The story of Kimchi',
  excerpt: 'Cabbage.',
  keywords: ['Korean'],
  read_time_minutes: 2,
  written_by: 'catalogue',
  language: 'en',
};
const german = {
  title: 'Kimchi und was dahintersteckt',
  excerpt: 'Kohl.',
  meta_description: 'Kimchi: säuerlich.',
  keywords: ['Koreanisch'],
  read_time_minutes: 3,
};

function postWith(texts: unknown) {
  const decoded = decodeBlogPost({ ...row, texts });
  if (decoded.kind === 'refused') throw new Error(decoded.why);
  return decoded.value;
}

describe('a story in a language', () => {
  it('has the words of it, all of them, and stays the same story', () => {
    expect(storyIn(postWith({ de: german }), 'de')).toMatchObject({
      id: row.id,
      slug: row.slug,
      language: 'de',
      title: german.title,
      excerpt: 'Kohl.',
      metaDescription: 'Kimchi: säuerlich.',
      keywords: ['Koreanisch'],
      readMinutes: 3,
    });
  });

  it.each([
    ['its own', { de: german }, 'en'],
    ['one that it is not told in', { de: german }, 'fr'],
    ['what every object has', { de: german }, 'constructor'],
    ['none at all', null, 'de'],
    ['a list', [german], 'de'],
    ['words without a title', { de: { ...german, title: ' ' } }, 'de'],
    ['a text in the place of words', { de: 'Kimchi' }, 'de'],
  ])('is as it was written for %s', (_what, texts, language) => {
    expect(storyIn(postWith(texts), language)).toMatchObject({ title: row.title, language: 'en' });
  });
});
