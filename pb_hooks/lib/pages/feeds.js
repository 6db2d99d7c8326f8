const { baseOf } = require('./app-document.js');
const { languageAsked, pageWords, pathIn } = require('./page-words.js');
const { publicFolder } = require('./public-files.js');
const { objectOf, toldIn } = require('./told-story.js');
const { escapeHtml } = require('../publishing/story-html.js');
const { visitorCondition } = require('../visibility/visitor-rows.js');

/** What machines read of the public pages: the RSS feed of the blog, and the sitemaps that robots.txt names. */

const inFeed = 30;
/** Addresses of one sitemap; the protocol allows 50,000. */
const perSitemap = 10_000;
/** Readers of feeds and search engines need not ask more often, in seconds. */
const freshFor = 600;

/** @param {core.RequestEvent} e @param {{ type: string, text: string }} answer */
function answerText(e, { type, text }) {
  e.response.header().set('Cache-Control', `public, max-age=${freshFor}`);
  return e.blob(200, `${type}; charset=utf-8`, text);
}

/** @param {core.RequestEvent} e the latest posts with their texts, as RSS 2.0: in the language of its address, and a story that has it not as it was written */
function answerFeed(e) {
  const base = baseOf(e.app);
  const language = languageAsked(e);
  const { blog, locale } = pageWords(language);
  const rows = arrayOf(
    new DynamicModel({
      slug: '',
      language: '',
      title: '',
      excerpt: '',
      content: '',
      published: '',
      keywords: '',
      texts: '',
      contents: '',
    }),
  );
  e.app
    .db()
    .newQuery(`SELECT slug, language, title, excerpt, published_at AS published, COALESCE(keywords, '[]') AS keywords, COALESCE(content, '') AS content,
    COALESCE(blog_posts.texts, '') AS texts, COALESCE(blog_contents.texts, '') AS contents
    FROM blog_posts LEFT JOIN blog_contents ON blog_contents.post = blog_posts.id WHERE ${visitorCondition(e.app, 'blog_posts')} ORDER BY published_at DESC LIMIT ${inFeed}`)
    .all(rows);
  const items = rows.map((row) => {
    const { title, excerpt, keywords, texts } = row;
    const shown = { language: row.language, title, excerpt, keywords, texts, metaDescription: '', readMinutes: 0 };
    const told = toldIn(shown, language);
    const isOther = told.language !== told.spoken[0];
    const content = isOther ? String(objectOf(row.contents)[told.language] ?? row.content) : row.content;
    const address = escapeHtml(base + pathIn(`/blog/${row.slug}`, isOther ? told.language : 'en'));
    return `    <item>
      <title>${escapeHtml(told.title)}</title>
      <link>${address}</link>
      <guid isPermaLink="true">${address}</guid>
      <pubDate>${new Date(row.published.replace(' ', 'T')).toUTCString()}</pubDate>
      <description>${escapeHtml(told.excerpt)}</description>
${told.keywords.map((word) => `      <category>${escapeHtml(word)}</category>\n`).join('')}      <content:encoded><![CDATA[${content.replaceAll(']]>', ']]]]><![CDATA[>')}]]></content:encoded>
    </item>\n`;
  });
  return answerText(e, {
    type: 'application/rss+xml',
    text: `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>${escapeHtml(blog.name)}</title>
    <link>${escapeHtml(base + pathIn('/blog', language))}</link>
    <atom:link href="${escapeHtml(base + pathIn('/blog/feed.xml', language))}" rel="self" type="application/rss+xml" />
    <description>${escapeHtml(blog.feed)}</description>
    <language>${locale.replace('_', '-').toLowerCase()}</language>
${items.join('')}  </channel>
</rss>\n`,
  });
}

/** @param {core.RequestEvent} e the list of sitemaps */
function answerSitemaps(e) {
  const counted = new DynamicModel({ n: 0 });
  e.app
    .db()
    .newQuery(`SELECT COUNT(*) AS n FROM foods WHERE ${visitorCondition(e.app, 'foods')}`)
    .one(counted);
  const parts = ['posts-1', ...Array.from({ length: Math.ceil(counted.n / perSitemap) }, (_, at) => `foods-${at + 1}`)];
  const lines = parts.map(
    (part) => `  <sitemap><loc>${escapeHtml(baseOf(e.app))}/sitemaps/${part}.xml</loc></sitemap>`,
  );
  return answerText(e, { type: 'application/xml', text: xmlList('sitemapindex', lines) });
}

/** @param {core.RequestEvent} e one sitemap: /sitemaps/foods-2.xml has the second ten thousand foods */
function answerSitemap(e) {
  const [, kind, number] = /^(posts|foods)-([1-9]\d{0,4})\.xml$/.exec(e.request.pathValue('part')) ?? [];
  if (kind === undefined) throw new NotFoundError('There is no such sitemap.', {});
  const [collection, column, place] = kind === 'posts' ? ['blog_posts', 'slug', 'blog'] : ['foods', 'id', 'food'];
  const rows = arrayOf(new DynamicModel({ name: '', updated: '' }));
  e.app
    .db()
    .newQuery(
      `SELECT ${column} AS name, updated FROM ${collection} WHERE ${visitorCondition(e.app, collection)} ORDER BY id LIMIT ${perSitemap} OFFSET {:from}`,
    )
    .bind({ from: (Number(number) - 1) * perSitemap })
    .all(rows);
  const base = escapeHtml(baseOf(e.app));
  const lines = rows.map(
    ({ name, updated }) => `  <url><loc>${base}/${place}/${name}</loc><lastmod>${updated.slice(0, 10)}</lastmod></url>`,
  );
  return answerText(e, { type: 'application/xml', text: xmlList('urlset', lines) });
}

/** @param {string} element @param {readonly string[]} lines */
function xmlList(element, lines) {
  return `<?xml version="1.0" encoding="utf-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${element}>\n`;
}

/** @param {core.RequestEvent} e the build's robots.txt, with the one line that needs the public address */
function answerRobots(e) {
  const folder = publicFolder($os.args);
  if (folder === undefined) throw new NotFoundError('There is no app here.', {});
  return answerText(e, {
    type: 'text/plain',
    text: `${toString($os.readFile(`${folder}/robots.txt`)).trimEnd()}\nSitemap: ${baseOf(e.app)}/sitemap.xml\n`,
  });
}

module.exports = { answerFeed, answerRobots, answerSitemap, answerSitemaps };
