import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postIdFor } from '#domain/publishing/post-id-for.ts';
import { count, langIn, linkedDataIn, linksIn, metaOf, titleIn } from './page-parts.ts';
import { appDocument, nasty, publicSite, siteAddress } from './public-site.ts';

const site = publicSite({ seed: false });
const { api, post, read } = site;

/** As the built-in writer tells it in two languages. */
const toldTwice = {
  language: 'en',
  texts: {
    de: {
      title: 'Zweimal erzählt',
      excerpt: 'Kohl & mehr.',
      meta_description: 'Kimchi: würzig.',
      keywords: ['koreanisch'],
      read_time_minutes: 3,
    },
    // A language of stories that has no pages yet.
    xx: { title: 'Xx', excerpt: '', meta_description: '', keywords: [], read_time_minutes: 1 },
  },
};

test('the document of a story says what it is about, and nothing of it breaks out', async () => {
  const { status, text, headers } = await read('/blog/nasty-story');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(headers.get('Cache-Control')).toContain('public, max-age=0, s-maxage=30, ');
  expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  expect(titleIn(text)).toBe(`${nasty} · Foretaste`);
  for (const name of ['description', 'og:description']) expect(metaOf(text, name)).toBe(nasty);
  expect(metaOf(text, 'og:title')).toBe(`${nasty} · Foretaste`);
  expect(metaOf(text, 'og:url')).toBe('https://taste.example.org/blog/nasty-story');
  expect(metaOf(text, 'og:type')).toBe('article');
  expect(metaOf(text, 'og:image')).toBe('https://taste.example.org/icons/foretaste-512.png');
  expect(text).toContain('<link rel="canonical" href="https://taste.example.org/blog/nasty-story" />');
  const data = linkedDataIn(text);
  expect(data).toMatchObject({
    '@type': 'BlogPosting',
    headline: nasty,
    datePublished: '2026-05-06T07:08:09.000Z',
    keywords: ['tangy', nasty],
    image: 'https://taste.example.org/pictures/kimchi.svg',
  });
  expect(count(text, '<script')).toBe(count(await appDocument(), '<script') + 1);
  expect(text).not.toContain('alert(1)</script>');
  expect(count(text, 'name="description"')).toBe(1);
  expect(text).toContain('<div id="root"></div>');
});

test.each([
  ['/blog/no-such-story', 404],
  ['/blog/draft-story', 404],
  ['/blog', 200],
  ['/food/abcdefghijklmno', 200],
  ['/food/..%2f', 200],
])('%s answers %i with the app', async (address, status) => {
  const { status: given, text } = await read(address);
  expect(given).toBe(status);
  expect(text).toContain('<div id="root"></div>');
  expect(text).not.toContain('secret draft');
  expect(text.includes('noindex')).toBe(status === 404);
});

describe('an address that asks for a language', () => {
  test('a story that is English alone says so, whatever is asked for', async () => {
    const { text } = await read('/blog/nasty-story?lang=de');
    expect(langIn(text)).toBe('en');
    expect(linksIn(text)).toEqual([['canonical', '/blog/nasty-story']]);
  });

  describe('of a story', () => {
    beforeAll(async () => {
      await post('told-twice', 'Told twice', true, { row: toldTwice, text: { texts: { de: '<p>Auf Deutsch</p>' } } });
      await post('nur-deutsch', 'Nur Deutsch', true, { row: { language: 'de', written_by: 'admin' } });
    });
    afterAll(async () => {
      for (const slug of ['told-twice', 'nur-deutsch'])
        await api.call('DELETE', `/api/collections/blog_posts/records/${postIdFor(slug)}`, { token: site.superuser });
    });

    test('a story that is told in it is told so, and each names the other', async () => {
      const [english, german, other] = await Promise.all(
        ['', '?lang=de', '?lang=xx'].map((asked) => read(`/blog/told-twice${asked}`)),
      );
      expect([english, german, other].map((answer) => langIn(answer?.text ?? ''))).toEqual(['en', 'de', 'en']);
      const { text = '' } = german ?? {};
      expect(text).toContain('<title>Zweimal erzählt · Foretaste</title>');
      expect(metaOf(text, 'og:title')).toBe('Zweimal erzählt · Foretaste');
      expect(metaOf(text, 'description')).toBe('Kimchi: würzig.');
      expect(metaOf(text, 'og:url')).toBe(`${siteAddress}/blog/told-twice?lang=de`);
      expect(metaOf(text, 'og:locale')).toBe('de_DE');
      expect(text).toContain('href="/blog/feed.xml?lang=de"');
      const data = linkedDataIn(text);
      expect(data).toMatchObject({
        headline: 'Zweimal erzählt',
        inLanguage: 'de-DE',
        url: `${siteAddress}/blog/told-twice?lang=de`,
        keywords: ['koreanisch'],
        timeRequired: 'PT3M',
      });
      const addresses = [
        ['en', '/blog/told-twice'],
        ['de', '/blog/told-twice?lang=de'],
        ['x-default', '/blog/told-twice'],
      ];
      expect(linksIn(english?.text ?? '')).toEqual([['canonical', '/blog/told-twice'], ...addresses]);
      expect(linksIn(text)).toEqual([['canonical', '/blog/told-twice?lang=de'], ...addresses]);
    });

    test('a story that somebody wrote in another language is in that one at its plain address', async () => {
      const { text } = await read('/blog/nur-deutsch');
      expect([langIn(text), linksIn(text)]).toEqual(['de', [['canonical', '/blog/nur-deutsch']]]);
    });

    test('the feed speaks it, and tells a story that has it not as it was written', async () => {
      const { text } = await read('/blog/feed.xml?lang=de');
      expect(text).toContain('<title>Der Foretaste-Blog</title>');
      expect(text).toContain('<language>de-de</language>');
      expect(text).toContain(`<link>${siteAddress}/blog/told-twice?lang=de</link>`);
      expect(text).toContain('<title>Zweimal erzählt</title>');
      expect(text).toContain('<description>Kohl &amp; mehr.</description>');
      expect(text).toContain('<![CDATA[<p>Auf Deutsch</p>]]>');
      expect(text).toContain(`<link>${siteAddress}/blog/nasty-story</link>`);
      expect((await read('/blog/feed.xml')).text).not.toContain('Deutsch</p>');
    });
  });

  test('a story that is not there is missed in it', async () => {
    const { status, text } = await read('/blog/no-such-story?lang=de');
    expect([status, langIn(text)]).toEqual([404, 'de']);
    expect(text).toContain('<title>Beitrag nicht gefunden · Foretaste</title>');
  });
});

test('the feed has the published stories with their texts, as XML that cannot be broken', async () => {
  const { text, headers, status } = await read('/blog/feed.xml');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  expect(count(text, '<item>')).toBe(1);
  expect(text).toContain('<link>https://taste.example.org/blog/nasty-story</link>');
  expect(text).toContain('<pubDate>Wed, 06 May 2026 07:08:09 GMT</pubDate>');
  expect(text).toContain('<![CDATA[<p>Text of it ]]&gt; and more</p>]]>');
  expect(text).not.toContain('draft');
  expect(text).not.toContain('<script>');
});
