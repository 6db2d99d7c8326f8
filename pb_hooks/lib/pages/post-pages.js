const { answerDocument, baseOf } = require('./app-document.js');
const { languageAsked, pageWords, pathIn } = require('./page-words.js');
const { toldIn } = require('./told-story.js');

/** What the addresses of the blog and its posts are about, for whoever reads the document and runs no app (`app-document.js`). */

/** @param {core.RequestEvent} e */
function answerBlog(e) {
  const language = languageAsked(e);
  const { title, description } = pageWords(language).blog;
  return answerDocument(e, {
    title,
    description,
    language,
    path: '/blog',
    type: 'website',
    image: '',
  });
}

/** A story, in the language that the address asks for where it is told in that, else in its own. @param {core.RequestEvent} e */
function answerPost(e) {
  const slug = e.request.pathValue('slug');
  const asked = languageAsked(e);
  const post = e.app.findRecordsByFilter('blog_posts', 'slug = {:slug} && is_published = true', '', 1, 0, { slug })[0];
  const moved = post === undefined ? slugAfter(e.app, slug) : '';
  if (moved !== '') return e.redirect(301, pathIn(`/blog/${moved}`, asked));
  const path = `/blog/${encodeURIComponent(slug)}`;
  if (post === undefined)
    return answerDocument(e, {
      title: pageWords(asked).blog.absent,
      description: '',
      language: asked,
      path,
      type: 'website',
      image: '',
      isMissing: true,
    });
  const base = baseOf(e.app);
  const { language, spoken, title, excerpt, metaDescription, keywords, readMinutes } = toldIn(storyRow(post), asked);
  const [description, image] = [metaDescription || excerpt, post.getString('featured_image_url')];
  const published = isoOf(post.getString('published_at'));
  const address = base + (spoken.length < 2 ? path : pathIn(path, language));
  const publisher = {
    '@type': 'Organization',
    name: 'Foretaste',
    url: base,
    logo: { '@type': 'ImageObject', url: `${base}/icons/foretaste-512.png` },
  };
  return answerDocument(e, {
    title: `${title} · Foretaste`,
    description,
    language,
    spoken,
    path,
    type: 'article',
    image,
    imageOf: title,
    published,
    data: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      description,
      datePublished: published,
      dateModified: isoOf(post.getString('updated')),
      mainEntityOfPage: address,
      url: address,
      inLanguage: pageWords(language).locale.replace('_', '-'),
      keywords,
      timeRequired: `PT${readMinutes}M`,
      author: publisher,
      publisher,
      ...(image === '' ? {} : { image: base + image }),
    },
  });
}

/** @param {core.Record} post @returns {import('./told-story.js').StoryRow} */
function storyRow(post) {
  return {
    language: post.getString('language'),
    title: post.getString('title'),
    excerpt: post.getString('excerpt'),
    metaDescription: post.getString('meta_description'),
    keywords: post.getString('keywords'),
    readMinutes: post.getInt('read_time_minutes'),
    texts: post.getString('texts'),
  };
}

/** @param {CoreApp} app @param {string} slug @returns {string} the address of the published story that had this one before, or '' */
function slugAfter(app, slug) {
  const rows = arrayOf(new DynamicModel({ slug: '' }));
  app
    .db()
    .newQuery(
      "SELECT slug FROM blog_posts WHERE is_published = TRUE AND EXISTS (SELECT 1 FROM json_each(COALESCE(former_slugs, '[]')) WHERE value = {:slug}) LIMIT 1",
    )
    .bind({ slug })
    .all(rows);
  return rows[0]?.slug ?? '';
}

/** @param {string} date as PocketBase writes it @returns {string} ISO 8601 */
function isoOf(date) {
  return date.replace(' ', 'T');
}

module.exports = { answerBlog, answerPost };
