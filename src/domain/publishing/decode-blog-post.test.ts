import { describe, expect, it } from 'vitest';
import { decodeBlogPost } from './decode-blog-post.ts';

const row = {
  id: 'post00000000001',
  slug: 'the-story-of-kimchi',
  title: 'The story of Kimchi',
  excerpt: 'Cabbage.',
  meta_description: 'Kimchi: tangy.',
  featured_image_url: '/pictures/kimchi.svg',
  keywords: ['Korean', 'tangy', 'crunchy'],
  read_time_minutes: 2,
  published_at: '2026-01-02 03:04:05.678Z',
  is_published: true,
  food: 'kimchi000000001',
  written_by: 'catalogue',
};

describe('decodeBlogPost (spec 2 §3)', () => {
  it('reads a row', () => {
    expect(decodeBlogPost(row)).toEqual({
      kind: 'valid',
      value: {
        id: row.id,
        slug: row.slug,
        formerSlugs: [],
        language: 'en',
        translations: {},
        title: row.title,
        excerpt: 'Cabbage.',
        metaDescription: 'Kimchi: tangy.',
        picture: '/pictures/kimchi.svg',
        keywords: ['Korean', 'tangy', 'crunchy'],
        readMinutes: 2,
        publishedAt: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
        isPublished: true,
        foodId: 'kimchi000000001',
        writtenBy: 'catalogue',
      },
    });
  });

  it.each([
    ['a picture of elsewhere', { featured_image_url: 'https://elsewhere.example/x.png' }, { picture: '' }],
    [
      'a picture that a browser would take elsewhere',
      { featured_image_url: '//elsewhere.example/x.png' },
      { picture: '' },
    ],
    ['a script for a picture', { featured_image_url: 'javascript:alert(1)' }, { picture: '' }],
    ['no reading time', { read_time_minutes: 0 }, { readMinutes: 1 }],
    ['a food that is gone', { food: '' }, { foodId: null }],
    ['a writer of a newer server', { written_by: 'committee' }, { writtenBy: 'admin', language: '' }],
    ['a story by an editor', { written_by: 'admin', language: 'fr' }, { language: 'fr' }],
    ['a language that is none', { language: 'German' }, { language: 'en' }],
    ['no word of being published', { is_published: undefined }, { isPublished: false }],
    ['keywords as text', { keywords: '["a","b"]' }, { keywords: ['a', 'b'] }],
  ])('takes %s for what it is', (_what, given, expected) => {
    expect(decodeBlogPost({ ...row, ...given })).toMatchObject({ kind: 'valid', value: expected });
  });

  it.each([
    null,
    7,
    {},
    { ...row, id: '' },
    { ...row, title: ' ' },
    { ...row, slug: '../admin' },
    { ...row, slug: '' },
  ])('refuses %o', (value) => {
    expect(decodeBlogPost(value).kind).toBe('refused');
  });
});
