const { answerDocument, baseOf } = require('./app-document.js');
const { readPublicJson } = require('./public-json.js');
const { shortened } = require('./story-words.js');
const { visitorCondition } = require('./visitor-rows.js');

/** What the addresses of posts and foods are about, for whoever reads the document and runs no app (`app-document.js`). */

const featuredCount = 6;

/** A path on this origin, as src/domain/decode-picture.ts takes it. */
const ownAddress = /^\/(?![/\\])[^\s\\]*$/;

/** @param {core.RequestEvent} e */
function answerBlog(e) {
  return answerDocument(e, {
    title: 'The Foretaste Blog · Foretaste', description: 'Stories about food and taste: a dish a day, from the first bite to the aftertaste, and where it comes from.',
    path: '/blog', type: 'website', image: '',
  });
}

/** @param {core.RequestEvent} e */
function answerPost(e) {
  const slug = e.request.pathValue('slug');
  const post = e.app.findRecordsByFilter('blog_posts', 'slug = {:slug} && is_published = true', '', 1, 0, { slug })[0];
  const path = `/blog/${encodeURIComponent(slug)}`;
  if (post === undefined) return answerDocument(e, { title: 'Post not found · Foretaste', description: '', path, type: 'website', image: '', isMissing: true });
  const base = baseOf(e.app);
  const [title, description, image] = [post.getString('title'), post.getString('meta_description') || post.getString('excerpt'), post.getString('featured_image_url')];
  const published = isoOf(post.getString('published_at'));
  const publisher = { '@type': 'Organization', name: 'Foretaste', url: base, logo: { '@type': 'ImageObject', url: `${base}/icons/foretaste-512.png` } };
  return answerDocument(e, {
    title: `${title} · Foretaste`, description, path, type: 'article', image, published,
    data: {
      '@context': 'https://schema.org', '@type': 'BlogPosting', headline: title, description, datePublished: published, dateModified: isoOf(post.getString('updated')),
      mainEntityOfPage: base + path, url: base + path, inLanguage: 'en-GB', keywords: JSON.parse(post.getString('keywords') || '[]') ?? [],
      timeRequired: `PT${post.getInt('read_time_minutes')}M`, author: publisher, publisher, ...(image === '' ? {} : { image: base + image }),
    },
  });
}

/** The first page, with the foods that it begins with (spec 1 §9: landing featured). @param {core.RequestEvent} e */
function answerHome(e) {
  const rows = arrayOf(new DynamicModel({ id: '' }));
  e.app.db().newQuery(`SELECT id FROM foods WHERE ${visitorCondition(e.app, 'foods')} ORDER BY created DESC LIMIT ${featuredCount}`).all(rows);
  return answerDocument(e, {
    title: 'Foretaste: know the taste before you try it',
    description: 'Learn what a food tastes like before you try it: flavour, texture, aroma and aftertaste of dishes from around the world.',
    path: '/', type: 'website', image: '', foods: readPublicJson(e.app, 'foods', { ids: rows.map((row) => row.id) }).map(({ json }) => json),
  });
}

/** A food that is not there is the app's to tell: it may be on its contributor's device alone. @param {core.RequestEvent} e */
function answerFood(e) {
  const id = e.request.pathValue('id');
  const path = `/food/${encodeURIComponent(id)}`;
  const [row] = readPublicJson(e.app, 'foods', { ids: [id] });
  if (row === undefined) {
    return answerDocument(e, { title: 'Foretaste: know the taste before you try it', description: 'Learn what a food tastes like before you try it.', path, type: 'website', image: '' });
  }
  /** @type {{ name: string, origin: string, description: string, image: string, image_url: string }} */
  const food = JSON.parse(row.json);
  const title = `${food.name} - Taste Profile & Cultural Information`;
  const description = shortened(food.description.replace(/\s+/g, ' ').trim() || `What ${food.name} tastes like, before you try it.`, 155);
  const image = food.image === '' ? food.image_url : `/api/files/foods/${id}/${food.image}`;
  return answerDocument(e, { title, description, path, type: 'article', image, foods: [row.json], food: { ...food, picture: ownAddress.test(image) ? image : '' } });
}

/** @param {string} date as PocketBase writes it @returns {string} ISO 8601 */
function isoOf(date) {
  return date.replace(' ', 'T');
}

module.exports = { answerBlog, answerFood, answerHome, answerPost };
